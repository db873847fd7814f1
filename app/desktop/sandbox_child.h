// ichidoctl as a child that starts and stops a sandbox.
#pragma once

#include "recovery/domain/connection_profile.h"
#include "recovery/domain/failure.h"
#include "recovery/ports/cancel_token.h"

#include <QTemporaryDir>

#include <cstdint>
#include <memory>
#include <string>

namespace ichido {

struct DemoSandboxOptions {
    std::int64_t rows = 100'000;
    std::int64_t stuck = 200;
    std::uint64_t seed = 7;
};

/// One sandbox in a private folder, stopped and removed when this is destroyed. Waits, so for a
/// lane only; made, used and destroyed in the same thread.
class SandboxChild final {
public:
    SandboxChild(std::string program, DemoSandboxOptions options, CancelToken cancel);
    ~SandboxChild();
    SandboxChild(const SandboxChild&) = delete;
    SandboxChild& operator=(const SandboxChild&) = delete;

    /// Once. Fails with "sandbox.program" (no such program), "sandbox.folder", "sandbox.running"
    /// (started before), "sandbox.start" with ichidoctl's own sentence in English, or cancelled.
    /// A start that is cancelled comes to its end before it takes everything back.
    [[nodiscard]] Result<ConnectionProfile> start();

private:
    void stop();
    [[nodiscard]] QString sandbox_folder() const;

    std::string m_program;
    DemoSandboxOptions m_options;
    CancelToken m_cancel;
    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace ichido
