#include "recovery/postgres/payments_json.h"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace ichido::postgres {
namespace {

using Json = nlohmann::json;

std::string storable(std::string text)
{
    for (std::size_t at = 0; (at = text.find('\0', at)) != std::string::npos;)
        text.replace(at, 1, "\xEF\xBF\xBD");
    return text;
}

template <typename T>
Json or_null(const std::optional<T>& value)
{
    if (!value)
        return nullptr;
    if constexpr (std::is_same_v<T, std::string>)
        return storable(*value);
    else if constexpr (std::is_same_v<T, Instant>)
        return format_instant(*value);
    else
        return *value;
}

std::optional<std::string> text_at(const Json& object, const char* name)
{
    const auto found = object.find(name);
    if (found == object.end() || found->is_null())
        return std::nullopt;
    return found->get<std::string>();
}

std::optional<std::int64_t> number_at(const Json& object, const char* name)
{
    const auto found = object.find(name);
    if (found == object.end() || found->is_null())
        return std::nullopt;
    return found->get<std::int64_t>();
}

std::optional<Instant> instant_at(const Json& object, const char* name)
{
    const auto text = text_at(object, name);
    return text ? parse_instant(*text) : std::nullopt;
}

Payment payment_from(const Json& object)
{
    Payment payment;
    payment.state = outcome_from_word(text_at(object, "state").value_or("")).value_or(Outcome::unintelligible);
    payment.reference = text_at(object, "reference").value_or("");
    payment.key = text_at(object, "key");
    payment.order_id = text_at(object, "order_id");
    payment.account = text_at(object, "account");
    payment.amount_minor = number_at(object, "amount_minor");
    payment.currency = text_at(object, "currency");
    payment.refunded_minor = number_at(object, "refunded_minor").value_or(0);
    payment.failure_code = text_at(object, "failure_code");
    payment.created_at = instant_at(object, "created_at");
    payment.expires_at = instant_at(object, "expires_at");
    return payment;
}

} // namespace

std::string payments_to_json(const std::vector<Payment>& payments)
{
    Json array = Json::array();
    for (const Payment& payment : payments)
        array.push_back({{"state", std::string(to_word(payment.state))},
                         {"reference", storable(payment.reference)},
                         {"key", or_null(payment.key)},
                         {"order_id", or_null(payment.order_id)},
                         {"account", or_null(payment.account)},
                         {"amount_minor", or_null(payment.amount_minor)},
                         {"currency", or_null(payment.currency)},
                         {"refunded_minor", payment.refunded_minor},
                         {"failure_code", or_null(payment.failure_code)},
                         {"created_at", or_null(payment.created_at)},
                         {"expires_at", or_null(payment.expires_at)}});
    return array.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::optional<std::vector<Payment>> payments_from_json(std::string_view json)
{
    const Json array = Json::parse(json, nullptr, false);
    if (!array.is_array())
        return std::nullopt;
    try {
        std::vector<Payment> payments;
        for (const Json& object : array)
            payments.push_back(payment_from(object));
        return payments;
    } catch (const Json::exception&) {
        return std::nullopt;
    }
}

} // namespace ichido::postgres
