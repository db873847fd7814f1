#include "recovery/gateways/body_hash.h"

#include <openssl/evp.h>

namespace ichido {

Sha256 body_hash(std::string_view bytes)
{
    Sha256 hash;
    unsigned int length = 0;
    if (EVP_Digest(bytes.data(), bytes.size(), hash.bytes.data(), &length, EVP_sha256(), nullptr) != 1 ||
        length != hash.bytes.size())
        return {};
    return hash;
}

} // namespace ichido
