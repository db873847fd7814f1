#include "functions_fixture.h"

#include <QtTest>

#include <set>

using namespace ichido::test;

namespace {

std::unique_ptr<PrivateCluster> cluster;

} // namespace

// C2 to C8a, as the database answers them.
class TestFunctionsClaim : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        cluster = std::make_unique<PrivateCluster>();
        cluster->prepare();
        cluster->script(
            "insert into ichido.organization (org_id, name, gateway, fingerprint_kind, conflict_policy) values"
            " (1, 'Aoba Shop', 'sandbox', 'jcs', 'reject'),"
            " (2, 'Bada Market', 'sandbox', 'jcs', 'return_original')");
    }
    void cleanupTestCase() { cluster.reset(); }

    void keyAndOrderAreWrittenTogether()
    {
        Client service(*cluster, "ichido_svc");
        const auto made = claim(service, numbered_uuid(1));
        QCOMPARE(made["outcome"], std::string("created"));
        QCOMPARE(made["status"], std::string("처리중"));
        QCOMPARE(made["order_amount"], std::string("1000"));
        QCOMPARE(made["order_state"], std::string("pending"));
        const auto again = claim(service, numbered_uuid(1));
        QCOMPARE(again["outcome"], std::string("in_progress"));
        QCOMPARE(again["order_id"], made["order_id"]);
        QCOMPARE(again["created_at"], made["created_at"]);
    }

    void aRolledBackClaimLeavesNeither()
    {
        Client service(*cluster, "ichido_svc");
        (void)service.ask("begin");
        QCOMPARE(claim(service, numbered_uuid(2))["outcome"], std::string("created"));
        (void)service.ask("rollback");
        QCOMPARE(cluster->number("select (select count(*) from payment_requests where idem_key = '" + numbered_uuid(2) +
                                 "') + (select count(*) from orders where idem_key = '" + numbered_uuid(2) + "')"),
                 std::int64_t{0});
    }

    void anotherOrganisationUsesTheSameKey()
    {
        Client service(*cluster, "ichido_svc");
        const auto one = claim(service, numbered_uuid(3), "a", 1000, "1");
        const auto two = claim(service, numbered_uuid(3), "other", 5, "2");
        QCOMPARE(two["outcome"], std::string("created"));
        QVERIFY(one["order_id"] != two["order_id"]);
    }

    void anOrganisationThatStatedNothingRejects()
    {
        Client service(*cluster, "ichido_svc");
        QCOMPARE(claim(service, numbered_uuid(4), "a", 1000, "77")["outcome"], std::string("created"));
        const auto other = claim(service, numbered_uuid(4), "b", 1000, "77");
        QCOMPARE(other["outcome"], std::string("conflict"));
        QCOMPARE(other["policy"], std::string("reject"));
    }

    void anotherContentChangesNothingAndIsCounted()
    {
        Client service(*cluster, "ichido_svc");
        const auto first = claim(service, numbered_uuid(5), "a", 1000, "2");
        for (int times = 1; times <= 3; ++times) {
            const auto other = claim(service, numbered_uuid(5), "b", 2000, "2", "raw b");
            QCOMPARE(other["outcome"], std::string("conflict"));
            QCOMPARE(other["policy"], std::string("return_original"));
            QCOMPARE(other["order_amount"], std::string("1000"));
            QCOMPARE(other["request_sha"], first["request_sha"]);
        }
        (void)claim(service, numbered_uuid(5), "c", 2000, "2", "raw c");
        QCOMPARE(cluster->number("select count(*) from ichido.conflict where idem_key = '" + numbered_uuid(5) + "'"),
                 std::int64_t{2});
        QCOMPARE(cluster->number("select times from ichido.conflict where idem_key = '" + numbered_uuid(5) +
                                 "' and presented_sha = sha256('b') and stored_sha = sha256('a')"),
                 std::int64_t{3});
        QCOMPARE(claim(service, numbered_uuid(5), "a", 1000, "2")["outcome"], std::string("in_progress"));
    }

    void anotherKindOfFingerprintLeavesRetriesAlone()
    {
        Client service(*cluster, "ichido_svc");
        cluster->script("insert into ichido.organization (org_id, name, fingerprint_kind) values (3, 'Caffè', 'jcs')");
        QCOMPARE(claim(service, numbered_uuid(6), "jcs", 1, "3", "raw")["outcome"], std::string("created"));
        cluster->script(
            "update ichido.organization set fingerprint_kind = 'raw', fingerprint_since = now() where org_id = 3");
        QCOMPARE(claim(service, numbered_uuid(6), "jcs", 1, "3", "raw")["outcome"], std::string("in_progress"));
        QCOMPARE(claim(service, numbered_uuid(6), "jcs 2", 1, "3", "raw 2")["outcome"], std::string("conflict"));
        // and a new key is stored under the new kind
        QCOMPARE(claim(service, numbered_uuid(7), "jcs", 1, "3", "raw")["outcome"], std::string("created"));
        QCOMPARE(claim(service, numbered_uuid(7), "jcs 2", 1, "3", "raw")["outcome"], std::string("in_progress"));
    }

    void aPurgedKeyIsExpired()
    {
        Client service(*cluster, "ichido_svc");
        const auto first = claim(service, numbered_uuid(8));
        cluster->script("delete from payment_requests where idem_key = '" + numbered_uuid(8) + "'");
        for (int times = 0; times < 2; ++times) {
            const auto late = claim(service, numbered_uuid(8));
            QCOMPARE(late["outcome"], std::string("expired"));
            QCOMPARE(late["order_id"], first["order_id"]);
        }
        QCOMPARE(cluster->number("select count(*) from payment_requests where idem_key = '" + numbered_uuid(8) + "'"),
                 std::int64_t{0});
    }

    void aReplayCarriesWhatIsStored()
    {
        Client service(*cluster, "ichido_svc");
        const auto first = claim(service, numbered_uuid(9));
        const auto done = service.ask("select * from ichido.service_settle(1, $1, sha256('a'), $2, '완료', $3)",
                                      {numbered_uuid(9), first["created_at"], envelope("pay_9")});
        QCOMPARE(done["outcome"], std::string("settled"));
        const auto again = claim(service, numbered_uuid(9));
        QCOMPARE(again["outcome"], std::string("replay"));
        QCOMPARE(again["status"], completed);
        QCOMPARE(again["response"], done["response"]);
        QCOMPARE(again["order_state"], std::string("paid"));
    }

    void sixtyFourRacingClaimsMakeOneOrder()
    {
        const std::vector<Racer> racers(64, {"ichido_svc",
                                             "select * from ichido.claim(1, $1, sha256('r'), sha256('a'), 1000, 'JPY')",
                                             {numbered_uuid(10)}});
        int created = 0;
        std::set<std::string> orders;
        for (const Answer& answer : race(*cluster, racers)) {
            QCOMPARE(answer.sqlstate, std::string());
            created += answer["outcome"] == "created" ? 1 : 0;
            QVERIFY(answer["outcome"] == "created" || answer["outcome"] == "in_progress");
            orders.insert(answer["order_id"]);
        }
        QCOMPARE(created, 1);
        QCOMPARE(orders.size(), std::size_t{1});
        QCOMPARE(cluster->number("select count(*) from orders where idem_key = '" + numbered_uuid(10) + "'"),
                 std::int64_t{1});
    }

    void argumentsThatCannotBeMeant_data()
    {
        QTest::addColumn<QString>("sql");
        const auto row = [](const char* name, const char* arguments) {
            QTest::newRow(name) << QStringLiteral("select * from ichido.claim(%1)").arg(QLatin1String(arguments));
        };
        row("no key", "1, null, sha256('a'), sha256('a'), 1, 'JPY'");
        row("a short hash", "1, gen_random_uuid(), 'abc', sha256('a'), 1, 'JPY'");
        row("no hash", "1, gen_random_uuid(), sha256('a'), null, 1, 'JPY'");
        row("a negative amount", "1, gen_random_uuid(), sha256('a'), sha256('a'), -1, 'JPY'");
        row("no amount", "1, gen_random_uuid(), sha256('a'), sha256('a'), null, 'JPY'");
        row("no currency", "1, gen_random_uuid(), sha256('a'), sha256('a'), 1, 'yen'");
    }

    void argumentsThatCannotBeMeant()
    {
        QFETCH(QString, sql);
        Client service(*cluster, "ichido_svc");
        QCOMPARE(service.ask(sql.toStdString()).sqlstate, std::string("IC004"));
    }

    void onlyUnderReadCommitted()
    {
        Client service(*cluster, "ichido_svc");
        (void)service.ask("begin isolation level repeatable read");
        QCOMPARE(claim(service, numbered_uuid(11)).sqlstate, std::string("IC005"));
    }
};

QTEST_GUILESS_MAIN(TestFunctionsClaim)
#include "tst_functions_claim.moc"
