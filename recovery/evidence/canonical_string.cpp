#include "recovery/evidence/canonical_string.h"

namespace ichido {

std::u16string utf16_units(std::string_view utf8)
{
    std::u16string units;
    for (std::size_t i = 0; i < utf8.size();) {
        const auto lead = static_cast<unsigned char>(utf8[i]);
        const std::size_t length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
        char32_t point = length == 1 ? lead : lead & (0x7FU >> length);
        for (std::size_t k = 1; k < length; ++k)
            point = (point << 6U) | (static_cast<unsigned char>(utf8[i + k]) & 0x3FU);
        if (point >= 0x10000) {
            units += static_cast<char16_t>(0xD800 + ((point - 0x10000) >> 10U));
            units += static_cast<char16_t>(0xDC00 + ((point - 0x10000) & 0x3FFU));
        } else {
            units += static_cast<char16_t>(point);
        }
        i += length;
    }
    return units;
}

std::string canonical_string(std::string_view text)
{
    constexpr std::string_view hexadecimal = "0123456789abcdef";
    std::string result = "\"";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        switch (c) {
        case '"':
            result += "\\\"";
            break;
        case '\\':
            result += "\\\\";
            break;
        case '\b':
            result += "\\b";
            break;
        case '\t':
            result += "\\t";
            break;
        case '\n':
            result += "\\n";
            break;
        case '\f':
            result += "\\f";
            break;
        case '\r':
            result += "\\r";
            break;
        default:
            if (byte < 0x20)
                result += std::string("\\u00") + hexadecimal[byte >> 4U] + hexadecimal[byte & 0xFU];
            else
                result += c;
        }
    }
    return result + '"';
}

} // namespace ichido
