// Settles and evidence in memory, with the database's compare-and-set and command table.
#pragma once

#include "tests/workflow/fake_time.h"

#include "recovery/ports/ledger.h"

#include <deque>
#include <map>
#include <set>

namespace ichido::testing {

class FakeLedger final : public Ledger {
public:
    explicit FakeLedger(const FakeClock& clock) : m_clock(clock) {}

    /// What the next sendings of a settle meet, in order: a failure, after or without the commit.
    struct Fate {
        FailureKind kind;
        bool committed;
        std::string code;
    };
    std::deque<Fate> settle_fates;
    std::optional<Failure> always; ///< every settle ends so
    std::deque<Failure> record_failures;
    std::optional<Failure> lease_failure;
    std::set<RequestKey> leased_by_others;

    std::vector<SettleCommand> sent;
    std::vector<EvidenceRecord> records;
    std::map<RequestKey, RequestStatus> final_rows;
    std::map<CommandId, SettleReceipt> commands;
    std::set<RequestKey> leases;
    std::optional<ClaimReceipt> claim_answer;
    std::vector<ServiceSettleCommand> service_settles;
    int transitions = 0;

    void settle(SettleCommand command, Reply<SettleReceipt> reply) override
    {
        sent.push_back(command);
        if (always)
            return reply(tl::unexpected(*always));
        if (settle_fates.empty())
            return reply(commit(command));
        const Fate fate = settle_fates.front();
        settle_fates.pop_front();
        if (fate.committed)
            commit(command);
        reply(fail(fate.kind, fate.code));
    }
    void record_evidence(EvidenceRecord record, Reply<RecordedEvidence> reply) override
    {
        records.push_back(record);
        if (!record_failures.empty()) {
            const Failure failure = record_failures.front();
            record_failures.pop_front();
            return reply(tl::unexpected(failure));
        }
        reply(RecordedEvidence{static_cast<std::int64_t>(records.size()), database_time(m_clock) - record.since_asked});
    }
    void lease(Uuid, std::vector<RequestKey> keys, Duration ttl, Reply<std::vector<LeaseGrant>> reply) override
    {
        if (lease_failure)
            return reply(tl::unexpected(*lease_failure));
        std::vector<LeaseGrant> grants;
        for (const RequestKey& key : keys) {
            LeaseGrant grant{key, !leased_by_others.contains(key), "other", database_time(m_clock) + ttl};
            if (grant.granted)
                leases.insert(key);
            grants.push_back(grant);
        }
        reply(std::move(grants));
    }
    void release(Uuid, std::vector<RequestKey> keys, Reply<Nothing> reply) override
    {
        for (const RequestKey& key : keys)
            leases.erase(key);
        reply(Nothing{});
    }
    void claim(ClaimCommand, Reply<ClaimReceipt> reply) override
    {
        if (claim_answer)
            return reply(*claim_answer);
        reply(fail(FailureKind::unknown, ""));
    }
    void service_settle(ServiceSettleCommand command, Reply<SettleReceipt> reply) override
    {
        service_settles.push_back(command);
        if (!settle_fates.empty()) {
            const Fate fate = settle_fates.front();
            settle_fates.pop_front();
            return reply(fail(fate.kind, fate.code));
        }
        SettleReceipt receipt;
        receipt.outcome = SettleOutcome::settled;
        receipt.status = command.status;
        receipt.response = command.response_json;
        reply(receipt);
    }

private:
    SettleReceipt commit(const SettleCommand& command)
    {
        if (const auto known = commands.find(command.command); known != commands.end()) {
            SettleReceipt again = known->second;
            again.replayed = true;
            return again;
        }
        SettleReceipt receipt;
        const auto row = final_rows.find(command.request);
        if (row == final_rows.end()) {
            receipt.outcome = SettleOutcome::settled;
            final_rows.emplace(command.request, command.status);
            ++transitions;
        } else {
            receipt.outcome = row->second == command.status ? SettleOutcome::already : SettleOutcome::changed;
        }
        receipt.status = final_rows.at(command.request);
        commands.emplace(command.command, receipt);
        return receipt;
    }

    const FakeClock& m_clock;
};

} // namespace ichido::testing
