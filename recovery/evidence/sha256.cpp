#include "recovery/evidence/sha256.h"

#include <stdexcept>

#include <openssl/evp.h>

namespace ichido {

Sha256 sha256(std::string_view bytes)
{
    Sha256 hash;
    unsigned int length = 0;
    // Fails only without memory or without the algorithm; a wrong fingerprint must never be used.
    if (EVP_Digest(bytes.data(), bytes.size(), hash.bytes.data(), &length, EVP_sha256(), nullptr) != 1 ||
        length != hash.bytes.size())
        throw std::runtime_error("SHA-256 is not available");
    return hash;
}

} // namespace ichido
