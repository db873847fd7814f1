// What can happen to the recovery of one intent, and what it may want done.
#pragma once

#include "recovery/domain/plan.h"
#include "recovery/ports/gateway.h"
#include "recovery/ports/ledger.h"
#include "recovery/ports/request_store.h"

#include <optional>
#include <string>
#include <variant>

namespace ichido {

namespace event {

/// The row and its stored evidence, as the database had them at `now` (the database's clock).
struct RowRead {
    StuckIntent row;
    Organization organization;
    std::optional<GatewayTraits> traits; ///< nothing: no profile of the organisation's gateway
    Instant now;
    bool even_if_fresh = false;
};
struct LeaseGranted {};
struct LeaseDenied {
    Instant now;
};
/// `record_as` names the record of this answer; the same each time the record is sent.
struct Answered {
    Result<LookupReply> reply;
    CommandId record_as;
    Instant now;
};
struct EvidenceRecorded {
    Result<RecordedEvidence> reply;
    Instant now;
};
/// The wait that the last BackOff asked for is over.
struct TimePassed {};
/// No call to the gateway will be made in this run; `reason` is gateway_unauthorized,
/// gateway_unavailable or gateway_rate_limited.
struct GatewayClosed {
    Reason reason = Reason::gateway_unavailable;
};
/// A person (or the simulation) wants the verdict written under this command id.
struct Apply {
    CommandId command;
    std::string reason;
};
struct SettleReplied {
    Result<SettleReceipt> reply;
};
struct Cancelled {};

} // namespace event

using RecoveryEvent =
    std::variant<event::RowRead, event::LeaseGranted, event::LeaseDenied, event::Answered, event::EvidenceRecorded,
                 event::TimePassed, event::GatewayClosed, event::Apply, event::SettleReplied, event::Cancelled>;

namespace action {

struct TakeLease {};
struct AskGateway {
    LookupRequest request;
};
/// Whoever sends the record fills in since_asked and latency at that moment: only it has a clock.
struct RecordEvidence {
    EvidenceRecord record;
};
/// Come back with TimePassed after a time drawn uniformly from [0, at_most) (full jitter), and
/// not before `at_least`.
struct BackOff {
    Duration at_least{0};
    Duration at_most{0};
};
/// 429: nobody calls this gateway for that long.
struct PauseGateway {
    std::string gateway;
    Duration pause{0};
};
/// 401, 403: nobody calls this gateway in this run.
struct StopGateway {
    std::string gateway;
};
struct Settle {
    SettleCommand command;
};
struct Release {};
/// The verdict stands (after asking), or the outcome of the settle does (after applying).
struct Finish {};

} // namespace action

using RecoveryAction =
    std::variant<action::TakeLease, action::AskGateway, action::RecordEvidence, action::BackOff, action::PauseGateway,
                 action::StopGateway, action::Settle, action::Release, action::Finish>;

} // namespace ichido
