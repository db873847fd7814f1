#include "functions_fixture.h"

#include <QtTest>

using namespace ichido::test;

namespace {

std::unique_ptr<PrivateCluster> cluster;

Recorded success(const Row& row)
{
    Recorded evidence;
    evidence.payments = {payment_of(row)};
    return evidence;
}

} // namespace

// What a login may do with raw SQL in any client.
class TestFunctionsRoles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        cluster = std::make_unique<PrivateCluster>();
        cluster->prepare();
        cluster->script("insert into ichido.organization (org_id, name, send_deadline) values (1, 'Aoba Shop', '30 s'),"
                        " (2, 'Bada Market', '30 s')");
    }
    void cleanupTestCase() { cluster.reset(); }
    // What a test took away or limited.
    void cleanup()
    {
        cluster->script("grant ichido_operator, ichido_prober to ichido_ops; update ichido.member set org_id = null;"
                        "insert into ichido.member (login) select 'ichido_view' where not exists"
                        " (select from ichido.member where login = 'ichido_view')");
    }

    void nobodyButTheOwnerWritesDirectly_data()
    {
        QTest::addColumn<QString>("login");
        QTest::addColumn<QString>("sql");
        const char* const statements[] = {
            "insert into payment_requests values (1, gen_random_uuid(), 'x', '처리중')",
            "update payment_requests set status = '완료'",
            "delete from payment_requests",
            "truncate payment_requests",
            "insert into orders (org_id, idem_key, amount, currency) values (1, gen_random_uuid(), 1, 'JPY')",
            "update orders set payment_state = 'paid'",
            "delete from orders",
            "insert into ichido.member values (session_user, null)",
            "update ichido.organization set name = 'x'",
            "update ichido.evidence set outcome = 'succeeded'",
            "delete from ichido.evidence",
            "delete from ichido.command",
            "delete from ichido.audit_event",
            "update ichido.audit_event set actor = 'x'",
            "truncate ichido.audit_event",
            "insert into ichido.audit_event (org_id, role, action) values (1, 'x', 'settle')",
            "update ichido.recovery_case set lease_until = null",
            "update ichido.schema_migration set version = 9",
            "select ichido.write_audit('settle', 'x', 1, null, null, null, null, null, null, null, null, null)",
            "select ichido.write_final(1, gen_random_uuid(), 'x', now(), '완료', '{}', 'ichido')",
            "select ichido.bind_to_service_schema()",
            "create table ichido.mine ()",
            "select response from payment_requests",
            "select * from payment_requests",
            "select body from ichido.evidence",
        };
        for (const char* login : {"ichido_view", "ichido_ops", "ichido_svc"})
            for (const char* sql : statements)
                QTest::addRow("%s: %s", login, sql) << QString::fromLatin1(login) << QString::fromUtf8(sql);
    }

    void nobodyButTheOwnerWritesDirectly()
    {
        QFETCH(QString, login);
        QFETCH(QString, sql);
        Client client(*cluster, login.toStdString());
        QCOMPARE(client.ask(sql.toStdString()).sqlstate, std::string("42501"));
    }

    void eachFunctionAsksForItsRole()
    {
        const Row row = claimed(*cluster);
        Client viewer(*cluster, "ichido_view");
        Client service(*cluster, "ichido_svc");
        Client operators(*cluster, "ichido_ops");
        const std::string denied = "42501";
        for (Client* const login : {&viewer, &service}) {
            QCOMPARE(settle(*login, row, {}).sqlstate, denied);
            QCOMPARE(record(*login, row, success(row)).sqlstate, denied);
            QCOMPARE(take_lease(*login, new_uuid(), row).sqlstate, denied);
        }
        for (Client* const login : {&viewer, &operators}) {
            QCOMPARE(claim(*login, new_uuid()).sqlstate, denied);
            QCOMPARE(login
                         ->ask("select * from ichido.service_settle(1, $1, sha256('a'), now(), '완료', $2)",
                               {row.key, envelope("pay_1")})
                         .sqlstate,
                     denied);
        }
        QCOMPARE(service.ask("select ichido.peek(1, $1)", {row.key}).sqlstate, denied);
    }

    void anOperatorWithoutProberRecordsNothing()
    {
        const Row row = claimed(*cluster);
        cluster->script("revoke ichido_prober from ichido_ops");
        Client operators(*cluster, "ichido_ops");
        QCOMPARE(record(operators, row, success(row)).sqlstate, std::string("42501"));
        QCOMPARE(take_lease(operators, new_uuid(), row)["granted"], std::string("t"));
    }

    void aProberWithoutOperatorSettlesNothing()
    {
        const Row row = claimed(*cluster);
        cluster->script("revoke ichido_operator from ichido_ops");
        Client prober(*cluster, "ichido_ops");
        Settling settling;
        settling.evidence = record(prober, row, success(row))["evidence_id"];
        QCOMPARE(settle(prober, row, settling).sqlstate, std::string("42501"));
    }

    void theOwnerHasNoRoleOfItsOwn()
    {
        Client owner(*cluster, "ichido_owner");
        QCOMPARE(claim(owner, new_uuid()).sqlstate, std::string("IC002"));
    }

    void aLoginActsForItsOrganisationsOnly()
    {
        const Row ours = claimed(*cluster, "0", "1");
        const Row theirs = claimed(*cluster, "0", "2");
        cluster->script("update ichido.member set org_id = 1");
        Client operators(*cluster, "ichido_ops");
        Client service(*cluster, "ichido_svc");
        const std::string refused = "IC001";
        QCOMPARE(record(operators, theirs, success(theirs)).sqlstate, refused);
        QCOMPARE(settle(operators, theirs, {}).sqlstate, refused);
        QCOMPARE(take_lease(operators, new_uuid(), theirs).sqlstate, refused);
        QCOMPARE(operators.ask("select ichido.peek(2, $1)", {theirs.key}).sqlstate, refused);
        QCOMPARE(claim(service, new_uuid(), "a", 1, "2").sqlstate, refused);
        QCOMPARE(record(operators, ours, success(ours)).sqlstate, std::string());
        QCOMPARE(take_lease(operators, new_uuid(), ours)["granted"], std::string("t"));
    }

    void aLoginReadsItsOrganisationsOnly()
    {
        Client prober(*cluster, "ichido_ops");
        for (const char* org : {"1", "2"}) {
            const Row row = claimed(*cluster, "0", org);
            (void)record(prober, row, success(row));
        }
        Client viewer(*cluster, "ichido_view");
        const auto seen = [&viewer](const std::string& table) {
            return viewer.ask(
                "select coalesce(string_agg(distinct org_id::text, ',' order by org_id::text), '') as orgs"
                " from " +
                table)["orgs"];
        };
        const std::vector<std::string> tables{"payment_requests",     "orders",          "ichido.organization",
                                              "ichido.recovery_case", "ichido.evidence", "ichido.command",
                                              "ichido.audit_event"};
        for (const auto& table : tables)
            QCOMPARE(seen(table), std::string("1,2"));
        cluster->script("update ichido.member set org_id = 2 where login = 'ichido_view'");
        for (const auto& table : tables)
            QCOMPARE(seen(table), std::string("2"));
        QCOMPARE(viewer.ask("select count(*) as n from ichido.member")["n"], std::string("1"));
        cluster->script("delete from ichido.member where login = 'ichido_view'");
        for (const auto& table : tables)
            QCOMPARE(seen(table), std::string());
    }

    void aLeaseHasOneHolderUntilItEnds()
    {
        const Row row = claimed(*cluster);
        const std::string mine = new_uuid();
        const std::string yours = new_uuid();
        Client login(*cluster, "ichido_ops");
        QCOMPARE(take_lease(login, mine, row)["granted"], std::string("t"));
        QCOMPARE(take_lease(login, mine, row)["granted"], std::string("t"));
        const auto other = take_lease(login, yours, row);
        QCOMPARE(other["granted"], std::string("f"));
        QCOMPARE(other["holder"], std::string("ichido_ops"));
        QVERIFY(!other["until"].empty());
        (void)login.ask("select ichido.release($1, '{1}', $2)", {yours, "{" + row.key + "}"});
        QCOMPARE(take_lease(login, yours, row)["granted"], std::string("f"));
        (void)login.ask("select ichido.release($1, '{1}', $2)", {mine, "{" + row.key + "}"});
        QCOMPARE(take_lease(login, yours, row)["granted"], std::string("t"));
        cluster->script("update ichido.recovery_case set lease_until = now() - interval '1 us'" + row.where());
        QCOMPARE(take_lease(login, mine, row)["granted"], std::string("t"));
    }

    void leasesOfManyAreAnsweredEach()
    {
        const Row one = claimed(*cluster);
        Client login(*cluster, "ichido_ops");
        const std::string keys = "{" + one.key + "," + new_uuid() + "," + one.key + "}";
        const auto answer = login.ask("select count(*) as n, count(*) filter (where granted) as granted"
                                      " from ichido.lease($1, '{1,1,1}', $2, '60 s')",
                                      {new_uuid(), keys});
        QCOMPARE(answer["n"], std::string("2")); // a key that nobody claimed is answered, not granted
        QCOMPARE(answer["granted"], std::string("1"));
        QCOMPARE(login.ask("select * from ichido.lease($1, '{1}', $2, '60 s')", {new_uuid(), keys}).sqlstate,
                 std::string("IC004"));
        QCOMPARE(take_lease(login, new_uuid(), one, "0 s").sqlstate, std::string("IC004"));
        QCOMPARE(login.ask("select * from ichido.lease($1, '{}', '{}', '60 s')", {new_uuid()}).rows, 0);
    }

    void sixteenProgramsAndOneLease()
    {
        const Row row = claimed(*cluster);
        std::vector<Racer> racers;
        for (int i = 0; i < 16; ++i)
            racers.push_back(
                {"ichido_ops", "select * from ichido.lease($1, '{1}', $2, '60 s')", {new_uuid(), "{" + row.key + "}"}});
        int granted = 0;
        for (const Answer& answer : race(*cluster, racers))
            granted += answer["granted"] == "t" ? 1 : 0;
        QCOMPARE(granted, 1);
    }

    void peekShowsOnlyWhatIsNamed()
    {
        const Row row = claimed(*cluster);
        cluster->script(R"(update payment_requests set response = '{"http_status":201,"body":{"id":7,"status":"paid",
          "card":"4242424242424242","customer":{"name":"Hanako Sato","status":"Hanako Sato"},"items":[{"amount":5},"Sato"],
          "code":"4242424242424242","amount":4242424242424242,"Hanako Sato":1},"gateway_reference":"pay_123456789012345"}')" +
                        row.where());
        Client viewer(*cluster, "ichido_view");
        const auto seen = viewer.ask("select ichido.peek(1, $1) as response", {row.key})["response"];
        QVERIFY(seen.find("Hanako") == std::string::npos);
        QVERIFY(seen.find("Sato") == std::string::npos);
        QVERIFY(seen.find("4242") == std::string::npos);
        for (const char* kept :
             {R"("id": 7)", R"("status": "paid")", R"("gateway_reference": "pay_123456789012345")", R"("amount": 5)"})
            QVERIFY2(seen.find(kept) != std::string::npos, kept);
        QCOMPARE(viewer.ask("select ichido.peek(1, $1) as response", {new_uuid()})["response"], std::string());
        (void)viewer.ask("begin read only");
        QCOMPARE(viewer.ask("select ichido.peek(1, $1) as response", {row.key}).sqlstate, std::string());
    }

    void theTrailIsOnlyAppendedTo()
    {
        const Row row = claimed(*cluster);
        Client login(*cluster, "ichido_ops");
        (void)record(login, row, success(row));
        Client owner(*cluster, "ichido_owner");
        for (const char* sql : {"update ichido.audit_event set reason = 'x'", "delete from ichido.audit_event",
                                "truncate ichido.audit_event"})
            QCOMPARE(owner.ask(sql).sqlstate, std::string("IC007"));
    }

    // The encoding that 0004_audit.sql states, written out by hand; it must never change.
    void aLeafIsEncodedAsStated()
    {
        Client viewer(*cluster, "ichido_view");
        const auto leaf = viewer.ask(
            "select encode(ichido.audit_leaf(jsonb_populate_record(null::ichido.audit_event,"
            R"('{"event_id":7,"at":"2026-01-31T23:59:59.000001Z","org_id":1,"actor":"ann","role":"r","client":"",)"
            R"("action":"settle","reason":"é","evidence_ids":[1,22],"txid":"9"}')), 'hex') as leaf)")["leaf"];
        const auto text = [](const std::string& value) {
            return QByteArray::fromStdString(std::string{0, 0, 0, static_cast<char>(value.size())} + value).toHex();
        };
        const QByteArray null = "ffffffff";
        const QByteArray stated = "00" + text("ichido.audit.1") + text("7") + text("2026-01-31T23:59:59.000001Z") +
                                  text("1") + null + null + text("ann") + text("r") + text("") + text("settle") + null +
                                  null + null + null + text("é") + text("1,22") + null + text("9");
        QCOMPARE(QByteArray::fromStdString(leaf), stated);
        QCOMPARE(
            cluster->number("select count(*) from ichido.audit_event e where leaf_sha <> sha256(ichido.audit_leaf(e))"),
            std::int64_t{0});
    }
};

QTEST_GUILESS_MAIN(TestFunctionsRoles)
#include "tst_functions_roles.moc"
