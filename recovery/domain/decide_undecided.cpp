// One payment that is neither paid nor failed yet.
#include "recovery/domain/deciding.h"

#include <algorithm>

namespace ichido::deciding {

namespace {

/// A person needs a working day to capture or cancel before an authorisation is gone.
constexpr Duration expiry_warning = std::chrono::hours{24};

} // namespace

Verdict decide_pending(const Case& c)
{
    const auto due = next_due(same_at_the_end(c));
    if (!due)
        return for_a_person(Reason::pending_too_long, c.latest());
    Verdict verdict = conclude(VerdictKind::ask, Reason::still_pending, c.latest());
    verdict.not_before = due;
    return verdict;
}

Verdict decide_authorized(const Case& c)
{
    const Evidence& latest = c.latest();
    const auto expires_at = latest.answer.payments.front().expires_at;
    const auto due = next_due(same_at_the_end(c));
    Verdict verdict = conclude(due ? VerdictKind::wait : VerdictKind::person, Reason::authorized_not_captured, latest);
    verdict.not_before = due;
    if (!expires_at)
        return verdict;
    verdict.alarm = c.situation.now >= *expires_at - expiry_warning;
    // Look again when the warning begins and when it has expired, not only when the schedule says.
    for (const Instant turn : {*expires_at - expiry_warning, *expires_at})
        if (verdict.not_before && turn > latest.asked_at)
            verdict.not_before = std::min(*verdict.not_before, turn);
    return verdict;
}

} // namespace ichido::deciding
