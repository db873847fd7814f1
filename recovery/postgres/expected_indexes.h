// The indexes of payment_requests that the console's reads need.
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace ichido::postgres {

struct ExpectedIndex {
    std::string_view name;
    std::string_view columns;
    std::string_view predicate; ///< empty: of all rows
    std::string_view shape;     ///< as present_indexes_sql() writes it
};

/// An index of the same shape under another name does as well.
inline constexpr std::array<ExpectedIndex, 4> expected_indexes = {{
    {"payment_requests_stuck_idx", "created_at, org_id, idem_key", "status = '처리중'",
     "created_at,org_id,idem_key|(status = '처리중'::text)"},
    {"payment_requests_org_created_idx", "org_id, created_at, idem_key", "", "org_id,created_at,idem_key|"},
    {"payment_requests_created_idx", "created_at, org_id, idem_key", "", "created_at,org_id,idem_key|"},
    {"payment_requests_sha_idx", "org_id, request_sha, created_at", "", "org_id,request_sha,created_at|"},
}};

/// Valid indexes of payment_requests, one text per row: "column,column|predicate".
[[nodiscard]] std::string_view present_indexes_sql() noexcept;

/// Built beside the traffic; cannot run inside a transaction.
[[nodiscard]] std::string create_index_sql(const ExpectedIndex& index);

} // namespace ichido::postgres
