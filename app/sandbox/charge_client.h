// The merchant service's way to the simulated gateway.
#pragma once

#include "recovery/ports/charge_gateway.h"

#include <atomic>
#include <string>

namespace ichido::sandbox {

/// Where a payment service can die and leave an intent in 처리중.
enum class CrashStep {
    never,
    after_claim,  ///< the intent is committed, the gateway never heard of it
    after_charge, ///< the gateway has charged, and nobody here knows
};

/// One HTTP call per charge, in the caller's thread. A call that was sent and not answered is
/// Outcome::unavailable; nothing is ever sent twice here.
class ChargeClient final : public ChargeGateway {
public:
    ChargeClient(int port, std::string secret) : m_port(port), m_secret(std::move(secret)) {}
    void charge(ChargeRequest request, Reply<ChargeReply> reply) override;

    /// The next charge kills this process at that step, as `kill -9` would.
    void crash_at(CrashStep step) noexcept { m_crash.store(step); }

private:
    void crash_if(CrashStep step) const;

    int m_port;
    std::string m_secret;
    std::atomic<CrashStep> m_crash{CrashStep::never};
};

} // namespace ichido::sandbox
