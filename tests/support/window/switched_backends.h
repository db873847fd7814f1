// Real backends whose answers a test can hold back or replace by a failure.
#pragma once

#include "app/desktop/desktop_backends.h"

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace ichido::test {

/// What becomes of the questions to the database from now on; those under way go on.
class AnswerSwitch {
public:
    enum class Mode {
        pass,
        hold, ///< no answer comes
        fail, ///< every answer is failure()
    };
    void pass() { m_mode = Mode::pass; }
    void hold() { m_mode = Mode::hold; }
    void fail_with(Failure failure)
    {
        const std::lock_guard lock(m_mutex);
        m_failure = std::move(failure);
        m_mode = Mode::fail;
    }
    [[nodiscard]] Mode mode() const { return m_mode; }
    [[nodiscard]] Failure failure() const
    {
        const std::lock_guard lock(m_mutex);
        return m_failure;
    }
    /// How often something was asked of the database's reading side since the start.
    std::atomic<int> questions{0};

private:
    mutable std::mutex m_mutex;
    Failure m_failure;
    std::atomic<Mode> m_mode{Mode::pass};
};

class SwitchedBackends final : public Backends {
public:
    [[nodiscard]] Result<std::unique_ptr<Backend>> open(const ConnectionProfile& profile) override;
    void retire(std::unique_ptr<Backend> backend) override { m_real.retire(std::move(backend)); }
    void test(ConnectionProfile profile, CancelToken cancel, Reply<ConnectionReport> reply) override
    {
        m_real.test(std::move(profile), std::move(cancel), std::move(reply));
    }
    [[nodiscard]] AnswerSwitch& answers() { return *m_switch; }

private:
    DesktopBackends m_real;
    std::shared_ptr<AnswerSwitch> m_switch = std::make_shared<AnswerSwitch>();
};

} // namespace ichido::test
