#include "recovery/domain/time.h"

#include <cstdio>

namespace ichido {

namespace {

using namespace std::chrono_literals;

bool is_digit(char c) noexcept
{
    return c >= '0' && c <= '9';
}

/// Takes exactly `count` digits from the front; -1 when they are not there.
int take_digits(std::string_view& text, std::size_t count) noexcept
{
    if (text.size() < count)
        return -1;
    int value = 0;
    for (std::size_t i = 0; i < count; ++i) {
        if (!is_digit(text[i]))
            return -1;
        value = value * 10 + (text[i] - '0');
    }
    text.remove_prefix(count);
    return value;
}

bool take(std::string_view& text, char wanted) noexcept
{
    if (text.empty() || text.front() != wanted)
        return false;
    text.remove_prefix(1);
    return true;
}

bool take_either(std::string_view& text, char wanted, char other) noexcept
{
    return take(text, wanted) || take(text, other);
}

/// ".1" to ".123456789"; digits behind the sixth are cut, not rounded.
std::optional<Duration> take_fraction(std::string_view& text) noexcept
{
    if (!take(text, '.'))
        return Duration{0};
    Duration::rep micros = 0;
    int digits = 0;
    for (; !text.empty() && is_digit(text.front()); text.remove_prefix(1), ++digits)
        if (digits < 6)
            micros = micros * 10 + (text.front() - '0');
    if (digits < 1 || digits > 9)
        return std::nullopt;
    for (; digits < 6; ++digits)
        micros *= 10;
    return Duration{micros};
}

/// 'Z', "+09:00" or "-03:30": what to subtract for UTC.
std::optional<Duration> take_offset(std::string_view& text) noexcept
{
    if (take_either(text, 'Z', 'z'))
        return Duration{0};
    const bool east = take(text, '+');
    if (!east && !take(text, '-'))
        return std::nullopt;
    const int hours = take_digits(text, 2);
    const bool colon = take(text, ':');
    const int minutes = take_digits(text, 2);
    if (hours < 0 || hours > 23 || !colon || minutes < 0 || minutes > 59)
        return std::nullopt;
    const Duration offset = std::chrono::hours{hours} + std::chrono::minutes{minutes};
    return east ? offset : -offset;
}

} // namespace

std::string format_instant(Instant instant)
{
    const auto day = std::chrono::floor<std::chrono::days>(instant);
    const std::chrono::year_month_day date{day};
    const std::chrono::hh_mm_ss time{instant - day};
    char text[48];
    const int length = std::snprintf(
        text, sizeof text, "%04d-%02u-%02uT%02lld:%02lld:%02lld.%06lldZ", static_cast<int>(date.year()),
        static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
        static_cast<long long>(time.hours().count()), static_cast<long long>(time.minutes().count()),
        static_cast<long long>(time.seconds().count()), static_cast<long long>(time.subseconds().count()));
    return std::string(text, static_cast<std::size_t>(length));
}

std::optional<Instant> parse_instant(std::string_view text) noexcept
{
    const int year = take_digits(text, 4);
    if (year < 0 || !take(text, '-'))
        return std::nullopt;
    const int month = take_digits(text, 2);
    if (month < 0 || !take(text, '-'))
        return std::nullopt;
    const int day = take_digits(text, 2);
    if (day < 0 || !take_either(text, 'T', 't'))
        return std::nullopt;
    const int hour = take_digits(text, 2);
    if (hour < 0 || hour > 23 || !take(text, ':'))
        return std::nullopt;
    const int minute = take_digits(text, 2);
    if (minute < 0 || minute > 59 || !take(text, ':'))
        return std::nullopt;
    const int second = take_digits(text, 2);
    if (second < 0 || second > 59) // a leap second has no place in a database's time
        return std::nullopt;
    const auto fraction = take_fraction(text);
    const auto offset = fraction ? take_offset(text) : std::nullopt;
    const std::chrono::year_month_day date{std::chrono::year{year}, std::chrono::month{static_cast<unsigned>(month)},
                                           std::chrono::day{static_cast<unsigned>(day)}};
    if (!offset || !text.empty() || !date.ok())
        return std::nullopt;
    return std::chrono::sys_days{date} + std::chrono::hours{hour} + std::chrono::minutes{minute} +
           std::chrono::seconds{second} + *fraction - *offset;
}

} // namespace ichido
