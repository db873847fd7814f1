// Text as a part of a URI.
#pragma once

#include <string>
#include <string_view>

namespace ichido::sandbox {

/// Unreserved characters (RFC 3986, section 2.3) and '/', which a query may hold, as they are;
/// all other bytes as %XX.
[[nodiscard]] inline std::string percent_encoded(std::string_view text)
{
    constexpr std::string_view plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/";
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string encoded;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (plain.find(c) != std::string_view::npos)
            encoded += c;
        else
            encoded += {'%', digits[byte >> 4U], digits[byte & 15U]};
    }
    return encoded;
}

} // namespace ichido::sandbox
