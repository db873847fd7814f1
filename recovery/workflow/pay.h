// The payment service's own three steps: claim, charge, settle (C3, C9).
#pragma once

#include "recovery/ports/charge_gateway.h"
#include "recovery/ports/clock.h"
#include "recovery/ports/ledger.h"

#include <optional>
#include <string>

namespace ichido {

struct PaymentCall {
    RequestKey request;
    Sha256 sha_raw; ///< fingerprint of the body as received
    Sha256 sha_jcs; ///< fingerprint of its canonical JSON
    Money amount;
    /// The fence: past it, measured by the monotonic clock from before the claim, the gateway is
    /// no longer called. The same value as organization.send_deadline.
    Duration send_deadline = std::chrono::seconds{30};
};

enum class PaymentEnd {
    settled,        ///< charged or definitively failed, and stored; `settled` has the stored value
    not_new,        ///< replay, in progress, conflict or expired: `claim` tells; no charge was made
    claim_unknown,  ///< the acknowledgement of the claim was lost; no charge was made
    too_late,       ///< the fence passed before the charge could be sent; no charge was made
    charge_unknown, ///< sent, and no definitive answer; the row stays 처리중 for recovery
    settle_unknown, ///< charged, but the settle was not acknowledged; recovery will read it back
    unavailable,    ///< the claim was refused or nobody answered; nothing was written
};

struct PaymentResult {
    PaymentEnd end = PaymentEnd::unavailable;
    std::optional<ClaimReceipt> claim;
    std::optional<SettleReceipt> settled; ///< render the answer from its `response`, as a replay does (C8)
    std::optional<Failure> failure;       ///< why, for the ends that are not good
    /// The row was final already with another result than the gateway gave this worker: an alarm.
    bool disagrees = false;
};

/// Runs a payment in the caller's thread, blocking it until the end; for thread-per-request
/// servers. Bounded by send_deadline plus the settle's few repetitions.
[[nodiscard]] PaymentResult pay(Ledger& ledger, ChargeGateway& gateway, Clock& clock, Random& random,
                                const PaymentCall& call);

} // namespace ichido
