// Exponential backoff with full jitter: rand(0, min(cap, base * 2^n)).
#pragma once

#include "recovery/domain/time.h"
#include "recovery/ports/clock.h"

#include <algorithm>

namespace ichido {

/// The upper end of the n-th wait, n from 0; never above `cap`, never overflows.
[[nodiscard]] inline Duration backoff_limit(Duration base, Duration cap, int n)
{
    for (; n > 0 && base < cap; --n)
        base *= 2;
    return std::min(base, cap);
}

/// Uniform in [0, at_most): spread evenly, clients that failed together do not return together.
[[nodiscard]] inline Duration full_jitter(Random& random, Duration at_most)
{
    if (at_most <= Duration::zero())
        return Duration::zero();
    return Duration{static_cast<Duration::rep>(random.below(static_cast<std::uint64_t>(at_most.count())))};
}

} // namespace ichido
