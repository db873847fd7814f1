#include "await.h"
#include "private_cluster.h"

#include "recovery/postgres/postgres_ledger.h"
#include "recovery/postgres/postgres_store.h"

#include <QtTest>

#include <memory>

using namespace ichido;
using namespace ichido::postgres;
using namespace std::chrono_literals;

namespace {

std::unique_ptr<test::PrivateCluster> cluster;

Uuid uuid_of(int n)
{
    const QString text = QStringLiteral("b0000000-0000-4000-8000-%1").arg(n, 12, 10, QLatin1Char('0'));
    return Uuid::parse(text.toStdString()).value();
}

RequestKey key_of(int n, std::int64_t org = 1)
{
    return {OrgId{org}, IdemKey(uuid_of(n))};
}

Sha256 sha_of(std::uint8_t byte)
{
    Sha256 sha;
    sha.bytes.fill(byte);
    return sha;
}

Result<ClaimReceipt> claim(PostgresLedger& ledger, int n, std::uint8_t content = 1)
{
    return test::await<ClaimReceipt>([&](auto reply) {
        ledger.claim({key_of(n), sha_of(content), sha_of(content), {1000, "JPY"}}, std::move(reply));
    });
}

constexpr const char* envelope =
    R"({"http_status":201,"body":{"amount":1000},"gateway_reference":"pay_1","refund":null})";

Result<SettleReceipt> settle(PostgresLedger& ledger, int command, int n, const ClaimReceipt& row,
                             std::vector<std::int64_t> evidence)
{
    return test::await<SettleReceipt>([&](auto reply) {
        ledger.settle({CommandId(uuid_of(command)), key_of(n), row.request_sha, row.created_at,
                       RequestStatus::completed, envelope, std::move(evidence), "outage"},
                      std::move(reply));
    });
}

EvidenceRecord succeeded(int command, int n, const ClaimReceipt& row)
{
    Payment payment;
    payment.state = Outcome::succeeded;
    payment.reference = "pay_1";
    payment.key = gateway_key(key_of(n));
    payment.order_id = std::to_string(row.order->id);
    payment.amount_minor = 1000;
    payment.currency = "JPY";
    payment.created_at = row.created_at + 1s;
    EvidenceRecord record;
    record.command = CommandId(uuid_of(command));
    record.request = key_of(n);
    record.row_created_at = row.created_at;
    record.profile = "sandbox";
    record.url_path = "/v1/payments";
    record.http_status = 200;
    record.request_id = "req_1";
    record.body_sha = sha_of(9);
    record.body = std::string("{\"a\":\0\xff}", 8);
    record.answer.outcome = Outcome::succeeded;
    record.answer.payments = {payment};
    record.credentials_proven = true;
    record.since_asked = 20ms;
    record.latency = 15ms;
    return record;
}

Result<RecordedEvidence> record(PostgresLedger& ledger, const EvidenceRecord& evidence)
{
    return test::await<RecordedEvidence>([&](auto reply) { ledger.record_evidence(evidence, std::move(reply)); });
}

Result<std::vector<LeaseGrant>> lease(PostgresLedger& ledger, const Uuid& client, int n)
{
    return test::await<std::vector<LeaseGrant>>(
        [&](auto reply) { ledger.lease(client, {key_of(n)}, 60s, std::move(reply)); });
}

StuckIntent stuck_row(int n)
{
    PostgresStore store(cluster->login("ichido_ops"));
    const auto page =
        test::value_of(test::await<StuckPage>([&](auto reply) { store.stuck({}, {}, std::move(reply)); }));
    for (const auto& row : page.rows)
        if (row.intent.request == key_of(n))
            return row;
    throw std::runtime_error("the row is not stuck");
}

} // namespace

class TestLedger : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        cluster = std::make_unique<test::PrivateCluster>();
        cluster->prepare();
        cluster->script("insert into ichido.organization (org_id, name, gateway, fingerprint_kind, conflict_policy,"
                        " stuck_threshold, send_deadline, clock_skew) values"
                        " (1, 'Aoba Shop', 'sandbox', 'jcs', 'reject', '10 min', '30 s', '5 s')");
    }
    void cleanupTestCase() { cluster.reset(); }

    void aKeyIsClaimedOnce()
    {
        PostgresLedger service(cluster->login("ichido_svc"));
        const auto first = test::value_of(claim(service, 1));
        QVERIFY(first.outcome == ClaimOutcome::created);
        QVERIFY(first.order.has_value());
        QVERIFY(first.order->amount == (Money{1000, "JPY"}));
        const auto again = test::value_of(claim(service, 1));
        QVERIFY(again.outcome == ClaimOutcome::in_progress);
        QVERIFY(again.created_at == first.created_at);
        QVERIFY(again.order->id == first.order->id);
        const auto other = test::value_of(claim(service, 1, 2));
        QVERIFY(other.outcome == ClaimOutcome::conflict);
        QVERIFY(other.policy == ContentConflictPolicy::reject);
    }

    void theServiceSettlesItsOwn()
    {
        PostgresLedger service(cluster->login("ichido_svc"));
        const auto row = test::value_of(claim(service, 2));
        const auto send = [&] {
            return test::value_of(test::await<SettleReceipt>([&](auto reply) {
                service.service_settle({key_of(2), row.request_sha, row.created_at, RequestStatus::completed, envelope},
                                       std::move(reply));
            }));
        };
        const auto settled = send();
        QVERIFY(settled.outcome == SettleOutcome::settled);
        QVERIFY(settled.status == RequestStatus::completed);
        QVERIFY(settled.response.has_value());
        QVERIFY(send().outcome != SettleOutcome::settled || send().replayed);
        QVERIFY(test::value_of(claim(service, 2)).outcome == ClaimOutcome::replay);
    }

    void evidenceIsReadBackAsItWasRecorded()
    {
        PostgresLedger service(cluster->login("ichido_svc"));
        PostgresLedger prober(cluster->login("ichido_ops"));
        const auto row = test::value_of(claim(service, 3));
        auto evidence = succeeded(103, 3, row);
        evidence.answer.payments[0].failure_code = std::string("a\0b\xff", 4);
        const auto recorded = test::value_of(record(prober, evidence));
        const auto stuck = stuck_row(3);
        QCOMPARE(stuck.history.size(), std::size_t{1});
        const Evidence& read = stuck.history.front();
        QCOMPARE(read.id, recorded.id);
        QVERIFY(read.asked_at == recorded.asked_at);
        QVERIFY(read.row_created_at == row.created_at);
        QVERIFY(read.answer.outcome == Outcome::succeeded);
        QVERIFY(read.credentials_proven && read.authoritative && !read.failure_is_final);
        evidence.answer.payments[0].failure_code = "a\xEF\xBF\xBD"
                                                   "b\xEF\xBF\xBD"; // what the database cannot store
        QVERIFY(read.answer.payments == evidence.answer.payments);
        QCOMPARE(stuck.intent.known_reference.value_or(""), std::string("pay_1"));
    }

    void evidenceOfAnotherCommandIsNotThisRowsHistory()
    {
        PostgresLedger service(cluster->login("ichido_svc"));
        PostgresLedger prober(cluster->login("ichido_ops"));
        const auto row = test::value_of(claim(service, 4));
        (void)test::value_of(record(prober, succeeded(104, 4, row)));
        cluster->script("update payment_requests set created_at = created_at - interval '1 microsecond'"
                        " where idem_key = '" +
                        uuid_of(4).text() + "'");
        QVERIFY(stuck_row(4).history.empty());
    }

    void aSettleWithoutEvidenceIsRefused()
    {
        PostgresLedger service(cluster->login("ichido_svc"));
        PostgresLedger operators(cluster->login("ichido_ops"));
        const auto row = test::value_of(claim(service, 5));
        const auto receipt = test::value_of(settle(operators, 205, 5, row, {}));
        QVERIFY(receipt.outcome == SettleOutcome::refused);
        QCOMPARE(receipt.refusal, std::string("no_evidence"));
    }

    void aSettleWithEvidenceIsWrittenOnce()
    {
        PostgresLedger service(cluster->login("ichido_svc"));
        PostgresLedger operators(cluster->login("ichido_ops"));
        const auto row = test::value_of(claim(service, 6));
        const auto evidence = test::value_of(record(operators, succeeded(106, 6, row)));
        const auto receipt = test::value_of(settle(operators, 206, 6, row, {evidence.id}));
        QCOMPARE(receipt.refusal, std::string());
        QVERIFY(receipt.outcome == SettleOutcome::settled);
        QVERIFY(receipt.status == RequestStatus::completed);
        const auto other = test::value_of(settle(operators, 306, 6, row, {evidence.id}));
        QVERIFY(other.outcome == SettleOutcome::already || other.outcome == SettleOutcome::changed);

        PostgresStore store(cluster->login("ichido_ops"));
        const auto detail = test::value_of(
            test::await<RequestDetail>([&](auto reply) { store.show(key_of(6), {}, std::move(reply)); }));
        QVERIFY(detail.intent.status == RequestStatus::completed);
        QVERIFY(!detail.response.empty());
        QCOMPARE(std::count_if(detail.audit.begin(), detail.audit.end(),
                               [](const AuditEntry& entry) { return entry.action == "settle"; }),
                 1);
    }

    void aLeaseHasOneHolder()
    {
        PostgresLedger service(cluster->login("ichido_svc"));
        PostgresLedger operators(cluster->login("ichido_ops"));
        (void)test::value_of(claim(service, 7));
        const auto mine = test::value_of(lease(operators, uuid_of(901), 7));
        QCOMPARE(mine.size(), std::size_t{1});
        QVERIFY(mine.front().granted);
        QVERIFY(mine.front().request == key_of(7));
        QVERIFY(test::value_of(lease(operators, uuid_of(901), 7)).front().granted);
        QVERIFY(!test::value_of(lease(operators, uuid_of(902), 7)).front().granted);
        QVERIFY(stuck_row(7).lease_held_by_other);
        QVERIFY(!stuck_row(7).lease_holder.empty());
        (void)test::value_of(
            test::await<Nothing>([&](auto reply) { operators.release(uuid_of(901), {key_of(7)}, std::move(reply)); }));
        QVERIFY(!stuck_row(7).lease_held_by_other);
        QVERIFY(test::value_of(lease(operators, uuid_of(902), 7)).front().granted);
    }

    void aLoginWithoutTheRoleIsRefused()
    {
        PostgresLedger viewer(cluster->login("ichido_view"));
        const auto claimed = claim(viewer, 8);
        QVERIFY(!claimed.has_value());
        QVERIFY(claimed.error().kind == FailureKind::refused);
        QVERIFY(lease(viewer, uuid_of(903), 8).error().kind == FailureKind::refused);
    }

    void aNulInATextIsRefusedBeforeItIsSent()
    {
        PostgresLedger service(cluster->login("ichido_svc"));
        PostgresLedger operators(cluster->login("ichido_ops"));
        const auto row = test::value_of(claim(service, 9));
        auto evidence = succeeded(109, 9, row);
        evidence.request_id = std::string("a\0b", 3);
        QCOMPARE(record(operators, evidence).error().code, std::string("parameter.nul"));
    }

    void aLostConnectionComesBack()
    {
        PostgresLedger service(cluster->login("ichido_svc"), 1);
        (void)test::value_of(claim(service, 10));
        const auto other = test::value_of(Session::open(cluster->login("ichido_svc"), Access::write));
        (void)test::value_of(run(*other, "select pg_terminate_backend(pid, 10000) from pg_stat_activity"
                                         " where usename = session_user and pid <> pg_backend_pid()"));
        QVERIFY(test::value_of(claim(service, 10)).outcome == ClaimOutcome::in_progress);
    }

    void nobodyAnswers()
    {
        const auto nowhere = test::value_of(connection_spec_from_uri(
            "postgresql://ichido_svc@/ichido?host=" + cluster->cluster().socket_dir().string() + "&port=1"));
        PostgresLedger ledger(nowhere);
        const auto claimed = claim(ledger, 11);
        QVERIFY(claimed.error().kind == FailureKind::unavailable);
        QCOMPARE(claimed.error().code, std::string("connect.no_server"));
    }
};

QTEST_GUILESS_MAIN(TestLedger)
#include "tst_ledger.moc"
