// Fills a migrated database with what a seed plan says.
#pragma once

#include "app/sandbox/seed_plan.h"
#include "recovery/ports/reply.h"

#include <string>

namespace ichido::sandbox {

/// Organisations, requests, orders and the earlier evidence of some, in one transaction but the
/// evidence, which is recorded through the prober's own function; analyzes at the end.
/// Fails with a SQLSTATE or a failure of the connection.
[[nodiscard]] Result<Nothing> load_seed(const SeedPlan& plan, const std::string& owner_uri,
                                        const std::string& prober_uri);

} // namespace ichido::sandbox
