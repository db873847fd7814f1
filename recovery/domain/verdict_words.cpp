#include "recovery/domain/verdict.h"

#include <array>
#include <utility>

namespace ichido {

namespace {

constexpr std::array<std::pair<VerdictKind, std::string_view>, 5> verdict_words{{
    {VerdictKind::wait, "wait"},
    {VerdictKind::ask, "ask"},
    {VerdictKind::settle_completed, "settle_completed"},
    {VerdictKind::settle_failed, "settle_failed"},
    {VerdictKind::person, "person"},
}};

constexpr std::array<std::pair<Reason, std::string_view>, 35> reason_words{{
    {Reason::no_evidence, "no_evidence"},
    {Reason::evidence_stale, "evidence_stale"},
    {Reason::within_grace, "within_grace"},
    {Reason::lease_held, "lease_held"},
    {Reason::not_processing, "not_processing"},
    {Reason::charged, "charged"},
    {Reason::charged_after_failed_attempts, "charged_after_failed_attempts"},
    {Reason::charged_then_partly_refunded, "charged_then_partly_refunded"},
    {Reason::charged_then_refunded, "charged_then_refunded"},
    {Reason::refund_not_in_template, "refund_not_in_template"},
    {Reason::foreign_payment, "foreign_payment"},
    {Reason::amount_differs, "amount_differs"},
    {Reason::currency_differs, "currency_differs"},
    {Reason::amount_unreadable, "amount_unreadable"},
    {Reason::order_unknown, "order_unknown"},
    {Reason::several_undecided, "several_undecided"},
    {Reason::several_refund_and_success, "several_refund_and_success"},
    {Reason::double_charge, "double_charge"},
    {Reason::authorized_not_captured, "authorized_not_captured"},
    {Reason::failed_final, "failed_final"},
    {Reason::failed_may_be_retried_late, "failed_may_be_retried_late"},
    {Reason::failed_retryable, "failed_retryable"},
    {Reason::still_pending, "still_pending"},
    {Reason::pending_too_long, "pending_too_long"},
    {Reason::not_found_early, "not_found_early"},
    {Reason::not_charged, "not_charged"},
    {Reason::not_found_no_deadline, "not_found_no_deadline"},
    {Reason::not_found_but_referenced, "not_found_but_referenced"},
    {Reason::not_found_beyond_key_window, "not_found_beyond_key_window"},
    {Reason::gateway_unavailable, "gateway_unavailable"},
    {Reason::gateway_rate_limited, "gateway_rate_limited"},
    {Reason::gateway_unauthorized, "gateway_unauthorized"},
    {Reason::unintelligible_answer, "unintelligible_answer"},
    {Reason::charged_before_created, "charged_before_created"},
    {Reason::organization_unconfigured, "organization_unconfigured"},
}};

} // namespace

std::string_view to_word(VerdictKind kind) noexcept
{
    for (const auto& [value, word] : verdict_words)
        if (value == kind)
            return word;
    return "person"; // the careful reading of a value that is none
}

std::optional<VerdictKind> verdict_from_word(std::string_view word) noexcept
{
    for (const auto& [value, known] : verdict_words)
        if (known == word)
            return value;
    return std::nullopt;
}

std::string_view to_word(Reason reason) noexcept
{
    for (const auto& [value, word] : reason_words)
        if (value == reason)
            return word;
    return "unintelligible_answer";
}

std::optional<Reason> reason_from_word(std::string_view word) noexcept
{
    for (const auto& [value, known] : reason_words)
        if (known == word)
            return value;
    return std::nullopt;
}

} // namespace ichido
