// A whole sandbox: PostgreSQL, the simulated gateway and the merchant service in one folder.
#pragma once

#include "app/sandbox/seed_plan.h"
#include "recovery/ports/reply.h"

#include <filesystem>
#include <string>

namespace ichido::sandbox {

struct SandboxOptions {
    std::filesystem::path dir; ///< made when missing; must be empty
    std::int64_t rows = 100'000;
    std::int64_t stuck = 200;
    std::uint64_t seed = 7;
    int organizations = 40;
    /// Runs the two services as `<program> sandbox gateway|merchant --dir D --port N [--crash-at STEP]`.
    std::filesystem::path program = "/proc/self/exe";
};

struct SandboxAddresses {
    std::string uri;       ///< a login with operator and prober, neither superuser nor owner
    std::string owner_uri; ///< for setup
    std::string gateway_url;
    std::string merchant_url;
    std::string dir;
};
/// {"uri", "owner_uri", "gateway_url", "merchant_url", "dir"}, compact JSON
[[nodiscard]] std::string to_json(const SandboxAddresses& addresses);

/// Returns when everything answers; the processes go on in the background. Some of the stuck
/// intents come from the merchant service, which is killed in the middle of payments.
/// Fails with "sandbox.running" (one runs there), "sandbox.not_empty", "sandbox.rows",
/// "sandbox.organizations", a failure of Cluster::create, of the migrations or of the load, or
/// "sandbox.service"; what was begun is ended and removed again.
/// Takes PG* variables out of this process's environment; no other thread may run yet.
[[nodiscard]] Result<SandboxAddresses> start(const SandboxOptions& options);

/// Ends exactly the processes of that sandbox and removes everything it made, a half-started one
/// too. "sandbox.none": there is none.
[[nodiscard]] Result<Nothing> stop(const std::filesystem::path& dir);

struct SandboxStatus {
    bool ready = false; ///< its start came to its end
    bool database = false;
    bool gateway = false;
    bool merchant = false;
    SandboxAddresses addresses;
    [[nodiscard]] bool all_running() const { return ready && database && gateway && merchant; }
};
/// "sandbox.none": there is none.
[[nodiscard]] Result<SandboxStatus> status(const std::filesystem::path& dir);

} // namespace ichido::sandbox
