#include "recovery/evidence/fingerprint.h"

#include "recovery/evidence/sha256.h"

namespace ichido {

Sha256 fingerprint_raw(std::string_view body)
{
    return sha256(body);
}

Result<Sha256> fingerprint_jcs(std::string_view body)
{
    return canonical_json(body).map([](const std::string& canonical) { return sha256(canonical); });
}

} // namespace ichido
