// Brings a database to the schema that this program ships.
#pragma once

#include "recovery/domain/failure.h"
#include "recovery/postgres/connection_spec.h"

#include <string>
#include <vector>

namespace ichido::postgres {

struct Migration {
    int version = 0;
    std::string name; ///< file name without ".sql", "0001_…"
    std::string sql;  ///< UTF-8, without begin or commit
    bool operator==(const Migration&) const = default;
};

/// In order of version; read from the program itself.
[[nodiscard]] std::vector<Migration> shipped_migrations();

/// Applies what is missing, each migration in a transaction with its record, under an advisory
/// lock, so that two at once apply each only once. Returns the versions applied now (empty:
/// nothing to do). Synchronous; for the command line.
/// Fails with "schema.newer" (refused), "schema.edited" (refused: an applied migration differs
/// from the shipped one), "migrate.busy" (another migration runs), the SQLSTATE of a statement,
/// or a connection failure of Session. What was applied before the failure stays.
[[nodiscard]] Result<std::vector<int>> migrate(const ConnectionSpec& spec);

/// The SQL of all shipped migrations with their transactions and records, for a DBA to run by hand.
[[nodiscard]] std::string migration_script();

} // namespace ichido::postgres
