#include "app/sandbox/gateway_charge.h"

#include <nlohmann/json.hpp>

namespace ichido::sandbox {

namespace {

using nlohmann::json;

json optional_instant(const std::optional<Instant>& instant)
{
    return instant ? json(format_instant(*instant)) : json(nullptr);
}

json payment_of(const GatewayCharge& charge)
{
    json payment;
    payment["id"] = charge.id;
    payment["key"] = gateway_key(charge.request);
    payment["order_id"] = std::to_string(charge.order_id);
    payment["account"] = charge.account;
    payment["amount"] = charge.amount_as_shown.empty() ? json(charge.amount.minor) : json(charge.amount_as_shown);
    payment["currency"] = charge.amount.currency;
    payment["status"] = charge.status;
    payment["refunded_amount"] = charge.refunded;
    payment["failure_code"] = charge.failure_code ? json(*charge.failure_code) : json(nullptr);
    payment["created_at"] = format_instant(charge.created_at);
    payment["expires_at"] = optional_instant(charge.expires_at);
    return payment;
}

std::string state_of(const GatewayCharge& charge)
{
    if (charge.refunded > 0)
        return charge.refunded >= charge.amount.minor ? "refunded" : "partially_refunded";
    if (charge.status == "authorized" || charge.status == "pending")
        return charge.status;
    if (charge.status == "failed" || charge.status == "failed_retryable")
        return "failed";
    return "succeeded"; // whatever unknown word a look-up shows for it
}

} // namespace

std::string payment_json(const GatewayCharge& charge)
{
    return payment_of(charge).dump();
}

std::string truth_json(const GatewayCharge& charge)
{
    json line;
    line["org_id"] = charge.request.org.value;
    line["idem_key"] = charge.request.key.text();
    line["order_id"] = charge.order_id;
    line["amount"] = charge.amount.minor;
    line["currency"] = charge.amount.currency;
    line["state"] = state_of(charge);
    return line.dump();
}

std::string journal_json(const GatewayCharge& charge)
{
    return payment_json(charge);
}

std::optional<GatewayCharge> charge_from_journal(std::string_view line)
{
    const json payment = json::parse(line, nullptr, false);
    const auto text = [&](const char* name) {
        const auto found = payment.find(name);
        return found != payment.end() && found->is_string() ? found->get<std::string>() : std::string();
    };
    if (!payment.is_object() || !payment.value("amount", json()).is_number_integer())
        return std::nullopt;
    const auto request = parse_gateway_key(text("key"));
    const auto created_at = parse_instant(text("created_at"));
    if (!request || !created_at)
        return std::nullopt;
    GatewayCharge charge;
    charge.id = text("id");
    charge.request = *request;
    charge.order_id = std::strtoll(text("order_id").c_str(), nullptr, 10);
    charge.account = text("account");
    charge.amount = {payment["amount"].get<std::int64_t>(), text("currency")};
    charge.status = text("status");
    if (const std::string code = text("failure_code"); !code.empty())
        charge.failure_code = code;
    charge.created_at = *created_at;
    return charge;
}

} // namespace ichido::sandbox
