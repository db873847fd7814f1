// How a payment service moves money. Only the service's own flow uses it; recovery never does:
// asking a gateway is a read, and a charge is never re-sent to find out about one.
#pragma once

#include "recovery/domain/gateway_answer.h"
#include "recovery/domain/identifiers.h"
#include "recovery/domain/money.h"
#include "recovery/ports/reply.h"

#include <cstdint>

namespace ichido {

struct ChargeRequest {
    RequestKey request; ///< sent as gateway_key(request): idempotency key and reference
    std::int64_t order_id = 0;
    Money amount;
    Duration time_left{0}; ///< the call must have been sent, or given up, within this
};

/// Whatever the gateway said; a decline is an answer (failed_terminal), an outage too (unavailable).
struct ChargeReply {
    GatewayAnswer answer;
};

class ChargeGateway {
public:
    virtual ~ChargeGateway() = default;
    /// A Failure means that nothing was sent.
    virtual void charge(ChargeRequest request, Reply<ChargeReply> reply) = 0;
};

} // namespace ichido
