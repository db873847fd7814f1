// How a gateway is asked for the truth. Asking is always a read.
#pragma once

#include "recovery/domain/gateway_answer.h"
#include "recovery/domain/intent.h"
#include "recovery/ports/cancel_token.h"
#include "recovery/ports/reply.h"

#include <optional>
#include <string>

namespace ichido {

struct LookupRequest {
    std::string gateway; ///< profile name, as organization.gateway
    RequestKey request;
    std::optional<std::int64_t> order_id;
    std::optional<std::string> reference;
};

/// One look-up, whatever came of it. An outage is an answer (Outcome::unavailable), not a Failure;
/// a Failure means that nothing was asked (unknown profile, missing secret, cancelled).
struct LookupReply {
    GatewayAnswer answer;
    GatewayTraits traits;
    std::string profile;
    std::string url_path;
    int http_status = 0;
    std::string request_id;
    Sha256 body_sha;
    std::string body; ///< secrets and card data removed
    Duration latency{0};
};

class Gateway {
public:
    virtual ~Gateway() = default;
    virtual void look_up(LookupRequest request, CancelToken cancel, Reply<LookupReply> reply) = 0;
    /// What the profile of that name states; nothing for an unknown one. Never blocks.
    [[nodiscard]] virtual std::optional<GatewayTraits> traits(const std::string& gateway) const = 0;
};

} // namespace ichido
