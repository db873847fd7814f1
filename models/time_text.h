// Times and ages as a person reads them.
#pragma once

#include "recovery/domain/time.h"

#include <QString>

class QTimeZone;

namespace ichido {

/// The zone that all times are shown in; at first this machine's. Used in the window's thread only.
void set_time_zone(const QTimeZone& zone);
/// "Asia/Tokyo +09:00": its name and its offset now.
[[nodiscard]] QString zone_text();

/// In the chosen zone, always with its offset: "2026-12-01 14:03:22 +09:00".
[[nodiscard]] QString time_text(Instant instant);
/// With all that the database keeps: "2026-12-01 14:03:22.218309 +09:00".
[[nodiscard]] QString time_text_precise(Instant instant);

/// A time near `now` in few characters, for a cell: "14:03" today, "12-01 14:03" otherwise. Only where
/// the whole time with its offset stands beside it or in the tool tip.
[[nodiscard]] QString clock_text(Instant instant, Instant now);

/// The two largest units, in the installed language: "3 d 4 h", "3日4時間". Never negative: what
/// lies ahead of the database's clock is "0 s".
[[nodiscard]] QString age_text(Duration age);

} // namespace ichido
