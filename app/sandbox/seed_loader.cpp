#include "app/sandbox/seed_loader.h"

#include "app/sandbox/owner_connection.h"
#include "app/sandbox/seed_key.h"
#include "app/sandbox/seed_rows.h"
#include "recovery/evidence/sha256.h"
#include "recovery/ports/inbox.h"
#include "recovery/postgres/postgres_ledger.h"

#include <algorithm>
#include <optional>

namespace ichido::sandbox {

namespace {

using namespace std::chrono_literals;

constexpr std::size_t copy_batch = std::size_t{1} << 18; ///< bytes

template <typename Line>
Result<Nothing> copy_rows(OwnerConnection& owner, const char* sql, std::int64_t rows, Line line)
{
    auto done = owner.begin_copy(sql);
    std::string batch;
    for (std::int64_t number = 0; done && number < rows; ++number) {
        line(batch, static_cast<std::uint64_t>(number));
        if (batch.size() >= copy_batch) {
            done = owner.copy_lines(batch);
            batch.clear();
        }
    }
    if (done && !batch.empty())
        done = owner.copy_lines(batch);
    return done.and_then([&](Nothing) { return owner.end_copy(); });
}

Result<Nothing> load_rows(const SeedPlan& plan, OwnerConnection& owner)
{
    const std::int64_t rows = plan.loaded_rows();
    return owner.run("begin; set local synchronous_commit = off;")
        .and_then([&](Nothing) { return owner.run(organizations_sql(plan)); })
        .and_then([&](Nothing) {
            return copy_rows(owner,
                             "copy payment_requests (org_id, idem_key, request_sha, status, response, created_at)"
                             " from stdin",
                             rows,
                             [&](std::string& to, std::uint64_t n) { append_request_line(to, plan, plan.row(n)); });
        })
        .and_then([&](Nothing) {
            return copy_rows(owner,
                             "copy orders (order_id, org_id, idem_key, amount, currency, payment_state, created_at)"
                             " from stdin",
                             rows, [&](std::string& to, std::uint64_t n) { append_order_line(to, plan.row(n)); });
        })
        .and_then([&](Nothing) {
            return owner.run("alter table orders alter column order_id restart with " + std::to_string(rows + 1) +
                             "; commit");
        });
}

/// What an earlier look-up saw before the payment vanished at the gateway.
EvidenceRecord earlier_evidence(const SeedPlan& plan, const SeedRow& row)
{
    Payment payment;
    payment.state = Outcome::pending;
    payment.reference = "pay_seen_" + row.request.key.text().substr(0, 8);
    payment.key = gateway_key(row.request);
    payment.order_id = std::to_string(row.order_id);
    payment.account = sandbox_account;
    payment.amount_minor = row.amount.minor;
    payment.currency = row.amount.currency;
    payment.created_at = row.created_at + 1s;
    EvidenceRecord record;
    record.command = CommandId(seed_key(plan.parameters().seed ^ 0xe71de4ceULL, row.number));
    record.request = row.request;
    record.row_created_at = row.created_at;
    record.profile = "sandbox";
    record.url_path = "/v1/payments";
    record.http_status = 200;
    record.body_sha = sha256({});
    record.answer.outcome = Outcome::pending;
    record.answer.payments = {payment};
    record.credentials_proven = true;
    record.since_asked = 2h;
    return record;
}

Result<Nothing> record_earlier_evidence(const SeedPlan& plan, const std::string& prober_uri)
{
    auto spec = postgres::connection_spec_from_uri(prober_uri);
    if (!spec)
        return tl::unexpected<Failure>(spec.error());
    postgres::PostgresLedger ledger(std::move(*spec), 1);
    const auto stuck = static_cast<std::uint64_t>(plan.parameters().stuck - plan.crashed_rows());
    for (std::uint64_t number = 0; number < stuck; ++number) {
        const SeedRow row = plan.row(number);
        if (row.kind != StuckKind::not_found_but_referenced)
            continue;
        Inbox inbox;
        std::optional<Result<RecordedEvidence>> recorded;
        ledger.record_evidence(earlier_evidence(plan, row), [sender = inbox.sender(), &recorded](auto reply) {
            sender.post([&recorded, reply] { recorded = reply; });
        });
        while (!recorded) // a write lane always answers within its own deadline
            inbox.wait_and_drain(1s);
        if (!*recorded)
            return tl::unexpected<Failure>(recorded->error());
    }
    return Nothing{};
}

} // namespace

Result<Nothing> load_seed(const SeedPlan& plan, const std::string& owner_uri, const std::string& prober_uri)
{
    auto owner = OwnerConnection::open(owner_uri);
    if (!owner)
        return tl::unexpected<Failure>(owner.error());
    return load_rows(plan, *owner)
        .and_then([&](Nothing) { return record_earlier_evidence(plan, prober_uri); })
        .and_then([&](Nothing) { return owner->run("vacuum analyze payment_requests"); })
        .and_then([&](Nothing) { return owner->run("vacuum analyze orders"); });
}

} // namespace ichido::sandbox
