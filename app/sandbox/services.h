// Starting the sandbox's two services, and letting one of them crash.
#pragma once

#include "app/sandbox/sandbox_files.h"

#include <filesystem>
#include <string>

namespace ichido::sandbox {

struct Services {
    std::filesystem::path dir;
    std::filesystem::path program; ///< answers to `sandbox gateway` and `sandbox merchant`

    /// Returns when it answers: on that port or, when it is taken, on any free one. Fails with
    /// "sandbox.service".
    [[nodiscard]] Result<Listening> start(const char* name, int port = 0, const std::string& crash_at = {}) const;
    /// Leaves the plan's crashed rows behind: each an order that a merchant service died of, in
    /// turn after the claim and after the charge. Returns the port that the last one used.
    [[nodiscard]] Result<int> crash(const SeedPlan& plan) const;
};

/// GET /healthz answers with 200.
[[nodiscard]] bool answers(int port);

} // namespace ichido::sandbox
