// What one look-up at a gateway said, after the profile has translated it.
#pragma once

#include "recovery/domain/identifiers.h"
#include "recovery/domain/money.h"
#include "recovery/domain/time.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ichido {

/// The whole answer in one word; the words are those of gateways.md and of evidence.outcome.
enum class Outcome {
    succeeded,
    succeeded_then_refunded, ///< wholly or partly, see Payment::refunded
    authorized,
    pending,
    failed_terminal,
    failed_retryable,
    not_found,
    several,        ///< more than one payment; the payments tell
    unavailable,    ///< time-out, reset, 5xx
    rate_limited,   ///< 429
    unauthorized,   ///< 401, 403
    unintelligible, ///< redirect, wrong type, malformed, cut, oversized, unknown status word
};

[[nodiscard]] std::string_view to_word(Outcome outcome) noexcept;
[[nodiscard]] std::optional<Outcome> outcome_from_word(std::string_view word) noexcept;

/// One payment as the gateway states it.
struct Payment {
    /// Never not_found, several, unavailable, rate_limited or unauthorized. unintelligible
    /// when the status word is not in the profile's map.
    Outcome state = Outcome::unintelligible;
    std::string reference;                    ///< the gateway's own id of the payment
    std::optional<std::string> key;           ///< the key it names, as gateway_key() made it
    std::optional<std::string> order_id;      ///< the order it names
    std::optional<std::string> account;       ///< the merchant account it names
    std::optional<std::int64_t> amount_minor; ///< nothing when unreadable
    std::optional<std::string> currency;      ///< nothing when unreadable; upper case
    std::int64_t refunded_minor = 0;
    std::optional<std::string> failure_code;
    std::optional<Instant> created_at; ///< by the gateway's clock
    std::optional<Instant> expires_at; ///< of an authorisation
    bool operator==(const Payment&) const = default;
};

struct GatewayAnswer {
    Outcome outcome = Outcome::unintelligible;
    std::vector<Payment> payments;
    /// Seconds or date of a Retry-After, capped by the caller.
    std::optional<Duration> retry_after;
    /// Why the answer is unintelligible or unavailable: "redirect", "content_type", "malformed",
    /// "truncated", "oversized", "unknown_status", "timeout", "reset", "tls", "http_5xx", …
    std::string detail;
    bool operator==(const GatewayAnswer&) const = default;
};

/// What a profile says about a gateway that the rules must know.
struct GatewayTraits {
    bool authoritative = true;                        ///< false: a search index that lags
    bool failure_is_final = false;                    ///< a terminal failure is final for the key, whoever asks again
    bool credentials_proven = false;                  ///< a probe of a known payment has succeeded in this mode
    Duration lookup_lag{0};                           ///< how long a payment may be missing from the answer
    Duration call_deadline{std::chrono::seconds{10}}; ///< total deadline of a call
    Duration key_window{std::chrono::hours{24 * 15}}; ///< how long the gateway keeps keys
    std::string account;                              ///< the merchant account that is ours; empty: not stated
    bool operator==(const GatewayTraits&) const = default;
};

/// One stored answer, as the rules read it back from the database.
struct Evidence {
    std::int64_t id = 0;
    RequestKey request;
    Instant row_created_at; ///< created_at of the row it was asked for; another value is another command
    Instant asked_at;       ///< by the database's clock
    bool authoritative = true;
    bool credentials_proven = false;
    bool failure_is_final = false;
    GatewayAnswer answer;
    bool operator==(const Evidence&) const = default;
};

} // namespace ichido
