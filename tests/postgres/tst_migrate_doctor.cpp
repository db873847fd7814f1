#include "private_cluster.h"

#include "recovery/postgres/doctor.h"
#include "recovery/postgres/expected_indexes.h"

#include <QtTest>

#include <algorithm>
#include <fstream>
#include <memory>
#include <thread>

using namespace ichido;
using namespace ichido::postgres;
using namespace std::chrono_literals;

namespace {

std::unique_ptr<test::PrivateCluster> cluster;

const Finding* find(const std::vector<Finding>& findings, std::string_view code, std::string_view detail = {})
{
    const auto found = std::find_if(findings.begin(), findings.end(), [&](const Finding& finding) {
        return finding.code == code && (detail.empty() || finding.detail == detail);
    });
    return found == findings.end() ? nullptr : &*found;
}

std::vector<Finding> examined(std::string_view login = "ichido_ops")
{
    return test::value_of(examine(cluster->login(login)));
}

} // namespace

class TestMigrateDoctor : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { cluster = std::make_unique<test::PrivateCluster>(); }
    void cleanupTestCase() { cluster.reset(); }

    // In this order: from nothing to ours.
    void anEmptyDatabaseHasNothing()
    {
        const auto findings = examined();
        QVERIFY(find(findings, "schema.missing") && find(findings, "schema.missing")->blocks);
        QVERIFY(find(findings, "table.missing"));
        QVERIFY(find(findings, "orders.missing") && !find(findings, "orders.missing")->blocks);
        QCOMPARE(require_usable(cluster->login("ichido_ops")).error().code, std::string("schema.missing"));
    }

    void aTableWithoutItsPrimaryKeyIsRefusedAndNothingIsChanged()
    {
        cluster->script("create table payment_requests(org_id bigint not null, idem_key uuid not null,"
                        " request_sha bytea not null, status text not null check(status in ('처리중','완료','실패')),"
                        " response jsonb, created_at timestamptz not null default now())");
        const auto findings = examined();
        QVERIFY(find(findings, "table.no_primary_key"));
        QVERIFY(find(findings, "table.no_primary_key")->blocks);
        QVERIFY(find(findings, "table.no_primary_key")->mend_sql.find("primary key (org_id, idem_key)") !=
                std::string::npos);
        const auto done = migrate(cluster->owner());
        QVERIFY(!done.has_value());
        QCOMPARE(done.error().code, std::string("IC006"));
        QVERIFY(done.error().kind == FailureKind::refused);
        QCOMPARE(cluster->number("select count(*) from pg_class c join pg_namespace n on n.oid = c.relnamespace"
                                 " where n.nspname = 'ichido' or c.relname = 'orders'"),
                 std::int64_t{0});
        cluster->script("drop table payment_requests");
    }

    void migrationsAreNumberedFromOne()
    {
        const auto shipped = shipped_migrations();
        QVERIFY(!shipped.empty());
        for (std::size_t i = 0; i < shipped.size(); ++i)
            QCOMPARE(shipped[i].version, static_cast<int>(i) + 1);
        QVERIFY(migration_script().find("insert into ichido.schema_migration") != std::string::npos);
    }

    void twoMigrationsAtOnceApplyEachOnce()
    {
        Result<std::vector<int>> other;
        std::thread second([&other] { other = migrate(cluster->owner()); });
        const auto one = migrate(cluster->owner());
        second.join();
        const auto latest = static_cast<std::int64_t>(shipped_migrations().size());
        QVERIFY(one.has_value() || other.has_value());
        for (const auto& result : {one, other})
            if (!result)
                QCOMPARE(result.error().code, std::string("migrate.busy"));
        QCOMPARE(cluster->number("select count(*) from ichido.schema_migration"), latest);
    }

    void migratingAgainDoesNothing()
    {
        cluster->prepare();
        QVERIFY(test::value_of(migrate(cluster->owner())).empty());
    }

    void aPreparedDatabaseIsWell()
    {
        for (const auto& finding : examined())
            QFAIL(qPrintable(QString::fromStdString(finding.code + " " + finding.detail)));
        QVERIFY(require_usable(cluster->login("ichido_ops")).has_value());
    }

    void aLoginWithoutRoleOrOrganisationIsTold()
    {
        cluster->script("create role ichido_nobody login");
        cluster->script("delete from ichido.member where login = 'ichido_view'");
        QVERIFY(find(examined("ichido_view"), "member.none"));
        cluster->script("revoke ichido_viewer from ichido_view");
        QVERIFY(find(examined("ichido_view"), "role.none"));
        cluster->prepare();
    }

    void aMissingIndexComesWithItsStatement()
    {
        for (const ExpectedIndex& index : expected_indexes) {
            cluster->script("drop index " + std::string(index.name));
            const auto findings = examined();
            const Finding* const missing = find(findings, "index.missing", index.name);
            QVERIFY(missing && !missing->blocks);
            const auto session = test::value_of(Session::open(cluster->owner(), Access::schema));
            (void)test::value_of(run_script(*session, missing->mend_sql, 60s));
            QVERIFY(!find(examined(), "index.missing"));
        }
    }

    void anOlderSchemaIsSeen()
    {
        cluster->script("create table saved as table ichido.schema_migration;"
                        "delete from ichido.schema_migration where version = (select max(version) from saved)");
        const auto findings = examined();
        cluster->script("insert into ichido.schema_migration select * from saved"
                        " on conflict (version) do nothing; drop table saved");
        QVERIFY(find(findings, "schema.older") && find(findings, "schema.older")->blocks);
    }

    void aNewerSchemaIsRefused()
    {
        cluster->script("insert into ichido.schema_migration (version, name, sha256) values (9999, 'later', '\\x00')");
        // a record of another program: its hash is none that this one could judge
        cluster->script("update ichido.schema_migration set sha256 = sha256('later') where version = 9999");
        const auto findings = examined();
        const auto done = migrate(cluster->owner());
        cluster->script("delete from ichido.schema_migration where version = 9999");
        QVERIFY(find(findings, "schema.newer") && find(findings, "schema.newer")->blocks);
        QCOMPARE(done.error().code, std::string("schema.newer"));
    }

    void anEditedMigrationIsRefused()
    {
        cluster->script("create table saved as table ichido.schema_migration;"
                        "update ichido.schema_migration set sha256 = sha256('edited') where version = 1");
        const auto findings = examined();
        const auto done = migrate(cluster->owner());
        cluster->script(
            "update ichido.schema_migration m set sha256 = s.sha256 from saved s where s.version = m.version;"
            "drop table saved");
        QVERIFY(find(findings, "schema.edited"));
        QCOMPARE(done.error().code, std::string("schema.edited"));
    }

    void connectionsFailClearly_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("code");
        QTest::newRow("no server") << QStringLiteral("server") << QStringLiteral("connect.no_server");
        QTest::newRow("another database") << QStringLiteral("database") << QStringLiteral("connect.database");
        QTest::newRow("a wrong password") << QStringLiteral("password") << QStringLiteral("connect.password");
        QTest::newRow("no password") << QStringLiteral("none") << QStringLiteral("connect.password");
    }

    void connectionsFailClearly()
    {
        QFETCH(QString, what);
        QFETCH(QString, code);
        const QTemporaryDir folder;
        const std::string passfile = folder.filePath(QStringLiteral("pass")).toStdString();
        std::ofstream(passfile) << (what == u"none"_qs ? "" : "*:*:*:*:hunter2\n");
        std::filesystem::permissions(passfile, std::filesystem::perms(0600));
        const auto& server = cluster->cluster();
        const bool right_password = what == u"server"_qs || what == u"database"_qs;
        const auto spec = test::value_of(connection_spec_from_uri(
            "postgresql://ichido_ops@/" + std::string(what == u"database"_qs ? "hunter2" : "ichido") + "?host=" +
            server.socket_dir().string() + "&port=" + (what == u"server"_qs ? "1" : std::to_string(server.port())) +
            "&passfile=" + (right_password ? cluster->passfile() : passfile)));
        const auto findings = examine(spec);
        QVERIFY(!findings.has_value());
        QCOMPARE(QString::fromStdString(findings.error().code), code);
        QVERIFY(findings.error().text.find("hunter2") == std::string::npos);
    }
};

QTEST_GUILESS_MAIN(TestMigrateDoctor)
#include "tst_migrate_doctor.moc"
