#include "recovery/gateways/redaction.h"

#include "recovery/gateways/lookup_url.h"
#include "recovery/gateways/profile_text.h"

#include <algorithm>
#include <optional>

namespace ichido {

namespace {

constexpr std::string_view secret_mark = "[secret]";
constexpr std::string_view card_mark = "[card]";
constexpr std::size_t cut_secret_least = 4; ///< a shorter beginning tells nothing

bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}
bool is_hex(char c)
{
    return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}
bool is_token(char c)
{
    return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           std::string_view("-._~+/=:").find(c) != std::string_view::npos;
}

std::string with_escaped_slashes(std::string_view text)
{
    std::string result;
    for (const char c : text)
        result += c == '/' ? "\\/" : std::string(1, c);
    return result;
}

/// 8-4-4-4-12 hexadecimal digits at the beginning of the text.
bool begins_with_uuid(std::string_view text)
{
    constexpr std::size_t length = 36;
    if (text.size() < length)
        return false;
    for (std::size_t at = 0; at < length; ++at) {
        const bool dash = at == 8 || at == 13 || at == 18 || at == 23;
        if (dash ? text[at] != '-' : !is_hex(text[at]))
            return false;
    }
    return true;
}

bool passes_luhn(std::string_view digits)
{
    int sum = 0;
    bool twice = false;
    for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit, twice = !twice) {
        const int value = (*digit - '0') * (twice ? 2 : 1);
        sum += value > 9 ? value - 9 : value;
    }
    return sum % 10 == 0;
}

/// The length of a card number at the beginning of the text, its blanks and dashes included; it
/// ends where a group of digits ends.
std::optional<std::size_t> card_length(std::string_view text)
{
    std::string digits;
    std::optional<std::size_t> length;
    for (std::size_t at = 0; at < text.size() && digits.size() < 20; ++at) {
        if (is_digit(text[at])) {
            digits += text[at];
            const bool group_ends = at + 1 == text.size() || !is_digit(text[at + 1]);
            if (group_ends && digits.size() >= 13 && digits.size() <= 19 && passes_luhn(digits))
                length = at + 1;
        } else if ((text[at] != ' ' && text[at] != '-') || at == 0 || !is_digit(text[at - 1])) {
            break;
        }
    }
    return length;
}

/// The length of "Bearer <token>" up to the token, and of the token; nothing where none begins.
std::optional<std::pair<std::size_t, std::size_t>> credential_lengths(std::string_view text)
{
    for (const std::string_view scheme : {std::string_view("bearer"), std::string_view("basic")}) {
        if (lower_case(text.substr(0, scheme.size())) != scheme)
            continue;
        std::size_t begin = scheme.size();
        while (begin < text.size() && text[begin] == ' ')
            ++begin;
        std::size_t end = begin;
        while (end < text.size() && is_token(text[end]))
            ++end;
        if (begin > scheme.size() && end - begin >= 8)
            return std::pair(begin, end - begin);
    }
    return std::nullopt;
}

} // namespace

SecretMask::SecretMask(const std::string& secret, const std::string& user)
{
    if (secret.empty())
        return;
    const std::string with_user = user + ':' + secret;
    for (const std::string& form : {secret, percent_encoded(secret), with_escaped_slashes(secret), base64(secret),
                                    base64(secret + ':'), base64(with_user)}) {
        if (std::find(m_forms.begin(), m_forms.end(), form) == m_forms.end())
            m_forms.push_back(form);
    }
    std::sort(m_forms.begin(), m_forms.end(),
              [](const std::string& a, const std::string& b) { return a.size() > b.size(); });
}

std::string SecretMask::apply(std::string_view text) const
{
    std::string result(text);
    for (const std::string& form : m_forms) {
        for (std::size_t at = result.find(form); at != std::string::npos; at = result.find(form, at)) {
            result.replace(at, form.size(), secret_mark);
            at += secret_mark.size();
        }
        for (std::size_t length = std::min(form.size() - 1, result.size()); length >= cut_secret_least; --length) {
            if (result.ends_with(std::string_view(form).substr(0, length))) {
                result.replace(result.size() - length, length, secret_mark);
                break;
            }
        }
    }
    return result;
}

std::string without_tokens_and_cards(std::string_view text)
{
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        const std::string_view rest = text.substr(at);
        if (begins_with_uuid(rest)) {
            result += rest.substr(0, 36);
            at += 36;
        } else if (const auto credential = credential_lengths(rest)) {
            result += rest.substr(0, credential->first);
            result += secret_mark;
            at += credential->first + credential->second;
        } else if (!is_digit(text[at])) {
            result += text[at++];
        } else if (const auto card = card_length(rest)) {
            result += card_mark;
            at += *card;
        } else {
            while (at < text.size() && is_digit(text[at]))
                result += text[at++];
        }
    }
    return result;
}

std::string base64(std::string_view bytes)
{
    constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string result;
    for (std::size_t at = 0; at < bytes.size(); at += 3) {
        const std::string_view group = bytes.substr(at, 3);
        std::uint32_t bits = 0;
        for (std::size_t i = 0; i < 3; ++i)
            bits = bits << 8U | (i < group.size() ? static_cast<unsigned char>(group[i]) : 0U);
        for (std::size_t i = 0; i < 4; ++i)
            result += i <= group.size() ? alphabet[bits >> (18U - 6U * static_cast<unsigned>(i)) & 63U] : '=';
    }
    return result;
}

} // namespace ichido
