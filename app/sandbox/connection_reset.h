// A TCP reset, which an HTTP server library has no call for.
#pragma once

namespace ichido::sandbox {

/// Resets the loopback connection of this process between these two ports; false when there is none.
bool reset_connection(int local_port, int remote_port);

} // namespace ichido::sandbox
