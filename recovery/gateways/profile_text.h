// What names, paths and texts in a profile may look like.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace ichido {

[[nodiscard]] bool is_profile_name(std::string_view text); ///< "stripe_live-2"; at most 63 characters
[[nodiscard]] bool is_secret_name(std::string_view text);  ///< letters, digits, '_', '-'; at most 63
[[nodiscard]] bool is_profile_text(std::string_view text); ///< at most 1,000 bytes, no control characters
[[nodiscard]] bool is_header_name(std::string_view text);  ///< a token of RFC 9110, at most 100 characters
/// A header name that a credential may stand in: none that the transport makes itself.
[[nodiscard]] bool is_own_header(std::string_view text);
/// "/v1/x": below the base URL, without query, fragment, backslash, percent sign or dot segments.
[[nodiscard]] bool is_profile_path(std::string_view text);
/// A status word that looks as if it stood for any word.
[[nodiscard]] bool is_catch_all(std::string_view word);
[[nodiscard]] std::string lower_case(std::string_view ascii);
/// A key for a message: printable ASCII, at most 40 characters.
[[nodiscard]] std::string shown_key(std::string_view key);
[[nodiscard]] std::size_t longest_line(std::string_view text);

} // namespace ichido
