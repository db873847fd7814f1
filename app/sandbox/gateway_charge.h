// One charge of the simulated gateway: what it really did, and how it tells it.
#pragma once

#include "recovery/domain/identifiers.h"
#include "recovery/domain/money.h"
#include "recovery/domain/time.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ichido::sandbox {

inline constexpr const char* sandbox_account = "acct_sandbox";

struct GatewayCharge {
    std::string id; ///< "pay_…"
    RequestKey request;
    std::int64_t order_id = 0;
    std::string account = sandbox_account;
    Money amount;                ///< what was really charged
    std::string amount_as_shown; ///< what a look-up shows instead of the number; empty: the number
    /// "succeeded", "authorized", "pending", "failed", "failed_retryable", "refunded" (wholly or
    /// partly), or a word that no profile knows
    std::string status = "succeeded";
    std::int64_t refunded = 0;
    std::optional<std::string> failure_code;
    Instant created_at;
    std::optional<Instant> expires_at; ///< of an authorisation
};

/// The payment object of the gateway's API, compact JSON.
[[nodiscard]] std::string payment_json(const GatewayCharge& charge);
/// One line of /_truth without its end: {"org_id", "idem_key", "order_id", "amount", "currency", "state"},
/// state being "succeeded", "refunded", "partially_refunded", "failed", "authorized" or "pending".
[[nodiscard]] std::string truth_json(const GatewayCharge& charge);
/// One line of the gateway's journal, and back (nothing when it is not one).
[[nodiscard]] std::string journal_json(const GatewayCharge& charge);
[[nodiscard]] std::optional<GatewayCharge> charge_from_journal(std::string_view line);

} // namespace ichido::sandbox
