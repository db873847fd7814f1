// Amounts in minor units; never a floating-point number.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ichido {

struct Money {
    std::int64_t minor = 0; ///< in the currency's minor unit: JPY 1, USD 1/100, KWD 1/1000
    std::string currency;   ///< ISO 4217, three upper-case letters
    bool operator==(const Money&) const = default;
};

/// Decimals of a currency's minor unit (ISO 4217); nothing for a code that is not one.
[[nodiscard]] std::optional<int> minor_unit_digits(std::string_view currency) noexcept;
/// "1234.50" with the currency "USD" is 123450; nothing on more decimals than the unit has
/// (unless they are zeros), a sign other than a leading '-', an exponent, or overflow.
[[nodiscard]] std::optional<std::int64_t> parse_decimal_amount(std::string_view text,
                                                               std::string_view currency) noexcept;
/// "1234.50 USD"; a currency without known unit shows its minor units with a mark: "123450¢ XXX".
[[nodiscard]] std::string format_money(const Money& money);
/// Stops at the largest or smallest number instead of overflowing: for sums that people read.
void add_capped(std::int64_t& sum, std::int64_t minor) noexcept;

} // namespace ichido
