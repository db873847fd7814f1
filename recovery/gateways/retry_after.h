// "Retry-After" of RFC 9110, section 10.2.3.
#pragma once

#include "recovery/domain/time.h"

#include <optional>
#include <string_view>

namespace ichido {

/// Seconds, or one of the three date forms of RFC 9110 (5.6.7). A date is measured from `date`, the
/// answer's own Date header, because the two clocks differ; from `received_at` where there is none.
/// Never negative, at most `cap`; nothing when it cannot be read.
[[nodiscard]] std::optional<Duration> read_retry_after(std::string_view value, std::string_view date,
                                                       Instant received_at, Duration cap);

/// "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT" or "Sun Nov  6 08:49:37 1994".
[[nodiscard]] std::optional<Instant> parse_http_date(std::string_view text);

} // namespace ichido
