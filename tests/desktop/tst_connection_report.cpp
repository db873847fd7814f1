// What is said of a connection before it is used.
#include "app/desktop/desktop_backends.h"
#include "recovery/postgres/doctor.h"
#include "tests/desktop/silent_server.h"
#include "tests/support/await_reply.h"
#include "tests/support/test_cluster.h"
#include "tests/support/value_of.h"

#include <QTest>

#include <atomic>

using namespace ichido;
using namespace ichido::test;

namespace {

ConnectionProfile profile_of(std::string uri)
{
    return {"test", std::move(uri), Environment::development};
}

Result<ConnectionReport> report_of(Backends& backends, const std::string& uri, const CancelToken& cancel = {})
{
    return await_reply<ConnectionReport>([&](auto reply) { backends.test(profile_of(uri), cancel, std::move(reply)); });
}

/// "code code …"
std::string codes_of(const std::vector<Finding>& findings)
{
    std::string codes;
    for (const Finding& finding : findings)
        codes += (codes.empty() ? "" : " ") + finding.code;
    return codes;
}

} // namespace

class TestConnectionReport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_test_of_a_server_that_is_not_there();
    void a_test_that_nobody_waits_for();
    void the_end_waits_for_a_test_that_is_under_way();
    void a_test_finds_what_the_doctor_finds();
};

void TestConnectionReport::a_test_of_a_server_that_is_not_there()
{
    DesktopBackends backends;
    for (const auto kind : {SilentServer::Kind::refuses, SilentServer::Kind::hangs}) {
        const SilentServer server(kind);
        const auto report = report_of(backends, server.uri());
        QVERIFY(!report);
        QCOMPARE(report.error().code, std::string("connect.no_server"));
        QVERIFY(report.error().kind == FailureKind::unavailable);
    }
}

void TestConnectionReport::a_test_that_nobody_waits_for()
{
    const SilentServer server(SilentServer::Kind::hangs);
    DesktopBackends backends;
    CancelToken cancel;
    cancel.cancel();
    const auto report = report_of(backends, server.uri(), cancel);
    QVERIFY(!report);
    QVERIFY(report.error().kind == FailureKind::cancelled);
    QVERIFY(!server.was_called());
}

void TestConnectionReport::the_end_waits_for_a_test_that_is_under_way()
{
    const SilentServer server(SilentServer::Kind::hangs);
    std::atomic<int> replies = 0;
    {
        DesktopBackends backends;
        backends.test(profile_of(server.uri()), {}, [&replies](const Result<ConnectionReport>&) { ++replies; });
        QTRY_VERIFY_WITH_TIMEOUT(server.was_called(), 10'000);
        QCOMPARE(replies.load(), 0);
    }
    QCOMPARE(replies.load(), 1);
}

void TestConnectionReport::a_test_finds_what_the_doctor_finds()
{
    const TestCluster cluster(TestCluster::Content::nothing);
    DesktopBackends backends;
    const ConnectionReport bare = value_of(report_of(backends, cluster.uri()));
    QCOMPARE(bare.login.name, std::string("ichido_ops"));
    QVERIFY(!bare.login.reads && !bare.login.asks && !bare.login.settles && !bare.login.member);
    QCOMPARE(QByteArray::fromStdString(codes_of(bare.findings)),
             QByteArray("schema.missing table.missing orders.missing"));

    cluster.migrate();
    const ConnectionReport migrated = value_of(report_of(backends, cluster.uri()));
    QVERIFY(migrated.login.reads && migrated.login.asks && migrated.login.settles && migrated.login.member);
    QVERIFY(migrated.findings == value_of(postgres::examine(cluster.login("ichido_ops"))));

    // A connection that is only tested is closed again.
    QTRY_COMPARE_WITH_TIMEOUT(cluster.number("select count(*) from pg_stat_activity where usename = 'ichido_ops'"),
                              std::int64_t{0}, 10'000);
}

QTEST_GUILESS_MAIN(TestConnectionReport)
#include "tst_connection_report.moc"
