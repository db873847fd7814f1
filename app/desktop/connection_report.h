// What can be said of a connection before it is used.
#pragma once

#include "recovery/ports/backends.h"

namespace ichido {

/// Connects, looks, and disconnects; waits for the server, so for a lane only. Fails as
/// Backends::open does, with "connect.…", or as cancelled.
[[nodiscard]] Result<ConnectionReport> connection_report(const ConnectionProfile& profile, const CancelToken& cancel);

} // namespace ichido
