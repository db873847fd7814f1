#include "recovery/postgres/postgres_ledger.h"

#include "recovery/ports/lane.h"
#include "recovery/postgres/connection.h"
#include "recovery/postgres/payments_json.h"
#include "recovery/postgres/statement.h"

#include <algorithm>
#include <array>
#include <utility>

namespace ichido::postgres {
namespace {

// Writes are short; the server gives up after 30 s, so a longer silence is a lost one.
const RunOptions write_options{};

template <typename Enum, std::size_t N>
Enum word_to(const std::array<std::pair<std::string_view, Enum>, N>& words, std::string_view word, RowReader& reader)
{
    for (const auto& [text, value] : words)
        if (text == word)
            return value;
    reader.mark_bad();
    return words.front().second;
}

constexpr std::array<std::pair<std::string_view, ClaimOutcome>, 5> claim_words = {
    {{"created", ClaimOutcome::created},
     {"replay", ClaimOutcome::replay},
     {"in_progress", ClaimOutcome::in_progress},
     {"conflict", ClaimOutcome::conflict},
     {"expired", ClaimOutcome::expired}}};
constexpr std::array<std::pair<std::string_view, SettleOutcome>, 4> settle_words = {
    {{"settled", SettleOutcome::settled},
     {"already", SettleOutcome::already},
     {"changed", SettleOutcome::changed},
     {"refused", SettleOutcome::refused}}};

RequestStatus status_of(std::string_view word, RowReader& reader)
{
    const auto status = status_from_stored(word);
    if (!status)
        reader.mark_bad();
    return status.value_or(RequestStatus::processing);
}

// A write that answered in a strange shape has happened all the same.
Failure strange_write()
{
    return {FailureKind::unknown, "result.unexpected", "a write was answered in a shape that is not expected"};
}

Result<ClaimReceipt> read_claim(const Rows& rows)
{
    if (rows.count() != 1)
        return tl::unexpected<Failure>(strange_write());
    RowReader reader(rows, 0);
    ClaimReceipt receipt;
    receipt.outcome = word_to(claim_words, reader.text(), reader);
    receipt.policy = reader.text_or_null().value_or("reject") == "return_original"
                         ? ContentConflictPolicy::return_original
                         : ContentConflictPolicy::reject;
    if (const auto status = reader.text_or_null())
        receipt.status = status_of(*status, reader);
    receipt.created_at = reader.instant_or_null().value_or(Instant{});
    receipt.request_sha = reader.sha256();
    receipt.response = reader.text_or_null();
    const auto order_id = reader.int8_or_null();
    const auto amount = reader.int8_or_null();
    const auto currency = reader.text_or_null();
    const auto state = reader.text_or_null();
    if (order_id && amount && currency)
        receipt.order = Order{*order_id, {*amount, *currency}, state.value_or("")};
    if (!reader.good())
        return tl::unexpected<Failure>(strange_write());
    return receipt;
}

Result<SettleReceipt> read_settle(const Rows& rows)
{
    if (rows.count() != 1)
        return tl::unexpected<Failure>(strange_write());
    RowReader reader(rows, 0);
    SettleReceipt receipt;
    receipt.outcome = word_to(settle_words, reader.text(), reader);
    receipt.replayed = reader.boolean();
    receipt.refusal = reader.text_or_null().value_or("");
    if (const auto status = reader.text_or_null())
        receipt.status = status_of(*status, reader);
    receipt.response = reader.text_or_null();
    receipt.settled_by = reader.text_or_null().value_or("");
    receipt.settled_at = reader.instant_or_null();
    if (!reader.good())
        return tl::unexpected<Failure>(strange_write());
    return receipt;
}

Result<RecordedEvidence> read_recorded(const Rows& rows)
{
    if (rows.count() != 1)
        return tl::unexpected<Failure>(strange_write());
    RowReader reader(rows, 0);
    RecordedEvidence recorded;
    recorded.id = reader.int8();
    recorded.asked_at = reader.instant();
    if (!reader.good())
        return tl::unexpected<Failure>(strange_write());
    return recorded;
}

Result<std::vector<LeaseGrant>> read_grants(const Rows& rows)
{
    std::vector<LeaseGrant> grants;
    for (int row = 0; row < rows.count(); ++row) {
        RowReader reader(rows, row);
        LeaseGrant grant;
        grant.request.org.value = reader.int8();
        grant.request.key = IdemKey(reader.uuid());
        grant.granted = reader.boolean();
        grant.holder = reader.text_or_null().value_or("");
        grant.until = reader.instant_or_null().value_or(Instant{});
        if (!reader.good())
            return tl::unexpected<Failure>(strange_write());
        grants.push_back(std::move(grant));
    }
    return grants;
}

Result<Nothing> read_nothing(const Rows&)
{
    return Nothing{};
}

struct Keys {
    std::vector<std::int64_t> orgs;
    std::vector<Uuid> keys;
};

Keys split(const std::vector<RequestKey>& requests)
{
    Keys split_keys;
    for (const RequestKey& request : requests) {
        split_keys.orgs.push_back(request.org.value);
        split_keys.keys.push_back(request.key);
    }
    return split_keys;
}

constexpr std::string_view settle_columns =
    "select outcome, replayed, refusal, status, response::text, settled_by, settled_at from ";

} // namespace

struct PostgresLedger::Lanes {
    std::vector<std::unique_ptr<Lane<Connection>>> lanes;

    template <typename T>
    void call(std::size_t hash, std::string sql, Parameters parameters, Result<T> (*read)(const Rows&), Reply<T> reply)
    {
        lanes[hash % lanes.size()]->post([sql = std::move(sql), parameters = std::move(parameters), read,
                                          reply = std::move(reply)](Connection& connection) {
            const auto session = connection.session();
            if (!session)
                return reply(tl::unexpected<Failure>(session.error()));
            const auto rows = run(**session, sql, parameters, write_options);
            reply(rows ? read(*rows) : Result<T>(tl::unexpected<Failure>(rows.error())));
        });
    }
};

namespace {

std::size_t ledger_hash(const Uuid& uuid)
{
    std::size_t hash = 0;
    for (const std::uint8_t byte : uuid.bytes)
        hash = hash * 31 + byte;
    return hash;
}

} // namespace

PostgresLedger::PostgresLedger(ConnectionSpec spec, int lanes) : m_lanes(std::make_unique<Lanes>())
{
    for (int i = 0; i < std::max(1, lanes); ++i)
        m_lanes->lanes.push_back(
            std::make_unique<Lane<Connection>>([spec] { return std::make_unique<Connection>(spec, Access::write); }));
}

PostgresLedger::~PostgresLedger() = default;

void PostgresLedger::claim(ClaimCommand command, Reply<ClaimReceipt> reply)
{
    m_lanes->call<ClaimReceipt>(
        ledger_hash(command.request.key),
        "select outcome, policy, status, created_at, request_sha, response::text, order_id, order_amount,"
        " order_currency, order_state from ichido.claim($1, $2, $3, $4, $5, $6)",
        Parameters()
            .int8(command.request.org.value)
            .uuid(command.request.key)
            .sha256(command.sha_raw)
            .sha256(command.sha_jcs)
            .int8(command.amount.minor)
            .text(command.amount.currency),
        &read_claim, std::move(reply));
}

void PostgresLedger::service_settle(ServiceSettleCommand command, Reply<SettleReceipt> reply)
{
    m_lanes->call<SettleReceipt>(ledger_hash(command.request.key),
                                 std::string(settle_columns) + "ichido.service_settle($1, $2, $3, $4, $5, $6)",
                                 Parameters()
                                     .int8(command.request.org.value)
                                     .uuid(command.request.key)
                                     .sha256(command.request_sha)
                                     .instant(command.created_at)
                                     .text(stored_word(command.status))
                                     .json(command.response_json),
                                 &read_settle, std::move(reply));
}

void PostgresLedger::settle(SettleCommand command, Reply<SettleReceipt> reply)
{
    m_lanes->call<SettleReceipt>(ledger_hash(command.request.key),
                                 std::string(settle_columns) + "ichido.settle($1, $2, $3, $4, $5, $6, $7, $8, $9)",
                                 Parameters()
                                     .uuid(command.command)
                                     .int8(command.request.org.value)
                                     .uuid(command.request.key)
                                     .sha256(command.request_sha)
                                     .instant(command.created_at)
                                     .text(stored_word(command.status))
                                     .json(command.response_json)
                                     .int8_array(command.evidence_ids)
                                     .text(command.reason),
                                 &read_settle, std::move(reply));
}

void PostgresLedger::record_evidence(EvidenceRecord record, Reply<RecordedEvidence> reply)
{
    m_lanes->call<RecordedEvidence>(
        ledger_hash(record.request.key),
        "select evidence_id, asked_at from ichido.record_evidence($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11,"
        " $12, $13, $14, $15, $16, $17, $18)",
        Parameters()
            .uuid(record.command)
            .int8(record.request.org.value)
            .uuid(record.request.key)
            .instant(record.row_created_at)
            .text(record.profile)
            .text(record.url_path)
            .int4(record.http_status)
            .text(record.request_id)
            .sha256(record.body_sha)
            .bytes(record.body)
            .text(to_word(record.answer.outcome))
            .json(payments_to_json(record.answer.payments))
            .text(record.answer.detail)
            .boolean(record.authoritative)
            .boolean(record.credentials_proven)
            .boolean(record.failure_is_final)
            .interval(record.since_asked)
            .interval(record.latency),
        &read_recorded, std::move(reply));
}

void PostgresLedger::lease(Uuid client, std::vector<RequestKey> keys, Duration ttl,
                           Reply<std::vector<LeaseGrant>> reply)
{
    const Keys wanted = split(keys);
    m_lanes->call<std::vector<LeaseGrant>>(
        ledger_hash(client), "select org_id, idem_key, granted, holder, until from ichido.lease($1, $2, $3, $4)",
        Parameters().uuid(client).int8_array(wanted.orgs).uuid_array(wanted.keys).interval(ttl), &read_grants,
        std::move(reply));
}

void PostgresLedger::release(Uuid client, std::vector<RequestKey> keys, Reply<Nothing> reply)
{
    const Keys given = split(keys);
    m_lanes->call<Nothing>(ledger_hash(client), "select ichido.release($1, $2, $3)",
                           Parameters().uuid(client).int8_array(given.orgs).uuid_array(given.keys), &read_nothing,
                           std::move(reply));
}

} // namespace ichido::postgres
