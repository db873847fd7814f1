#include "private_cluster.h"

#include "recovery/postgres/sqlstate.h"

#include <QtTest>

#include <csignal>
#include <limits>
#include <memory>
#include <thread>

using namespace ichido;
using namespace ichido::postgres;
using namespace std::chrono_literals;

namespace {

constexpr std::string_view canary = "CANARY-4711";

std::unique_ptr<test::PrivateCluster> cluster;

std::unique_ptr<Session> open_session(Access access)
{
    return test::value_of(Session::open(cluster->owner(), access));
}

std::int64_t backend_of(Session& session)
{
    const auto rows = test::value_of(run(session, "select pg_backend_pid()"));
    return RowReader(rows, 0).int8();
}

bool is_running(Session& observer, std::int64_t pid)
{
    const auto rows = test::value_of(
        run(observer,
            "select count(*) from pg_stat_activity where pid = $1 and state = 'active' and wait_event = 'PgSleep'",
            Parameters().int4(static_cast<std::int32_t>(pid))));
    return RowReader(rows, 0).int8() == 1;
}

void terminate(Session& observer, std::int64_t pid)
{
    (void)test::value_of(
        run(observer, "select pg_terminate_backend($1, 10000)", Parameters().int4(static_cast<std::int32_t>(pid))));
}

// Runs a long statement in its own thread and `meanwhile` once the server runs it.
Failure interrupted(Access access, const RunOptions& options,
                    const std::function<void(Session&, std::int64_t)>& meanwhile, bool* usable = nullptr)
{
    const auto observer = open_session(Access::read);
    std::atomic<std::int64_t> pid{0};
    Failure failure;
    std::thread lane([&] {
        const auto session = open_session(access);
        pid = backend_of(*session);
        const auto rows = run(*session, "select pg_sleep(25)", {}, options);
        failure = rows ? Failure{FailureKind::invalid, "it ended well", {}} : rows.error();
        if (usable)
            *usable = session->usable();
    });
    while (pid == 0 || !is_running(*observer, pid))
        std::this_thread::yield();
    meanwhile(*observer, pid);
    lane.join();
    return failure;
}

} // namespace

class TestStatement : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { cluster = std::make_unique<test::PrivateCluster>(); }
    void cleanupTestCase() { cluster.reset(); }

    void valuesComeBackAsTheyWent()
    {
        const auto session = open_session(Access::read);
        const std::string bytes("\0\xff\x80 a", 5);
        const auto uuid = Uuid::parse("00112233-4455-6677-8899-aabbccddeeff").value();
        Sha256 sha;
        sha.bytes.fill(0xa5);
        const Instant instant = std::chrono::sys_days{std::chrono::year{1999} / 12 / 31} + 23h + 59min + 59s + 1us;
        const Duration duration = 1h + 2us;
        const auto rows = test::value_of(
            run(*session, "select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::text, $13[2], $14[1], $15[1]",
                Parameters()
                    .int8(std::numeric_limits<std::int64_t>::min())
                    .int8(std::numeric_limits<std::int64_t>::max())
                    .int4(-7)
                    .boolean(true)
                    .text("처리중 \"'\\ 決済")
                    .bytes(bytes)
                    .sha256(sha)
                    .uuid(uuid)
                    .instant(instant)
                    .interval(duration)
                    .interval(-duration)
                    .json(R"({"a": 1.10})")
                    .int8_array({1, -2})
                    .uuid_array({uuid})
                    .text_array({"a\"b\\c,{}"})));
        QCOMPARE(rows.count(), 1);
        RowReader reader(rows, 0);
        QCOMPARE(reader.int8(), std::numeric_limits<std::int64_t>::min());
        QCOMPARE(reader.int8(), std::numeric_limits<std::int64_t>::max());
        QCOMPARE(reader.int8(), std::int64_t{-7});
        QCOMPARE(reader.boolean(), true);
        QCOMPARE(reader.text(), std::string("처리중 \"'\\ 決済"));
        QCOMPARE(reader.bytes(), bytes);
        QVERIFY(reader.sha256() == sha);
        QVERIFY(reader.uuid() == uuid);
        QVERIFY(reader.instant() == instant);
        QVERIFY(reader.duration() == duration);
        QVERIFY(reader.duration() == -duration);
        QCOMPARE(reader.text(), std::string(R"({"a": 1.10})"));
        QCOMPARE(reader.int8(), std::int64_t{-2});
        QVERIFY(reader.uuid() == uuid);
        QCOMPARE(reader.text(), std::string("a\"b\\c,{}"));
        QVERIFY(reader.good());
        (void)reader.int8();
        QVERIFY(!reader.good()); // a column too many
    }

    void nullsAndOtherTypesAreSeen()
    {
        const auto session = open_session(Access::read);
        const auto rows = test::value_of(run(*session, "select $1, $2, 1::float8",
                                             Parameters().int8_or_null(std::nullopt).text_or_null(std::nullopt)));
        RowReader reader(rows, 0);
        QVERIFY(!reader.int8_or_null());
        QVERIFY(!reader.text_or_null());
        QVERIFY(reader.good());
        (void)reader.int8(); // a float8 is no int8
        QVERIFY(!reader.good());

        RowReader strict(rows, 0);
        (void)strict.int8(); // NULL where none may be
        QVERIFY(!strict.good());

        const auto endless = test::value_of(run(*session, "select 'infinity'::timestamptz"));
        RowReader never(endless, 0);
        (void)never.instant();
        QVERIFY(!never.good());
        const auto months = test::value_of(run(*session, "select '1 mon 1 day'::interval"));
        QVERIFY(RowReader(months, 0).duration() == 31 * 24h);
    }

    void aNulIsRefusedBeforeItIsSent()
    {
        const auto session = open_session(Access::write);
        const auto rows = run(*session, "select $1", Parameters().text(std::string_view("a\0b", 3)));
        QVERIFY(!rows.has_value());
        QCOMPARE(rows.error().code, std::string("parameter.nul"));
        QVERIFY(session->usable());
    }

    void sessionsAreSetUp()
    {
        const auto session = open_session(Access::read);
        const auto rows = test::value_of(run(
            *session,
            "select current_setting('TimeZone'), current_setting('statement_timeout'), current_setting('lock_timeout'),"
            " current_setting('idle_in_transaction_session_timeout'), current_setting('application_name'),"
            " current_setting('default_transaction_read_only')"));
        RowReader reader(rows, 0);
        for (const char* expected : {"UTC", "30s", "5s", "10s", "ichido", "on"})
            QCOMPARE(reader.text(), std::string(expected));
        const auto write = run(*session, "create table must_not_be(a int)");
        QVERIFY(!write.has_value());
        QCOMPARE(write.error().code, std::string("25006"));
        QVERIFY(write.error().kind == FailureKind::refused);
    }

    void noPreparedStatementIsLeftBehind()
    {
        const auto session = open_session(Access::write);
        for (int i = 0; i < 3; ++i)
            (void)test::value_of(run(*session, "select $1", Parameters().int8(i)));
        const auto rows = test::value_of(run(*session, "select count(*) from pg_prepared_statements"));
        QCOMPARE(RowReader(rows, 0).int8(), std::int64_t{0});
    }

    void noParameterAppearsInAFailure_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::newRow("a value that cannot be cast") << QStringLiteral("select $1::int");
        QTest::newRow("a statement that cannot be parsed") << QStringLiteral("selekt $1 CANARY-4711");
        QTest::newRow("an error that a function raises") << QStringLiteral("select ascii($1), ('{' || $1)::jsonb");
        QTest::newRow("a broken rule of a table") << QStringLiteral("insert into strict values ($1)");
    }

    void noParameterAppearsInAFailure()
    {
        QFETCH(QString, sql);
        cluster->script("create table if not exists strict (a text check (a = 'none'))");
        const auto session = open_session(Access::write);
        const auto rows = run(*session, sql.toStdString(), Parameters().text(canary));
        QVERIFY(!rows.has_value());
        QCOMPARE(rows.error().code.size(), std::size_t{5});
        QVERIFY(rows.error().text.find(canary) == std::string::npos);
        QVERIFY(session->usable());
    }

    void aReadEndsAtItsDeadline()
    {
        bool usable = false;
        RunOptions options;
        options.deadline = 300ms;
        const auto session = open_session(Access::read);
        const auto rows = run(*session, "select pg_sleep(25)", {}, options);
        usable = session->usable();
        QVERIFY(!rows.has_value());
        QVERIFY(rows.error().kind == FailureKind::timed_out);
        QCOMPARE(rows.error().code, std::string("deadline"));
        QVERIFY(usable); // the server took the cancel
        QCOMPARE(RowReader(test::value_of(run(*session, "select 5")), 0).int8(), std::int64_t{5});
    }

    void aFrozenBackendDoesNotHoldTheLane()
    {
        const auto session = open_session(Access::read);
        const auto pid = static_cast<pid_t>(backend_of(*session));
        if (::kill(pid, SIGSTOP) != 0)
            QFAIL("the backend's process cannot be stopped");
        RunOptions options;
        options.deadline = 200ms;
        QElapsedTimer timer;
        timer.start();
        const auto rows = run(*session, "select 1", {}, options);
        ::kill(pid, SIGCONT);
        QVERIFY(!rows.has_value());
        QVERIFY(rows.error().kind == FailureKind::timed_out);
        QVERIFY(timer.elapsed() < 5000);
        QVERIFY(!session->usable());
    }

    void aWriteThatPassesItsDeadlineIsUnknown()
    {
        RunOptions options;
        options.deadline = 200ms;
        const auto session = open_session(Access::write);
        const auto rows = run(*session, "select pg_sleep(25)", {}, options);
        QVERIFY(!rows.has_value());
        QVERIFY(rows.error().kind == FailureKind::unknown);
        QVERIFY(!session->usable());
    }

    void aReadIsCancelledOnTheServerWithinASecond()
    {
        RunOptions options;
        QElapsedTimer timer;
        bool usable = false;
        const Failure failure = interrupted(
            Access::read, options,
            [&](Session&, std::int64_t) {
                timer.start();
                options.cancel.cancel();
            },
            &usable);
        QVERIFY(failure.kind == FailureKind::cancelled);
        QVERIFY(timer.elapsed() < 1000);
        QVERIFY(usable);
    }

    void aClosingLaneEndsItsRead()
    {
        const Interrupt interrupt;
        RunOptions options;
        options.interrupt = &interrupt;
        QElapsedTimer timer;
        const Failure failure = interrupted(Access::read, options, [&](Session&, std::int64_t) {
            timer.start();
            interrupt.raise();
        });
        QVERIFY(failure.kind == FailureKind::cancelled);
        QVERIFY(timer.elapsed() < 1000);
    }

    void aWriteIsNeverCancelled()
    {
        RunOptions options;
        options.deadline = 400ms;
        const Failure failure =
            interrupted(Access::write, options, [&](Session&, std::int64_t) { options.cancel.cancel(); });
        QVERIFY(failure.kind == FailureKind::unknown); // its deadline, not the cancel
        QCOMPARE(failure.code, std::string("deadline"));
    }

    void aBackendEndedInTheMiddleOfAWriteIsUnknown()
    {
        bool usable = true;
        const Failure failure = interrupted(Access::write, {}, &terminate, &usable);
        QVERIFY(failure.kind == FailureKind::unknown);
        QVERIFY(!usable);
    }

    void aBackendEndedInTheMiddleOfAReadIsUnavailable()
    {
        bool usable = true;
        const Failure failure = interrupted(Access::read, {}, &terminate, &usable);
        QVERIFY(failure.kind == FailureKind::unavailable);
        QVERIFY(!usable);
    }

    void aWriteOnAConnectionThatDiedBeforeIsUnavailable()
    {
        const auto session = open_session(Access::write);
        const auto observer = open_session(Access::read);
        terminate(*observer, backend_of(*session));
        const auto rows = run(*session, "select 1");
        QVERIFY(!rows.has_value());
        QVERIFY(rows.error().kind == FailureKind::unavailable);
        QCOMPARE(rows.error().code, std::string("connection.lost"));
    }

    void aBigParameterIsSentWhole()
    {
        const auto session = open_session(Access::write);
        const std::string big(20'000'000, 'x');
        const auto rows = test::value_of(run(*session, "select octet_length($1)", Parameters().bytes(big)));
        QCOMPARE(RowReader(rows, 0).int8(), std::int64_t{20'000'000});
    }

    void sqlstatesBecomeKinds_data()
    {
        QTest::addColumn<QByteArray>("sqlstate");
        QTest::addColumn<int>("read");
        QTest::addColumn<int>("write");
        const auto row = [](const char* state, FailureKind read, FailureKind write) {
            QTest::newRow(state) << QByteArray(state) << static_cast<int>(read) << static_cast<int>(write);
        };
        row("42501", FailureKind::refused, FailureKind::refused);
        row("IC001", FailureKind::refused, FailureKind::refused);
        row("IC002", FailureKind::refused, FailureKind::refused);
        row("28P01", FailureKind::refused, FailureKind::refused);
        row("40001", FailureKind::busy, FailureKind::busy);
        row("40P01", FailureKind::busy, FailureKind::busy);
        row("55P03", FailureKind::busy, FailureKind::busy);
        row("53300", FailureKind::busy, FailureKind::busy);
        row("57014", FailureKind::timed_out, FailureKind::busy);
        row("57P01", FailureKind::unavailable, FailureKind::unknown);
        row("08006", FailureKind::unavailable, FailureKind::unknown);
        row("23505", FailureKind::conflict, FailureKind::conflict);
        row("22P02", FailureKind::invalid, FailureKind::invalid);
        row("42P01", FailureKind::invalid, FailureKind::invalid);
    }

    void sqlstatesBecomeKinds()
    {
        QFETCH(QByteArray, sqlstate);
        QFETCH(int, read);
        QFETCH(int, write);
        QCOMPARE(static_cast<int>(failure_from_sqlstate(sqlstate.toStdString(), false).kind), read);
        QCOMPARE(static_cast<int>(failure_from_sqlstate(sqlstate.toStdString(), true).kind), write);
    }
};

QTEST_GUILESS_MAIN(TestStatement)
#include "tst_statement.moc"
