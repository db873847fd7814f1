// What the rules conclude about one stuck intent.
#pragma once

#include "recovery/domain/gateway_answer.h"
#include "recovery/domain/intent.h"
#include "recovery/domain/policy.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ichido {

enum class VerdictKind {
    wait,             ///< nothing to do before `not_before`
    ask,              ///< (again) ask the gateway, not before `not_before`
    settle_completed, ///< 完了
    settle_failed,    ///< 失敗
    person,           ///< a person decides; `reason` says what to check
};
[[nodiscard]] std::string_view to_word(VerdictKind kind) noexcept;
[[nodiscard]] std::optional<VerdictKind> verdict_from_word(std::string_view word) noexcept;

/// One word for each row of product.md's table. The words are stable: they stand in plans,
/// JSON output and the audit; models/words.h has the sentence for a person.
enum class Reason {
    no_evidence,                   // ask: nothing was asked yet
    evidence_stale,                // ask: the last answer is too old to settle from
    within_grace,                  // wait
    lease_held,                    // wait
    not_processing,                // wait: the row is final already
    charged,                       // settle_completed
    charged_after_failed_attempts, // settle_completed, several with one success
    charged_then_partly_refunded,  // settle_completed with refund
    charged_then_refunded,         // settle_completed with refund
    refund_not_in_template,        // person
    foreign_payment,               // person, alarm: another key, order or account
    amount_differs,                // person
    currency_differs,              // person
    amount_unreadable,             // person
    order_unknown,                 // person: nothing to compare the amount with
    several_undecided,             // wait, then person
    several_refund_and_success,    // person
    double_charge,                 // person, refund proposal
    authorized_not_captured,       // wait, warn before it expires
    failed_final,                  // settle_failed
    failed_may_be_retried_late,    // ask again after G, then person
    failed_retryable,              // person
    still_pending,                 // ask again on the schedule
    pending_too_long,              // person: the schedule is used up
    not_found_early,               // ask: before G, fewer than 3, too close, not authoritative, unproven
    not_charged,                   // settle_failed
    not_found_no_deadline,         // person
    not_found_but_referenced,      // person, alarm
    not_found_beyond_key_window,   // person
    gateway_unavailable,           // ask again with backoff
    gateway_rate_limited,          // ask again after Retry-After
    gateway_unauthorized,          // person: stop that gateway
    unintelligible_answer,         // person
    charged_before_created,        // person
    organization_unconfigured,     // person
};
[[nodiscard]] std::string_view to_word(Reason reason) noexcept;
[[nodiscard]] std::optional<Reason> reason_from_word(std::string_view word) noexcept;

struct Refund {
    std::int64_t minor = 0;
    bool whole = false;
    bool operator==(const Refund&) const = default;
};

/// What will be written when the verdict is a settle.
struct Settlement {
    RequestStatus status = RequestStatus::completed;
    std::string gateway_reference; ///< empty for not_charged
    std::optional<Money> amount;   ///< what the gateway says was charged
    std::optional<Refund> refund;
    std::string failure_code; ///< for 失敗: the gateway's code, or "not_charged"
    bool operator==(const Settlement&) const = default;
};

struct Verdict {
    VerdictKind kind = VerdictKind::person;
    Reason reason = Reason::no_evidence;
    bool alarm = false;
    bool propose_refund = false;
    bool stop_gateway = false; ///< 401/403: no further call to this gateway
    std::optional<Instant> not_before;
    std::optional<Settlement> settlement;   ///< exactly for the two settle kinds
    std::vector<std::int64_t> evidence_ids; ///< what it rests on, oldest first
    bool operator==(const Verdict&) const = default;
};

/// Everything decide() looks at; nothing else may influence a verdict.
struct Situation {
    Intent intent;
    Organization organization;
    GatewayTraits gateway;
    std::span<const Evidence> history; ///< of this row (same created_at), oldest first
    bool lease_held_by_other = false;
    Instant now; ///< the database's clock
};

/// The grace G of product.md: the larger of 5 minutes and send deadline + call deadline +
/// look-up lag + clock skew.
[[nodiscard]] Duration grace(const Organization& organization, const GatewayTraits& gateway);

/// The verdict table of product.md as a pure function. Never guesses: whatever the table does
/// not name ends with a person.
[[nodiscard]] Verdict decide(const Situation& situation);

/// Evidence older than this does not settle, unless the gateway's state is terminal (15 minutes).
inline constexpr Duration evidence_lifetime = std::chrono::minutes{15};
/// At least this much between two not-found answers that both count (or the look-up's lag).
inline constexpr Duration not_found_spacing = std::chrono::minutes{5};
inline constexpr int not_found_answers_needed = 3;

/// The bounded schedule for pending and not-found: when the n-th further look-up (from 0) is
/// due after the previous one: 5 minutes, 1 hour, then daily five times; nothing afterwards.
[[nodiscard]] std::optional<Duration> next_ask_after(int asked_so_far) noexcept;

} // namespace ichido
