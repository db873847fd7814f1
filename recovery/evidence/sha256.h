// SHA-256 of bytes.
#pragma once

#include "recovery/domain/identifiers.h"

#include <string_view>

namespace ichido {

/// FIPS 180-4, by OpenSSL.
[[nodiscard]] Sha256 sha256(std::string_view bytes);

} // namespace ichido
