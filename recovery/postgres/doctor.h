// What is wrong with a database, what it costs, and the SQL that mends it.
#pragma once

#include "recovery/domain/failure.h"
#include "recovery/ports/reply.h"
#include "recovery/postgres/connection_spec.h"

#include <string>
#include <vector>

namespace ichido::postgres {

struct Finding {
    /// "server.old", "server.read_only", "schema.missing", "schema.older", "schema.newer",
    /// "schema.edited", "table.missing", "table.no_primary_key", "index.missing",
    /// "orders.missing", "role.none", "member.none".
    std::string code;
    bool blocks = false;  ///< recovery cannot work before this is mended
    std::string detail;   ///< what is meant: a name of an index, a version; never data
    std::string mend_sql; ///< SQL for a DBA; empty where "ichidoctl migrate" or nothing mends it
    bool operator==(const Finding&) const = default;
};

/// Everything found, worst first; empty: all is well. Synchronous; for the command line.
[[nodiscard]] Result<std::vector<Finding>> examine(const ConnectionSpec& spec);

/// The first blocking finding as a Failure (refused, its code); for the verbs that write.
[[nodiscard]] Result<Nothing> require_usable(const ConnectionSpec& spec);

} // namespace ichido::postgres
