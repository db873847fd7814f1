// Strings as RFC 8785 spells and orders them.
#pragma once

#include <string>
#include <string_view>

namespace ichido {

/// `text` in quotes with the escapes that RFC 8785, section 3.2.2.2, asks for, and no other.
[[nodiscard]] std::string canonical_string(std::string_view text);

/// What names of members are ordered by (RFC 8785, section 3.2.3). `utf8` is well-formed.
[[nodiscard]] std::u16string utf16_units(std::string_view utf8);

} // namespace ichido
