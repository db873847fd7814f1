#include "models/verdict_text.h"

#include "models/words.h"

#include <QCoreApplication>

namespace ichido {

QString verdict_text(const Verdict& verdict)
{
    if (verdict.settlement)
        return word(verdict.kind);
    if (verdict.reason == Reason::no_evidence)
        return short_reason(verdict.reason);
    return QCoreApplication::translate("words", "%1 — %2", "a verdict and its reason")
        .arg(word(verdict.kind), short_reason(verdict.reason));
}

Tone verdict_tone(const Verdict& verdict)
{
    if (verdict.alarm)
        return Tone::alarm;
    switch (verdict.kind) {
    case VerdictKind::settle_completed:
        return Tone::completed;
    case VerdictKind::settle_failed:
        return Tone::failed;
    case VerdictKind::person:
        return Tone::person;
    case VerdictKind::wait:
    case VerdictKind::ask:
        break;
    }
    return verdict.reason == Reason::no_evidence ? Tone::muted : Tone::processing;
}

Tone settle_tone(SettleOutcome outcome)
{
    switch (outcome) {
    case SettleOutcome::settled:
    case SettleOutcome::already:
        return Tone::completed;
    case SettleOutcome::changed:
    case SettleOutcome::refused:
        return Tone::person;
    }
    return Tone::person;
}

} // namespace ichido
