// The two services as processes: what `ichidoctl sandbox gateway` and `… merchant` do.
#pragma once

#include <filesystem>
#include <string>

namespace ichido::sandbox {

struct ServiceOptions {
    std::filesystem::path dir; ///< of the sandbox
    int port = 0;              ///< wished for; when it is taken, or 0: any free one
    std::string crash_at;      ///< merchant only: "", "after_claim" or "after_charge"
};

/// Serve until the process is ended; announce themselves in <dir>/gateway.pid and merchant.pid.
/// Exit status: 2 wrong usage (no sandbox there, unknown step), 3 a port or a file cannot be used.
[[nodiscard]] int run_gateway_process(const ServiceOptions& options);
[[nodiscard]] int run_merchant_process(const ServiceOptions& options);

} // namespace ichido::sandbox
