#include "recovery/domain/deciding.h"

#include <algorithm>
#include <tuple>

namespace ichido {

namespace {

using deciding::Case;

/// Answers about another row, or about a row of the same key that was purged, are another command's.
std::vector<const Evidence*> answers_of_this_row(const Situation& situation)
{
    std::vector<const Evidence*> answers;
    for (const Evidence& evidence : situation.history)
        if (evidence.request == situation.intent.request && evidence.row_created_at == situation.intent.created_at)
            answers.push_back(&evidence);
    // By the time of asking, as the database compares them: a slow answer may be stored late.
    std::stable_sort(answers.begin(), answers.end(), [](const Evidence* a, const Evidence* b) {
        return std::tie(a->asked_at, a->id) < std::tie(b->asked_at, b->id);
    });
    return answers;
}

Verdict without_evidence(VerdictKind kind, Reason reason)
{
    Verdict verdict;
    verdict.kind = kind;
    verdict.reason = reason;
    return verdict;
}

Verdict by_latest_answer(const Case& c)
{
    if (auto refused = deciding::refuse_answer(c))
        return *std::move(refused);
    const Evidence& latest = c.latest();
    switch (latest.answer.outcome) {
    case Outcome::succeeded:
    case Outcome::succeeded_then_refunded:
        return deciding::decide_charged(c, latest.answer.payments.front(), false);
    case Outcome::several:
        return deciding::decide_several(c);
    case Outcome::failed_terminal:
        return deciding::decide_failed(c);
    case Outcome::failed_retryable:
        return deciding::for_a_person(Reason::failed_retryable, latest);
    case Outcome::pending:
        return deciding::decide_pending(c);
    case Outcome::authorized:
        return deciding::decide_authorized(c);
    case Outcome::not_found:
        return deciding::decide_not_found(c);
    case Outcome::unavailable:
    case Outcome::rate_limited:
    case Outcome::unauthorized:
    case Outcome::unintelligible:
        break;
    }
    return deciding::for_a_person(Reason::unintelligible_answer, latest);
}

/// Evidence grows old, unless what it says cannot change any more.
Verdict unless_stale(Verdict verdict, const Case& c)
{
    const bool final_at_gateway =
        verdict.reason == Reason::failed_final || verdict.reason == Reason::charged_then_refunded;
    if (!verdict.settlement || final_at_gateway || c.situation.now - c.latest().asked_at <= evidence_lifetime)
        return verdict;
    return deciding::conclude(VerdictKind::ask, Reason::evidence_stale, c.latest());
}

} // namespace

Verdict decide(const Situation& situation)
{
    const Intent& intent = situation.intent;
    if (intent.status != RequestStatus::processing)
        return without_evidence(VerdictKind::wait, Reason::not_processing);
    if (situation.lease_held_by_other)
        return without_evidence(VerdictKind::wait, Reason::lease_held);
    const Duration safe_age = grace(situation.organization, situation.gateway);
    if (situation.now - intent.created_at < safe_age) {
        Verdict verdict = without_evidence(VerdictKind::wait, Reason::within_grace);
        verdict.not_before = intent.created_at + safe_age;
        return verdict;
    }
    if (!situation.organization.configured)
        return without_evidence(VerdictKind::person, Reason::organization_unconfigured);

    const std::vector<const Evidence*> answers = answers_of_this_row(situation);
    if (answers.empty())
        return without_evidence(VerdictKind::ask, Reason::no_evidence);
    Case c{situation, {}, intent.created_at + safe_age};
    // A silence that shows payments contradicts itself, and is no silence.
    for (const Evidence* answer : answers)
        if (!deciding::is_silent(answer->answer.outcome) || !answer->answer.payments.empty())
            c.spoken.push_back(answer);

    std::optional<Verdict> known;
    if (!c.spoken.empty())
        known = unless_stale(by_latest_answer(c), c);
    if (deciding::is_silent(answers.back()->answer.outcome))
        return deciding::decide_silent(answers, known);
    return *std::move(known);
}

} // namespace ichido
