#include "app/ctl/connect.h"

#include "recovery/gateways/curl_gateway.h"
#include "recovery/gateways/profile_set.h"

#include <QStandardPaths>

#include <cstdlib>
#include <filesystem>
#include <system_error>

namespace ichido::ctl {

namespace {

namespace fs = std::filesystem;

/// Empty: there is none, only what the program ships.
fs::path gateway_folder(const Globals& globals, const postgres::ConnectionSpec& spec)
{
    if (!globals.gateways.empty())
        return globals.gateways;
    if (const char* named = std::getenv("ICHIDO_GATEWAYS"); named && *named)
        return named;
    std::error_code error;
    if (const std::string beside = spec.passfile_directory(); !beside.empty()) {
        if (fs::path folder = fs::path(beside) / "gateways"; fs::is_directory(folder, error))
            return folder;
    }
    const fs::path settings = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation).toStdString();
    const fs::path own = settings / "ichido" / "gateways";
    return fs::is_directory(own, error) ? own : fs::path();
}

} // namespace

Result<postgres::ConnectionSpec> connection_of(const Globals& globals)
{
    return postgres::connection_spec_from_uri(globals.uri);
}

Result<std::unique_ptr<Gateway>> gateways_of(const Globals& globals, const postgres::ConnectionSpec& spec)
{
    ProfileSet profiles;
    if (const auto shipped = profiles.add_shipped(); !shipped)
        return tl::unexpected<Failure>(shipped.error());
    if (const fs::path folder = gateway_folder(globals, spec); !folder.empty()) {
        if (const auto added = profiles.add_directory(folder); !added)
            return tl::unexpected<Failure>(added.error());
    }
    return std::make_unique<CurlGateway>(std::move(profiles));
}

} // namespace ichido::ctl
