// Where PostgreSQL's server programs stand.
#pragma once

#include <filesystem>
#include <optional>

namespace ichido::sandbox {

/// The folder that holds initdb, pg_ctl and postgres: from PATH, else the newest of Debian's
/// /usr/lib/postgresql/<version>/bin.
[[nodiscard]] std::optional<std::filesystem::path> find_postgres_binaries();

} // namespace ichido::sandbox
