#include "recovery/workflow/system_clock.h"

#include <random>

namespace ichido {

Duration SystemClock::monotonic() const
{
    return std::chrono::duration_cast<Duration>(std::chrono::steady_clock::now().time_since_epoch());
}

std::uint64_t SystemRandom::below(std::uint64_t bound)
{
    std::random_device device("getrandom"); // the kernel's: no seed, no state, no lock
    return std::uniform_int_distribution<std::uint64_t>(0, bound - 1)(device);
}

Uuid SystemRandom::uuid()
{
    std::random_device device("getrandom");
    Uuid uuid;
    for (std::size_t i = 0; i < uuid.bytes.size(); i += 4) {
        const std::uint32_t word = device();
        for (std::size_t j = 0; j < 4; ++j)
            uuid.bytes[i + j] = static_cast<std::uint8_t>(word >> (8 * j));
    }
    // Version 4, variant 10 (RFC 9562, section 5.4).
    uuid.bytes[6] = static_cast<std::uint8_t>((uuid.bytes[6] & 0x0fU) | 0x40U);
    uuid.bytes[8] = static_cast<std::uint8_t>((uuid.bytes[8] & 0x3fU) | 0x80U);
    return uuid;
}

} // namespace ichido
