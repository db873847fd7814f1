// The logins of a private cluster and their passwords.
#pragma once

#include "recovery/domain/failure.h"
#include "recovery/ports/reply.h"

#include <filesystem>
#include <string>

namespace ichido::sandbox {

inline constexpr const char* superuser_name = "ichido_super";

/// 32 hexadecimal digits from the kernel's generator.
[[nodiscard]] std::string random_password();

/// Makes the logins and the database "ichido", and writes their passwords to `passfile` (mode 0600).
/// Fails with "sandbox.logins".
[[nodiscard]] Result<Nothing> make_logins(const std::filesystem::path& socket_dir, int port,
                                          const std::string& superuser_password, const std::filesystem::path& passfile);

} // namespace ichido::sandbox
