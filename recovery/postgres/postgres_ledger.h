// Writes: each one call of a definer function of schema ichido.
#pragma once

#include "recovery/ports/ledger.h"
#include "recovery/postgres/connection_spec.h"

#include <memory>

namespace ichido::postgres {

/// `lanes` connections. All writes of one key go through one lane, in order. A write whose
/// acknowledgement is lost answers FailureKind::unknown; the next job connects again.
/// Destruction lets the running writes end and drops the rest.
class PostgresLedger final : public Ledger {
public:
    explicit PostgresLedger(ConnectionSpec spec, int lanes = 4);
    ~PostgresLedger() override;

    void claim(ClaimCommand command, Reply<ClaimReceipt> reply) override;
    void service_settle(ServiceSettleCommand command, Reply<SettleReceipt> reply) override;
    void settle(SettleCommand command, Reply<SettleReceipt> reply) override;
    void record_evidence(EvidenceRecord record, Reply<RecordedEvidence> reply) override;
    void lease(Uuid client, std::vector<RequestKey> keys, Duration ttl, Reply<std::vector<LeaseGrant>> reply) override;
    void release(Uuid client, std::vector<RequestKey> keys, Reply<Nothing> reply) override;

private:
    struct Lanes;
    std::unique_ptr<Lanes> m_lanes;
};

} // namespace ichido::postgres
