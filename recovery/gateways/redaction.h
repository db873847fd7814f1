// What must not be kept of an answer.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ichido {

/// Every form in which the secret may come back (as it is, percent-encoded, as base64 of
/// "<secret>:" or "<user>:<secret>", with JSON's escaped slashes; also its beginning where the text
/// is cut off within it) becomes "[secret]".
class SecretMask final {
public:
    SecretMask() = default;
    explicit SecretMask(const std::string& secret, const std::string& user = {});
    [[nodiscard]] std::string apply(std::string_view text) const;

private:
    std::vector<std::string> m_forms; ///< longest first
};

/// Tokens after "Bearer" or "Basic", and card numbers: 13 to 19 digits, in groups by blanks or
/// dashes or not, that pass the Luhn check and are no part of a UUID.
[[nodiscard]] std::string without_tokens_and_cards(std::string_view text);

[[nodiscard]] std::string base64(std::string_view bytes);

} // namespace ichido
