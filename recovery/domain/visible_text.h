// Text from outside on a terminal: no escape, no control, no change of direction.
#pragma once

#include <string>
#include <string_view>

namespace ichido {

/// Whether a character changes how others are shown (C0, C1, DEL, the bidirectional controls and
/// the line separators of Unicode) or cannot be seen (zero width).
[[nodiscard]] bool is_hidden(char32_t character) noexcept;

/// The next character of UTF-8 from `at`, which moves behind it; U+FFFD for what is not UTF-8.
[[nodiscard]] char32_t next_character(std::string_view text, std::size_t& at) noexcept;
void append_utf8(std::string& text, char32_t character);

enum class Layout {
    one_line, ///< tabs and ends of lines are made visible as well
    kept,     ///< tabs and ends of lines stay
};

/// Hidden characters become "<U+202E>", bytes that are not UTF-8 U+FFFD.
[[nodiscard]] std::string visible_text(std::string_view text, Layout layout = Layout::one_line);

/// Columns that a terminal needs: two for the wide forms of East Asia, none for combining marks.
[[nodiscard]] int display_width(std::string_view text) noexcept;

} // namespace ichido
