// A query cut into its filters; what they mean is query.cpp's.
#pragma once

#include "recovery/domain/query.h"

#include <string>
#include <string_view>
#include <vector>

namespace ichido {

/// One `field:value`. Offsets are in bytes of the whole text.
struct QueryToken {
    std::string_view field; ///< as written, without the colon
    std::size_t field_offset = 0;
    std::string value;            ///< without quotes and backslashes
    std::size_t value_offset = 0; ///< of the first byte, the quote included
    std::size_t value_length = 0; ///< as written
    bool quoted = false;
};

/// Spaces, tabs, line ends and the ideographic space separate. A value may stand in "quotes",
/// where \" and \\ stand for themselves.
[[nodiscard]] tl::expected<std::vector<QueryToken>, QueryError> cut_query(std::string_view text);

} // namespace ichido
