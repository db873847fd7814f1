// Which migrations a database has had.
#pragma once

#include "recovery/domain/identifiers.h"
#include "recovery/postgres/migrate.h"
#include "recovery/postgres/session.h"

namespace ichido::postgres {

struct SchemaState {
    bool present = false;  ///< ichido.schema_migration exists
    bool readable = false; ///< by this login; otherwise what follows is not known
    bool newer = false;    ///< a version that this program does not ship
    bool edited = false;   ///< a shipped version with another hash
    int version = 0;       ///< the highest applied; 0: none
};

[[nodiscard]] Result<SchemaState> read_schema_state(Session& session, const std::vector<Migration>& shipped);

/// Of the migration's text as shipped.
[[nodiscard]] Sha256 migration_hash(const Migration& migration);

} // namespace ichido::postgres
