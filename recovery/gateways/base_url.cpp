#include "recovery/gateways/base_url.h"

#include <algorithm>
#include <charconv>

namespace ichido {

namespace {

constexpr std::size_t base_url_limit = 1000;

bool is_base_url_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

bool consists_of(std::string_view text, std::string_view further)
{
    return std::all_of(text.begin(), text.end(), [further](char c) {
        return is_base_url_letter(c) || further.find(c) != std::string_view::npos;
    });
}

/// 0 to `most` without leading zeros; nothing for anything else.
std::optional<int> plain_number(std::string_view text, int most)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || value < 0 || value > most ||
        (text.size() > 1 && (text.front() == '0' || text.front() == '-')) || text.front() == '-')
        return std::nullopt;
    return value;
}

bool is_loopback(std::string_view host)
{
    if (host == "localhost" || host == "[::1]")
        return true;
    int parts = 0;
    for (std::string_view rest = host;;) {
        const std::size_t dot = rest.find('.');
        const std::string_view part = rest.substr(0, dot);
        const auto number = part.empty() ? std::nullopt : plain_number(part, 255);
        if (!number || ++parts > 4 || (parts == 1 && *number != 127))
            return false;
        if (dot == std::string_view::npos)
            return parts == 4;
        rest.remove_prefix(dot + 1);
    }
}

bool is_host(std::string_view host)
{
    if (host.size() > 2 && host.front() == '[' && host.back() == ']')
        return host.substr(1, host.size() - 2).find_first_not_of("0123456789abcdef:.") == std::string_view::npos;
    return !host.empty() && host.size() <= 253 && consists_of(host, ".-") && is_base_url_letter(host.front()) &&
           is_base_url_letter(host.back()) && host.find("..") == std::string_view::npos;
}

bool is_base_path(std::string_view path)
{
    if (path.empty())
        return true;
    const std::string segments = std::string(path) + '/';
    return path.back() != '/' && consists_of(path, "/-._~") && segments.find("//") == std::string::npos &&
           segments.find("/./") == std::string::npos && segments.find("/../") == std::string::npos;
}

} // namespace

std::optional<BaseUrl> BaseUrl::parse(std::string_view text)
{
    BaseUrl url;
    std::string_view rest = text;
    if (text.size() > base_url_limit)
        return std::nullopt;
    if (rest.starts_with("https://"))
        url.scheme = "https";
    else if (rest.starts_with("http://"))
        url.scheme = "http";
    else
        return std::nullopt;
    rest.remove_prefix(url.scheme.size() + 3);

    const std::size_t slash = std::min(rest.find('/'), rest.size());
    std::string_view authority = rest.substr(0, slash);
    url.path = rest.substr(slash);
    url.port = url.scheme == "https" ? 443 : 80;
    const std::size_t bracket = authority.find(']');
    const std::size_t colon = authority.find(':', bracket == std::string_view::npos ? 0 : bracket);
    if (colon != std::string_view::npos) {
        const std::string_view digits = authority.substr(colon + 1);
        const auto port = digits.empty() ? std::nullopt : plain_number(digits, 65535);
        if (!port)
            return std::nullopt;
        url.port = *port;
        authority = authority.substr(0, colon);
    }
    url.host = authority;
    std::transform(url.host.begin(), url.host.end(), url.host.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    if (!is_host(url.host) || !is_base_path(url.path) || (url.scheme == "http" && !is_loopback(url.host)))
        return std::nullopt;
    url.text = url.scheme + "://" + url.host + ":" + std::to_string(url.port) + url.path;
    return url;
}

} // namespace ichido
