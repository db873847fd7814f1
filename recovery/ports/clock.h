// Time and randomness come in through here; nothing in the core sleeps or reads a clock.
#pragma once

#include "recovery/domain/identifiers.h"
#include "recovery/domain/time.h"

#include <cstdint>

namespace ichido {

/// Monotonic: measures waits and deadlines; its zero means nothing.
class Clock {
public:
    virtual ~Clock() = default;
    [[nodiscard]] virtual Duration monotonic() const = 0;
};

class Random {
public:
    virtual ~Random() = default;
    /// Uniform in [0, bound); bound > 0.
    [[nodiscard]] virtual std::uint64_t below(std::uint64_t bound) = 0;
    /// A random UUID (version 4) for plans and commands.
    [[nodiscard]] virtual Uuid uuid() = 0;
};

} // namespace ichido
