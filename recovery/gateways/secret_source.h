// Where the secrets that profiles name are read.
#pragma once

#include "recovery/gateways/profile.h"

#include <map>
#include <string>

namespace ichido {

/// First the environment: ICHIDO_SECRET_<NAME> in upper case with '_' for '-'; then the profile's
/// secret_file. The environment is read once, when the source is made.
class SecretSource final {
public:
    SecretSource();
    /// Failures: kind invalid, code "secret.missing", "secret.file" (unreadable, not a regular file),
    /// "secret.mode" (others may read it) or "secret.malformed" (empty, more than 4 KiB, a control
    /// character). The text names the secret, never its value.
    [[nodiscard]] Result<std::string> read(const Profile& profile) const;

private:
    std::map<std::string, std::string> m_environment;
};

} // namespace ichido
