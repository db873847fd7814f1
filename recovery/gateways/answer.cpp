#include "recovery/gateways/answer.h"

#include "recovery/gateways/lookup_url.h"
#include "recovery/gateways/payment_reading.h"
#include "recovery/gateways/profile_text.h"
#include "recovery/gateways/retry_after.h"

#include <algorithm>
#include <set>

namespace ichido {

namespace {

GatewayAnswer only(Outcome outcome, std::string detail)
{
    GatewayAnswer answer;
    answer.outcome = outcome;
    answer.detail = std::move(detail);
    return answer;
}

/// An answer whose status says all, even when its body is cut or no JSON.
std::optional<GatewayAnswer> told_by_status(const RawReply& reply)
{
    const int status = reply.http_status;
    std::optional<GatewayAnswer> answer;
    const std::string word = "http_" + std::to_string(status);
    if (status >= 300 && status < 400)
        answer = only(Outcome::unintelligible, "redirect");
    else if (status == 401 || status == 403)
        answer = only(Outcome::unauthorized, word);
    else if (status == 429)
        answer = only(Outcome::rate_limited, word);
    else if (status >= 500 || status == 408)
        answer = only(Outcome::unavailable, word);
    if (answer && answer->outcome != Outcome::unintelligible)
        answer->retry_after = read_retry_after(reply.retry_after, reply.date, reply.received_at, retry_after_cap);
    return answer;
}

std::optional<GatewayAnswer> told_by_wire(WireEnd end)
{
    switch (end) {
    case WireEnd::complete:
        return std::nullopt;
    case WireEnd::timed_out:
        return only(Outcome::unavailable, "timeout");
    case WireEnd::reset:
        return only(Outcome::unavailable, "reset");
    case WireEnd::no_connection:
        return only(Outcome::unavailable, "no_connection");
    case WireEnd::resend:
        return only(Outcome::unavailable, "resend");
    case WireEnd::tls:
        return only(Outcome::unavailable, "tls");
    case WireEnd::truncated:
        return only(Outcome::unintelligible, "truncated");
    case WireEnd::oversized:
        return only(Outcome::unintelligible, "oversized");
    case WireEnd::protocol:
        return only(Outcome::unintelligible, "protocol");
    case WireEnd::cancelled:
        return only(Outcome::unavailable, "cancelled");
    case WireEnd::failed:
        break;
    }
    return only(Outcome::unavailable, "transport");
}

/// application/json or application/…+json, in UTF-8.
bool is_json_type(std::string_view header)
{
    std::string type;
    for (const char c : lower_case(header)) {
        if (c != ' ' && c != '\t' && c != '"')
            type += c;
    }
    const std::size_t semicolon = std::min(type.find(';'), type.size());
    const std::string name = type.substr(0, semicolon);
    const std::string parameters = type.substr(semicolon);
    const std::size_t charset = parameters.find(";charset=");
    const bool utf8 = charset == std::string::npos || parameters.compare(charset, 14, ";charset=utf-8") == 0;
    const bool json = name == "application/json" || (name.starts_with("application/") && name.ends_with("+json"));
    return json && utf8 && name.find(',') == std::string::npos;
}

bool is_absence(const Profile& profile, int http_status, const JsonValue& document)
{
    return std::any_of(profile.absences.begin(), profile.absences.end(), [&](const AbsenceRule& rule) {
        const JsonValue* const value = rule.http_status == http_status ? rule.pointer.in(document) : nullptr;
        return value && value->text == rule.value &&
               (value->kind == JsonValue::Kind::text || value->kind == JsonValue::Kind::integer);
    });
}

GatewayAnswer from_payments(const Profile& profile, const std::vector<const JsonValue*>& objects)
{
    GatewayAnswer answer;
    std::set<std::string> references;
    for (const JsonValue* object : objects) {
        PaymentReading reading = read_payment(profile, *object);
        if (reading.trouble.empty() && !references.insert(reading.payment.reference).second)
            reading.trouble = "contradiction"; // one payment in two states
        if (answer.detail.empty())
            answer.detail = reading.trouble;
        answer.payments.push_back(std::move(reading.payment));
    }
    if (!answer.detail.empty())
        answer.outcome = Outcome::unintelligible;
    else
        answer.outcome = answer.payments.size() == 1 ? answer.payments.front().state : Outcome::several;
    return answer;
}

GatewayAnswer from_document(const Profile& profile, int http_status, const JsonValue& document)
{
    if (is_absence(profile, http_status, document))
        return only(Outcome::not_found, {});
    if (http_status != 200)
        return only(Outcome::unintelligible, "unexpected_status");
    if (!profile.answer.list)
        return from_payments(profile, {&document});
    const JsonValue* const list = profile.answer.list->in(document);
    if (!list || list->kind != JsonValue::Kind::array)
        return only(Outcome::unintelligible, "malformed");
    if (list->items.size() > payments_cap)
        return only(Outcome::unintelligible, "oversized");
    if (list->items.empty())
        return profile.empty_list_is_absence ? only(Outcome::not_found, {})
                                             : only(Outcome::unintelligible, "malformed");
    std::vector<const JsonValue*> objects;
    for (const JsonValue& item : list->items)
        objects.push_back(&item);
    return from_payments(profile, objects);
}

} // namespace

std::optional<JsonValue> answered_document(const RawReply& reply, std::string* why)
{
    std::string trouble;
    std::optional<JsonValue> document;
    const std::string encoding = lower_case(reply.content_encoding);
    if (reply.end != WireEnd::complete)
        trouble = "truncated";
    else if (!encoding.empty() && encoding != "identity")
        trouble = "content_encoding";
    else if (!is_json_type(reply.content_type))
        trouble = "content_type";
    else if (document = parse_json(reply.body); !document)
        trouble = "malformed";
    if (why)
        *why = trouble;
    return document;
}

GatewayAnswer interpret(const Profile& profile, const RawReply& reply, const LookupRequest& request)
{
    if (const auto answer = told_by_status(reply))
        return *answer;
    if (const auto answer = told_by_wire(reply.end))
        return *answer;
    std::string why;
    const auto document = answered_document(reply, &why);
    if (!document)
        return only(Outcome::unintelligible, why);
    GatewayAnswer answer = from_document(profile, reply.http_status, *document);

    const auto look_up = prepare_lookup(profile, request);
    if (look_up && look_up->by_reference) {
        for (Payment& payment : answer.payments) {
            if (payment.reference == request.reference)
                continue;
            payment.state = Outcome::unintelligible;
            answer.outcome = Outcome::unintelligible;
            answer.detail = "another_reference";
        }
    }
    return answer;
}

} // namespace ichido
