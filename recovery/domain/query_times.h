// The two filters about time: age:>10m, age:<1h and created:A..B.
#pragma once

#include "recovery/domain/query_tokens.h"

#include <optional>

namespace ichido {

/// Both return nothing when the filter was read into the query.
[[nodiscard]] std::optional<QueryError> read_age(const QueryToken& token, Query& query);

/// A and B are RFC 3339 instants or dates (UTC), either may be missing, and one date alone is
/// that day. An instant B is exclusive; a date B belongs to the range as a whole.
[[nodiscard]] std::optional<QueryError> read_created(const QueryToken& token, Query& query);

} // namespace ichido
