// How the header and the lines of a plan are written.
#include "recovery/evidence/plan_lines.h"

#include <nlohmann/json.hpp>

namespace ichido {

namespace {

using OrderedJson = nlohmann::ordered_json; // in the order in which a person reads it

OrderedJson json_of(const Money& money)
{
    return {{"minor", money.minor}, {"currency", money.currency}};
}

OrderedJson json_of(const Order& order)
{
    return {{"id", order.id}, {"amount", json_of(order.amount)}, {"payment_state", order.payment_state}};
}

OrderedJson json_of(const Refund& refund)
{
    return {{"minor", refund.minor}, {"whole", refund.whole}};
}

OrderedJson json_of(const Settlement& settlement);

template <typename T>
OrderedJson json_or_null(const std::optional<T>& value)
{
    return value ? json_of(*value) : OrderedJson(nullptr);
}

OrderedJson json_of(const Settlement& settlement)
{
    return {{"status", std::string(stable_word(settlement.status))},
            {"gateway_reference", settlement.gateway_reference},
            {"amount", json_or_null(settlement.amount)},
            {"refund", json_or_null(settlement.refund)},
            {"failure_code", settlement.failure_code}};
}

OrderedJson json_of(const Intent& intent)
{
    return {{"org_id", intent.request.org.value},
            {"idem_key", intent.request.key.text()},
            {"request_sha", intent.request_sha.hex()},
            {"status", std::string(stable_word(intent.status))},
            {"created_at", format_instant(intent.created_at)},
            {"order", json_or_null(intent.order)},
            {"known_reference", intent.known_reference ? OrderedJson(*intent.known_reference) : OrderedJson(nullptr)}};
}

OrderedJson json_of(const Verdict& verdict)
{
    return {
        {"kind", std::string(to_word(verdict.kind))},
        {"reason", std::string(to_word(verdict.reason))},
        {"alarm", verdict.alarm},
        {"propose_refund", verdict.propose_refund},
        {"stop_gateway", verdict.stop_gateway},
        {"not_before", verdict.not_before ? OrderedJson(format_instant(*verdict.not_before)) : OrderedJson(nullptr)},
        {"settlement", json_or_null(verdict.settlement)},
        {"evidence_ids", verdict.evidence_ids}};
}

std::string compact(const OrderedJson& json)
{
    return json.dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
}

} // namespace

std::string header_text(const PlanHeader& header)
{
    return compact({{"ichido_plan", header.version},
                    {"plan", header.plan.text()},
                    {"database", header.database},
                    {"made_at", format_instant(header.made_at)},
                    {"expires_at", format_instant(header.expires_at)}});
}

std::string line_text(const PlanLine& line)
{
    return compact({{"command", line.command.text()},
                    {"organization", line.organization_name},
                    {"intent", json_of(line.intent)},
                    {"verdict", json_of(line.verdict)}});
}

} // namespace ichido
