// Databases and gateways of the console, made from a connection profile.
#pragma once

#include "recovery/ports/backends.h"
#include "recovery/ports/lane.h"

namespace ichido {

/// Gateways come from profiles_for_connection, as in ichidoctl. Destruction waits for the backends
/// that were retired and for a test that is under way.
class DesktopBackends final : public Backends {
public:
    DesktopBackends();
    ~DesktopBackends() override;

    [[nodiscard]] Result<std::unique_ptr<Backend>> open(const ConnectionProfile& profile) override;
    void retire(std::unique_ptr<Backend> backend) override;
    /// The findings are those of `ichidoctl doctor`. Replies come from a thread of its own.
    void test(ConnectionProfile profile, CancelToken cancel, Reply<ConnectionReport> reply) override;

private:
    Lane<Nothing> m_retirement; ///< where a write that is under way is waited for
    Lane<Nothing> m_testing;
};

} // namespace ichido
