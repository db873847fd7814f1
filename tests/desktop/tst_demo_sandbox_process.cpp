// The window's own sandbox: it works, and whatever happens nothing of it is left.
#include "app/desktop/demo_sandbox_process.h"
#include "app/sandbox/owner_connection.h"
#include "tests/desktop/processes_below.h"
#include "tests/desktop/temporary_place.h"
#include "tests/support/await_reply.h"
#include "tests/support/value_of.h"

#include <QTest>

#include <atomic>

using namespace ichido;
using namespace ichido::test;

namespace {

const std::string ichidoctl = ICHIDO_BIN_DIR "/ichidoctl";
constexpr DemoSandboxOptions few{.rows = 300, .stuck = 5};

Result<ConnectionProfile> start(DemoSandbox& sandbox)
{
    return await_reply<ConnectionProfile>([&](auto reply) { sandbox.start(std::move(reply)); });
}

} // namespace

class TestDemoSandboxProcess : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_place = std::make_unique<TemporaryPlace>(); }
    void cleanup()
    {
        end_processes_below(m_place->path()); // of a test that failed
        m_place.reset();
    }
    void it_works_and_leaves_nothing();
    void it_is_started_once();
    void a_start_that_is_given_up_leaves_nothing_data();
    void a_start_that_is_given_up_leaves_nothing();
    void one_that_was_never_started_leaves_nothing();
    void the_program_stands_beside_the_window();

private:
    std::unique_ptr<TemporaryPlace> m_place;
};

void TestDemoSandboxProcess::it_works_and_leaves_nothing()
{
    {
        DemoSandboxProcess sandbox(ichidoctl, few);
        const ConnectionProfile profile = value_of(start(sandbox));
        QCOMPARE(profile.name, std::string("sandbox"));
        QVERIFY(profile.environment == Environment::development);
        auto connection = value_of(sandbox::OwnerConnection::open(profile.uri));
        QCOMPARE(value_of(connection.value("select count(*) from payment_requests")), std::string("300"));
        QCOMPARE(value_of(connection.value("select count(*) from payment_requests where status = '처리중'")),
                 std::string("5"));
        for (const char* service : {"sandbox gateway", "sandbox merchant"})
            QVERIFY2(some_process_says(m_place->path(), service), service);
        for (const std::string& name : m_place->names())
            QVERIFY2((mode_of(m_place->file(name)) & mode_t{0077}) == 0, name.c_str()); // nobody else looks in
        QVERIFY(!m_place->names().empty());
    }
    QVERIFY(processes_below(m_place->path()).empty());
    QCOMPARE(m_place->names(), std::set<std::string>());
}

void TestDemoSandboxProcess::it_is_started_once()
{
    DemoSandboxProcess sandbox(ichidoctl, few);
    const ConnectionProfile profile = value_of(start(sandbox));
    const auto again = start(sandbox);
    QVERIFY(!again);
    QCOMPARE(again.error().code, std::string("sandbox.running"));
    QVERIFY(sandbox::OwnerConnection::open(profile.uri).has_value()); // the first goes on
}

void TestDemoSandboxProcess::a_start_that_is_given_up_leaves_nothing_data()
{
    QTest::addColumn<std::string>("step");
    QTest::newRow("at once") << std::string();
    QTest::newRow("the program has begun") << std::string("sandbox start");
    QTest::newRow("the server runs") << std::string("/data");
    QTest::newRow("the gateway runs") << std::string("sandbox gateway");
}

void TestDemoSandboxProcess::a_start_that_is_given_up_leaves_nothing()
{
    QFETCH(std::string, step);
    std::atomic<int> cancelled = 0, others = 0;
    {
        DemoSandboxProcess sandbox(ichidoctl, {.rows = 300, .stuck = 40});
        sandbox.start([&](const Result<ConnectionProfile>& started) {
            ++(!started && started.error().kind == FailureKind::cancelled ? cancelled : others);
        });
        if (!step.empty())
            QTRY_VERIFY_WITH_TIMEOUT(some_process_says(m_place->path(), step), 60'000);
    }
    QCOMPARE(others.load(), 0);
    QVERIFY(cancelled == 1 || (step.empty() && cancelled == 0)); // not begun: no reply after the end
    QVERIFY(processes_below(m_place->path()).empty());
    QCOMPARE(m_place->names(), std::set<std::string>());
}

void TestDemoSandboxProcess::one_that_was_never_started_leaves_nothing()
{
    {
        const DemoSandboxProcess sandbox(ichidoctl, few);
    }
    QCOMPARE(m_place->names(), std::set<std::string>());
}

void TestDemoSandboxProcess::the_program_stands_beside_the_window()
{
    QCOMPARE(DemoSandboxProcess::program_beside(),
             (QCoreApplication::applicationDirPath() + QStringLiteral("/ichidoctl")).toStdString());
}

QTEST_GUILESS_MAIN(TestDemoSandboxProcess)
#include "tst_demo_sandbox_process.moc"
