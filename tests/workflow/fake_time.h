// Time that stands still until a test moves it, and randomness that repeats.
#pragma once

#include "recovery/ports/clock.h"

namespace ichido::testing {

class FakeClock final : public Clock {
public:
    Duration now{std::chrono::hours{1}};
    [[nodiscard]] Duration monotonic() const override { return now; }
};

class FakeRandom final : public Random {
public:
    [[nodiscard]] std::uint64_t below(std::uint64_t bound) override { return next() % bound; }
    [[nodiscard]] Uuid uuid() override
    {
        Uuid uuid;
        for (auto& byte : uuid.bytes)
            byte = static_cast<std::uint8_t>(next() >> 40);
        return uuid;
    }

private:
    std::uint64_t next() { return m_state = m_state * 6364136223846793005ULL + 1442695040888963407ULL; }
    std::uint64_t m_state = 42;
};

/// The database's clock of the fakes: a fixed noon plus what the fake clock says.
[[nodiscard]] inline Instant database_time(const FakeClock& clock)
{
    return Instant{std::chrono::hours{24 * 365 * 50}} + clock.now;
}

} // namespace ichido::testing
