// Gateways over HTTP: one thread drives every call of every profile.
#pragma once

#include "recovery/gateways/profile_set.h"
#include "recovery/gateways/secret_source.h"
#include "recovery/ports/gateway.h"

#include <memory>

namespace ichido {

/// Look-ups wait here for their profile's concurrency and rate limit, and, where the profile has a
/// probe, for a probe of the credentials that is at most ten minutes old; its result is
/// LookupReply::traits.credentials_proven. Each look-up is sent once.
///
/// Replies are called in the gateway's thread. Failures (nothing was asked): "gateway.unknown",
/// "gateway.no_address", "gateway.no_lookup" (the profile has no look-up for what is known of this
/// request), those of SecretSource, and "cancelled" (also for whatever is pending when the gateway
/// is destroyed).
class CurlGateway final : public Gateway {
public:
    explicit CurlGateway(ProfileSet profiles, SecretSource secrets = SecretSource{});
    ~CurlGateway() override;
    CurlGateway(const CurlGateway&) = delete;
    CurlGateway& operator=(const CurlGateway&) = delete;

    void look_up(LookupRequest request, CancelToken cancel, Reply<LookupReply> reply) override;
    /// What the file states: authoritative only where every look-up is, credentials never proven.
    [[nodiscard]] std::optional<GatewayTraits> traits(const std::string& gateway) const override;

private:
    class Driver;
    std::unique_ptr<Driver> m_driver;
};

} // namespace ichido
