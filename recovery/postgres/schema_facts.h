// What a session finds in the database and may read.
#pragma once

#include "recovery/domain/failure.h"
#include "recovery/postgres/session.h"

namespace ichido::postgres {

/// True where the relation exists and this login may read some column of it.
struct SchemaFacts {
    bool requests = false;     ///< payment_requests, on the search path
    bool orders = false;       ///< orders, on the search path
    bool organization = false; ///< ichido.organization
    bool evidence = false;     ///< ichido.evidence
    bool recovery_case = false;
    bool audit_event = false;
    bool peek = false; ///< ichido.peek(bigint, uuid) may be called
};

/// "table.missing" (refused) when there is no payment_requests; 42501 when it may not be read.
[[nodiscard]] Result<SchemaFacts> read_schema_facts(Session& session);

} // namespace ichido::postgres
