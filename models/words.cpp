#include "models/words.h"

#include <QCoreApplication>

namespace ichido {

QString word(RequestStatus status)
{
    switch (status) {
    case RequestStatus::processing:
        return QCoreApplication::translate("words", "processing", "status of a request");
    case RequestStatus::completed:
        return QCoreApplication::translate("words", "completed", "status of a request");
    case RequestStatus::failed:
        return QCoreApplication::translate("words", "failed", "status of a request");
    }
    return {};
}

QString word(VerdictKind kind)
{
    switch (kind) {
    case VerdictKind::wait:
        return QCoreApplication::translate("words", "wait", "verdict: nothing to do yet");
    case VerdictKind::ask:
        return QCoreApplication::translate("words", "ask again", "verdict: ask the gateway again later");
    case VerdictKind::settle_completed:
        return QCoreApplication::translate("words", "settle as completed", "verdict");
    case VerdictKind::settle_failed:
        return QCoreApplication::translate("words", "settle as failed", "verdict");
    case VerdictKind::person:
        return QCoreApplication::translate("words", "for a person", "verdict: a person decides");
    }
    return {};
}

QString word(Outcome outcome)
{
    switch (outcome) {
    case Outcome::succeeded:
        return QCoreApplication::translate("words", "succeeded", "a gateway's answer");
    case Outcome::succeeded_then_refunded:
        return QCoreApplication::translate("words", "succeeded, then refunded", "a gateway's answer");
    case Outcome::authorized:
        return QCoreApplication::translate("words", "authorised, not captured", "a gateway's answer");
    case Outcome::pending:
        return QCoreApplication::translate("words", "pending", "a gateway's answer");
    case Outcome::failed_terminal:
        return QCoreApplication::translate("words", "failed for good", "a gateway's answer");
    case Outcome::failed_retryable:
        return QCoreApplication::translate("words", "failed, may be tried again", "a gateway's answer");
    case Outcome::not_found:
        return QCoreApplication::translate("words", "no such payment", "a gateway's answer");
    case Outcome::several:
        return QCoreApplication::translate("words", "several payments", "a gateway's answer");
    case Outcome::unavailable:
        return QCoreApplication::translate("words", "no answer", "a gateway's answer: time-out, outage");
    case Outcome::rate_limited:
        return QCoreApplication::translate("words", "too many calls", "a gateway's answer: rate limit");
    case Outcome::unauthorized:
        return QCoreApplication::translate("words", "credentials refused", "a gateway's answer");
    case Outcome::unintelligible:
        return QCoreApplication::translate("words", "not understood", "a gateway's answer");
    }
    return {};
}

QString word(SettleOutcome outcome)
{
    switch (outcome) {
    case SettleOutcome::settled:
        return QCoreApplication::translate("words", "settled", "outcome of a write");
    case SettleOutcome::already:
        return QCoreApplication::translate("words", "already settled", "outcome of a write");
    case SettleOutcome::changed:
        return QCoreApplication::translate("words", "changed meanwhile", "outcome of a write: nothing was written");
    case SettleOutcome::refused:
        return QCoreApplication::translate("words", "refused", "outcome of a write: nothing was written");
    }
    return {};
}

QString word(Severity severity)
{
    switch (severity) {
    case Severity::none:
        return {};
    case Severity::over:
        return QCoreApplication::translate("words", "over the threshold", "how long an intent has been stuck");
    case Severity::three_times:
        return QCoreApplication::translate("words", "three times over", "how long an intent has been stuck");
    case Severity::ten_times:
        return QCoreApplication::translate("words", "ten times over", "how long an intent has been stuck");
    }
    return {};
}

QString short_word(Severity severity)
{
    switch (severity) {
    case Severity::none:
        return {};
    case Severity::over:
        return QCoreApplication::translate("words", "caution", "severity: over the threshold");
    case Severity::three_times:
        return QCoreApplication::translate("words", "serious", "severity: three times over the threshold");
    case Severity::ten_times:
        return QCoreApplication::translate("words", "critical", "severity: ten times over the threshold");
    }
    return {};
}

} // namespace ichido
