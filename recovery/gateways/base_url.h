// The one origin that a profile may call.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace ichido {

/// "https://api.example.com/base": scheme, host, port, and a path without a slash at its end.
/// Strict: what two readers could understand differently (user names, backslashes, percent signs,
/// short forms of IP addresses) is refused rather than interpreted.
struct BaseUrl {
    std::string text;   ///< as it is called: scheme://host:port[/path]
    std::string scheme; ///< "https", or "http" to loopback only
    std::string host;   ///< lower case; an IPv6 address keeps its brackets
    int port = 0;       ///< 0 where the text says :0, "no address yet"
    std::string path;   ///< empty or "/…"
    bool operator==(const BaseUrl&) const = default;

    /// Nothing for anything else. Plain http is accepted for 127.0.0.0/8 in four decimal parts,
    /// [::1] and localhost only.
    [[nodiscard]] static std::optional<BaseUrl> parse(std::string_view text);
};

} // namespace ichido
