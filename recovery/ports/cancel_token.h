// A flag that the asker sets and the worker looks at.
#pragma once

#include <atomic>
#include <memory>

namespace ichido {

/// Copies share one flag. Cancelling is a wish: what was already sent may still happen.
class CancelToken final {
public:
    void cancel() const noexcept { m_flag->store(true, std::memory_order_release); }
    [[nodiscard]] bool cancelled() const noexcept { return m_flag->load(std::memory_order_acquire); }

private:
    std::shared_ptr<std::atomic<bool>> m_flag = std::make_shared<std::atomic<bool>>(false);
};

} // namespace ichido
