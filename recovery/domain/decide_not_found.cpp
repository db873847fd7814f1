// The gateway knows no such payment. One absence proves nothing; three behind the fence may.
#include "recovery/domain/deciding.h"

#include <algorithm>

namespace ichido::deciding {

namespace {

bool can_be_trusted(const Evidence& absence) noexcept
{
    return absence.authoritative && absence.credentials_proven;
}

Duration spacing_of(const GatewayTraits& gateway) noexcept
{
    return std::max(not_found_spacing, gateway.lookup_lag);
}

/// The absences that count: trusted, behind the fence, and spaced. Silent answers are not among
/// `spoken`, so that they neither count nor start the count again; any other answer does.
std::vector<const Evidence*> counted_absences(const Case& c)
{
    const Duration spacing = spacing_of(c.situation.gateway);
    std::vector<const Evidence*> counted;
    for (const Evidence* answer : c.spoken) {
        if (answer->answer.outcome != Outcome::not_found)
            counted.clear();
        else if (can_be_trusted(*answer) && answer->asked_at > c.fence &&
                 (counted.empty() || answer->asked_at - counted.back()->asked_at >= spacing))
            counted.push_back(answer);
    }
    return counted;
}

/// The latest answer from before that knew of a payment, whatever became of it.
const Evidence* earlier_payment(const Case& c)
{
    for (auto answer = c.spoken.rbegin(); answer != c.spoken.rend(); ++answer) {
        const Outcome outcome = (*answer)->answer.outcome;
        if (!(*answer)->answer.payments.empty() ||
            (outcome != Outcome::not_found && outcome != Outcome::unintelligible))
            return *answer;
    }
    return nullptr;
}

Verdict ask_again(const Case& c, const std::vector<const Evidence*>& counted)
{
    const Evidence& latest = c.latest();
    Verdict verdict = conclude(VerdictKind::ask, Reason::not_found_early, latest);
    if (!can_be_trusted(latest)) {
        // Such answers never count, so the schedule bounds them.
        verdict.not_before = next_due(same_at_the_end(c));
        if (!verdict.not_before)
            verdict.kind = VerdictKind::person;
    } else {
        verdict.not_before = counted.empty() ? c.fence : counted.back()->asked_at + spacing_of(c.situation.gateway);
    }
    return verdict;
}

} // namespace

Verdict decide_not_found(const Case& c)
{
    const Evidence& latest = c.latest();
    const Intent& intent = c.situation.intent;
    const Evidence* known_before = earlier_payment(c);
    if (known_before || (intent.known_reference && !intent.known_reference->empty())) {
        Verdict verdict = for_a_person(Reason::not_found_but_referenced, latest, true);
        if (known_before)
            verdict.evidence_ids = {known_before->id, latest.id};
        return verdict;
    }
    if (c.situation.now - intent.created_at > c.situation.gateway.key_window)
        return for_a_person(Reason::not_found_beyond_key_window, latest);

    const std::vector<const Evidence*> counted = counted_absences(c);
    constexpr auto needed = static_cast<std::size_t>(not_found_answers_needed);
    if (counted.size() < needed)
        return ask_again(c, counted);
    const bool deadline_declared = c.situation.organization.send_deadline.has_value();
    Verdict verdict = deadline_declared ? conclude(VerdictKind::settle_failed, Reason::not_charged, latest)
                                        : for_a_person(Reason::not_found_no_deadline, latest);
    verdict.evidence_ids.clear();
    for (const Evidence* absence : std::span(counted).last(needed))
        verdict.evidence_ids.push_back(absence->id);
    if (counted.back() != &latest) // it came too soon to count, but it is what makes the rest fresh
        verdict.evidence_ids.push_back(latest.id);
    if (deadline_declared) {
        Settlement settlement;
        settlement.status = RequestStatus::failed;
        settlement.failure_code = "not_charged";
        verdict.settlement = std::move(settlement);
    }
    return verdict;
}

} // namespace ichido::deciding
