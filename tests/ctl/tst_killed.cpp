// Applies that are killed, run at once, or race with somebody else: every row is settled once, as
// the gateway says, and applying again tells the rest.
#include "tests/ctl/gateway_truth.h"

#include <QElapsedTimer>
#include <QtTest>

using namespace ichido::test;
using nlohmann::json;

namespace {

std::unique_ptr<RunningSandbox> sandbox;

QStringList words(const char* line)
{
    return QString::fromUtf8(line).split(QLatin1Char(' '));
}

std::unique_ptr<QProcess> started(const QStringList& arguments)
{
    auto process = std::make_unique<QProcess>();
    process->setProcessEnvironment(plain_environment());
    process->setWorkingDirectory(sandbox->folder());
    process->start(ichidoctl_program(), QStringList{QStringLiteral("--uri"), sandbox->uri()} + arguments);
    if (!process->waitForStarted())
        throw std::runtime_error("ichidoctl did not start");
    return process;
}

std::int64_t settles()
{
    return number(*sandbox, "select count(*) from ichido.audit_event where action = 'settle'");
}

json finished(QProcess& process)
{
    if (!process.waitForFinished(120'000))
        throw std::runtime_error("ichidoctl did not end");
    return json::parse(process.readAllStandardOutput().toStdString());
}

void plan(const char* file)
{
    const Ended planned = sandbox->run(words("recover plan --format json --query age:>10m --output") +
                                       QStringList{QString::fromLatin1(file)});
    if (planned.code != 0)
        throw std::runtime_error("no plan was made: " + planned.err.toStdString());
}

int settled_in(const json& summary)
{
    return summary.at("settled_completed").get<int>() + summary.at("settled_failed").get<int>();
}

} // namespace

class TestKilled : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase() { sandbox.reset(); }
    void an_apply_killed_at_any_moment_is_finished_by_the_next();
    void two_plans_of_the_same_rows_applied_at_once();
    void backends_that_are_terminated_leave_no_doubt();
    void an_interrupted_apply_says_how_many_were_not_sent();
    void a_row_that_is_another_commands_now_is_left_alone();
};

void TestKilled::initTestCase()
{
    sandbox = std::make_unique<RunningSandbox>(1'000, 400);
    plan("first.jsonl");
}

void TestKilled::an_apply_killed_at_any_moment_is_finished_by_the_next()
{
    const QStringList apply = words("recover apply first.jsonl --reason outage --format json");
    // Killed as soon as it has written something, five times over; then to its end.
    for (int kill = 0; kill < 5; ++kill) {
        const std::int64_t before = settles();
        const auto process = started(apply);
        QElapsedTimer running;
        running.start();
        while (settles() == before && process->state() == QProcess::Running && running.elapsed() < 60'000)
            process->waitForFinished(1);
        process->kill();
        process->waitForFinished();
    }
    // A killed program's last statement may still be under way in its backend.
    QTRY_COMPARE_WITH_TIMEOUT(number(*sandbox, "select count(*) from pg_stat_activity where usename = 'ichido_ops'"),
                              std::int64_t{0}, 30'000);
    const std::int64_t written = settles();
    QVERIFY(written > 0);
    const json last = sandbox->run(apply).json();
    QCOMPARE(last.at("already").get<std::int64_t>(), written);
    QVERIFY2(settled_in(last) > 0, "no kill came before the end");
    QCOMPARE(last.at("changed").get<int>() + last.at("unknown").get<int>(), 0);
    QCOMPARE(settles(), written + settled_in(last));
    QVERIFY(each_settle_audited_once(*sandbox, written + settled_in(last)));
    QCOMPARE(QByteArray::fromStdString(disagreements(*sandbox)), QByteArray());
}

void TestKilled::two_plans_of_the_same_rows_applied_at_once()
{
    sandbox = std::make_unique<RunningSandbox>(1'000, 400);
    plan("one.jsonl");
    plan("two.jsonl");
    // Each plan twice at once: four writers for every row.
    std::vector<std::unique_ptr<QProcess>> writers;
    for (const char* file : {"one.jsonl", "two.jsonl", "one.jsonl", "two.jsonl"})
        writers.push_back(
            started(words("recover apply --reason outage --format json") + QStringList{QString::fromLatin1(file)}));
    int settled = 0, already = 0;
    for (const auto& writer : writers) {
        const json summary = finished(*writer);
        settled += settled_in(summary);
        already += summary.at("already").get<int>();
        QCOMPARE(summary.at("changed").get<int>() + summary.at("unknown").get<int>(), 0);
    }
    QVERIFY(settled > 0);
    QCOMPARE(already, 3 * settled); // the other three of four
    QVERIFY(each_settle_audited_once(*sandbox, settled));
    QCOMPARE(QByteArray::fromStdString(disagreements(*sandbox)), QByteArray());
}

void TestKilled::backends_that_are_terminated_leave_no_doubt()
{
    sandbox = std::make_unique<RunningSandbox>(1'000, 400);
    plan("cut.jsonl");
    const QStringList apply = words("recover apply cut.jsonl --reason outage --format json");
    const auto process = started(apply);
    // Whatever statement is under way loses its connection, again and again while the apply runs.
    // A login may terminate its own backends, and see what they run.
    auto same_login = value_of(ichido::sandbox::OwnerConnection::open(sandbox->uri().toStdString()));
    std::int64_t terminated = 0;
    while (process->state() == QProcess::Running && terminated < 40) {
        terminated += std::stoll(value_of(
            same_login.value("select count(pg_terminate_backend(pid)) from pg_stat_activity"
                             " where pid <> pg_backend_pid() and state = 'active' and query like '%ichido.settle%'")));
        process->waitForFinished(1);
    }
    QVERIFY2(terminated > 0, "nothing was terminated");
    process->waitForFinished(120'000);
    const json first = json::parse(process->readAllStandardOutput().toStdString());
    const json again = sandbox->run(apply).json();
    QCOMPARE(again.at("unknown").get<int>() + again.at("changed").get<int>(), 0);
    QVERIFY(settled_in(first) <= again.at("already").get<int>());
    QVERIFY(each_settle_audited_once(*sandbox, again.at("already").get<int>() + settled_in(again)));
    QCOMPARE(QByteArray::fromStdString(disagreements(*sandbox)), QByteArray());
}

void TestKilled::an_interrupted_apply_says_how_many_were_not_sent()
{
    sandbox = std::make_unique<RunningSandbox>(1'000, 400);
    plan("stopped.jsonl");
    const auto process = started(words("recover apply stopped.jsonl --reason outage"));
    QElapsedTimer running;
    running.start();
    while (settles() == 0 && process->state() == QProcess::Running && running.elapsed() < 60'000)
        process->waitForFinished(1);
    process->terminate(); // as Ctrl+C: what was sent is waited for, nothing further is sent
    QVERIFY(process->waitForFinished(60'000));
    QCOMPARE(process->exitStatus(), QProcess::NormalExit);
    QCOMPARE(process->exitCode(), 1);
    const QByteArray said = process->readAllStandardError();
    QVERIFY2(said.contains("not sent. Apply the same plan again"), said.constData());
    QVERIFY(!process->readAllStandardOutput().contains("It was cancelled"));
    const std::int64_t written = settles();
    const json rest = sandbox->run(words("recover apply stopped.jsonl --reason outage --format json")).json();
    QCOMPARE(rest.at("already").get<std::int64_t>(), written);
    QVERIFY(each_settle_audited_once(*sandbox, written + settled_in(rest)));
}

void TestKilled::a_row_that_is_another_commands_now_is_left_alone()
{
    sandbox = std::make_unique<RunningSandbox>(1'000, 200);
    plan("late.jsonl");
    auto owner = value_of(ichido::sandbox::OwnerConnection::open(sandbox->address("owner_uri").toStdString()));
    const auto each = [&owner](int offset, const char* change) {
        value_of(owner.run("update payment_requests set " + std::string(change) +
                           " where (org_id, idem_key) in (select org_id, idem_key from payment_requests"
                           " where status = '처리중' order by idem_key offset " +
                           std::to_string(offset) + " limit 50)"));
    };
    // Purged and claimed again by its client; claimed with another content; final by somebody else.
    each(0, "created_at = created_at + interval '1 microsecond'");
    each(50, "request_sha = decode(repeat('ab', 32), 'hex')");
    each(100, "status = '실패', response = '{\"by\": \"hand\"}'");
    const std::int64_t moved = number(*sandbox, "select count(*) from payment_requests where status = '처리중'");
    const json applied = sandbox->run(words("recover apply late.jsonl --reason outage --format json")).json();
    QVERIFY(applied.at("changed").get<int>() > 0);
    QCOMPARE(applied.at("unknown").get<int>(), 0);
    QCOMPARE(number(*sandbox, "select count(*) from payment_requests where status = '처리중'"),
             moved - settled_in(applied));
    QVERIFY(each_settle_audited_once(*sandbox, settled_in(applied)));
    QCOMPARE(QByteArray::fromStdString(disagreements(*sandbox)), QByteArray());
}

QTEST_GUILESS_MAIN(TestKilled)
#include "tst_killed.moc"
