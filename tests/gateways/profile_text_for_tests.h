// A profile that states everything, to be changed line by line.
#pragma once

#include "recovery/gateways/profile.h"

#include <stdexcept>
#include <string>
#include <string_view>

namespace ichido::test {

inline constexpr std::string_view full_profile = R"(description = "Everything that a profile can state"
base_url = "https://api.example.com/base"

[tls]
ca_file = "own-ca.pem"

[auth]
kind = "basic"
user = "shop"
secret = "example_live"
secret_file = "example.secret"

[[lookup]]
path = "/payments/{reference}"

[[lookup]]
method = "POST"
reads = true
path = "/search"
query = { mode = "live" }
form = { order = "{order_id}", k = "{key}" }
authoritative = false

[answer]
list = "/data"
status = "/state/word"
amount = "/amount"
amounts = "minor"
currency = "/currency"
reference = "/id"
key = "/key"
order = "/order"
account = "/account"
refunded = "/refunded"
failure_code = "/failure/code"
created = "/created"
expires = "/expires"
request_id_header = "Example-Request"

[status]
PAID = "succeeded"
REFUNDED = "succeeded_then_refunded"
HELD = "authorized"
OPEN = "pending"
DEAD = "failed_terminal"
RETRY = "failed_retryable"

[not_found]
empty_list = true
answers = [ { http_status = 404, pointer = "/error/code", value = "no_such_payment" } ]

[traits]
call_deadline = "5s"
lookup_lag = "1h"
key_window = "15d"
failure_is_final = true
account = "acct_1"

[limits]
concurrency = 4
per_second = 50

[probe]
path = "/account"
query = { expand = "mode" }
http_status = 200
pointer = "/livemode"
value = "true"
)";

/// The text with its one occurrence of `from` replaced.
inline std::string changed(std::string_view text, std::string_view from, std::string_view to)
{
    std::string result(text);
    const std::size_t at = result.find(from);
    if (at == std::string::npos || result.find(from, at + 1) != std::string::npos)
        throw std::invalid_argument("not exactly one \"" + std::string(from) + "\"");
    return result.replace(at, from.size(), to);
}

/// full_profile with one look-up by key, as most tests need it.
inline std::string key_profile(std::string_view base_url)
{
    std::string text = changed(full_profile, "https://api.example.com/base", base_url);
    const std::size_t begin = text.find("[[lookup]]"), end = text.find("[answer]"), probe = text.find("[probe]");
    text.erase(probe);
    text.replace(begin, end - begin, "[[lookup]]\npath = \"/payments\"\nquery = { key = \"{key}\" }\n\n");
    const std::size_t tls = text.find("[tls]"), auth = text.find("[auth]");
    text.erase(tls, auth - tls);
    text = changed(text, "kind = \"basic\"\nuser = \"shop\"\n", "kind = \"bearer\"\n");
    return changed(text, "per_second = 50\n", "");
}

inline Profile profile_of(std::string_view text, std::string_view name = "example",
                          const std::filesystem::path& folder = {})
{
    auto profile = parse_profile(text, name, folder);
    if (!profile)
        throw std::invalid_argument(profile.error().code + ": " + profile.error().text);
    return *profile;
}

} // namespace ichido::test
