// A profile's templates, filled in for one request.
#pragma once

#include "recovery/gateways/profile.h"
#include "recovery/ports/gateway.h"

#include <optional>
#include <string>
#include <string_view>

namespace ichido {

struct PreparedLookup {
    std::string url_path; ///< "/v1/payments?key=…": what follows the origin and base path
    bool post = false;
    std::string form; ///< body of a POST, application/x-www-form-urlencoded
    bool authoritative = true;
    bool by_reference = false; ///< the answer can only be about LookupRequest::reference
};

/// The profile's first look-up whose placeholders are all known; nothing where there is none.
/// A value that would be an empty or a dot segment of the path counts as unknown.
[[nodiscard]] std::optional<PreparedLookup> prepare_lookup(const Profile& profile, const LookupRequest& request);
[[nodiscard]] PreparedLookup prepare_probe(const ProbeRule& probe);

/// Everything but RFC 3986's unreserved characters as %XX.
[[nodiscard]] std::string percent_encoded(std::string_view text);

/// True when every '{' begins a placeholder that exists; with `may_have` false, when there is none.
[[nodiscard]] bool is_template(std::string_view text, bool may_have = true);

} // namespace ichido
