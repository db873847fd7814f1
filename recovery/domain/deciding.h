// What the parts of decide() share. Each part answers for some rows of the verdict table; only
// decide.cpp knows in which order they are asked.
#pragma once

#include "recovery/domain/verdict.h"

#include <span>
#include <vector>

namespace ichido::deciding {

/// A situation whose row is old enough, free, and answered at least once by words about it.
struct Case {
    const Situation& situation;
    /// Oldest first: the answers that say something about the payment, of this very row.
    std::vector<const Evidence*> spoken;
    /// created_at + G: behind it no worker that kept its deadline can still charge.
    Instant fence;

    [[nodiscard]] const Evidence& latest() const { return *spoken.back(); }
};

/// Time-outs, limits and refused credentials: they say nothing about the payment.
[[nodiscard]] bool is_silent(Outcome outcome) noexcept;

/// Money moved, whatever was given back since.
[[nodiscard]] bool is_charged(const Payment& payment) noexcept;

/// The answer was asked behind the fence, and the organisation declares the deadline that makes one.
[[nodiscard]] bool is_fenced(const Case& c) noexcept;

/// The payment was made before the row, beyond the skew: another command's.
[[nodiscard]] bool predates_row(const Case& c, const Payment& payment) noexcept;

/// A verdict that rests on one answer.
[[nodiscard]] Verdict conclude(VerdictKind kind, Reason reason, const Evidence& evidence);
[[nodiscard]] Verdict for_a_person(Reason reason, const Evidence& evidence, bool alarm = false);

/// When the bounded schedule, begun by the first of these answers, wants the next look-up; nothing
/// when it is used up. Answers that came sooner than it wanted do not use it up.
[[nodiscard]] std::optional<Instant> next_due(std::span<const Evidence* const> answers);
/// The answers at the end that all have the outcome of the latest.
[[nodiscard]] std::span<const Evidence* const> same_at_the_end(const Case& c);

/// Somebody else's payment, an answer that cannot be read, or a charge that is no longer there:
/// what comes before any row about a state. Nothing when the payments may be judged.
[[nodiscard]] std::optional<Verdict> refuse_answer(const Case& c);

[[nodiscard]] Verdict decide_charged(const Case& c, const Payment& charged, bool after_failed_attempts);
[[nodiscard]] Verdict decide_several(const Case& c);
[[nodiscard]] Verdict decide_failed(const Case& c);
[[nodiscard]] Verdict decide_pending(const Case& c);
[[nodiscard]] Verdict decide_authorized(const Case& c);
[[nodiscard]] Verdict decide_not_found(const Case& c);

/// The newest answer is silent. `known` is what the earlier ones say, if any did.
[[nodiscard]] Verdict decide_silent(std::span<const Evidence* const> answers, const std::optional<Verdict>& known);

} // namespace ichido::deciding
