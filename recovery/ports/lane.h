// A thread that owns what it works on.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>

namespace ichido {

/// One thread, one resource (a connection, the gateway driver), one queue of jobs in order.
/// The resource is made, used and destroyed in the lane's thread only. Destruction lets the
/// running job end, drops the rest and joins.
template <typename Resource>
class Lane final {
public:
    using Job = std::function<void(Resource&)>;

    explicit Lane(std::function<std::unique_ptr<Resource>()> make)
        : m_thread([this, make = std::move(make)] { run(make); })
    {
    }
    ~Lane()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_stopping = true;
        }
        m_arrived.notify_one();
        m_thread.join();
    }
    Lane(const Lane&) = delete;
    Lane& operator=(const Lane&) = delete;

    void post(Job job)
    {
        {
            const std::lock_guard lock(m_mutex);
            if (m_stopping)
                return;
            m_jobs.push_back(std::move(job));
        }
        m_arrived.notify_one();
    }

private:
    void run(const std::function<std::unique_ptr<Resource>()>& make)
    {
        const std::unique_ptr<Resource> resource = make();
        for (;;) {
            Job job;
            {
                std::unique_lock lock(m_mutex);
                m_arrived.wait(lock, [this] { return m_stopping || !m_jobs.empty(); });
                if (m_stopping)
                    return;
                job = std::move(m_jobs.front());
                m_jobs.pop_front();
            }
            job(*resource);
        }
    }

    std::mutex m_mutex;
    std::condition_variable m_arrived;
    std::deque<Job> m_jobs;
    bool m_stopping = false;
    std::thread m_thread; // last: it starts when everything above stands
};

} // namespace ichido
