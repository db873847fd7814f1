// The database of the simulation: one key, its row through purges, evidence, commands, lease.
#pragma once

#include "tests/simulation/plants.h"
#include "tests/simulation/sim_schedule.h"

#include "recovery/ports/ledger.h"
#include "recovery/ports/request_store.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace ichido::simulation {

/// A final write as it happened.
struct Transition {
    Instant row_created_at;
    Instant at;
    RequestStatus status = RequestStatus::completed;
    std::string response;
    std::string by;                     ///< "service" or "ichido"
    std::vector<std::int64_t> evidence; ///< of Ichido's
};

/// Each call is one transaction at one moment; its acknowledgement may be lost on either side.
class SimDatabase final {
public:
    SimDatabase(Schedule& schedule, Plant plant) : m_schedule(schedule), m_plant(plant) {}

    void claim(ClaimCommand command, Reply<ClaimReceipt> reply);
    void service_settle(ServiceSettleCommand command, Reply<SettleReceipt> reply);
    void settle(SettleCommand command, Reply<SettleReceipt> reply);
    void record_evidence(EvidenceRecord record, Reply<RecordedEvidence> reply);
    void lease(Uuid client, Duration ttl, Reply<std::vector<LeaseGrant>> reply);
    void release(Uuid client);
    /// Nothing in the result: no row, or one that is final.
    void read(Uuid client, Reply<std::optional<StuckIntent>> reply);
    /// Deletes the row and its order, if it is final.
    [[nodiscard]] bool purge();

    [[nodiscard]] std::optional<RequestStatus> status() const;

    std::vector<Transition> transitions;
    int audit_events = 0;
    std::vector<Duration> claimed_at; ///< when each row was created
    std::map<std::int64_t, Evidence> evidence;
    /// Every outcome that a command was ever answered with.
    std::map<CommandId, std::vector<SettleOutcome>> outcomes;
    bool faults = true;

private:
    struct Row {
        Intent intent;
        std::string response;
    };
    template <typename T>
    void call(std::string_view what, std::function<Result<T>()> work, Reply<T> reply);
    [[nodiscard]] SettleReceipt settle_now(const SettleCommand& command);
    void write_final(RequestStatus status, const std::string& response, std::string by,
                     std::vector<std::int64_t> evidence_ids);

    Schedule& m_schedule;
    Plant m_plant;
    std::optional<Row> m_row;
    std::int64_t m_next_id = 1;
    std::map<CommandId, SettleReceipt> m_commands;
    std::map<CommandId, std::int64_t> m_records;
    std::optional<Uuid> m_lease_holder;
    Instant m_lease_until{};
};

} // namespace ichido::simulation
