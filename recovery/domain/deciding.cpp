#include "recovery/domain/deciding.h"

namespace ichido::deciding {

bool is_silent(Outcome outcome) noexcept
{
    return outcome == Outcome::unavailable || outcome == Outcome::rate_limited || outcome == Outcome::unauthorized;
}

bool is_charged(const Payment& payment) noexcept
{
    return payment.state == Outcome::succeeded || payment.state == Outcome::succeeded_then_refunded;
}

bool is_fenced(const Case& c) noexcept
{
    return c.situation.organization.send_deadline && c.latest().asked_at > c.fence;
}

bool predates_row(const Case& c, const Payment& payment) noexcept
{
    return payment.created_at &&
           *payment.created_at < c.situation.intent.created_at - c.situation.organization.clock_skew;
}

Verdict conclude(VerdictKind kind, Reason reason, const Evidence& evidence)
{
    Verdict verdict;
    verdict.kind = kind;
    verdict.reason = reason;
    verdict.evidence_ids = {evidence.id};
    return verdict;
}

Verdict for_a_person(Reason reason, const Evidence& evidence, bool alarm)
{
    Verdict verdict = conclude(VerdictKind::person, reason, evidence);
    verdict.alarm = alarm;
    return verdict;
}

} // namespace ichido::deciding
