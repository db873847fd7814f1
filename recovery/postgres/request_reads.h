// The reads of the request store, each in the thread that owns the session.
#pragma once

#include "recovery/ports/request_store.h"
#include "recovery/postgres/schema_facts.h"
#include "recovery/postgres/statement.h"

namespace ichido::postgres {

struct ReadContext {
    Session& session;
    const SchemaFacts& facts;
    const RunOptions& options;
};

/// An organisation named in the query that does not exist is invalid, "organization.unknown".
[[nodiscard]] Result<RequestPage> read_page(const ReadContext& context, const PageRequest& page);
[[nodiscard]] Result<StuckPage> read_stuck(const ReadContext& context, const PageRequest& page);
/// A key without a row is invalid, "request.unknown".
[[nodiscard]] Result<RequestDetail> read_detail(const ReadContext& context, const RequestKey& request);
[[nodiscard]] Result<std::vector<Organization>> read_organizations(const ReadContext& context);
[[nodiscard]] Result<std::string> read_database_identity(const ReadContext& context);

} // namespace ichido::postgres
