#include "recovery/evidence/canonical_number.h"

#include <array>
#include <charconv>
#include <cstdlib>
#include <string_view>

namespace ichido {

std::string canonical_number(double number)
{
    if (number == 0)
        return "0"; // minus zero, too
    std::array<char, 32> text{};
    const auto written = std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::scientific);
    std::string_view rest(text.data(), static_cast<std::size_t>(written.ptr - text.data()));

    // d.ddde±xx apart: the sign, the digits without their point, the place of the point.
    std::string result;
    if (rest.front() == '-') {
        result = "-";
        rest.remove_prefix(1);
    }
    const auto e = rest.find('e');
    const int exponent = std::atoi(rest.data() + e + 1);
    std::string digits(rest.substr(0, 1));
    if (e > 2)
        digits += rest.substr(2, e - 2);
    const int count = static_cast<int>(digits.size());
    const int point = exponent + 1; // "n" of ECMA-262

    constexpr int most_digits = 21, most_zeros = 6;
    if (count <= point && point <= most_digits)
        return result + digits + std::string(static_cast<std::size_t>(point - count), '0');
    if (0 < point && point <= most_digits)
        return result + digits.substr(0, static_cast<std::size_t>(point)) + '.' +
               digits.substr(static_cast<std::size_t>(point));
    if (-most_zeros < point && point <= 0)
        return result + "0." + std::string(static_cast<std::size_t>(-point), '0') + digits;
    result += digits.front();
    if (count > 1)
        result += '.' + digits.substr(1);
    return result + (exponent < 0 ? "e-" : "e+") + std::to_string(std::abs(exponent));
}

} // namespace ichido
