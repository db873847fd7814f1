// The merchant service of the sandbox: the command contract over HTTP, in its plain form.
#pragma once

#include "app/sandbox/charge_client.h"
#include "recovery/ports/ledger.h"
#include "recovery/ports/reply.h"

#include <memory>
#include <string>

namespace ichido::sandbox {

struct MerchantServerOptions {
    Ledger& ledger; ///< outlives the server
    int gateway_port = 0;
    std::string gateway_secret;
    CrashStep crash_at = CrashStep::never;
};

/// HTTP on 127.0.0.1:
///   POST /v1/orgs/{org}/orders  {"amount": minor units, "currency": "JPY"} with Idempotency-Key: a UUID
///        201 the order; 200 the same order again, with Idempotent-Replayed: true
///        402 declined; 409 with Retry-After while it is in progress or its outcome is unknown
///        410 the key was purged; 422 the key was used for another content; 400, 403, 503
///        Errors are application/problem+json (RFC 9457).
///   POST /_control              {"crash_at": "after_claim" | "after_charge" | "never"}
///   GET  /healthz
class MerchantServer final {
public:
    explicit MerchantServer(MerchantServerOptions options);
    ~MerchantServer();
    MerchantServer(const MerchantServer&) = delete;
    MerchantServer& operator=(const MerchantServer&) = delete;

    /// Port 0: any free one. The port that was bound; "sandbox.port" when it cannot be.
    [[nodiscard]] Result<int> bind(int port);
    /// Answers until stop(), in the caller's thread.
    void serve();
    void stop();

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace ichido::sandbox
