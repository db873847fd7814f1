// The SQL of a page, composed from fixed pieces; every value is a parameter.
#pragma once

#include "recovery/ports/request_store.h"
#include "recovery/postgres/parameters.h"
#include "recovery/postgres/schema_facts.h"

#include <string>

namespace ichido::postgres {

struct PageSql {
    std::string text;
    Parameters parameters;
};

/// Columns: org_id, idem_key, request_sha, status, created_at, order_id, amount, currency,
/// payment_state, now. One row more than the page's limit, which says whether another page follows.
/// `stuck`: only rows in 처리중, oldest first, whatever `newest_first` says.
/// Within one organisation the order is (created_at, idem_key), otherwise (created_at, org_id,
/// idem_key): the same for one organisation, and each has its index.
[[nodiscard]] PageSql page_sql(const PageRequest& page, const SchemaFacts& facts, bool stuck);

/// One row of the same columns.
[[nodiscard]] PageSql row_sql(const RequestKey& request, const SchemaFacts& facts);

/// The distinct org_id of payment_requests, by skipping through its primary key instead of
/// reading every row: a query of one column, org_id.
[[nodiscard]] std::string_view organisations_with_requests_sql() noexcept;

} // namespace ichido::postgres
