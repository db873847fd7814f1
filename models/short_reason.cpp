// A reason in a cell's length.
#include "models/verdict_text.h"

#include <QCoreApplication>

namespace ichido {

namespace {

QString short_reason_decided(Reason reason)
{
    switch (reason) {
    case Reason::no_evidence:
        return QCoreApplication::translate("short_reasons", "not asked yet");
    case Reason::evidence_stale:
        return QCoreApplication::translate("short_reasons", "answer too old");
    case Reason::within_grace:
        return QCoreApplication::translate("short_reasons", "still young");
    case Reason::lease_held:
        return QCoreApplication::translate("short_reasons", "somebody is on it");
    case Reason::not_processing:
        return QCoreApplication::translate("short_reasons", "final already");
    case Reason::charged:
        return QCoreApplication::translate("short_reasons", "charged");
    case Reason::charged_after_failed_attempts:
        return QCoreApplication::translate("short_reasons", "charged at last");
    case Reason::charged_then_partly_refunded:
        return QCoreApplication::translate("short_reasons", "partly refunded");
    case Reason::charged_then_refunded:
        return QCoreApplication::translate("short_reasons", "charged, refunded");
    case Reason::failed_final:
        return QCoreApplication::translate("short_reasons", "failed for good");
    case Reason::not_charged:
        return QCoreApplication::translate("short_reasons", "not charged");
    case Reason::still_pending:
        return QCoreApplication::translate("short_reasons", "pending");
    case Reason::not_found_early:
        return QCoreApplication::translate("short_reasons", "not found yet");
    case Reason::gateway_unavailable:
        return QCoreApplication::translate("short_reasons", "no answer");
    case Reason::gateway_rate_limited:
        return QCoreApplication::translate("short_reasons", "rate limit");
    case Reason::authorized_not_captured:
        return QCoreApplication::translate("short_reasons", "not captured");
    case Reason::several_undecided:
        return QCoreApplication::translate("short_reasons", "several, undecided");
    case Reason::failed_may_be_retried_late:
        return QCoreApplication::translate("short_reasons", "failed, retry possible");
    default:
        return {};
    }
}

QString short_reason_for_a_person(Reason reason)
{
    switch (reason) {
    case Reason::refund_not_in_template:
        return QCoreApplication::translate("short_reasons", "refund not shown");
    case Reason::foreign_payment:
        return QCoreApplication::translate("short_reasons", "foreign payment");
    case Reason::amount_differs:
        return QCoreApplication::translate("short_reasons", "amount differs");
    case Reason::currency_differs:
        return QCoreApplication::translate("short_reasons", "currency differs");
    case Reason::amount_unreadable:
        return QCoreApplication::translate("short_reasons", "amount unreadable");
    case Reason::order_unknown:
        return QCoreApplication::translate("short_reasons", "order unknown");
    case Reason::several_refund_and_success:
        return QCoreApplication::translate("short_reasons", "refund and success");
    case Reason::double_charge:
        return QCoreApplication::translate("short_reasons", "double charge");
    case Reason::failed_retryable:
        return QCoreApplication::translate("short_reasons", "may be retried");
    case Reason::pending_too_long:
        return QCoreApplication::translate("short_reasons", "pending too long");
    case Reason::not_found_no_deadline:
        return QCoreApplication::translate("short_reasons", "no send deadline");
    case Reason::not_found_but_referenced:
        return QCoreApplication::translate("short_reasons", "reference vanished");
    case Reason::not_found_beyond_key_window:
        return QCoreApplication::translate("short_reasons", "beyond key window");
    case Reason::gateway_unauthorized:
        return QCoreApplication::translate("short_reasons", "credentials refused");
    case Reason::unintelligible_answer:
        return QCoreApplication::translate("short_reasons", "not understood");
    case Reason::charged_before_created:
        return QCoreApplication::translate("short_reasons", "older than request");
    case Reason::organization_unconfigured:
        return QCoreApplication::translate("short_reasons", "not configured");
    default:
        return {};
    }
}

} // namespace

QString short_reason(Reason reason)
{
    const QString first = short_reason_decided(reason);
    return first.isEmpty() ? short_reason_for_a_person(reason) : first;
}

} // namespace ichido
