// The window's own sandbox, run by the ichidoctl that stands beside it.
#pragma once

#include "app/desktop/sandbox_child.h"
#include "recovery/ports/demo_sandbox.h"
#include "recovery/ports/lane.h"

namespace ichido {

/// Destruction cancels a start that is under way, and waits until nothing of the sandbox is left;
/// that takes seconds. Replies come from a thread of its own; none after the destruction.
class DemoSandboxProcess final : public DemoSandbox {
public:
    /// ichidoctl in the folder of the running program; needs a QCoreApplication.
    [[nodiscard]] static std::string program_beside();

    explicit DemoSandboxProcess(std::string program = program_beside(), DemoSandboxOptions options = {});
    ~DemoSandboxProcess() override;

    void start(Reply<ConnectionProfile> reply) override;

private:
    CancelToken m_cancel;
    Lane<SandboxChild> m_lane; ///< after what it looks at
};

} // namespace ichido
