// What is wrong with a database, what it costs, and the SQL that mends it.
#pragma once

#include "recovery/domain/failure.h"
#include "recovery/domain/finding.h"
#include "recovery/ports/reply.h"
#include "recovery/postgres/connection_spec.h"

#include <vector>

namespace ichido::postgres {

using ichido::Finding;

/// Everything found, worst first; empty: all is well. Synchronous; for the command line.
[[nodiscard]] Result<std::vector<Finding>> examine(const ConnectionSpec& spec);

/// The first blocking finding as a Failure (refused, its code); for the verbs that write.
[[nodiscard]] Result<Nothing> require_usable(const ConnectionSpec& spec);

} // namespace ichido::postgres
