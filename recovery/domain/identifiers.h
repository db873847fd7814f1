// Keys and hashes as values. Parsing is strict: a key that a client could not have sent is none.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ichido {

/// payment_requests.org_id
struct OrgId {
    std::int64_t value = 0;
    auto operator<=>(const OrgId&) const = default;
};

/// A 128-bit UUID in network byte order. Text is 8-4-4-4-12 hexadecimal, either case in,
/// lower case out; nothing before, behind or instead (RFC 9562, section 4).
struct Uuid {
    std::array<std::uint8_t, 16> bytes{};
    auto operator<=>(const Uuid&) const = default;
    [[nodiscard]] static std::optional<Uuid> parse(std::string_view text) noexcept;
    [[nodiscard]] std::string text() const;
};

/// payment_requests.idem_key: made once by the client, never by the server (C1).
struct IdemKey : Uuid {
    IdemKey() = default;
    explicit IdemKey(const Uuid& uuid) : Uuid(uuid) {}
    [[nodiscard]] static std::optional<IdemKey> parse(std::string_view text) noexcept;
    auto operator<=>(const IdemKey&) const = default;
};

/// The id of one write by Ichido; made once, in the plan.
struct CommandId : Uuid {
    CommandId() = default;
    explicit CommandId(const Uuid& uuid) : Uuid(uuid) {}
    [[nodiscard]] static std::optional<CommandId> parse(std::string_view text) noexcept;
    auto operator<=>(const CommandId&) const = default;
};

/// 32 bytes of SHA-256; text is 64 lower-case hexadecimal digits.
struct Sha256 {
    std::array<std::uint8_t, 32> bytes{};
    auto operator<=>(const Sha256&) const = default;
    [[nodiscard]] static std::optional<Sha256> parse(std::string_view hex) noexcept;
    [[nodiscard]] std::string hex() const;
};

/// The scope of a key is the organisation (C2).
struct RequestKey {
    OrgId org;
    IdemKey key;
    auto operator<=>(const RequestKey&) const = default;
};

/// What every gateway receives as idempotency key and as reference: "<org_id>-<key>".
/// The one rule of C2: two organisations with the same key on one merchant account never meet.
[[nodiscard]] std::string gateway_key(const RequestKey& request);
/// The inverse; nothing when the text was not made by gateway_key.
[[nodiscard]] std::optional<RequestKey> parse_gateway_key(std::string_view text) noexcept;

/// Lower-case hexadecimal of any bytes, and back (nothing on an odd length or another digit).
[[nodiscard]] std::string to_hex(std::string_view bytes);
[[nodiscard]] std::optional<std::string> from_hex(std::string_view hex);

} // namespace ichido
