// The filter language of requests, as far as it exists: org:, status:, age:, created:, key:,
// sha:, order:, stuck:. Filters are `field:value`, separated by spaces; all must hold.
#pragma once

#include "recovery/domain/identifiers.h"
#include "recovery/domain/intent.h"
#include "recovery/domain/time.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace ichido {

struct Query {
    std::optional<OrgId> org;
    std::string org_name;                ///< when given by name; empty otherwise
    std::vector<RequestStatus> statuses; ///< empty: any
    std::optional<Duration> age_over;    ///< age:>10m
    std::optional<Duration> age_under;   ///< age:<1h
    std::optional<Instant> created_from; ///< inclusive
    std::optional<Instant> created_to;   ///< exclusive
    std::string key_prefix;              ///< lower-case hexadecimal and dashes
    std::string sha_prefix;              ///< lower-case hexadecimal
    std::optional<std::int64_t> order_id;
    bool stuck_only = false; ///< stuck:yes, by each organisation's threshold
    bool operator==(const Query&) const = default;
};

/// Where and why a query cannot be read. `code` is a stable word:
/// query.too_long (over 4,096 bytes), query.not_utf8, query.control_character, query.unclosed_quote,
/// query.no_field (a word without `field:`), query.unknown_field, query.empty_value,
/// query.repeated_field, query.bad_org, query.bad_status, query.bad_age, query.bad_created,
/// query.empty_range, query.bad_key, query.bad_sha, query.bad_order, query.bad_stuck.
struct QueryError {
    std::size_t offset = 0; ///< in bytes, from 0
    std::size_t length = 0;
    std::string code;
    std::string suggestion; ///< what could stand in place of these bytes; may be empty
    bool operator==(const QueryError&) const = default;
};

[[nodiscard]] tl::expected<Query, QueryError> parse_query(std::string_view text);

} // namespace ichido
