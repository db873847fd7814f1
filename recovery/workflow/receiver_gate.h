// Who hears a RecoveryRunner, until it is told to be silent.
#pragma once

#include "recovery/ports/inbox.h"

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <utility>

namespace ichido {

/// Shared by the runner, which may be destroyed in any thread, and by the deliveries that still lie
/// in the receiver's inbox: those look here, in the receiver's thread, before they call anything.
class ReceiverGate final {
public:
    std::atomic<bool> running{false};

    /// Afterwards no event is called; one that is being called in another thread is waited for.
    void shut()
    {
        const std::lock_guard lock(m_mutex);
        m_open = false;
    }
    void pass(const std::function<void()>& event)
    {
        const std::lock_guard lock(m_mutex);
        if (m_open)
            event();
    }

private:
    std::recursive_mutex m_mutex; ///< an event may destroy the runner
    bool m_open = true;
};

class RunnerReceiver final {
public:
    RunnerReceiver(Inbox::Sender sender, std::shared_ptr<ReceiverGate> gate)
        : m_sender(std::move(sender)), m_gate(std::move(gate))
    {
    }

    void update(std::function<void()> event) const
    {
        m_sender.post([gate = m_gate, event = std::move(event)] { gate->pass(event); });
    }
    /// The next run may be started from within the end of this one.
    void end(std::function<void()> event) const
    {
        m_sender.post([gate = m_gate, event = std::move(event)] {
            gate->running = false;
            gate->pass(event);
        });
    }

private:
    Inbox::Sender m_sender;
    std::shared_ptr<ReceiverGate> m_gate;
};

} // namespace ichido
