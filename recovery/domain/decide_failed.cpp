// Every payment failed for good. Is it final for the key too?
#include "recovery/domain/deciding.h"

namespace ichido::deciding {

namespace {

/// The word "not_charged" is ours and promises that a new key may be used; no gateway may say it.
std::string failure_code_of(const Payment& failed)
{
    const std::string code = failed.failure_code.value_or(std::string());
    return code.empty() || code == "not_charged" ? "failed" : code;
}

} // namespace

Verdict decide_failed(const Case& c)
{
    const Evidence& latest = c.latest();
    const Payment* last = nullptr;
    for (const Payment& failed : latest.answer.payments) {
        if (predates_row(c, failed))
            continue; // another command's attempt says nothing about this one
        if (!last || !failed.reference.empty())
            last = &failed;
    }
    if (!last)
        return for_a_person(Reason::charged_before_created, latest);

    if (!latest.failure_is_final && !is_fenced(c)) {
        if (latest.asked_at > c.fence) // no deadline is declared, so that asking again proves nothing more
            return for_a_person(Reason::failed_may_be_retried_late, latest);
        Verdict verdict = conclude(VerdictKind::ask, Reason::failed_may_be_retried_late, latest);
        verdict.not_before = c.fence;
        return verdict;
    }
    Verdict verdict = conclude(VerdictKind::settle_failed, Reason::failed_final, latest);
    Settlement settlement;
    settlement.status = RequestStatus::failed;
    settlement.gateway_reference = last->reference;
    settlement.failure_code = failure_code_of(*last);
    verdict.settlement = std::move(settlement);
    return verdict;
}

} // namespace ichido::deciding
