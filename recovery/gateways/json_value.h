// A JSON document as it was written: no digit of a number is lost on the way.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ichido {

struct JsonValue {
    enum class Kind { null, boolean, integer, decimal, text, array, object };
    Kind kind = Kind::null;
    /// A text's characters (UTF-8), a number as it was written, "true" or "false".
    std::string text;
    std::vector<std::string> names; ///< an object's, in order; one for each item
    std::vector<JsonValue> items;   ///< an array's or object's

    [[nodiscard]] const JsonValue* member(std::string_view name) const; ///< null where there is none
};

inline constexpr std::size_t json_depth_cap = 64;
inline constexpr std::size_t json_node_cap = 100'000;

/// Nothing unless the whole text is one document: RFC 8259, UTF-8, no name twice in an object
/// (two readers would see two values), no NUL, not deeper or larger than the caps above.
[[nodiscard]] std::optional<JsonValue> parse_json(std::string_view text);

} // namespace ichido
