// Keys of seeded rows: made from the seed and the row's number, and read back.
#pragma once

#include "recovery/domain/identifiers.h"

#include <cstdint>
#include <optional>

namespace ichido::sandbox {

/// Well-mixed 64 bits of three numbers (the finaliser of SplitMix64).
[[nodiscard]] std::uint64_t mixed(std::uint64_t seed, std::uint64_t number, std::uint64_t salt) noexcept;

/// A version 4 UUID. Its first 48 bits are a permutation of the number (a Feistel network), the
/// rest a check, so that the gateway knows a seeded row by its key and keeps nothing per row.
/// number < 2^48.
[[nodiscard]] IdemKey seed_key(std::uint64_t seed, std::uint64_t number) noexcept;
/// The number of a key that seed_key() made with this seed; nothing for any other key.
[[nodiscard]] std::optional<std::uint64_t> seed_number(std::uint64_t seed, const IdemKey& key) noexcept;

} // namespace ichido::sandbox
