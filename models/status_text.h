// A request's status as one word with its tone; a stuck one says for how long.
#pragma once

#include "models/tone.h"
#include "recovery/domain/intent.h"
#include "recovery/domain/policy.h"

#include <QString>

namespace ichido {

/// "completed", "processing", or "stuck 47 min". `organization` null: an organisation's usual threshold.
[[nodiscard]] QString status_text(const Intent& intent, const Organization* organization, Instant now);
[[nodiscard]] Tone status_tone(const Intent& intent, const Organization* organization, Instant now);

} // namespace ichido
