// A sandbox of the window's own: something to try the console on.
#pragma once

#include "recovery/domain/connection_profile.h"
#include "recovery/ports/reply.h"

namespace ichido {

/// Stopped and removed when this is destroyed.
class DemoSandbox {
public:
    virtual ~DemoSandbox() = default;
    /// Starts it, once; takes a few seconds. Fails with "sandbox.…" or "sandbox.program" (ichidoctl
    /// is not installed beside the window).
    virtual void start(Reply<ConnectionProfile> reply) = 0;
};

} // namespace ichido
