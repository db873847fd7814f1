// The gateways that are known, by name.
#pragma once

#include "recovery/gateways/profile.h"
#include "recovery/ports/reply.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace ichido {

/// A later profile of the same name replaces the earlier one, so a site's folder is added after
/// the shipped ones (docs/adr/0007). A value: copy it to share it.
class ProfileSet final {
public:
    void add(Profile profile);
    /// The profiles in the program's resources.
    [[nodiscard]] Result<Nothing> add_shipped();
    /// Every *.toml of a folder, all or none. Failures: "gateways.folder" (it cannot be read) and
    /// those of parse_profile.
    [[nodiscard]] Result<Nothing> add_directory(const std::filesystem::path& folder);

    [[nodiscard]] const Profile* find(std::string_view name) const; ///< null for an unknown one
    [[nodiscard]] std::vector<std::string> names() const;           ///< sorted

private:
    std::map<std::string, Profile, std::less<>> m_profiles;
};

} // namespace ichido
