// One payment went through: is it this order's, and what came after?
#include "recovery/domain/deciding.h"

namespace ichido::deciding {

namespace {

/// Currency codes are compared as ISO 4217 means them, whatever case a table or a gateway writes.
std::string upper_case(std::string text)
{
    for (char& c : text)
        if (c >= 'a' && c <= 'z')
            c = static_cast<char>(c - 'a' + 'A');
    return text;
}

Verdict settle_completed(const Case& c, const Payment& charged, Reason reason)
{
    Verdict verdict = conclude(VerdictKind::settle_completed, reason, c.latest());
    Settlement settlement;
    settlement.status = RequestStatus::completed;
    settlement.gateway_reference = charged.reference;
    settlement.amount = Money{*charged.amount_minor, upper_case(*charged.currency)};
    if (charged.refunded_minor > 0)
        settlement.refund = Refund{charged.refunded_minor, charged.refunded_minor == *charged.amount_minor};
    verdict.settlement = std::move(settlement);
    return verdict;
}

} // namespace

Verdict decide_charged(const Case& c, const Payment& charged, bool after_failed_attempts)
{
    const Evidence& latest = c.latest();
    if (charged.reference.empty())
        return for_a_person(Reason::unintelligible_answer, latest);
    if (predates_row(c, charged))
        return for_a_person(Reason::charged_before_created, latest);
    const auto& order = c.situation.intent.order;
    if (!order)
        return for_a_person(Reason::order_unknown, latest);
    if (!charged.amount_minor || !charged.currency)
        return for_a_person(Reason::amount_unreadable, latest);
    if (*charged.amount_minor != order->amount.minor)
        return for_a_person(Reason::amount_differs, latest);
    if (upper_case(*charged.currency) != upper_case(order->amount.currency))
        return for_a_person(Reason::currency_differs, latest);

    if (charged.state == Outcome::succeeded) {
        if (charged.refunded_minor != 0) // the state and the refund contradict each other
            return for_a_person(Reason::unintelligible_answer, latest);
        return settle_completed(c, charged,
                                after_failed_attempts ? Reason::charged_after_failed_attempts : Reason::charged);
    }
    if (charged.refunded_minor <= 0 || charged.refunded_minor > *charged.amount_minor)
        return for_a_person(Reason::unintelligible_answer, latest);
    if (charged.refunded_minor < *charged.amount_minor)
        return settle_completed(c, charged, Reason::charged_then_partly_refunded);
    if (!c.situation.organization.template_shows_refunds) // a retry would read as paid
        return for_a_person(Reason::refund_not_in_template, latest);
    return settle_completed(c, charged, Reason::charged_then_refunded);
}

} // namespace ichido::deciding
