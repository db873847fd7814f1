#include "recovery/domain/visible_text.h"

#include <algorithm>
#include <cstdio>
#include <wchar.h>

namespace ichido {

bool is_hidden(char32_t c) noexcept
{
    const auto between = [c](char32_t first, char32_t last) { return c >= first && c <= last; };
    return c < 0x20 || between(0x7F, 0x9F) || c == 0xAD || c == 0x61C || c == 0x180E || between(0x200B, 0x200F) ||
           between(0x2028, 0x202E) || between(0x2060, 0x206F) || c == 0xFEFF || between(0xFFF9, 0xFFFB) ||
           between(0xE0000, 0xE007F);
}

char32_t next_character(std::string_view text, std::size_t& at) noexcept
{
    constexpr char32_t broken = 0xFFFD;
    const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(at++);
    if (first < 0x80)
        return first;
    const int more = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : 1;
    if (first < 0xC2 || first > 0xF4)
        return broken;
    char32_t character = first & (0x3FU >> more);
    for (int i = 0; i < more; ++i) {
        if (at >= text.size() || (byte(at) & 0xC0U) != 0x80U)
            return broken;
        character = (character << 6U) | (byte(at++) & 0x3FU);
    }
    constexpr char32_t smallest[] = {0, 0x80, 0x800, 0x10000};
    if (character < smallest[more] || character > 0x10FFFF || (character >= 0xD800 && character <= 0xDFFF))
        return broken;
    return character;
}

void append_utf8(std::string& text, char32_t c)
{
    const auto add = [&text](char32_t byte) { text += static_cast<char>(static_cast<unsigned char>(byte)); };
    if (c < 0x80)
        return add(c);
    if (c < 0x800) {
        add(0xC0U | (c >> 6U));
    } else {
        if (c < 0x10000) {
            add(0xE0U | (c >> 12U));
        } else {
            add(0xF0U | (c >> 18U));
            add(0x80U | ((c >> 12U) & 0x3FU));
        }
        add(0x80U | ((c >> 6U) & 0x3FU));
    }
    add(0x80U | (c & 0x3FU));
}

std::string visible_text(std::string_view text, Layout layout)
{
    std::string visible;
    visible.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const char32_t c = next_character(text, at);
        const bool keeps = layout == Layout::kept && (c == '\t' || c == '\n' || c == '\r');
        if (!is_hidden(c) || keeps) {
            append_utf8(visible, c);
            continue;
        }
        char name[16];
        std::snprintf(name, sizeof name, "<U+%04X>", static_cast<unsigned>(c));
        visible += name;
    }
    return visible;
}

int display_width(std::string_view text) noexcept
{
    int width = 0;
    for (std::size_t at = 0; at < text.size();)
        width += std::max(0, ::wcwidth(static_cast<wchar_t>(next_character(text, at))));
    return width;
}

} // namespace ichido
