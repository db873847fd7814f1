// A backend together with the runner that works on it.
#pragma once

#include "recovery/ports/backends.h"
#include "recovery/workflow/recovery_runner.h"

#include <memory>

namespace ichido {

/// Destroying it waits for the runner's orderly end first: Backends::retire does that elsewhere.
class RunningBackend final : public Backend {
public:
    RunningBackend(std::unique_ptr<Backend> backend, Clock& clock, Random& random, Inbox::Sender receiver)
        : m_backend(std::move(backend))
        , m_runner(m_backend->store(), m_backend->ledger(), m_backend->gateway(), clock, random, std::move(receiver))
    {
    }

    [[nodiscard]] RequestStore& store() override { return m_backend->store(); }
    [[nodiscard]] Ledger& ledger() override { return m_backend->ledger(); }
    [[nodiscard]] Gateway& gateway() override { return m_backend->gateway(); }
    [[nodiscard]] RecoveryRunner& runner() { return m_runner; }

private:
    std::unique_ptr<Backend> m_backend;
    RecoveryRunner m_runner; // last: it ends before what it works on
};

} // namespace ichido
