#include "tests/simulation/sim_database.h"

#include <algorithm>

namespace ichido::simulation {

template <typename T>
void SimDatabase::call(std::string_view what, std::function<Result<T>()> work, Reply<T> reply)
{
    SimRandom& random = m_schedule.random;
    const Duration there = random.chance(3) ? random.between(1s, 8s) : random.between(1ms, 40ms);
    const Duration back = random.between(1ms, 40ms);
    const std::uint64_t fate = faults ? random.next() % 100 : 99;
    m_schedule.after(there,
                     [this, what = std::string(what), work = std::move(work), reply = std::move(reply), back, fate] {
                         if (fate < 2) { // nobody answered, nothing was sent
                             m_schedule.after(back, [reply] { reply(fail(FailureKind::unavailable, "08001")); });
                             return;
                         }
                         if (fate < 4) { // lost before it was carried out
                             m_schedule.trace("database", what + " lost");
                             m_schedule.after(back, [reply] { reply(fail(FailureKind::unknown, "")); });
                             return;
                         }
                         Result<T> result = work();
                         m_schedule.trace("database", what);
                         if (fate < 10) { // committed, and the acknowledgement lost
                             m_schedule.trace("database", "acknowledgement lost");
                             m_schedule.after(back, [reply] { reply(fail(FailureKind::unknown, "")); });
                             return;
                         }
                         m_schedule.after(back, [reply, result = std::move(result)] { reply(result); });
                     });
}

std::optional<RequestStatus> SimDatabase::status() const
{
    if (!m_row)
        return std::nullopt;
    return m_row->intent.status;
}

void SimDatabase::claim(ClaimCommand command, Reply<ClaimReceipt> reply)
{
    call<ClaimReceipt>(
        "claim",
        [this, command]() -> Result<ClaimReceipt> {
            ClaimReceipt receipt;
            if (m_row) {
                receipt.outcome = m_row->intent.status == RequestStatus::processing ? ClaimOutcome::in_progress
                                                                                    : ClaimOutcome::replay;
                receipt.response = m_row->response;
            } else {
                receipt.outcome = ClaimOutcome::created;
                Row row;
                row.intent.request = command.request;
                row.intent.request_sha = command.sha_jcs;
                row.intent.created_at = m_schedule.instant();
                row.intent.order = Order{m_next_id++, command.amount, "pending"};
                m_row = std::move(row);
                claimed_at.push_back(m_schedule.now());
            }
            receipt.status = m_row->intent.status;
            receipt.created_at = m_row->intent.created_at;
            receipt.request_sha = m_row->intent.request_sha;
            receipt.order = m_row->intent.order;
            return receipt;
        },
        std::move(reply));
}

void SimDatabase::write_final(RequestStatus status, const std::string& response, std::string by,
                              std::vector<std::int64_t> evidence_ids)
{
    m_row->intent.status = status;
    m_row->response = response;
    m_schedule.trace("database", std::string("final ") + std::string(stable_word(status)) + " by " + by);
    transitions.push_back(Transition{m_row->intent.created_at, m_schedule.instant(), status, response, std::move(by),
                                     std::move(evidence_ids)});
    if (m_plant != Plant::forget_audit || !m_schedule.random.chance(10))
        ++audit_events;
}

void SimDatabase::service_settle(ServiceSettleCommand command, Reply<SettleReceipt> reply)
{
    call<SettleReceipt>(
        "service_settle",
        [this, command]() -> Result<SettleReceipt> {
            SettleReceipt receipt;
            receipt.outcome = SettleOutcome::changed;
            if (!m_row || m_row->intent.created_at != command.created_at ||
                m_row->intent.request_sha != command.request_sha)
                return receipt;
            if (m_row->intent.status == RequestStatus::processing || m_plant == Plant::no_compare_and_set) {
                write_final(command.status, command.response_json, "service", {});
                receipt.outcome = SettleOutcome::settled;
            } else if (m_row->intent.status == command.status) {
                receipt.outcome = SettleOutcome::already;
            }
            receipt.status = m_row->intent.status;
            receipt.response = m_row->response;
            return receipt;
        },
        std::move(reply));
}

SettleReceipt SimDatabase::settle_now(const SettleCommand& command)
{
    const bool same_row = m_row && m_row->intent.request_sha == command.request_sha &&
                          (m_row->intent.created_at == command.created_at || m_plant == Plant::ignore_created_at);
    SettleReceipt receipt;
    receipt.outcome = SettleOutcome::changed;
    if (!same_row)
        return receipt;
    const auto belongs = [&](std::int64_t id) {
        const auto found = evidence.find(id);
        return found != evidence.end() &&
               (found->second.row_created_at == m_row->intent.created_at || m_plant == Plant::ignore_created_at);
    };
    if (command.evidence_ids.empty() ||
        !std::all_of(command.evidence_ids.begin(), command.evidence_ids.end(), belongs)) {
        receipt.outcome = SettleOutcome::refused;
        receipt.refusal = "evidence_of_another_row";
    } else if (m_row->intent.status == RequestStatus::processing || m_plant == Plant::no_compare_and_set) {
        write_final(command.status, command.response_json, "ichido", command.evidence_ids);
        receipt.outcome = SettleOutcome::settled;
    } else if (m_row->intent.status == command.status) {
        receipt.outcome = SettleOutcome::already;
    }
    receipt.status = m_row->intent.status;
    receipt.response = m_row->response;
    return receipt;
}

void SimDatabase::settle(SettleCommand command, Reply<SettleReceipt> reply)
{
    call<SettleReceipt>(
        "settle",
        [this, command]() -> Result<SettleReceipt> {
            const auto known = m_commands.find(command.command);
            SettleReceipt receipt;
            if (known != m_commands.end() && m_plant != Plant::double_command) {
                receipt = known->second;
                receipt.replayed = true;
            } else {
                receipt = settle_now(command);
                m_commands.insert_or_assign(command.command, receipt);
            }
            outcomes[command.command].push_back(receipt.outcome);
            return receipt;
        },
        std::move(reply));
}

void SimDatabase::record_evidence(EvidenceRecord record, Reply<RecordedEvidence> reply)
{
    call<RecordedEvidence>(
        "record_evidence",
        [this, record]() -> Result<RecordedEvidence> {
            if (const auto known = m_records.find(record.command); known != m_records.end())
                return RecordedEvidence{known->second, evidence.at(known->second).asked_at};
            const std::int64_t id = m_next_id++;
            Evidence stored;
            stored.id = id;
            stored.request = record.request;
            stored.row_created_at = record.row_created_at;
            stored.asked_at = m_schedule.instant() - record.since_asked;
            stored.authoritative = record.authoritative;
            stored.credentials_proven = record.credentials_proven;
            stored.failure_is_final = record.failure_is_final;
            stored.answer = record.answer;
            evidence.emplace(id, std::move(stored));
            m_records.emplace(record.command, id);
            return RecordedEvidence{id, evidence.at(id).asked_at};
        },
        std::move(reply));
}

void SimDatabase::lease(Uuid client, Duration ttl, Reply<std::vector<LeaseGrant>> reply)
{
    call<std::vector<LeaseGrant>>(
        "lease",
        [this, client, ttl]() -> Result<std::vector<LeaseGrant>> {
            LeaseGrant grant;
            if (!m_lease_holder || *m_lease_holder == client || m_lease_until <= m_schedule.instant()) {
                m_lease_holder = client;
                m_lease_until = m_schedule.instant() + ttl;
                grant.granted = true;
            }
            grant.until = m_lease_until;
            return std::vector{grant};
        },
        std::move(reply));
}

void SimDatabase::release(Uuid client)
{
    call<Nothing>(
        "release",
        [this, client]() -> Result<Nothing> {
            if (m_lease_holder == client)
                m_lease_holder.reset();
            return Nothing{};
        },
        [](const Result<Nothing>&) {});
}

void SimDatabase::read(Uuid client, Reply<std::optional<StuckIntent>> reply)
{
    call<std::optional<StuckIntent>>(
        "read",
        [this, client]() -> Result<std::optional<StuckIntent>> {
            if (!m_row || m_row->intent.status != RequestStatus::processing)
                return std::optional<StuckIntent>{};
            StuckIntent stuck;
            stuck.intent = m_row->intent;
            for (const auto& [id, stored] : evidence) {
                if (stored.row_created_at == m_row->intent.created_at)
                    stuck.history.push_back(stored);
            }
            std::stable_sort(stuck.history.begin(), stuck.history.end(),
                             [](const Evidence& a, const Evidence& b) { return a.asked_at < b.asked_at; });
            stuck.lease_held_by_other =
                m_lease_holder && *m_lease_holder != client && m_lease_until > m_schedule.instant();
            return std::optional(std::move(stuck));
        },
        std::move(reply));
}

bool SimDatabase::purge()
{
    if (!m_row || m_row->intent.status == RequestStatus::processing)
        return false;
    m_row.reset();
    m_schedule.trace("database", "purged");
    return true;
}

} // namespace ichido::simulation
