// Milliseconds since it was made.
#pragma once

#include <chrono>

namespace ichido::bench {

class Stopwatch final {
public:
    [[nodiscard]] double milliseconds() const
    {
        return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - m_start).count();
    }

private:
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

} // namespace ichido::bench
