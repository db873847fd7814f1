// What will be written, and what became of it, in a cell's length and as a sentence.
#pragma once

#include "models/tone.h"
#include "recovery/domain/failure.h"
#include "recovery/domain/verdict.h"
#include "recovery/ports/ledger.h"

#include <QString>

#include <optional>

namespace ichido {

/// "completed, ch_3a9…", "failed, card_declined".
[[nodiscard]] QString written_text(const Settlement& settlement);

/// Empty where nothing was sent: neither a receipt nor a failure.
[[nodiscard]] QString outcome_text(const std::optional<SettleReceipt>& receipt, const std::optional<Failure>& failure);
/// By whom it was settled, why it was refused, or why nobody knows.
[[nodiscard]] QString outcome_sentence(const std::optional<SettleReceipt>& receipt,
                                       const std::optional<Failure>& failure);
[[nodiscard]] Tone outcome_tone(const std::optional<SettleReceipt>& receipt, const std::optional<Failure>& failure);

} // namespace ichido
