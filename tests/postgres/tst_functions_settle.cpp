#include "functions_fixture.h"

#include <QtTest>

#include <set>

using namespace ichido::test;

namespace {

std::unique_ptr<PrivateCluster> cluster;

struct Prepared {
    Row row;
    Settling settling; ///< 완료 from evidence that permits it
};

Prepared prepared()
{
    Client prober(*cluster, "ichido_ops");
    Prepared ready{claimed(*cluster), {}};
    Recorded evidence;
    evidence.payments = {payment_of(ready.row)};
    ready.settling.evidence = record(prober, ready.row, evidence)["evidence_id"];
    return ready;
}

std::int64_t audited(const Row& row, const std::string& action)
{
    return cluster->number("select count(*) from ichido.audit_event" + row.where() + " and action = '" + action + "'");
}

std::string stored(const Row& row, const std::string& column, const std::string& table = "payment_requests")
{
    Client owner(*cluster, "ichido_owner");
    return owner.ask("select " + column + " as value from " + table + row.where())["value"];
}

Answer service_settle(Client& service, const Row& row, const std::string& status, const std::string& response)
{
    return service.ask("select * from ichido.service_settle($1, $2, sha256('a'), $3, $4, $5)",
                       {row.org, row.key, row.created_at, status, response});
}

} // namespace

class TestFunctionsSettle : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        cluster = std::make_unique<PrivateCluster>();
        cluster->prepare();
        cluster->script("insert into ichido.organization (org_id, name, gateway, send_deadline, template_shows_refunds)"
                        " values (1, 'Aoba Shop', 'sandbox', '30 s', true)");
    }
    void cleanupTestCase() { cluster.reset(); }

    void theFinalStatusIsWrittenWithOrderAndAudit()
    {
        const auto [row, settling] = prepared();
        Client login(*cluster, "ichido_ops");
        const auto done = settle(login, row, settling);
        QCOMPARE(done["refusal"], std::string());
        QCOMPARE(done["outcome"], std::string("settled"));
        QCOMPARE(done["replayed"], std::string("f"));
        QCOMPARE(done["status"], completed);
        QCOMPARE(done["settled_by"], std::string("ichido"));
        QCOMPARE(stored(row, "status"), completed);
        QCOMPARE(stored(row, "response"), done["response"]);
        QCOMPARE(stored(row, "response ->> 'settled_by'"), std::string("ichido"));
        QCOMPARE(stored(row, "(response ->> 'settled_at')::timestamptz = '" + done["settled_at"] + "'"),
                 std::string("t"));
        QCOMPARE(stored(row, "payment_state", "orders"), std::string("paid"));
        QCOMPARE(audited(row, "settle"), std::int64_t{1});
        Client viewer(*cluster, "ichido_view");
        const auto event = viewer.ask("select * from ichido.audit_event" + row.where() + " and action = 'settle'");
        QCOMPARE(event["actor"], std::string("ichido_ops"));
        QCOMPARE(event["role"], std::string("ichido_operator"));
        QCOMPARE(event["before_status"], std::string("처리중"));
        QCOMPARE(event["after_status"], completed);
        QCOMPARE(event["reason"], std::string("outage"));
        QCOMPARE(event["evidence_ids"], "{" + settling.evidence + "}");
    }

    void theSameCommandAnswersWithItsFirstOutcome()
    {
        auto [row, settling] = prepared();
        settling.command = new_uuid();
        Client login(*cluster, "ichido_ops");
        const auto first = settle(login, row, settling);
        const auto again = settle(login, row, settling);
        QCOMPARE(again["replayed"], std::string("t"));
        for (const char* column : {"outcome", "status", "response", "settled_by", "settled_at"})
            QCOMPARE(again[column], first[column]);
        QCOMPARE(audited(row, "settle"), std::int64_t{1});
        // Another reason is the same write, and the first reason stands.
        settling.reason = "another reason";
        QCOMPARE(settle(login, row, settling)["replayed"], std::string("t"));
        QCOMPARE(settle(login, row, settling)["outcome"], std::string("settled"));
        QCOMPARE(audited(row, "settle"), std::int64_t{1});
        // Another content is not, whatever it is.
        const auto evidence = settling.evidence;
        settling.evidence.clear();
        QCOMPARE(settle(login, row, settling).sqlstate, std::string("IC003"));
        settling.evidence = evidence;
        settling.reason = "";
        QCOMPARE(settle(login, row, settling).sqlstate, std::string("IC003"));
    }

    void aRefusalIsAnOutcomeToo()
    {
        auto [row, settling] = prepared();
        settling.command = new_uuid();
        settling.evidence.clear();
        Client login(*cluster, "ichido_ops");
        QCOMPARE(settle(login, row, settling)["refusal"], std::string("no_evidence"));
        const auto again = settle(login, row, settling);
        QCOMPARE(again["outcome"], std::string("refused"));
        QCOMPARE(again["refusal"], std::string("no_evidence"));
        QCOMPARE(again["replayed"], std::string("t"));
        QCOMPARE(audited(row, "settle_refused"), std::int64_t{1});
        QCOMPARE(stored(row, "status"), std::string("처리중"));
    }

    void aRolledBackCommandNeverHappened()
    {
        auto [row, settling] = prepared();
        settling.command = new_uuid();
        Client login(*cluster, "ichido_ops");
        (void)login.ask("begin");
        QCOMPARE(settle(login, row, settling)["outcome"], std::string("settled"));
        (void)login.ask("rollback");
        const auto again = settle(login, row, settling);
        QCOMPARE(again["outcome"], std::string("settled"));
        QCOMPARE(again["replayed"], std::string("f"));
        QCOMPARE(audited(row, "settle"), std::int64_t{1});
    }

    void aSecondCommandFindsItAlready()
    {
        auto [row, settling] = prepared();
        Client login(*cluster, "ichido_ops");
        QCOMPARE(settle(login, row, settling)["outcome"], std::string("settled"));
        QCOMPARE(settle(login, row, settling)["outcome"], std::string("already"));
        settling.response = envelope("pay_other");
        QCOMPARE(settle(login, row, settling)["outcome"], std::string("changed"));
        settling.status = failed;
        settling.response = envelope("pay_1", "null", 402);
        const auto other = settle(login, row, settling);
        QCOMPARE(other["outcome"], std::string("changed"));
        QCOMPARE(other["status"], completed);
        QCOMPARE(audited(row, "settle"), std::int64_t{1});
        QCOMPARE(audited(row, "settle_changed"), std::int64_t{2});
    }

    void anotherCommandsRowIsNotTouched_data()
    {
        QTest::addColumn<QString>("change");
        QTest::newRow("gone") << QStringLiteral("delete from payment_requests");
        QTest::newRow("another hash") << QStringLiteral("update payment_requests set request_sha = sha256('z')");
        QTest::newRow("claimed again") << QStringLiteral(
            "update payment_requests set created_at = created_at + interval '1 us'");
    }

    void anotherCommandsRowIsNotTouched()
    {
        QFETCH(QString, change);
        const auto [row, settling] = prepared();
        cluster->script(change.toStdString() + row.where());
        Client login(*cluster, "ichido_ops");
        Client service(*cluster, "ichido_svc");
        QCOMPARE(service_settle(service, row, completed, envelope("pay_1"))["outcome"], std::string("changed"));
        const auto answer = settle(login, row, settling);
        QCOMPARE(answer["outcome"], std::string("changed"));
        QCOMPARE(answer["response"], std::string());
        QCOMPARE(cluster->number("select count(*) from payment_requests" + row.where() + " and status <> '처리중'"),
                 std::int64_t{0});
    }

    void ordersFollow_data()
    {
        QTest::addColumn<QString>("state");
        QTest::addColumn<QString>("refunded");
        QTest::addColumn<QString>("refund");
        QTest::addColumn<QString>("order");
        QTest::newRow("paid") << "succeeded"
                              << "0"
                              << "null"
                              << "paid";
        QTest::newRow("partly refunded") << "succeeded_then_refunded"
                                         << "400"
                                         << R"({"minor":400,"whole":false})"
                                         << "partially_refunded";
        QTest::newRow("wholly refunded") << "succeeded_then_refunded"
                                         << "1000"
                                         << R"({"minor":1000,"whole":true})"
                                         << "refunded";
        QTest::newRow("failed") << "failed_terminal"
                                << "0"
                                << "null"
                                << "failed";
    }

    void aChargeThatIsNotShownAnyMoreSettlesNothing()
    {
        Client login(*cluster, "ichido_ops");
        const Row row = claimed(*cluster);
        Recorded evidence;
        evidence.outcome = "succeeded";
        evidence.payments = {payment_of(row, evidence.outcome)};
        record(login, row, evidence);
        evidence.outcome = "failed_terminal";
        evidence.failure_is_final = true;
        evidence.payments = {payment_of(row, evidence.outcome)};
        evidence.payments[0].reference = "pay_2";
        Settling settling;
        settling.evidence = record(login, row, evidence)["evidence_id"];
        settling.status = failed;
        settling.response = envelope("pay_2", "null", 402);
        QCOMPARE(settle(login, row, settling)["refusal"], std::string("evidence_does_not_permit"));
    }

    void ordersFollow()
    {
        QFETCH(QString, state);
        QFETCH(QString, refunded);
        QFETCH(QString, refund);
        QFETCH(QString, order);
        Client login(*cluster, "ichido_ops");
        const Row row = claimed(*cluster);
        Recorded evidence;
        evidence.outcome = state.toStdString();
        evidence.failure_is_final = true;
        evidence.payments = {payment_of(row, evidence.outcome)};
        evidence.payments[0].refunded = refunded.toStdString();
        Settling settling;
        settling.evidence = record(login, row, evidence)["evidence_id"];
        settling.status = order == u"failed"_qs ? failed : completed;
        settling.response = envelope("pay_1", refund.toStdString(), settling.status == failed ? 402 : 201);
        const auto done = settle(login, row, settling);
        QCOMPARE(done["refusal"], std::string());
        QCOMPARE(done["outcome"], std::string("settled"));
        QCOMPARE(stored(row, "payment_state", "orders"), order.toStdString());
    }

    void theServiceSettlesWithoutEvidence()
    {
        const Row row = claimed(*cluster);
        Client service(*cluster, "ichido_svc");
        const auto done = service_settle(service, row, failed, envelope("pay_2", "null", 402));
        QCOMPARE(done["outcome"], std::string("settled"));
        QCOMPARE(done["settled_by"], std::string("service"));
        QCOMPARE(stored(row, "payment_state", "orders"), std::string("failed"));
        QCOMPARE(audited(row, "settle"), std::int64_t{1});
        QCOMPARE(service_settle(service, row, failed, envelope("pay_2", "null", 402))["outcome"],
                 std::string("already"));
        QCOMPARE(service_settle(service, row, completed, envelope("pay_2"))["outcome"], std::string("changed"));
        QCOMPARE(audited(row, "settle"), std::int64_t{1});
        QCOMPARE(service_settle(service, claimed(*cluster), completed, "[]")["refusal"],
                 std::string("envelope_invalid"));
    }

    void anOperatorSeesForeignResponsesMasked()
    {
        const auto [row, settling] = prepared();
        Client service(*cluster, "ichido_svc");
        QCOMPARE(service_settle(service, row, completed,
                                R"({"http_status":201,"gateway_reference":"pay_1",)"
                                R"("body":{"id":1,"name":"Hanako Sato"}})")["outcome"],
                 std::string("settled"));
        Client login(*cluster, "ichido_ops");
        const auto already = settle(login, row, settling);
        QCOMPARE(already["outcome"], std::string("already"));
        QCOMPARE(already["settled_by"], std::string("service"));
        QVERIFY(already["response"].find("Hanako") == std::string::npos);
        QVERIFY(already["response"].find("pay_1") != std::string::npos);
    }

    void oneCommandSentEightTimesAtOnceIsOneWrite()
    {
        auto [row, settling] = prepared();
        settling.command = new_uuid();
        int first = 0;
        std::set<std::string> times;
        for (const Answer& answer :
             race(*cluster, std::vector<Racer>(8, {"ichido_ops", settle_sql, settle_values(row, settling)}))) {
            QCOMPARE(answer.sqlstate, std::string());
            QCOMPARE(answer["outcome"], std::string("settled"));
            first += answer["replayed"] == "f" ? 1 : 0;
            times.insert(answer["settled_at"]);
        }
        QCOMPARE(first, 1);
        QCOMPARE(times.size(), std::size_t{1});
        QCOMPARE(audited(row, "settle"), std::int64_t{1});
    }

    void eightCommandsAndTheServiceAtOnceAreOneWrite()
    {
        const auto [row, settling] = prepared();
        std::vector<Racer> racers;
        for (int i = 0; i < 8; ++i)
            racers.push_back({"ichido_ops", settle_sql, settle_values(row, settling)});
        for (int i = 0; i < 4; ++i)
            racers.push_back({"ichido_svc",
                              "select * from ichido.service_settle($1, $2, sha256('a'), $3, '완료', $4)",
                              {row.org, row.key, row.created_at, envelope(i % 2 ? "pay_1" : "pay_2")}});
        int settled = 0;
        for (const Answer& answer : race(*cluster, racers)) {
            QCOMPARE(answer.sqlstate, std::string());
            QVERIFY(answer["outcome"] != "refused");
            settled += answer["outcome"] == "settled" ? 1 : 0;
        }
        QCOMPARE(settled, 1);
        QCOMPARE(audited(row, "settle"), std::int64_t{1});
    }
};

QTEST_GUILESS_MAIN(TestFunctionsSettle)
#include "tst_functions_settle.moc"
