#include "recovery/domain/money.h"

#include <algorithm>
#include <array>
#include <limits>

namespace ichido {

namespace {

/// ISO 4217, list one. Codes whose minor unit is "N.A." (metals, test
/// and accounting units) are left out: an amount in them cannot be compared in minor units.
constexpr std::string_view without_decimals = "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF";
constexpr std::string_view three_decimals = "BHD IQD JOD KWD LYD OMR TND";
constexpr std::string_view four_decimals = "CLF UYW";
constexpr std::string_view two_decimals =
    "AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF "
    "CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF "
    "IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN "
    "MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS "
    "SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG "
    "ZWL";

/// Codes stand in columns of four characters.
bool lists(std::string_view list, std::string_view code) noexcept
{
    for (std::size_t i = 0; i + 3 <= list.size(); i += 4)
        if (list.substr(i, 3) == code)
            return true;
    return false;
}

} // namespace

std::optional<int> minor_unit_digits(std::string_view currency) noexcept
{
    if (currency.size() != 3)
        return std::nullopt;
    if (lists(two_decimals, currency))
        return 2;
    if (lists(without_decimals, currency))
        return 0;
    if (lists(three_decimals, currency))
        return 3;
    if (lists(four_decimals, currency))
        return 4;
    return std::nullopt;
}

std::optional<std::int64_t> parse_decimal_amount(std::string_view text, std::string_view currency) noexcept
{
    const auto unit_digits = minor_unit_digits(currency);
    if (!unit_digits)
        return std::nullopt;
    const bool negative = !text.empty() && text.front() == '-';
    if (negative)
        text.remove_prefix(1);

    // Built below zero, where the range is larger by one.
    constexpr auto lowest = std::numeric_limits<std::int64_t>::min();
    std::int64_t value = 0;
    const auto append = [&value](int digit) {
        if (value < (lowest + digit) / 10)
            return false;
        value = value * 10 - digit;
        return true;
    };
    bool in_fraction = false;
    int whole = 0, decimals = 0, fraction_digits = 0;
    for (const char c : text) {
        if (c == '.' && !in_fraction && whole > 0) {
            in_fraction = true;
            continue;
        }
        if (c < '0' || c > '9')
            return std::nullopt;
        if (in_fraction)
            fraction_digits = 1;
        else
            whole = 1;
        if (in_fraction && decimals == *unit_digits) {
            if (c != '0')
                return std::nullopt;
            continue;
        }
        if (in_fraction)
            ++decimals;
        if (!append(c - '0'))
            return std::nullopt;
    }
    if (whole == 0 || (in_fraction && fraction_digits == 0))
        return std::nullopt;
    for (; decimals < *unit_digits; ++decimals)
        if (!append(0))
            return std::nullopt;
    if (negative)
        return value;
    if (value == lowest)
        return std::nullopt;
    return -value;
}

std::string format_money(const Money& money)
{
    const auto unit_digits = minor_unit_digits(money.currency);
    if (!unit_digits)
        return std::to_string(money.minor) + "\u00a2 " + money.currency;
    std::string digits = std::to_string(money.minor);
    const bool negative = digits.front() == '-';
    if (negative)
        digits.erase(0, 1);
    const auto decimals = static_cast<std::size_t>(*unit_digits);
    if (decimals > 0) {
        if (digits.size() <= decimals)
            digits.insert(0, decimals + 1 - digits.size(), '0');
        digits.insert(digits.size() - decimals, ".");
    }
    return (negative ? "-" : "") + digits + " " + money.currency;
}

void add_capped(std::int64_t& sum, std::int64_t minor) noexcept
{
    if (__builtin_add_overflow(sum, minor, &sum))
        sum = minor > 0 ? std::numeric_limits<std::int64_t>::max() : std::numeric_limits<std::int64_t>::min();
}

} // namespace ichido
