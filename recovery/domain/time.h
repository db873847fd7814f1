// Instants and durations as the database has them: microseconds, UTC.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace ichido {

/// QDateTime cuts microseconds, and compare-and-set on created_at needs them all.
using Duration = std::chrono::microseconds;
using Instant = std::chrono::sys_time<Duration>;

/// "2026-11-30T14:03:22.000001Z"; always UTC, always six decimals.
[[nodiscard]] std::string format_instant(Instant instant);
/// RFC 3339 with 'Z' or an offset and up to nine decimals (cut to six); nothing else.
[[nodiscard]] std::optional<Instant> parse_instant(std::string_view text) noexcept;

/// "90s", "10m", "2h", "7d", "250ms" and sums of them ("1h30m"); at most 100 years.
[[nodiscard]] std::optional<Duration> parse_duration(std::string_view text) noexcept;
/// The two largest units: "3 d 4 h", "12 m 5 s", "0 s". For logs and tables, not for parsing.
[[nodiscard]] std::string format_duration(Duration duration);

} // namespace ichido
