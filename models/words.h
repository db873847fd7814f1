// What a person reads for the values of the core; window and command line say the same.
#pragma once

#include "models/severity.h"
#include "recovery/domain/failure.h"
#include "recovery/domain/verdict.h"
#include "recovery/ports/ledger.h"

#include <QString>

#include <string>
#include <string_view>

namespace ichido {

// All in the installed language (models/language.h), English without one. Plain text: what
// comes from outside is never part of it.

[[nodiscard]] QString word(RequestStatus status); ///< "processing"
[[nodiscard]] QString word(VerdictKind kind);     ///< "settle as completed"
[[nodiscard]] QString word(Outcome outcome);      ///< what a gateway answered: "authorised, not captured"
[[nodiscard]] QString word(SettleOutcome outcome);
[[nodiscard]] QString word(Severity severity);       ///< empty for none
[[nodiscard]] QString short_word(Severity severity); ///< "caution", "serious", "critical"; empty for none

/// A whole sentence or two: what was found, and for a person what to check next.
[[nodiscard]] QString sentence(Reason reason);

/// A whole sentence that names what to do. Chosen by Failure::code, else by its kind;
/// Failure::text, which is English and for logs, is never shown.
[[nodiscard]] QString sentence(const Failure& failure);

/// Why the database refused a settle: a word of SettleReceipt::refusal ("evidence_stale", …).
[[nodiscard]] QString refusal_sentence(std::string_view refusal);

/// A finding of the doctor by its code ("index.missing", …); `detail` is the name or version that
/// the finding states, shown as it is.
[[nodiscard]] QString finding_sentence(std::string_view code, const QString& detail);

} // namespace ichido
