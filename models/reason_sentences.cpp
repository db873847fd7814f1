// A sentence for each row of the verdict table.
#include "models/words.h"

#include <QCoreApplication>

namespace ichido {

namespace {

/// Of verdicts that decide by themselves or wait.
QString settled_or_waiting_sentence(Reason reason)
{
    switch (reason) {
    case Reason::no_evidence:
        return QCoreApplication::translate("reasons", "The gateway has not been asked yet.");
    case Reason::evidence_stale:
        return QCoreApplication::translate(
            "reasons", "The last answer is too old to settle from; the gateway must be asked again.");
    case Reason::within_grace:
        return QCoreApplication::translate("reasons",
                                           "The request is so young that its own service may still be working on it.");
    case Reason::lease_held:
        return QCoreApplication::translate("reasons", "Somebody else is working on this intent.");
    case Reason::not_processing:
        return QCoreApplication::translate("reasons", "The request is final already; nothing is left to settle.");
    case Reason::charged:
        return QCoreApplication::translate("reasons", "The gateway charged exactly this order.");
    case Reason::charged_after_failed_attempts:
        return QCoreApplication::translate(
            "reasons", "One attempt charged exactly this order; the other attempts failed for good.");
    case Reason::charged_then_partly_refunded:
        return QCoreApplication::translate("reasons",
                                           "The order was charged and later partly refunded; both are written.");
    case Reason::charged_then_refunded:
        return QCoreApplication::translate("reasons",
                                           "The order was charged and later wholly refunded; both are written.");
    case Reason::failed_final:
        return QCoreApplication::translate("reasons", "The payment failed and cannot succeed any more.");
    case Reason::not_charged:
        return QCoreApplication::translate(
            "reasons", "Three spaced answers after the send deadline found no payment: the order was not charged.");
    case Reason::still_pending:
        return QCoreApplication::translate("reasons",
                                           "The gateway is still working on the payment; it will be asked again.");
    case Reason::not_found_early:
        return QCoreApplication::translate(
            "reasons",
            "The gateway knows no such payment yet; a single absence proves nothing, so it will be asked again.");
    case Reason::gateway_unavailable:
        return QCoreApplication::translate(
            "reasons", "The gateway did not answer. Check that it is up and reachable, then ask again.");
    case Reason::gateway_rate_limited:
        return QCoreApplication::translate("reasons", "The gateway allows no more calls just now; ask again later.");
    case Reason::authorized_not_captured:
        return QCoreApplication::translate("reasons",
                                           "The payment is authorised but not captured: no money has moved. Check "
                                           "whether it should be captured before the authorisation expires.");
    case Reason::several_undecided:
        return QCoreApplication::translate("reasons",
                                           "One payment succeeded while another is not decided yet; it may become a "
                                           "double charge. Check the open payment at the gateway if this lasts.");
    case Reason::failed_may_be_retried_late:
        return QCoreApplication::translate("reasons",
                                           "The payment failed, but a late worker could still try it again. Declare "
                                           "the organisation's send deadline, or check that no worker is left.");
    default:
        return {};
    }
}

/// Of verdicts that need a person.
QString person_sentence(Reason reason)
{
    switch (reason) {
    case Reason::refund_not_in_template:
        return QCoreApplication::translate("reasons",
                                           "The order was charged and wholly refunded, and this organisation's answer "
                                           "cannot show a refund. Check what its customers should be told.");
    case Reason::foreign_payment:
        return QCoreApplication::translate("reasons",
                                           "The gateway answered with a payment of another key, order or account. "
                                           "Check at the gateway whose payment it is before anything else.");
    case Reason::amount_differs:
        return QCoreApplication::translate("reasons", "The gateway charged another amount than the order's. Check the "
                                                      "payment at the gateway, and correct or refund it there.");
    case Reason::currency_differs:
        return QCoreApplication::translate("reasons", "The gateway charged in another currency than the order's. Check "
                                                      "the payment at the gateway, and correct or refund it there.");
    case Reason::amount_unreadable:
        return QCoreApplication::translate("reasons",
                                           "The amount or currency in the gateway's answer cannot be read. Check the "
                                           "payment at the gateway, and the profile's description of amounts.");
    case Reason::order_unknown:
        return QCoreApplication::translate(
            "reasons",
            "This request has no order whose amount could be compared. Check with its service what was ordered.");
    case Reason::several_refund_and_success:
        return QCoreApplication::translate(
            "reasons",
            "One payment was refunded and another succeeded. Check at the gateway which of the two is the order's.");
    case Reason::double_charge:
        return QCoreApplication::translate(
            "reasons",
            "The order was charged more than once. Check the payments at the gateway and refund all but one.");
    case Reason::failed_retryable:
        return QCoreApplication::translate(
            "reasons",
            "The payment failed but may still be tried again at the gateway. Cancel it there, then ask again.");
    case Reason::pending_too_long:
        return QCoreApplication::translate(
            "reasons",
            "The payment has been pending beyond the whole schedule. Check with the gateway what became of it.");
    case Reason::not_found_no_deadline:
        return QCoreApplication::translate(
            "reasons", "The gateway knows no such payment, but the organisation declares no send deadline, so a late "
                       "worker could still charge. Declare one, or check that no worker is left.");
    case Reason::not_found_but_referenced:
        return QCoreApplication::translate("reasons",
                                           "The gateway knows no such payment although a reference to one is stored. "
                                           "Check that account and mode (live or test) are the right ones.");
    case Reason::not_found_beyond_key_window:
        return QCoreApplication::translate("reasons",
                                           "The request is older than the gateway keeps keys, so that its absence "
                                           "means nothing. Check the gateway's own reports for the payment.");
    case Reason::gateway_unauthorized:
        return QCoreApplication::translate("reasons",
                                           "The gateway refuses the credentials; it is not asked any further. Check "
                                           "the secret, and whether it is for this account and mode (live or test).");
    case Reason::unintelligible_answer:
        return QCoreApplication::translate("reasons",
                                           "The gateway's answer cannot be understood; it is kept as evidence. Check "
                                           "the payment at the gateway, and the gateway's profile.");
    case Reason::charged_before_created:
        return QCoreApplication::translate("reasons", "The payment is older than the request, so that it belongs to "
                                                      "another command. Check at the gateway which order it is for.");
    case Reason::organization_unconfigured:
        return QCoreApplication::translate("reasons", "Nothing is stated about this organisation. Enter its gateway "
                                                      "and its deadlines before its intents can be decided.");
    default:
        return {};
    }
}

} // namespace

QString sentence(Reason reason)
{
    const QString first = settled_or_waiting_sentence(reason);
    return first.isEmpty() ? person_sentence(reason) : first;
}

} // namespace ichido
