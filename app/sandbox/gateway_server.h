// The simulated gateway: charges, look-ups, its truth, and ways to make it slow, wrong or absent.
#pragma once

#include "app/sandbox/seed_plan.h"
#include "recovery/ports/reply.h"

#include <filesystem>
#include <memory>
#include <string>

namespace ichido::sandbox {

struct GatewayServerOptions {
    SeedPlan plan;                 ///< what the gateway knows of the seeded rows
    std::string secret;            ///< of "Authorization: Bearer …"
    std::filesystem::path journal; ///< live charges, one JSON line each; read again at the start
};

/// HTTP on 127.0.0.1:
///   POST /v1/charges           {"org_id", "idem_key", "key", "order_id", "amount", "currency"} with
///                              Idempotency-Key: 201, 200 for a key that was charged before, 402 when
///                              declined (an amount whose last three digits are 402)
///   GET  /v1/payments?key=…    {"payments": […]}; an empty list: none
///   GET  /v1/payments/probe    a known payment: proves the credentials
///   GET  /_truth               what it really did, one JSON object per line and charge
///   POST /_control             {"latency_ms": n, "outage": bool, "fault": {"<org>-<key>": word}};
///                              words: slow, reset, cut, redirect, html, malformed, gzip, 500, 429,
///                              401, none; a charge is made before its answer goes wrong
///   GET  /healthz
class GatewayServer final {
public:
    explicit GatewayServer(GatewayServerOptions options);
    ~GatewayServer();
    GatewayServer(const GatewayServer&) = delete;
    GatewayServer& operator=(const GatewayServer&) = delete;

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
