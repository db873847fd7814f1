// The ports of time and randomness, as the operating system gives them.
#pragma once

#include "recovery/ports/clock.h"

namespace ichido {

/// CLOCK_MONOTONIC; does not go on while the machine sleeps.
class SystemClock final : public Clock {
public:
    [[nodiscard]] Duration monotonic() const override;
};

/// The kernel's generator (getrandom); safe in any thread.
class SystemRandom final : public Random {
public:
    [[nodiscard]] std::uint64_t below(std::uint64_t bound) override;
    [[nodiscard]] Uuid uuid() override;
};

} // namespace ichido
