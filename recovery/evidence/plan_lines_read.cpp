// How the header and the lines of a plan are read back. Whatever is lenient here is caught at the
// end: what was read must be written as the same bytes.
#include "recovery/evidence/plan_lines.h"

#include <stdexcept>

#include <nlohmann/json.hpp>

namespace ichido {

namespace {

using PlanJson = nlohmann::json;

/// Thrown while a line is read and caught in this file.
struct Unreadable : std::runtime_error {
    Unreadable() : std::runtime_error("not a line of a plan") {}
};

template <typename T>
T needed(std::optional<T> value)
{
    if (!value)
        throw Unreadable();
    return *std::move(value);
}

std::string text_at(const PlanJson& json, const char* name)
{
    return json.at(name).get_ref<const std::string&>();
}

std::int64_t number_from(const PlanJson& json)
{
    // get<int64_t>() would wrap a larger number and cut a fraction.
    if (!json.is_number_integer() || (json.is_number_unsigned() && json.get<std::uint64_t>() > INT64_MAX))
        throw Unreadable();
    return json.get<std::int64_t>();
}

bool truth_at(const PlanJson& json, const char* name)
{
    return json.at(name).get<bool>();
}

Instant instant_from(const PlanJson& json)
{
    return needed(parse_instant(json.get_ref<const std::string&>()));
}

template <typename Read>
auto optional_at(const PlanJson& json, const char* name, Read read) -> std::optional<decltype(read(json))>
{
    const PlanJson& value = json.at(name);
    if (value.is_null())
        return std::nullopt;
    return read(value);
}

Money money_from(const PlanJson& json)
{
    return {number_from(json.at("minor")), text_at(json, "currency")};
}

Order order_from(const PlanJson& json)
{
    return {number_from(json.at("id")), money_from(json.at("amount")), text_at(json, "payment_state")};
}

Refund refund_from(const PlanJson& json)
{
    return {number_from(json.at("minor")), truth_at(json, "whole")};
}

Settlement settlement_from(const PlanJson& json)
{
    Settlement settlement;
    settlement.status = needed(status_from_any(text_at(json, "status")));
    settlement.gateway_reference = text_at(json, "gateway_reference");
    settlement.amount = optional_at(json, "amount", money_from);
    settlement.refund = optional_at(json, "refund", refund_from);
    settlement.failure_code = text_at(json, "failure_code");
    return settlement;
}

Intent intent_from(const PlanJson& json)
{
    Intent intent;
    intent.request.org.value = number_from(json.at("org_id"));
    intent.request.key = needed(IdemKey::parse(text_at(json, "idem_key")));
    intent.request_sha = needed(Sha256::parse(text_at(json, "request_sha")));
    intent.status = needed(status_from_any(text_at(json, "status")));
    intent.created_at = instant_from(json.at("created_at"));
    intent.order = optional_at(json, "order", order_from);
    intent.known_reference =
        optional_at(json, "known_reference", [](const PlanJson& text) { return text.get<std::string>(); });
    return intent;
}

Verdict verdict_from(const PlanJson& json)
{
    Verdict verdict;
    verdict.kind = needed(verdict_from_word(text_at(json, "kind")));
    verdict.reason = needed(reason_from_word(text_at(json, "reason")));
    verdict.alarm = truth_at(json, "alarm");
    verdict.propose_refund = truth_at(json, "propose_refund");
    verdict.stop_gateway = truth_at(json, "stop_gateway");
    verdict.not_before = optional_at(json, "not_before", instant_from);
    verdict.settlement = optional_at(json, "settlement", settlement_from);
    for (const PlanJson& id : json.at("evidence_ids"))
        verdict.evidence_ids.push_back(number_from(id));
    return verdict;
}

/// What `read` makes of the text, when `write` makes the same text of it again.
template <typename T, typename Read, typename Write>
std::optional<T> exactly(std::string_view text, Read read, Write write)
{
    try {
        T value = read(PlanJson::parse(text));
        if (write(value) == text)
            return value;
    } catch (const PlanJson::exception&) {
    } catch (const Unreadable&) {
    }
    return std::nullopt;
}

} // namespace

std::optional<PlanHeader> header_from(std::string_view text)
{
    return exactly<PlanHeader>(
        text,
        [](const PlanJson& json) {
            PlanHeader header;
            const std::int64_t version = number_from(json.at("ichido_plan"));
            if (version < 0 || version > INT32_MAX)
                throw Unreadable();
            header.version = static_cast<int>(version);
            header.plan = needed(Uuid::parse(text_at(json, "plan")));
            header.database = text_at(json, "database");
            header.made_at = instant_from(json.at("made_at"));
            header.expires_at = instant_from(json.at("expires_at"));
            return header;
        },
        header_text);
}

std::optional<PlanLine> line_from(std::string_view text)
{
    return exactly<PlanLine>(
        text,
        [](const PlanJson& json) {
            PlanLine line;
            line.command = needed(CommandId::parse(text_at(json, "command")));
            line.organization_name = text_at(json, "organization");
            line.intent = intent_from(json.at("intent"));
            line.verdict = verdict_from(json.at("verdict"));
            return line;
        },
        line_text);
}

} // namespace ichido
