// Whose payment it is, and whether the answer can be read at all.
#include "recovery/domain/deciding.h"

#include <algorithm>
#include <string>

namespace ichido::deciding {

namespace {

bool names_another(const Situation& situation, const Payment& payment)
{
    const auto& order = situation.intent.order;
    return (payment.key && *payment.key != gateway_key(situation.intent.request)) ||
           (payment.order_id && order && *payment.order_id != std::to_string(order->id)) ||
           (payment.account && !situation.gateway.account.empty() && *payment.account != situation.gateway.account);
}

/// It names our key or our order, and nothing of anybody else.
bool is_ours(const Situation& situation, const Payment& payment)
{
    if (names_another(situation, payment))
        return false;
    return payment.key || (payment.order_id && situation.intent.order);
}

/// The outcome and the payments say the same, and every payment is in a state that a payment can have.
bool is_coherent(const GatewayAnswer& answer)
{
    for (const Payment& payment : answer.payments) {
        switch (payment.state) {
        case Outcome::succeeded:
        case Outcome::succeeded_then_refunded:
        case Outcome::authorized:
        case Outcome::pending:
        case Outcome::failed_terminal:
        case Outcome::failed_retryable:
            break;
        default:
            return false;
        }
    }
    switch (answer.outcome) {
    case Outcome::unintelligible:
        return false;
    case Outcome::not_found:
        return answer.payments.empty();
    case Outcome::several:
        return answer.payments.size() > 1;
    default:
        return answer.payments.size() == 1 && answer.payments.front().state == answer.outcome;
    }
}

/// An earlier answer that showed a charge of ours which the latest does not show as one.
const Evidence* shown_a_charge_since_lost(const Case& c)
{
    const auto& now_shown = c.latest().answer.payments;
    for (const Evidence* earlier : c.spoken)
        for (const Payment& charge : earlier->answer.payments) {
            if (!is_charged(charge) || !is_ours(c.situation, charge))
                continue;
            const bool still_there = std::any_of(now_shown.begin(), now_shown.end(), [&](const Payment& payment) {
                return is_charged(payment) && payment.reference == charge.reference;
            });
            if (!still_there)
                return earlier;
        }
    return nullptr;
}

} // namespace

std::optional<Verdict> refuse_answer(const Case& c)
{
    const Evidence& latest = c.latest();
    const auto& payments = latest.answer.payments;
    if (std::any_of(payments.begin(), payments.end(),
                    [&](const Payment& payment) { return names_another(c.situation, payment); }))
        return for_a_person(Reason::foreign_payment, latest, true);
    if (!is_coherent(latest.answer))
        return for_a_person(Reason::unintelligible_answer, latest);
    // It names nobody, which is no proof that it is somebody else's: no alarm, and no settle either.
    if (!std::all_of(payments.begin(), payments.end(),
                     [&](const Payment& payment) { return is_ours(c.situation, payment); }))
        return for_a_person(Reason::unintelligible_answer, latest);
    if (latest.answer.outcome == Outcome::not_found)
        return std::nullopt; // decide_not_found looks for any earlier reference, not only a charge's
    if (const Evidence* earlier = shown_a_charge_since_lost(c)) {
        Verdict verdict = for_a_person(Reason::not_found_but_referenced, latest, true);
        verdict.evidence_ids = {earlier->id, latest.id};
        return verdict;
    }
    return std::nullopt;
}

} // namespace ichido::deciding
