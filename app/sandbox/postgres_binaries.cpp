#include "app/sandbox/postgres_binaries.h"

#include <charconv>
#include <cstdlib>
#include <string>
#include <string_view>
#include <system_error>
#include <unistd.h>

namespace ichido::sandbox {

namespace {

bool holds_server_programs(const std::filesystem::path& folder)
{
    for (const char* program : {"initdb", "pg_ctl", "postgres"}) {
        if (::access((folder / program).c_str(), X_OK) != 0)
            return false;
    }
    return true;
}

} // namespace

std::optional<std::filesystem::path> find_postgres_binaries()
{
    const char* path = std::getenv("PATH");
    std::string_view rest = path ? path : "";
    while (!rest.empty()) {
        const std::size_t colon = rest.find(':');
        const std::filesystem::path folder(rest.substr(0, colon));
        if (folder.is_absolute() && holds_server_programs(folder))
            return folder;
        rest = colon == std::string_view::npos ? std::string_view{} : rest.substr(colon + 1);
    }

    std::optional<std::filesystem::path> newest;
    int newest_version = 0;
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator("/usr/lib/postgresql", error)) {
        const std::string name = entry.path().filename().string();
        int version = 0;
        std::from_chars(name.data(), name.data() + name.size(), version);
        if (version > newest_version && holds_server_programs(entry.path() / "bin")) {
            newest_version = version;
            newest = entry.path() / "bin";
        }
    }
    return newest;
}

} // namespace ichido::sandbox
