// A seed plan's rows as PostgreSQL takes them: lines of `copy … from stdin`, and SQL.
#pragma once

#include "app/sandbox/seed_plan.h"

#include <string>

namespace ichido::sandbox {

/// The body that the client of a row had sent; canonical JSON, so both fingerprints are its hash.
[[nodiscard]] std::string seed_body(const Money& amount);

/// (org_id, idem_key, request_sha, status, response, created_at)
void append_request_line(std::string& to, const SeedPlan& plan, const SeedRow& row);
/// (order_id, org_id, idem_key, amount, currency, payment_state, created_at)
void append_order_line(std::string& to, const SeedRow& row);

/// Inserts the configured organisations into ichido.organization.
[[nodiscard]] std::string organizations_sql(const SeedPlan& plan);

} // namespace ichido::sandbox
