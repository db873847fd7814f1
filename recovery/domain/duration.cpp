// The durations of time.h: what people type in queries and profiles, and read in tables.
#include "recovery/domain/time.h"

#include <array>
#include <cstdint>

namespace ichido {

namespace {

using namespace std::chrono_literals;

struct DurationUnit {
    std::string_view word;
    Duration length;
};

/// Largest first; "ms" before "m" would be cut wrongly otherwise, so words are compared whole.
constexpr std::array<DurationUnit, 5> duration_units{{{"d", 24h}, {"h", 1h}, {"m", 1min}, {"s", 1s}, {"ms", 1ms}}};

constexpr Duration longest_duration = std::chrono::days{36'525}; // 100 years

bool is_decimal_digit(char c) noexcept
{
    return c >= '0' && c <= '9';
}

std::string with_unit(std::uint64_t count, std::string_view unit)
{
    return std::to_string(count) + " " + std::string(unit);
}

} // namespace

std::optional<Duration> parse_duration(std::string_view text) noexcept
{
    if (text.empty())
        return std::nullopt;
    Duration sum{0};
    while (!text.empty()) {
        std::size_t digits = 0;
        Duration::rep count = 0;
        for (; digits < text.size() && is_decimal_digit(text[digits]); ++digits) {
            count = count * 10 + (text[digits] - '0');
            if (count > longest_duration / 1ms)
                return std::nullopt;
        }
        std::size_t end = digits;
        while (end < text.size() && !is_decimal_digit(text[end]))
            ++end;
        const std::string_view word = text.substr(digits, end - digits);
        const DurationUnit* found = nullptr;
        for (const DurationUnit& unit : duration_units)
            if (unit.word == word)
                found = &unit;
        if (digits == 0 || !found || count > longest_duration / found->length)
            return std::nullopt;
        sum += count * found->length;
        if (sum > longest_duration)
            return std::nullopt;
        text.remove_prefix(end);
    }
    return sum;
}

std::string format_duration(Duration duration)
{
    // Unsigned, because the smallest value has no positive counterpart.
    const auto micros = static_cast<std::uint64_t>(duration.count());
    std::uint64_t rest = duration < Duration::zero() ? 0 - micros : micros;
    const std::string sign = duration < Duration::zero() ? "-" : "";
    if (rest == 0)
        return "0 s";
    if (rest < 1'000)
        return sign + with_unit(rest, "us");
    for (std::size_t i = 0; i < duration_units.size(); ++i) {
        const auto length = static_cast<std::uint64_t>(duration_units[i].length.count());
        if (rest < length)
            continue;
        std::string text = sign + with_unit(rest / length, duration_units[i].word);
        rest %= length;
        // Milliseconds matter only where nothing larger is left to say.
        if (i + 2 < duration_units.size()) {
            const DurationUnit& next = duration_units[i + 1];
            if (const std::uint64_t count = rest / static_cast<std::uint64_t>(next.length.count()); count != 0)
                text += " " + with_unit(count, next.word);
        }
        return text;
    }
    return "0 s";
}

} // namespace ichido
