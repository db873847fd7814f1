// What is wrong with a database, what it costs, and the SQL that mends it.
#pragma once

#include <string>

namespace ichido {

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

} // namespace ichido
