// Which gateways a connection knows.
#pragma once

#include "recovery/gateways/profile_set.h"

#include <filesystem>
#include <string>

namespace ichido {

/// The profiles that the program ships, then those of the first folder that is there: `named` (where
/// a person named one), ICHIDO_GATEWAYS, "gateways" in `passfile_directory` (where the connection has
/// a password file), <configuration>/ichido/gateways. A profile of a folder replaces the shipped one
/// of the same name. Fails with "profile.…" where one cannot be read, "gateways.folder" when a folder
/// that was named is not there.
[[nodiscard]] Result<ProfileSet> profiles_for_connection(const std::filesystem::path& named,
                                                         const std::string& passfile_directory);

} // namespace ichido
