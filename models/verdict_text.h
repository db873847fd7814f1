// Verdicts and outcomes of a write in a cell's length, with their tones.
#pragma once

#include "models/tone.h"
#include "recovery/domain/verdict.h"
#include "recovery/ports/ledger.h"

#include <QString>

namespace ichido {

/// "settle as completed", "for a person — amount differs", "not asked yet"; the whole sentence is
/// sentence(Reason).
[[nodiscard]] QString verdict_text(const Verdict& verdict);
[[nodiscard]] Tone verdict_tone(const Verdict& verdict);
[[nodiscard]] Tone settle_tone(SettleOutcome outcome);

/// One to four words: "charged", "no answer yet", "amount differs".
[[nodiscard]] QString short_reason(Reason reason);

} // namespace ichido
