// Files of one person: they name databases, organisations, orders and amounts.
#pragma once

#include "recovery/ports/reply.h"

#include <string>
#include <string_view>

namespace ichido {

/// Replaces the file at once with its whole content, or leaves it as it was; only its owner may
/// read it, and it is on the disk when this returns. Fails with "file.write".
[[nodiscard]] Result<Nothing> write_owner_file(const std::string& path, std::string_view content);
/// Whether such a file could be written; changes nothing. Fails with "file.write".
[[nodiscard]] Result<Nothing> check_writable(const std::string& path);
/// Makes the folders above the file where they are missing, for their owner only; those that
/// stand keep their rights. Fails with "file.write".
[[nodiscard]] Result<Nothing> make_owner_folders(const std::string& path);

} // namespace ichido
