#include "recovery/gateways/profile_text.h"

#include <algorithm>
#include <array>

namespace ichido {

namespace {

constexpr std::string_view profile_digits = "0123456789";
constexpr std::string_view profile_lower = "abcdefghijklmnopqrstuvwxyz";
constexpr std::string_view profile_upper = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

bool only(std::string_view text, std::initializer_list<std::string_view> sets)
{
    return std::all_of(text.begin(), text.end(), [sets](char c) {
        return std::any_of(sets.begin(), sets.end(), [c](std::string_view set) { return set.find(c) != set.npos; });
    });
}

template <std::size_t N>
bool one_of(std::string_view text, const std::array<std::string_view, N>& words)
{
    return std::find(words.begin(), words.end(), lower_case(text)) != words.end();
}

} // namespace

bool is_profile_name(std::string_view text)
{
    return !text.empty() && text.size() <= 63 && text.front() != '-' &&
           only(text, {profile_lower, profile_digits, "_-"});
}

bool is_secret_name(std::string_view text)
{
    return !text.empty() && text.size() <= 63 && only(text, {profile_lower, profile_upper, profile_digits, "_-"});
}

bool is_profile_text(std::string_view text)
{
    return text.size() <= 1000 && std::none_of(text.begin(), text.end(), [](char c) {
               return static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
           });
}

bool is_header_name(std::string_view text)
{
    return !text.empty() && text.size() <= 100 &&
           only(text, {profile_lower, profile_upper, profile_digits, "!#$%&'*+-.^_`|~"});
}

bool is_own_header(std::string_view text)
{
    constexpr std::array<std::string_view, 12> transport{
        "host",    "connection", "content-length", "content-type", "transfer-encoding", "accept-encoding",
        "upgrade", "te",         "trailer",        "expect",       "keep-alive",        "cookie"};
    return is_header_name(text) && !one_of(text, transport);
}

bool is_profile_path(std::string_view text)
{
    const std::string segments = std::string(text) + '/';
    return text.starts_with('/') && text.find_first_of("?#\\% \"<>") == text.npos &&
           std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x7f; }) &&
           segments.find("/./") == std::string::npos && segments.find("/../") == std::string::npos &&
           text.find("//") == text.npos;
}

bool is_catch_all(std::string_view word)
{
    constexpr std::array<std::string_view, 6> words{"*", "default", "otherwise", "any", "else", ""};
    return one_of(word, words) || word.find('*') != word.npos;
}

std::string lower_case(std::string_view ascii)
{
    std::string result(ascii);
    std::transform(result.begin(), result.end(), result.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return result;
}

std::string shown_key(std::string_view key)
{
    std::string result;
    for (const char c : key.substr(0, 40))
        result += c >= 0x20 && c < 0x7f && c != '"' ? c : '?';
    return result + (key.size() > 40 ? "..." : "");
}

std::size_t longest_line(std::string_view text)
{
    std::size_t longest = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        longest = std::max(longest, end);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return longest;
}

} // namespace ichido
