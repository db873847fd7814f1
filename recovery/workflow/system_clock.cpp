#include "recovery/workflow/system_clock.h"

#include <cstdint>
#include <random>
#include <sys/random.h>

namespace ichido {

namespace {

/// The kernel's generator: no seed, no state, no lock. Up to 256 bytes are never cut short and
/// never interrupted once the generator is seeded (getrandom(2)).
struct KernelRandom {
    using result_type = std::uint64_t;
    static constexpr result_type min() { return 0; }
    static constexpr result_type max() { return UINT64_MAX; }
    result_type operator()() const
    {
        result_type word = 0;
        while (::getrandom(&word, sizeof word, 0) != static_cast<ssize_t>(sizeof word)) {
            // EINTR before the generator is seeded, at boot
        }
        return word;
    }
};

} // namespace

Duration SystemClock::monotonic() const
{
    return std::chrono::duration_cast<Duration>(std::chrono::steady_clock::now().time_since_epoch());
}

std::uint64_t SystemRandom::below(std::uint64_t bound)
{
    KernelRandom words;
    return std::uniform_int_distribution<std::uint64_t>(0, bound - 1)(words);
}

Uuid SystemRandom::uuid()
{
    const KernelRandom words;
    Uuid uuid;
    for (std::size_t i = 0; i < uuid.bytes.size(); i += 8) {
        const std::uint64_t word = words();
        for (std::size_t j = 0; j < 8; ++j)
            uuid.bytes[i + j] = static_cast<std::uint8_t>(word >> (8 * j));
    }
    // Version 4, variant 10 (RFC 9562, section 5.4).
    uuid.bytes[6] = static_cast<std::uint8_t>((uuid.bytes[6] & 0x0fU) | 0x40U);
    uuid.bytes[8] = static_cast<std::uint8_t>((uuid.bytes[8] & 0x3fU) | 0x80U);
    return uuid;
}

} // namespace ichido
