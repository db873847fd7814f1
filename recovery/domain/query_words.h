// What the query parser needs of words, and would be noise among its rules.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace ichido {

/// Offset of the first byte that does not belong to well-formed UTF-8 (RFC 3629: no overlong
/// form, no surrogate, nothing above U+10FFFF); nothing when all of it does.
[[nodiscard]] std::optional<std::size_t> first_invalid_utf8(std::string_view text) noexcept;

/// The candidate that few slips of typing (insert, delete, replace, swap two) turn into `word`;
/// empty when none is near. `word` must be UTF-8; long words have no neighbours.
[[nodiscard]] std::string_view nearest_word(std::string_view word, std::span<const std::string_view> candidates);

[[nodiscard]] std::string ascii_lower(std::string_view text);

} // namespace ichido
