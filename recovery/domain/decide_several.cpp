// More than one payment for one key: failed attempts are normal, two charges are not.
#include "recovery/domain/deciding.h"

#include <algorithm>

namespace ichido::deciding {

Verdict decide_several(const Case& c)
{
    const Evidence& latest = c.latest();
    const auto& payments = latest.answer.payments;
    const auto in_state = [&](Outcome state) {
        return std::count_if(payments.begin(), payments.end(),
                             [state](const Payment& payment) { return payment.state == state; });
    };
    const auto succeeded = in_state(Outcome::succeeded);
    const auto refunded = in_state(Outcome::succeeded_then_refunded);
    const auto dead = in_state(Outcome::failed_terminal);
    const auto all = static_cast<std::ptrdiff_t>(payments.size());

    if (succeeded > 1) {
        Verdict verdict = for_a_person(Reason::double_charge, latest);
        verdict.propose_refund = true;
        return verdict;
    }
    if (succeeded + refunded > 1)
        return for_a_person(Reason::several_refund_and_success, latest);
    if (succeeded + refunded + dead < all) { // one may still become a charge
        const auto due = next_due(same_at_the_end(c));
        if (!due)
            return for_a_person(Reason::several_undecided, latest);
        Verdict verdict = conclude(VerdictKind::wait, Reason::several_undecided, latest);
        verdict.not_before = due;
        return verdict;
    }
    if (dead == all)
        return decide_failed(c);
    return decide_charged(c, *std::find_if(payments.begin(), payments.end(), is_charged), true);
}

} // namespace ichido::deciding
