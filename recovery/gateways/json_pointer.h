// RFC 6901 pointers into an answer.
#pragma once

#include "recovery/gateways/json_value.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ichido {

struct JsonPointer {
    std::vector<std::string> tokens; ///< empty: the whole document
    bool operator==(const JsonPointer&) const = default;

    /// "" or "/a/0/b" with ~0 and ~1; nothing for anything else.
    [[nodiscard]] static std::optional<JsonPointer> parse(std::string_view text);
    /// The value it points at; null where there is none. "null" in the document is a value.
    [[nodiscard]] const JsonValue* in(const JsonValue& document) const;
};

} // namespace ichido
