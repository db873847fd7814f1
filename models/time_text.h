// Times and ages as a person reads them.
#pragma once

#include "recovery/domain/time.h"

#include <QString>

namespace ichido {

/// In the zone of this machine, always with its offset: "2026-12-01 14:03:22 +09:00".
[[nodiscard]] QString time_text(Instant instant);

/// The two largest units, in the installed language: "3 d 4 h", "3日4時間". Never negative: what
/// lies ahead of the database's clock is "0 s".
[[nodiscard]] QString age_text(Duration age);

} // namespace ichido
