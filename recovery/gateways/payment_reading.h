// One payment of an answer, read by a profile's pointers.
#pragma once

#include "recovery/gateways/profile.h"

#include <string>

namespace ichido {

struct PaymentReading {
    Payment payment;
    /// Empty, or why payment.state is unintelligible: "malformed", "unknown_status", "contradiction".
    std::string trouble;
};

/// An amount or currency that cannot be read is nothing, for the rules to judge. Anything else that
/// the profile says stands there and does not (reference, key, order, account, a readable time)
/// makes the payment unintelligible: what identifies a payment is never guessed.
[[nodiscard]] PaymentReading read_payment(const Profile& profile, const JsonValue& object);

} // namespace ichido
