#include "models/outcome_text.h"

#include "models/shown_text.h"
#include "models/time_text.h"
#include "models/verdict_text.h"
#include "models/words.h"

#include <QCoreApplication>
#include <QStringList>

namespace ichido {

QString written_text(const Settlement& settlement)
{
    QStringList parts{word(settlement.status)};
    if (settlement.refund)
        parts << (settlement.refund->whole ? QCoreApplication::translate("outcomes", "wholly refunded")
                                           : QCoreApplication::translate("outcomes", "partly refunded"));
    if (!settlement.gateway_reference.empty())
        parts << shown_text(settlement.gateway_reference);
    if (!settlement.failure_code.empty())
        parts << shown_text(settlement.failure_code);
    return parts.join(QStringLiteral(", "));
}

QString outcome_text(const std::optional<SettleReceipt>& receipt, const std::optional<Failure>& failure)
{
    if (receipt)
        return word(receipt->outcome);
    if (!failure)
        return {};
    return failure->kind == FailureKind::unknown
               ? QCoreApplication::translate("outcomes", "unknown", "outcome of a write whose answer was lost")
               : QCoreApplication::translate("outcomes", "not sent", "outcome of a write");
}

QString outcome_sentence(const std::optional<SettleReceipt>& receipt, const std::optional<Failure>& failure)
{
    if (!receipt)
        return failure ? sentence(*failure) : QString();
    if (!receipt->refusal.empty())
        return refusal_sentence(receipt->refusal);
    if (receipt->settled_by.empty())
        return {};
    const QString by = shown_text(receipt->settled_by);
    return receipt->settled_at
               ? QCoreApplication::translate("outcomes", "Settled by %1, %2.", "\"service\" or \"ichido\", a time")
                     .arg(by, time_text(*receipt->settled_at))
               : QCoreApplication::translate("outcomes", "Settled by %1.", "\"service\" or \"ichido\"").arg(by);
}

Tone outcome_tone(const std::optional<SettleReceipt>& receipt, const std::optional<Failure>& failure)
{
    if (receipt)
        return settle_tone(receipt->outcome);
    if (!failure)
        return Tone::plain;
    return failure->kind == FailureKind::unknown ? Tone::alarm : Tone::person;
}

} // namespace ichido
