#include "recovery/gateways/gateway_folder.h"

#include <QStandardPaths>

#include <cstdlib>
#include <system_error>

namespace ichido {

namespace {

/// Empty: there is none, only what the program ships.
std::filesystem::path folder_of_gateways(const std::filesystem::path& named, const std::string& passfile_directory)
{
    namespace fs = std::filesystem;
    if (!named.empty())
        return named;
    if (const char* environment = std::getenv("ICHIDO_GATEWAYS"); environment && *environment)
        return environment;
    std::error_code error;
    if (!passfile_directory.empty()) {
        if (fs::path folder = fs::path(passfile_directory) / "gateways"; fs::is_directory(folder, error))
            return folder;
    }
    const fs::path settings = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation).toStdString();
    const fs::path own = settings / "ichido" / "gateways";
    return fs::is_directory(own, error) ? own : fs::path();
}

} // namespace

Result<ProfileSet> profiles_for_connection(const std::filesystem::path& named, const std::string& passfile_directory)
{
    ProfileSet profiles;
    if (const auto shipped = profiles.add_shipped(); !shipped)
        return tl::unexpected<Failure>(shipped.error());
    if (const auto folder = folder_of_gateways(named, passfile_directory); !folder.empty()) {
        if (const auto added = profiles.add_directory(folder); !added)
            return tl::unexpected<Failure>(added.error());
    }
    return profiles;
}

} // namespace ichido
