// The fingerprint of a request's content: what decides whether a retry is the same request.
#pragma once

#include "recovery/domain/failure.h"
#include "recovery/domain/identifiers.h"

#include <string>
#include <string_view>

namespace ichido {

/// SHA-256 of the bytes as they came: another order of members is another request.
[[nodiscard]] Sha256 fingerprint_raw(std::string_view body);

/// SHA-256 of canonical_json(body): order of members, white space and the spelling of numbers and
/// escapes do not matter. Fails as canonical_json does.
[[nodiscard]] Result<Sha256> fingerprint_jcs(std::string_view body);

/// RFC 8785 (JSON Canonicalization Scheme). Failures, all of kind invalid, never with content:
/// - "json.malformed": no JSON text (RFC 8259), not UTF-8, or a lone surrogate.
/// - "json.duplicate": a name stands twice in one object (RFC 7493, section 2.3).
/// - "json.number": beyond the range of an IEEE 754 double, or an integer that a double cannot
///   hold exactly: two amounts must never share a fingerprint because both were rounded.
/// - "json.too_deep": more than 256 levels.
[[nodiscard]] Result<std::string> canonical_json(std::string_view body);

} // namespace ichido
