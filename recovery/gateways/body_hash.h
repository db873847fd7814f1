// The hash of a body as it was received.
#pragma once

#include "recovery/domain/identifiers.h"

#include <string_view>

namespace ichido {

/// SHA-256 by OpenSSL. All zero when the library refuses, which no body hashes to.
[[nodiscard]] Sha256 body_hash(std::string_view bytes);

} // namespace ichido
