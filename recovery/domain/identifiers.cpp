#include "recovery/domain/identifiers.h"

#include <charconv>

namespace ichido {

namespace {

constexpr std::size_t uuid_length = 36;

/// 0 to 15, or -1.
int lower_hex_digit(char c) noexcept
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    return -1;
}

int hex_digit(char c) noexcept
{
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : lower_hex_digit(c);
}

std::uint8_t byte_of(int high, int low) noexcept
{
    return static_cast<std::uint8_t>(high * 16 + low);
}

void append_hex(std::string& text, std::uint8_t byte)
{
    constexpr char digits[] = "0123456789abcdef";
    text += digits[byte >> 4U];
    text += digits[byte & 15U];
}

bool dash_belongs_at(std::size_t position) noexcept
{
    return position == 8 || position == 13 || position == 18 || position == 23;
}

} // namespace

std::optional<Uuid> Uuid::parse(std::string_view text) noexcept
{
    if (text.size() != uuid_length)
        return std::nullopt;
    Uuid uuid;
    std::size_t filled = 0;
    for (std::size_t i = 0; i < uuid_length;) {
        if (dash_belongs_at(i)) {
            if (text[i] != '-')
                return std::nullopt;
            ++i;
            continue;
        }
        const int high = hex_digit(text[i]), low = hex_digit(text[i + 1]);
        if (high < 0 || low < 0)
            return std::nullopt;
        uuid.bytes[filled++] = byte_of(high, low);
        i += 2;
    }
    return uuid;
}

std::string Uuid::text() const
{
    std::string text;
    text.reserve(uuid_length);
    for (const std::uint8_t byte : bytes) {
        if (dash_belongs_at(text.size()))
            text += '-';
        append_hex(text, byte);
    }
    return text;
}

std::optional<IdemKey> IdemKey::parse(std::string_view text) noexcept
{
    const auto uuid = Uuid::parse(text);
    return uuid ? std::optional<IdemKey>(IdemKey(*uuid)) : std::nullopt;
}

std::optional<CommandId> CommandId::parse(std::string_view text) noexcept
{
    const auto uuid = Uuid::parse(text);
    return uuid ? std::optional<CommandId>(CommandId(*uuid)) : std::nullopt;
}

std::optional<Sha256> Sha256::parse(std::string_view hex) noexcept
{
    Sha256 sha;
    if (hex.size() != sha.bytes.size() * 2)
        return std::nullopt;
    for (std::size_t i = 0; i < sha.bytes.size(); ++i) {
        const int high = lower_hex_digit(hex[2 * i]), low = lower_hex_digit(hex[2 * i + 1]);
        if (high < 0 || low < 0)
            return std::nullopt;
        sha.bytes[i] = byte_of(high, low);
    }
    return sha;
}

std::string Sha256::hex() const
{
    std::string text;
    text.reserve(bytes.size() * 2);
    for (const std::uint8_t byte : bytes)
        append_hex(text, byte);
    return text;
}

std::string gateway_key(const RequestKey& request)
{
    return std::to_string(request.org.value) + "-" + request.key.text();
}

std::optional<RequestKey> parse_gateway_key(std::string_view text) noexcept
{
    if (text.size() < uuid_length + 2)
        return std::nullopt;
    const std::string_view organisation = text.substr(0, text.size() - uuid_length - 1);
    const std::string_view key = text.substr(text.size() - uuid_length);
    const auto parsed = IdemKey::parse(key);
    if (!parsed || text[organisation.size()] != '-')
        return std::nullopt;
    for (const char c : key)
        if (c >= 'A' && c <= 'F')
            return std::nullopt; // gateway_key writes lower case only
    RequestKey request{{}, *parsed};
    const char* const end = organisation.data() + organisation.size();
    const auto [stop, error] = std::from_chars(organisation.data(), end, request.org.value);
    if (error != std::errc{} || stop != end)
        return std::nullopt;
    // "007" and "-0" are numbers, but not as gateway_key writes them.
    const std::string_view digits = organisation.substr(organisation.front() == '-' ? 1 : 0);
    if (digits.front() == '0' && organisation != "0")
        return std::nullopt;
    return request;
}

std::string to_hex(std::string_view bytes)
{
    std::string text;
    text.reserve(bytes.size() * 2);
    for (const char c : bytes)
        append_hex(text, static_cast<std::uint8_t>(c));
    return text;
}

std::optional<std::string> from_hex(std::string_view hex)
{
    if (hex.size() % 2 != 0)
        return std::nullopt;
    std::string bytes;
    bytes.reserve(hex.size() / 2);
    for (std::size_t i = 0; i < hex.size(); i += 2) {
        const int high = lower_hex_digit(hex[i]), low = lower_hex_digit(hex[i + 1]);
        if (high < 0 || low < 0)
            return std::nullopt;
        bytes += static_cast<char>(byte_of(high, low));
    }
    return bytes;
}

} // namespace ichido
