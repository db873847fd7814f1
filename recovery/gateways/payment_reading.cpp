#include "recovery/gateways/payment_reading.h"

#include <algorithm>
#include <charconv>

namespace ichido {

namespace {

using Kind = JsonValue::Kind;

constexpr std::size_t identifier_limit = 255;

std::optional<std::int64_t> as_integer(std::string_view text)
{
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

/// The value at an optional pointer; null when it is not stated, absent, or null in the document.
const JsonValue* value_at(const std::optional<JsonPointer>& pointer, const JsonValue& object)
{
    const JsonValue* const value = pointer ? pointer->in(object) : nullptr;
    return value && value->kind != Kind::null ? value : nullptr;
}

/// A text, or an integer as it was written.
std::optional<std::string> identifier(const JsonValue* value)
{
    if (!value || (value->kind != Kind::text && value->kind != Kind::integer) || value->text.empty() ||
        value->text.size() > identifier_limit)
        return std::nullopt;
    const bool clean = std::none_of(value->text.begin(), value->text.end(),
                                    [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; });
    return clean ? std::optional(value->text) : std::nullopt;
}

std::optional<std::string> currency_code(const JsonValue* value)
{
    if (!value || value->kind != Kind::text || value->text.size() != 3)
        return std::nullopt;
    std::string code;
    for (const char c : value->text) {
        if (c >= 'a' && c <= 'z')
            code += static_cast<char>(c - 'a' + 'A');
        else if (c >= 'A' && c <= 'Z')
            code += c;
        else
            return std::nullopt;
    }
    return code;
}

std::optional<std::int64_t> amount_of(AmountForm form, const JsonValue* value,
                                      const std::optional<std::string>& currency)
{
    std::optional<std::int64_t> minor;
    if (value && form == AmountForm::minor && value->kind == Kind::integer)
        minor = as_integer(value->text);
    else if (value && form == AmountForm::decimal && currency &&
             (value->kind == Kind::integer || value->kind == Kind::decimal || value->kind == Kind::text))
        minor = parse_decimal_amount(value->text, *currency);
    return minor && *minor >= 0 ? minor : std::nullopt;
}

/// RFC 3339, or whole seconds since 1970.
std::optional<Instant> time_of(const JsonValue& value)
{
    constexpr std::int64_t year_9999 = 253'402'300'799;
    if (value.kind == Kind::text)
        return parse_instant(value.text);
    const auto seconds = value.kind == Kind::integer ? as_integer(value.text) : std::nullopt;
    if (!seconds || *seconds < 0 || *seconds > year_9999)
        return std::nullopt;
    return Instant{std::chrono::seconds{*seconds}};
}

class PaymentReader final {
public:
    PaymentReader(const Profile& profile, const JsonValue& object) : m_profile(profile), m_object(object) {}

    PaymentReading read()
    {
        const AnswerRule& answer = m_profile.answer;
        if (m_object.kind != Kind::object) {
            m_reading.trouble = "malformed";
            return std::move(m_reading);
        }
        Payment& payment = m_reading.payment;
        payment.reference = identifier(value_at(answer.reference, m_object)).value_or("");
        expect(!payment.reference.empty(), "malformed");
        payment.key = stated(answer.key);
        payment.order_id = stated(answer.order);
        payment.account = stated(answer.account);
        payment.currency = currency_code(value_at(answer.currency, m_object));
        payment.amount_minor = amount_of(answer.amounts, value_at(answer.amount, m_object), payment.currency);
        payment.failure_code = identifier(value_at(answer.failure_code, m_object));
        payment.created_at = time_at(answer.created);
        payment.expires_at = time_at(answer.expires);
        read_state();
        return std::move(m_reading);
    }

private:
    void expect(bool good, const char* trouble)
    {
        if (!good && m_reading.trouble.empty())
            m_reading.trouble = trouble;
    }
    std::optional<std::string> stated(const std::optional<JsonPointer>& pointer)
    {
        auto value = identifier(value_at(pointer, m_object));
        expect(!pointer || value, "malformed");
        return value;
    }
    std::optional<Instant> time_at(const std::optional<JsonPointer>& pointer)
    {
        const JsonValue* const value = value_at(pointer, m_object);
        const auto time = value ? time_of(*value) : std::nullopt;
        expect(!value || time, "malformed");
        return time;
    }
    void read_state()
    {
        Payment& payment = m_reading.payment;
        const JsonValue* const word = value_at(m_profile.answer.status, m_object);
        const bool readable =
            word && (word->kind == Kind::text || word->kind == Kind::boolean || word->kind == Kind::integer);
        expect(readable, "malformed");
        const auto known = readable ? m_profile.statuses.find(word->text) : m_profile.statuses.end();
        expect(known != m_profile.statuses.end(), "unknown_status");
        Outcome state = known != m_profile.statuses.end() ? known->second : Outcome::unintelligible;

        if (const JsonValue* const refunded = value_at(m_profile.answer.refunded, m_object)) {
            const auto minor = amount_of(m_profile.answer.amounts, refunded, payment.currency);
            expect(minor.has_value(), "malformed");
            payment.refunded_minor = minor.value_or(0);
        }
        const bool charged = state == Outcome::succeeded || state == Outcome::succeeded_then_refunded;
        if (payment.refunded_minor > 0) {
            // Money came back from something that, by its own word, never took any; or more than all of it.
            expect(charged, "contradiction");
            expect(!payment.amount_minor || payment.refunded_minor <= *payment.amount_minor, "contradiction");
            state = Outcome::succeeded_then_refunded;
        } else {
            expect(state != Outcome::succeeded_then_refunded, "contradiction");
        }
        payment.state = m_reading.trouble.empty() ? state : Outcome::unintelligible;
    }

    const Profile& m_profile;
    const JsonValue& m_object;
    PaymentReading m_reading;
};

} // namespace

PaymentReading read_payment(const Profile& profile, const JsonValue& object)
{
    return PaymentReader(profile, object).read();
}

} // namespace ichido
