// How long an intent has been stuck, in the three steps that list and window show.
#pragma once

#include "recovery/domain/intent.h"
#include "recovery/domain/time.h"

#include <string_view>

namespace ichido {

enum class Severity {
    none,        ///< not in 処理中, or not over the threshold
    over,        ///< over the organisation's threshold
    three_times, ///< three times over it
    ten_times,   ///< ten times over it
};

/// `now` is the database's clock; the ages themselves count, never this machine's clock.
[[nodiscard]] Severity severity_of(const Intent& intent, Duration threshold, Instant now) noexcept;

/// "over", "three_times", "ten_times": stable, for JSON; empty for none.
[[nodiscard]] std::string_view stable_word(Severity severity) noexcept;

} // namespace ichido
