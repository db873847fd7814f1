// Where answers from other threads arrive: a mutexed queue in the receiver's thread.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <utility>

namespace ichido {

/// Payloads cross threads only through Lane and Inbox, so that the thread sanitizer sees every
/// hand-over (docs/adr: lanes and inboxes). An event loop is merely woken through `wake`.
///
/// The inbox dies with its receiver: a Sender that outlives it drops what it is given.
class Inbox final {
public:
    using Delivery = std::function<void()>;

    /// What other threads hold. post() never blocks for long and never throws away a delivery
    /// while the inbox lives; it returns false when the inbox is gone.
    class Sender final {
    public:
        bool post(Delivery delivery) const
        {
            std::function<void()> wake;
            {
                const std::lock_guard lock(m_state->mutex);
                if (!m_state->open)
                    return false;
                m_state->queue.push_back(std::move(delivery));
                m_state->arrived.notify_one();
                if (m_state->wake)
                    m_state->wake();
            }
            return true;
        }

    private:
        friend class Inbox;
        struct State {
            std::mutex mutex;
            std::condition_variable arrived;
            std::deque<Delivery> queue;
            std::function<void()> wake;
            bool open = true;
        };
        explicit Sender(std::shared_ptr<State> state) : m_state(std::move(state)) {}
        std::shared_ptr<State> m_state;
    };

    /// `wake` is called under the inbox's lock from any thread after a delivery was queued; it
    /// must only wake (QMetaObject::invokeMethod queued, QWindowSystemInterface::wake …).
    explicit Inbox(std::function<void()> wake = {}) { m_state->wake = std::move(wake); }
    ~Inbox()
    {
        std::deque<Delivery> left;
        {
            const std::lock_guard lock(m_state->mutex);
            m_state->open = false;
            m_state->wake = nullptr;
            left.swap(m_state->queue);
        }
    }
    Inbox(const Inbox&) = delete;
    Inbox& operator=(const Inbox&) = delete;

    [[nodiscard]] Sender sender() const { return Sender(m_state); }

    /// Runs what has arrived, in order, in the caller's thread; returns how many ran.
    std::size_t drain()
    {
        std::deque<Delivery> batch;
        {
            const std::lock_guard lock(m_state->mutex);
            batch.swap(m_state->queue);
        }
        for (auto& delivery : batch)
            delivery();
        return batch.size();
    }

    /// Waits until something arrives or `limit` passes, then drains. For programs without an
    /// event loop; a window never calls it.
    std::size_t wait_and_drain(std::chrono::microseconds limit)
    {
        {
            std::unique_lock lock(m_state->mutex);
            m_state->arrived.wait_for(lock, limit, [this] { return !m_state->queue.empty(); });
        }
        return drain();
    }

private:
    std::shared_ptr<Sender::State> m_state = std::make_shared<Sender::State>();
};

} // namespace ichido
