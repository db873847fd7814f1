// The main job from stuck intents to settled rows, as a person runs it.
#include "tests/ctl/gateway_truth.h"

#include <QFile>
#include <QtTest>

#include <set>

using namespace ichido::test;
using nlohmann::json;

namespace {

std::unique_ptr<RunningSandbox> sandbox;

std::vector<json> lines_of(const QString& file)
{
    QFile plan(file);
    if (!plan.open(QIODevice::ReadOnly))
        throw std::runtime_error("there is no such file");
    std::vector<json> lines;
    while (!plan.atEnd())
        lines.push_back(json::parse(plan.readLine().toStdString()));
    return lines;
}

std::map<std::string, int> reasons_of_plan()
{
    std::map<std::string, int> reasons;
    for (const json& line : lines_of(sandbox->folder() + QStringLiteral("/plan.jsonl")))
        if (line.contains("verdict"))
            ++reasons[line.at("verdict").at("reason").get<std::string>()];
    return reasons;
}

Ended apply(const char* plan = "plan.jsonl", const char* reason = "outage")
{
    return sandbox->run({QStringLiteral("recover"), QStringLiteral("apply"), QString::fromLatin1(plan),
                         QStringLiteral("--reason"), QString::fromLatin1(reason), QStringLiteral("--format"),
                         QStringLiteral("json")});
}

int sum_of_parts(const json& summary)
{
    int sum = 0;
    for (const char* part :
         {"settled_completed", "settled_failed", "already", "changed", "for_a_person", "waiting", "unknown"})
        sum += summary.at(part).get<int>();
    return sum;
}

} // namespace

class TestMainJob : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase() { sandbox.reset(); }
    void the_addresses_of_a_sandbox();
    void what_is_stuck_is_listed();
    void a_plan_is_made_and_nothing_is_settled();
    void every_row_of_the_verdict_table_occurs();
    void the_plan_is_applied();
    void what_was_settled_is_what_the_gateway_did();
    void every_row_that_is_left_has_a_reason();
    void the_same_apply_again_changes_nothing();
    void another_reason_is_the_same_write();
    void a_second_plan_settles_nothing_new();

private:
    json m_first;
};

void TestMainJob::initTestCase()
{
    sandbox = std::make_unique<RunningSandbox>(3'000, 200);
}

void TestMainJob::the_addresses_of_a_sandbox()
{
    for (const char* name : {"uri", "owner_uri", "gateway_url", "merchant_url", "dir"})
        QVERIFY2(!sandbox->address(name).isEmpty(), name);
    QCOMPARE(value(*sandbox, "select rolsuper::text from pg_roles where rolname = 'ichido_ops'"), std::string("false"));
    QCOMPARE(value(*sandbox, "select pg_get_userbyid(datdba)::text from pg_database where datname = 'ichido'"),
             std::string("ichido_owner"));
}

void TestMainJob::what_is_stuck_is_listed()
{
    const Ended listed = sandbox->run({QStringLiteral("requests"), QStringLiteral("list"), QStringLiteral("--query"),
                                       QStringLiteral("status:processing age:>10m"), QStringLiteral("--format"),
                                       QStringLiteral("json")});
    QCOMPARE(listed.code, 0);
    const json rows = listed.json();
    QVERIFY(rows.is_array());
    QCOMPARE(static_cast<std::int64_t>(rows.size()),
             number(*sandbox, "select count(*) from payment_requests where status = '처리중'"
                              " and created_at < now() - interval '10 min'"));
    std::string older;
    for (const json& row : rows) {
        QCOMPARE(row.at("status").get<std::string>(), std::string("processing"));
        QVERIFY(row.at("created_at").get<std::string>() >= older); // oldest first
        older = row.at("created_at").get<std::string>();
    }
}

void TestMainJob::a_plan_is_made_and_nothing_is_settled()
{
    const Ended planned =
        sandbox->run({QStringLiteral("recover"), QStringLiteral("plan"), QStringLiteral("--output"),
                      QStringLiteral("plan.jsonl"), QStringLiteral("--format"), QStringLiteral("json")});
    QVERIFY2(planned.code == 0, planned.err.constData());
    QCOMPARE(planned.json().at("lines").get<int>(), 200);
    QCOMPARE(number(*sandbox, "select count(*) from payment_requests where status = '처리중'"), std::int64_t{200});
    QVERIFY(each_settle_audited_once(*sandbox, 0));
    QCOMPARE(QFile(sandbox->folder() + QStringLiteral("/plan.jsonl")).permissions() &
                 (QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther),
             QFile::Permissions());
    std::set<std::string> commands;
    for (const json& line : lines_of(sandbox->folder() + QStringLiteral("/plan.jsonl")))
        if (line.contains("command"))
            commands.insert(line.at("command").get<std::string>());
    QCOMPARE(commands.size(), std::size_t{200});
}

void TestMainJob::every_row_of_the_verdict_table_occurs()
{
    const auto reasons = reasons_of_plan();
    // What one look-up can show; the others need time or several look-ups.
    for (const char* reason : {"charged",
                               "charged_after_failed_attempts",
                               "charged_then_partly_refunded",
                               "charged_then_refunded",
                               "refund_not_in_template",
                               "foreign_payment",
                               "amount_differs",
                               "currency_differs",
                               "amount_unreadable",
                               "several_undecided",
                               "several_refund_and_success",
                               "double_charge",
                               "authorized_not_captured",
                               "failed_final",
                               "failed_may_be_retried_late",
                               "failed_retryable",
                               "still_pending",
                               "not_found_early",
                               "not_found_but_referenced",
                               "not_found_beyond_key_window",
                               "gateway_unavailable",
                               "unintelligible_answer",
                               "charged_before_created",
                               "within_grace",
                               "organization_unconfigured"}) {
        const auto found = reasons.find(reason);
        QVERIFY2(found != reasons.end() && found->second >= 3, reason);
    }
}

void TestMainJob::the_plan_is_applied()
{
    const Ended applied = apply();
    QVERIFY2(applied.code == 1, applied.err.constData()); // rows are left for a person
    m_first = applied.json();
    QCOMPARE(m_first.at("lines").get<int>(), 200);
    QCOMPARE(sum_of_parts(m_first), 200);
    QCOMPARE(m_first.at("unknown").get<int>(), 0);
    QCOMPARE(m_first.at("already").get<int>(), 0);
    QVERIFY(m_first.at("settled_completed").get<int>() > 0 && m_first.at("settled_failed").get<int>() > 0);
}

void TestMainJob::what_was_settled_is_what_the_gateway_did()
{
    const int settled = m_first.at("settled_completed").get<int>() + m_first.at("settled_failed").get<int>();
    QVERIFY(each_settle_audited_once(*sandbox, settled));
    QCOMPARE(QByteArray::fromStdString(disagreements(*sandbox)), QByteArray());
    QCOMPARE(number(*sandbox, "select count(*) from payment_requests where status = '처리중'"),
             std::int64_t{200 - settled});
    QCOMPARE(number(*sandbox, "select count(*) from ichido.audit_event where action = 'settle' and reason <> 'outage'"),
             std::int64_t{0});
}

void TestMainJob::every_row_that_is_left_has_a_reason()
{
    std::set<std::string> explained;
    for (const json& line : lines_of(sandbox->folder() + QStringLiteral("/plan.jsonl")))
        if (line.contains("verdict") && !line.at("verdict").at("reason").get<std::string>().empty())
            explained.insert(line.at("intent").at("idem_key").get<std::string>());
    const json left =
        json::parse(value(*sandbox, "select json_agg(idem_key) from payment_requests where status = '처리중'"));
    for (const json& key : left)
        QVERIFY2(explained.count(key.get<std::string>()) == 1, key.get<std::string>().c_str());
}

void TestMainJob::the_same_apply_again_changes_nothing()
{
    const std::string before = written_state(*sandbox);
    const Ended repeated = apply();
    QCOMPARE(repeated.code, 1); // rows are still left for a person
    const json again = repeated.json();
    QCOMPARE(again.at("already").get<int>(),
             m_first.at("settled_completed").get<int>() + m_first.at("settled_failed").get<int>());
    QCOMPARE(again.at("settled_completed").get<int>() + again.at("settled_failed").get<int>(), 0);
    QCOMPARE(again.at("changed").get<int>() + again.at("unknown").get<int>(), 0);
    QCOMPARE(sum_of_parts(again), 200);
    QCOMPARE(written_state(*sandbox), before);
}

void TestMainJob::another_reason_is_the_same_write()
{
    const std::string before = written_state(*sandbox);
    const json again = apply("plan.jsonl", "the outage of 03:00").json();
    QCOMPARE(again.at("already").get<int>(),
             m_first.at("settled_completed").get<int>() + m_first.at("settled_failed").get<int>());
    QCOMPARE(again.at("changed").get<int>(), 0);
    QCOMPARE(written_state(*sandbox), before);
}

void TestMainJob::a_second_plan_settles_nothing_new()
{
    const Ended planned = sandbox->run({QStringLiteral("recover"), QStringLiteral("plan"), QStringLiteral("--output"),
                                        QStringLiteral("second.jsonl")});
    QVERIFY2(planned.code == 0, planned.err.constData());
    const json second = apply("second.jsonl").json();
    QCOMPARE(second.at("settled_completed").get<int>() + second.at("settled_failed").get<int>(), 0);
    QCOMPARE(second.at("already").get<int>(), 0); // what is final is no longer planned
    QCOMPARE(QByteArray::fromStdString(disagreements(*sandbox)), QByteArray());
}

QTEST_GUILESS_MAIN(TestMainJob)
#include "tst_main_job.moc"
