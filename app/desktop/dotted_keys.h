// Keys of a TOML text that nest tables.
#pragma once

#include <string_view>

namespace ichido {

/// Whether a dot stands outside of strings and comments: in a key such as a.b, or in a value that
/// is no text. Each dot of a key is a table in a table, and destroying tens of thousands of them,
/// which fit in a small file, takes more stack than a thread has; so it is asked before the
/// parser. Nested arrays and inline tables are bounded by the parser itself.
[[nodiscard]] bool has_dotted_key(std::string_view toml);

} // namespace ichido
