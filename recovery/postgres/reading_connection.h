// What a lane of the request store owns.
#pragma once

#include "recovery/postgres/connection.h"
#include "recovery/postgres/request_reads.h"

#include <optional>

namespace ichido::postgres {

/// A connection, and what its present session has found in the database.
class ReadingConnection final {
public:
    explicit ReadingConnection(const ConnectionSpec& spec) : m_connection(spec, Access::read) {}

    /// Connects and looks around where that is needed; the context is good for this one job.
    [[nodiscard]] Result<ReadContext> ready(const RunOptions& options);

private:
    Connection m_connection;
    std::optional<SchemaFacts> m_facts;
    int m_facts_of = 0; ///< the connection's generation that they belong to
};

} // namespace ichido::postgres
