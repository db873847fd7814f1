#include "app/sandbox/seed_key.h"

namespace ichido::sandbox {

namespace {

constexpr std::uint64_t half_mask = 0xffffff; // 24 bits
constexpr std::uint64_t feistel_rounds = 6;
constexpr std::uint64_t feistel_salt = 0xfe15;

std::uint64_t round_value(std::uint64_t seed, std::uint64_t half, std::uint64_t round) noexcept
{
    return mixed(seed, half, feistel_salt + round) & half_mask;
}

std::uint64_t permuted(std::uint64_t seed, std::uint64_t number) noexcept
{
    std::uint64_t left = (number >> 24U) & half_mask;
    std::uint64_t right = number & half_mask;
    for (std::uint64_t round = 0; round < feistel_rounds; ++round) {
        const std::uint64_t next = left ^ round_value(seed, right, round);
        left = right;
        right = next;
    }
    return (left << 24U) | right;
}

std::uint64_t permuted_back(std::uint64_t seed, std::uint64_t value) noexcept
{
    std::uint64_t left = (value >> 24U) & half_mask;
    std::uint64_t right = value & half_mask;
    for (std::uint64_t round = feistel_rounds; round > 0; --round) {
        const std::uint64_t before = right ^ round_value(seed, left, round - 1);
        right = left;
        left = before;
    }
    return (left << 24U) | right;
}

} // namespace

std::uint64_t mixed(std::uint64_t seed, std::uint64_t number, std::uint64_t salt) noexcept
{
    const auto finalise = [](std::uint64_t z) {
        z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9ULL;
        z = (z ^ (z >> 27U)) * 0x94d049bb133111ebULL;
        return z ^ (z >> 31U);
    };
    return finalise(finalise(finalise(seed + 0x9e3779b97f4a7c15ULL) + number * 0x9e3779b97f4a7c15ULL) + salt);
}

IdemKey seed_key(std::uint64_t seed, std::uint64_t number) noexcept
{
    Uuid uuid;
    const std::uint64_t first = permuted(seed, number);
    for (std::size_t i = 0; i < 6; ++i)
        uuid.bytes[i] = static_cast<std::uint8_t>(first >> (8 * (5 - i)));
    const std::uint64_t check[2] = {mixed(seed, number, 0xc1), mixed(seed, number, 0xc2)};
    for (std::size_t i = 6; i < 16; ++i)
        uuid.bytes[i] = static_cast<std::uint8_t>(check[i / 8 % 2] >> (8 * (i % 8)));
    // Version 4, variant 10 (RFC 9562, section 5.4).
    uuid.bytes[6] = static_cast<std::uint8_t>((uuid.bytes[6] & 0x0fU) | 0x40U);
    uuid.bytes[8] = static_cast<std::uint8_t>((uuid.bytes[8] & 0x3fU) | 0x80U);
    return IdemKey(uuid);
}

std::optional<std::uint64_t> seed_number(std::uint64_t seed, const IdemKey& key) noexcept
{
    std::uint64_t first = 0;
    for (std::size_t i = 0; i < 6; ++i)
        first = (first << 8U) | key.bytes[i];
    const std::uint64_t number = permuted_back(seed, first);
    if (seed_key(seed, number) != key)
        return std::nullopt;
    return number;
}

} // namespace ichido::sandbox
