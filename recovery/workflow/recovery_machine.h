// The recovery of one stuck intent as a state machine: events in, actions out.
#pragma once

#include "recovery/workflow/recovery_events.h"

#include <optional>
#include <vector>

namespace ichido {

/// Bounds of every repetition (C11). All are counts of tries, the first one included.
struct RecoveryLimits {
    int asks = 3;    ///< look-ups per intent and run, when the gateway is unavailable or busy
    int records = 3; ///< sendings of one evidence record
    int settles = 6; ///< sendings of one settle command
    Duration ask_base = std::chrono::seconds{1};
    Duration ask_cap = std::chrono::seconds{30};
    Duration settle_base = std::chrono::milliseconds{200};
    Duration settle_cap = std::chrono::seconds{10};
    /// The longest Retry-After that is waited for; a longer one is cut to it.
    Duration longest_pause = std::chrono::seconds{60};
};

enum class RecoveryState {
    idle, ///< nothing was read yet
    leasing,
    asking,
    recording,
    waiting_to_record, ///< after a lost or busy record
    waiting_to_ask,    ///< after an outage or a 429
    decided,           ///< verdict() stands; Apply may follow
    settling,
    waiting_to_settle, ///< after a lost acknowledgement or a busy database
    finished,          ///< outcome of the settle stands: receipt() or failure()
};

/// Pure: reads no clock, draws no random number, calls nothing. An event that does not fit the
/// state (a late answer after a cancel, a second grant) changes nothing and wants nothing.
///
/// Safety, whatever the order of events:
/// - a settle is only ever the verdict of decide() over evidence that the database has stored;
/// - a repeated settle is the identical command;
/// - once a settle's acknowledgement was lost, its failure stays `unknown` until a receipt says more.
class RecoveryMachine final {
public:
    explicit RecoveryMachine(RecoveryLimits limits = {});
    /// Begins at `decided` with a line of a plan.
    explicit RecoveryMachine(PlanLine line, RecoveryLimits limits = {});

    [[nodiscard]] std::vector<RecoveryAction> on(const RecoveryEvent& event);

    [[nodiscard]] RecoveryState state() const noexcept { return m_state; }
    [[nodiscard]] const Intent& intent() const noexcept { return m_row.intent; }
    [[nodiscard]] const Organization& organization() const noexcept { return m_organization; }
    /// Meaningful from RowRead on: the verdict of what is stored so far.
    [[nodiscard]] const Verdict& verdict() const noexcept { return m_verdict; }
    [[nodiscard]] int asks() const noexcept { return m_asks; }
    [[nodiscard]] int settles() const noexcept { return m_settles; }
    /// An acknowledgement of a settle was lost, at least once.
    [[nodiscard]] bool maybe_written() const noexcept { return m_maybe_written; }
    /// Why no evidence could be stored, or nothing be asked.
    [[nodiscard]] const std::optional<Failure>& ask_failure() const noexcept { return m_ask_failure; }
    [[nodiscard]] const std::optional<SettleReceipt>& receipt() const noexcept { return m_receipt; }
    [[nodiscard]] const std::optional<Failure>& failure() const noexcept { return m_failure; }

private:
    using Actions = std::vector<RecoveryAction>;

    Actions handle(const event::RowRead& e);
    Actions handle(const event::LeaseGranted& e);
    Actions handle(const event::LeaseDenied& e);
    Actions handle(const event::Answered& e);
    Actions handle(const event::EvidenceRecorded& e);
    Actions handle(const event::TimePassed& e);
    Actions handle(const event::GatewayClosed& e);
    Actions handle(const event::Apply& e);
    Actions handle(const event::SettleReplied& e);
    Actions handle(const event::Cancelled& e);

    void conclude(Instant now);
    [[nodiscard]] bool wants_to_ask(Instant now) const;
    [[nodiscard]] Actions ask();
    [[nodiscard]] Actions decided();
    [[nodiscard]] Actions send_settle();
    [[nodiscard]] Actions end_settle(Failure failure);

    RecoveryLimits m_limits;
    RecoveryState m_state = RecoveryState::idle;
    StuckIntent m_row;
    Organization m_organization;
    std::optional<GatewayTraits> m_traits;
    bool m_even_if_fresh = false;
    Verdict m_verdict;
    EvidenceRecord m_record;
    SettleCommand m_command;
    bool m_leased = false;
    bool m_maybe_written = false; ///< an acknowledgement was lost
    bool m_cancelled = false;
    int m_asks = 0;
    int m_records = 0;
    int m_settles = 0;
    std::optional<Failure> m_ask_failure;
    std::optional<SettleReceipt> m_receipt;
    std::optional<Failure> m_failure;
};

} // namespace ichido
