#include "recovery/workflow/envelope.h"

#include <nlohmann/json.hpp>

namespace ichido {

namespace {

using nlohmann::json;

/// jsonb refuses U+0000: it becomes U+FFFD, the rule of C8. Invalid UTF-8 becomes it too, on writing.
std::string storable(const std::string& text)
{
    std::string out;
    out.reserve(text.size());
    for (const char c : text) {
        if (c == '\0')
            out += "\xEF\xBF\xBD";
        else
            out += c;
    }
    return out;
}

json completed_body(const Settlement& settlement, const std::optional<Order>& order)
{
    json body;
    body["id"] = order ? json(order->id) : json(nullptr);
    const std::optional<Money> amount = order ? std::optional<Money>(order->amount) : settlement.amount;
    body["amount"] = amount ? json(amount->minor) : json(nullptr);
    body["currency"] = amount ? json(storable(amount->currency)) : json(nullptr);
    const char* status = "paid";
    if (settlement.refund)
        status = settlement.refund->whole ? "refunded" : "partially_refunded";
    body["status"] = status;
    body["refunded_amount"] = settlement.refund ? settlement.refund->minor : 0;
    return body;
}

json failed_body(const Settlement& settlement, const std::optional<Order>& order)
{
    json body;
    body["id"] = order ? json(order->id) : json(nullptr);
    body["status"] = "failed";
    body["error"] = storable(settlement.failure_code);
    body["new_key_allowed"] = settlement.failure_code == "not_charged";
    return body;
}

} // namespace

std::string settlement_envelope(const Settlement& settlement, const std::optional<Order>& order,
                                std::string_view settled_by)
{
    const bool completed = settlement.status == RequestStatus::completed;
    json envelope;
    envelope["http_status"] = completed ? 201 : 402;
    envelope["body"] = completed ? completed_body(settlement, order) : failed_body(settlement, order);
    envelope["gateway_reference"] =
        settlement.gateway_reference.empty() ? json(nullptr) : json(storable(settlement.gateway_reference));
    envelope["refund"] = settlement.refund
                             ? json{{"minor", settlement.refund->minor}, {"whole", settlement.refund->whole}}
                             : json(nullptr);
    envelope["settled_by"] = std::string(settled_by);
    return envelope.dump(-1, ' ', false, json::error_handler_t::replace);
}

std::string settlement_envelope(const PlanLine& line)
{
    if (!line.verdict.settlement)
        return {};
    return settlement_envelope(*line.verdict.settlement, line.intent.order, "ichido");
}

} // namespace ichido
