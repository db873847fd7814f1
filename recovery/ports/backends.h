// How the window reaches a database and its gateways without knowing either.
#pragma once

#include "recovery/domain/connection_profile.h"
#include "recovery/domain/finding.h"
#include "recovery/domain/login.h"
#include "recovery/ports/gateway.h"
#include "recovery/ports/ledger.h"
#include "recovery/ports/request_store.h"

#include <memory>
#include <vector>

namespace ichido {

/// The ports of one connection. Destroying it may wait for a write that is under way: destroy it
/// where nobody waits (Backends::retire).
class Backend {
public:
    virtual ~Backend() = default;
    [[nodiscard]] virtual RequestStore& store() = 0;
    [[nodiscard]] virtual Ledger& ledger() = 0;
    [[nodiscard]] virtual Gateway& gateway() = 0;
};

struct ConnectionReport {
    Login login;
    std::vector<Finding> findings; ///< worst first; empty: all is well
};

class Backends {
public:
    virtual ~Backends() = default;
    /// Never waits for a server: the backend connects when first asked, and again after a loss.
    /// Fails as connection_spec_from_uri does ("uri.…") and with "profile.…", "gateways.folder".
    [[nodiscard]] virtual Result<std::unique_ptr<Backend>> open(const ConnectionProfile& profile) = 0;
    /// Destroys a backend in a thread where waiting harms nobody.
    virtual void retire(std::unique_ptr<Backend> backend) = 0;
    /// Connects, looks, and disconnects; saves nothing.
    virtual void test(ConnectionProfile profile, CancelToken cancel, Reply<ConnectionReport> reply) = 0;
};

} // namespace ichido
