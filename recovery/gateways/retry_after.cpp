#include "recovery/gateways/retry_after.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>
#include <vector>

namespace ichido {

namespace {

std::vector<std::string_view> http_date_parts(std::string_view text)
{
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(" ,-"), text.size());
        if (end > 0)
            parts.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

std::optional<int> digits(std::string_view text, std::size_t least, std::size_t most)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.size() < least || text.size() > most || text.front() == '-' || error != std::errc() ||
        end != text.data() + text.size())
        return std::nullopt;
    return value;
}

std::optional<unsigned> month_number(std::string_view name)
{
    constexpr std::array<std::string_view, 12> names{"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                     "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end())
        return std::nullopt;
    return static_cast<unsigned>(found - names.begin()) + 1;
}

std::optional<std::chrono::seconds> time_of_day(std::string_view text)
{
    if (text.size() != 8 || text[2] != ':' || text[5] != ':')
        return std::nullopt;
    const auto hour = digits(text.substr(0, 2), 2, 2), minute = digits(text.substr(3, 2), 2, 2),
               second = digits(text.substr(6, 2), 2, 2);
    if (!hour || !minute || !second || *hour > 23 || *minute > 59 || *second > 60)
        return std::nullopt;
    return std::chrono::hours{*hour} + std::chrono::minutes{*minute} + std::chrono::seconds{*second};
}

} // namespace

std::optional<Instant> parse_http_date(std::string_view text)
{
    if (text.size() > 40)
        return std::nullopt;
    const auto parts = http_date_parts(text);
    const bool asctime = parts.size() == 5;
    if (!asctime && (parts.size() != 6 || parts[5] != "GMT"))
        return std::nullopt;
    const auto day = digits(parts[asctime ? 2 : 1], 1, 2);
    const auto month = month_number(parts[asctime ? 1 : 2]);
    auto year = digits(parts[asctime ? 4 : 3], 2, 4);
    const auto time = time_of_day(parts[asctime ? 3 : 4]);
    if (!day || !month || !year || !time)
        return std::nullopt;
    if (*year < 100)
        *year += *year < 70 ? 2000 : 1900;
    const std::chrono::year_month_day date{std::chrono::year{*year}, std::chrono::month{*month},
                                           std::chrono::day{static_cast<unsigned>(*day)}};
    if (!date.ok())
        return std::nullopt;
    return Instant{std::chrono::sys_days{date}} + *time;
}

std::optional<Duration> read_retry_after(std::string_view value, std::string_view date, Instant received_at,
                                         Duration cap)
{
    if (!value.empty() && value.find_first_not_of("0123456789") == std::string_view::npos) {
        const auto seconds = digits(value, 1, 8); // more digits are beyond any cap
        return seconds ? std::min<Duration>(std::chrono::seconds{*seconds}, cap) : cap;
    }
    const auto until = parse_http_date(value);
    if (!until)
        return std::nullopt;
    const Instant now = parse_http_date(date).value_or(received_at);
    return std::clamp<Duration>(*until - now, Duration{0}, cap);
}

} // namespace ichido
