// The connection book as TOML, and back.
#pragma once

#include "recovery/domain/failure.h"
#include "recovery/ports/connection_book.h"

#include <string>
#include <string_view>

namespace ichido {

/// last = "name"
///
/// [[connection]]
/// name = "name"
/// uri = "postgresql://…"
/// environment = "development" | "staging" | "production"
///
/// Unstated: no last one, production. Fails with "connections.malformed": no TOML, a key that is
/// none of these, a name or URI that is missing, a name that stands twice, or a URI that
/// connection_spec_from_uri refuses, above all one with a password. A last one that is none of
/// the connections is taken for none: somebody has struck it out of the file.
[[nodiscard]] Result<SavedConnections> read_connection_book(std::string_view text);

/// What read_connection_book() reads as the same. Fails with "uri.…" as connection_spec_from_uri
/// does, and with "connections.malformed" for what could not be read again.
[[nodiscard]] Result<std::string> write_connection_book(const SavedConnections& connections);

} // namespace ichido
