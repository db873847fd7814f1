// PostgreSQL's binary formats: type numbers and big-endian integers.
#pragma once

#include "recovery/domain/time.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace ichido::postgres {

/// Numbers of built-in types; fixed in PostgreSQL's catalogue (pg_type.dat).
namespace oid {
inline constexpr unsigned boolean = 16;
inline constexpr unsigned bytea = 17;
inline constexpr unsigned name = 19;
inline constexpr unsigned int8 = 20;
inline constexpr unsigned int2 = 21;
inline constexpr unsigned int4 = 23;
inline constexpr unsigned text = 25;
inline constexpr unsigned json = 114;
inline constexpr unsigned text_array = 1009;
inline constexpr unsigned int8_array = 1016;
inline constexpr unsigned varchar = 1043;
inline constexpr unsigned timestamptz = 1184;
inline constexpr unsigned interval = 1186;
inline constexpr unsigned uuid = 2950;
inline constexpr unsigned uuid_array = 2951;
inline constexpr unsigned jsonb = 3802;
} // namespace oid

namespace wire {

/// timestamptz counts microseconds from here.
inline constexpr Instant postgres_epoch{std::chrono::sys_days{std::chrono::year{2000} / 1 / 1}};

template <typename Unsigned>
[[nodiscard]] std::string put(Unsigned value)
{
    std::string bytes(sizeof value, '\0');
    for (std::size_t i = sizeof value; i > 0; --i, value = static_cast<Unsigned>(value >> 8))
        bytes[i - 1] = static_cast<char>(value & 0xff);
    return bytes;
}

/// The whole text as one number; at most eight bytes.
[[nodiscard]] inline std::uint64_t get(std::string_view bytes)
{
    std::uint64_t value = 0;
    for (const char byte : bytes)
        value = (value << 8) | static_cast<std::uint8_t>(byte);
    return value;
}

} // namespace wire
} // namespace ichido::postgres
