// Backends of the console: opened without waiting, and retired without waiting.
#include "app/desktop/desktop_backends.h"
#include "tests/desktop/private_folder.h"
#include "tests/desktop/silent_server.h"
#include "tests/support/await_reply.h"
#include "tests/support/test_cluster.h"
#include "tests/support/value_of.h"

#include <QElapsedTimer>
#include <QTest>

#include <atomic>
#include <future>

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

Result<Login> login_of(Backend& backend)
{
    return await_reply<Login>([&](auto reply) { backend.store().login({}, std::move(reply)); });
}

/// Whose destruction takes as long as somebody lets it take.
class SlowBackend final : public Backend {
public:
    SlowBackend(std::future<void> end, std::atomic<bool>& gone) : m_end(std::move(end)), m_gone(gone) {}
    ~SlowBackend() override
    {
        m_end.wait();
        m_gone = true;
    }
    RequestStore& store() override { throw std::logic_error("not asked here"); }
    Ledger& ledger() override { throw std::logic_error("not asked here"); }
    Gateway& gateway() override { throw std::logic_error("not asked here"); }

private:
    std::future<void> m_end;
    std::atomic<bool>& m_gone;
};

} // namespace

class TestDesktopBackends : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void opening_calls_no_server();
    void a_backend_connects_when_it_is_asked();
    void a_retired_backend_leaves_the_server();
    void what_cannot_be_opened_is_told_data();
    void what_cannot_be_opened_is_told();
    void a_gateway_that_cannot_be_read_is_told_before_it_is_asked();
    void retiring_never_waits_and_the_end_does();

private:
    PrivateFolder m_settings;
};

void TestDesktopBackends::initTestCase()
{
    // Not the gateways of whoever runs the tests.
    qunsetenv("ICHIDO_GATEWAYS");
    qputenv("XDG_CONFIG_HOME", QByteArray::fromStdString(m_settings.path()));
}

void TestDesktopBackends::opening_calls_no_server()
{
    const SilentServer server(SilentServer::Kind::hangs);
    QElapsedTimer opening;
    {
        DesktopBackends backends;
        opening.start();
        auto backend = value_of(backends.open(profile_of(server.uri())));
        QVERIFY(backend->gateway().traits("sandbox").has_value()); // a shipped one
        QVERIFY(!backend->gateway().traits("other").has_value());
        backends.retire(std::move(backend));
    }
    // Its lanes have ended: a connection would have been made by now.
    QVERIFY(!server.was_called());
    QVERIFY2(opening.elapsed() < 1'500, "somebody waited for the server");
}

void TestDesktopBackends::a_backend_connects_when_it_is_asked()
{
    const SilentServer server(SilentServer::Kind::hangs);
    DesktopBackends backends;
    const auto backend = value_of(backends.open(profile_of(server.uri())));
    const auto login = login_of(*backend);
    QVERIFY(!login);
    QCOMPARE(login.error().code, std::string("connect.no_server"));
    QVERIFY(server.was_called());
}

void TestDesktopBackends::a_retired_backend_leaves_the_server()
{
    const TestCluster cluster;
    DesktopBackends backends;
    auto backend = value_of(backends.open(profile_of(cluster.uri())));
    QCOMPARE(value_of(login_of(*backend)).name, std::string("ichido_ops"));
    const std::string connections = "select count(*) from pg_stat_activity where usename = 'ichido_ops'";
    QVERIFY(cluster.number(connections) > 0);
    backends.retire(std::move(backend));
    QTRY_COMPARE_WITH_TIMEOUT(cluster.number(connections), std::int64_t{0}, 10'000);
}

void TestDesktopBackends::what_cannot_be_opened_is_told_data()
{
    QTest::addColumn<std::string>("uri");
    QTest::addColumn<std::string>("code");
    const auto row = [](const char* uri, const char* code) {
        QTest::newRow(uri) << std::string(uri) << std::string(code);
    };
    row("postgresql://ops:secret@db/shop", "uri.password");
    row("host=db password=secret", "uri.password");
    row("postgresql://ops@db/shop?options=-cx", "uri.keyword");
    row("http://db/shop", "uri.malformed");
}

void TestDesktopBackends::what_cannot_be_opened_is_told()
{
    QFETCH(std::string, uri);
    QFETCH(std::string, code);
    DesktopBackends backends;
    const auto opened = backends.open(profile_of(uri));
    QVERIFY(!opened);
    QCOMPARE(opened.error().code, code);
    const auto report = report_of(backends, uri);
    QVERIFY(!report);
    QCOMPARE(report.error().code, code);
}

void TestDesktopBackends::a_gateway_that_cannot_be_read_is_told_before_it_is_asked()
{
    const SilentServer server(SilentServer::Kind::hangs);
    const PrivateFolder folder;
    std::filesystem::create_directory(folder.file("gateways"));
    put(folder.file("gateways/broken.toml"), "base_url = 1\n");
    const std::string uri = server.uri() + "&passfile=" + folder.file("passfile");
    DesktopBackends backends;
    const auto opened = backends.open(profile_of(uri));
    QVERIFY(!opened);
    QVERIFY2(opened.error().code.starts_with("profile."), opened.error().code.c_str());
    const auto report = report_of(backends, uri);
    QVERIFY(!report);
    QCOMPARE(report.error().code, opened.error().code);
    QVERIFY(!server.was_called());
    qputenv("ICHIDO_GATEWAYS", QByteArray::fromStdString(folder.file("missing")));
    const auto without_folder = backends.open(profile_of(server.uri()));
    qunsetenv("ICHIDO_GATEWAYS");
    QVERIFY(!without_folder);
    QCOMPARE(without_folder.error().code, std::string("gateways.folder"));
}

void TestDesktopBackends::retiring_never_waits_and_the_end_does()
{
    std::promise<void> first_end, second_end;
    std::atomic<bool> first_gone = false, second_gone = false;
    {
        DesktopBackends backends;
        backends.retire(std::make_unique<SlowBackend>(first_end.get_future(), first_gone));
        backends.retire(std::make_unique<SlowBackend>(second_end.get_future(), second_gone));
        backends.retire(nullptr);
        QVERIFY(!first_gone && !second_gone); // and this line is reached
        first_end.set_value();
        second_end.set_value();
    }
    QVERIFY(first_gone && second_gone);
}

QTEST_GUILESS_MAIN(TestDesktopBackends)
#include "tst_desktop_backends.moc"
