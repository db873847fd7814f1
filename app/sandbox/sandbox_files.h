// What stands where in a sandbox's folder, and how its processes find each other.
#pragma once

#include "app/sandbox/process.h"
#include "app/sandbox/seed_plan.h"
#include "recovery/ports/reply.h"

#include <filesystem>
#include <optional>
#include <string>

namespace ichido::sandbox {

/// <dir>/sandbox.json: what it was made from, and how far its start came.
struct SandboxRecord {
    SeedParameters parameters;
    bool ready = false;      ///< everything has answered
    std::string gateway_url; ///< empty before it is ready
    std::string merchant_url;
};
[[nodiscard]] Result<Nothing> write_record(const std::filesystem::path& dir, const SandboxRecord& record);
/// "sandbox.none" when the folder holds no sandbox.
[[nodiscard]] Result<SandboxRecord> read_record(const std::filesystem::path& dir);

/// <dir>/gateway.pid and <dir>/merchant.pid: written by the process itself once it listens.
struct Listening {
    ProcessId process;
    int port = 0;
};
[[nodiscard]] Result<Nothing> announce(const std::filesystem::path& dir, const char* name, int port);
[[nodiscard]] std::optional<Listening> find_listening(const std::filesystem::path& dir, const char* name);

[[nodiscard]] std::string loopback_url(int port); ///< "http://127.0.0.1:<port>"

inline std::filesystem::path secret_file(const std::filesystem::path& dir)
{
    return dir / "gateway_secret";
}
inline std::filesystem::path profile_file(const std::filesystem::path& dir)
{
    return dir / "gateways" / "sandbox.toml";
}
inline std::filesystem::path journal_file(const std::filesystem::path& dir)
{
    return dir / "gateway_charges.jsonl";
}
/// 32 hexadecimal digits without the end of the line; nothing when it is missing.
[[nodiscard]] std::optional<std::string> read_secret(const std::filesystem::path& dir);

/// Writes the secret and the gateway profile: the shipped one with this address and secret file.
/// Fails with "sandbox.profile" when this program ships no profile "sandbox".
[[nodiscard]] Result<Nothing> write_secret(const std::filesystem::path& dir);
[[nodiscard]] Result<Nothing> write_profile(const std::filesystem::path& dir, const std::string& gateway_url);

/// Removes what a sandbox has made in its folder, and the folder itself when that leaves it
/// empty; a file that it has not made stays.
void remove_files(const std::filesystem::path& dir);

} // namespace ichido::sandbox
