#include "recovery/domain/gateway_answer.h"

#include <array>
#include <utility>

namespace ichido {

namespace {

constexpr std::array<std::pair<Outcome, std::string_view>, 12> outcome_words{{
    {Outcome::succeeded, "succeeded"},
    {Outcome::succeeded_then_refunded, "succeeded_then_refunded"},
    {Outcome::authorized, "authorized"},
    {Outcome::pending, "pending"},
    {Outcome::failed_terminal, "failed_terminal"},
    {Outcome::failed_retryable, "failed_retryable"},
    {Outcome::not_found, "not_found"},
    {Outcome::several, "several"},
    {Outcome::unavailable, "unavailable"},
    {Outcome::rate_limited, "rate_limited"},
    {Outcome::unauthorized, "unauthorized"},
    {Outcome::unintelligible, "unintelligible"},
}};

} // namespace

std::string_view to_word(Outcome outcome) noexcept
{
    for (const auto& [value, word] : outcome_words)
        if (value == outcome)
            return word;
    return "unintelligible";
}

std::optional<Outcome> outcome_from_word(std::string_view word) noexcept
{
    for (const auto& [value, known] : outcome_words)
        if (known == word)
            return value;
    return std::nullopt;
}

} // namespace ichido
