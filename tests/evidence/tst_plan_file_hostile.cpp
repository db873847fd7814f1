// Files whose digest fits and whose lines were never written by write_plan().
#include "recovery/evidence/plan_file.h"
#include "tests/evidence/plan_samples.h"

#include <QTest>

#include <string>

using namespace ichido;
using namespace ichido::evidence_tests;

namespace {

/// A sealed file of `plan` in which the first `from` behind `after` was made `to`.
void forged(const char* name, const Plan& plan, std::string_view from, std::string_view to, std::string_view after = {})
{
    std::string text = unsealed(write_plan(plan));
    const auto start = text.find(after);
    const auto at = start == std::string::npos ? start : text.find(from, start);
    if (at == std::string::npos)
        qFatal("%s: the sample has nothing of this kind", name);
    QTest::newRow(name) << QByteArray::fromStdString(sealed(text.replace(at, from.size(), to)));
}

void forged(const char* name, const Plan& plan)
{
    QTest::newRow(name) << QByteArray::fromStdString(write_plan(plan));
}

void add_unknown_words(const Plan& plan)
{
    forged("an unknown verdict", plan, R"("kind":"person")", R"("kind":"settle")");
    forged("an empty verdict", plan, R"("kind":"person")", R"("kind":"")");
    forged("an unknown reason", plan, R"("reason":"not_charged")", R"("reason":"because")");
    forged("an unknown status", plan, R"("status":"processing")", R"("status":"done")");
    forged("a status in another language", plan, R"("status":"processing")", "\"status\":\"처리중\"");
    forged("an unknown settled status", plan, R"("status":"completed")", R"("status":"paid")");
    forged("an unknown member", plan, R"("alarm":true)", R"("alarm":true,"force":true)");
    forged("an unknown member of the header", plan, R"("ichido_plan":1)", R"("ichido_plan":1,"mode":"x")");
}

void add_wrong_types(const Plan& plan)
{
    forged("a number as text", plan, R"("org_id":7)", R"("org_id":"7")");
    forged("a text as number", plan, R"("known_reference":"pay_known")", R"("known_reference":7)");
    forged("a truth as number", plan, R"("alarm":true)", R"("alarm":1)");
    forged("a truth as text", plan, R"("alarm":true)", R"("alarm":"true")");
    forged("null for a truth", plan, R"("alarm":true)", R"("alarm":null)");
    forged("null for a text", plan, R"("payment_state":"pending")", R"("payment_state":null)");
    forged("null for a verdict", plan, R"("kind":"person")", R"("kind":null)");
    forged("an array for an order", plan, R"("order":null)", R"("order":[])");
    forged("an empty order", plan, R"("order":null)", R"("order":{})");
    forged("evidence as an object", plan, R"("evidence_ids":[41,42])", R"("evidence_ids":{"a":41})");
    forged("evidence as a number", plan, R"("evidence_ids":[41,42])", R"("evidence_ids":41)");
    forged("evidence as texts", plan, R"("evidence_ids":[41,42])", R"("evidence_ids":["41"])");
    forged("evidence within evidence", plan, R"("evidence_ids":[41,42])", R"("evidence_ids":[[41]])");
    forged("a version as text", plan, R"("ichido_plan":1)", R"("ichido_plan":"1")");
    forged("a version with a fraction", plan, R"("ichido_plan":1)", R"("ichido_plan":1.0)");
}

void add_numbers(const Plan& plan)
{
    const std::string_view org = R"("org_id":7)";
    forged("one beyond 64 bits", plan, org, R"("org_id":9223372036854775808)");
    forged("one below 64 bits", plan, org, R"("org_id":-9223372036854775809)");
    forged("the largest unsigned", plan, org, R"("org_id":18446744073709551615)");
    forged("a number that wraps to 7", plan, org, R"("org_id":18446744073709551623)");
    forged("a fraction", plan, org, R"("org_id":7.5)");
    forged("a fraction of nothing", plan, org, R"("org_id":7.0)");
    forged("an exponent", plan, org, R"("org_id":7e0)");
    forged("minus zero", plan, org, R"("org_id":-0)");
    forged("overflow", plan, org, R"("org_id":1e999)");
    forged("evidence beyond 64 bits", plan, "[41,42]", "[41,18446744073709551658]");
    forged("an amount beyond 64 bits", plan, R"("minor":1200)", R"("minor":9223372036854775808)");
}

void add_ids_and_times(const Plan& plan)
{
    const std::string_view time = R"("created_at":"2026-11-30T14:03:22.000002Z")";
    forged("a command cut", plan, "c0000000-0000-0000-0000-000000000001", "c0000000-0000-0000-0000-00000000001");
    forged("a command in upper case", plan, "c0000000", "C0000000");
    forged("a command in braces", plan, R"("c0000000-0000-0000-0000-000000000001")",
           R"("{c0000000-0000-0000-0000-000000000001}")");
    forged("a key with a byte behind", plan, R"(a0000000-0000-0000-0000-000000000001")",
           R"(a0000000-0000-0000-0000-000000000001 ")");
    forged("a short digest", plan, R"("request_sha":"ed70)", R"("request_sha":"ed)");
    forged("a digest in upper case", plan, R"("request_sha":"ed70)", R"("request_sha":"ED70)");
    forged("a time with an offset", plan, time, R"("created_at":"2026-11-30T23:03:22.000002+09:00")");
    forged("a time in milliseconds", plan, time, R"("created_at":"2026-11-30T14:03:22.000Z")");
    forged("a time in nanoseconds", plan, time, R"("created_at":"2026-11-30T14:03:22.000002999Z")");
    forged("the 31st of November", plan, time, R"("created_at":"2026-11-31T14:03:22.000002Z")");
    forged("a leap second", plan, time, R"("created_at":"2026-11-30T23:59:60.000002Z")");
    forged("a time as number", plan, time, R"("created_at":1764511402)");
    forged("no time", plan, time, R"("created_at":null)");
}

void add_spellings(const Plan& plan)
{
    forged("a member gone", plan, R"("alarm":true,)", "");
    forged("a member twice", plan, R"("alarm":true)", R"("alarm":true,"alarm":true)");
    forged("a member twice, the first one hidden", plan, R"("kind":"person")", R"("kind":"wait","kind":"person")");
    forged("members in another order", plan, R"("alarm":true,"propose_refund":true)",
           R"("propose_refund":true,"alarm":true)");
    forged("a space", plan, R"("alarm":true)", R"("alarm": true)");
    forged("a tab at the end of a line", plan, "}\n", "}\t\n");
    forged("an escape that is not needed", plan, R"("pay_known")", R"("\u0070ay_known")");
    forged("a lone surrogate", plan, R"("pay_known")", R"("\ud800")");
    forged("no UTF-8", plan, "pay_known", "pay_\xFFknown");
    forged("a NUL", plan, "pay_known", std::string_view("pay_\0known", 10));
    forged("a NUL behind an object", plan, "}\n", std::string_view("}\0\n", 3));
    forged("an object behind an object", plan, "}\n", "}{}\n");
    forged("a comment", plan, R"("alarm":true)", R"("alarm":/**/true)");
    forged("an empty line", plan, "\n", "\n\n");
    forged("an array", plan, "\n", "\n[]\n");
    forged("null", plan, "\n", "\nnull\n");
    forged("100,000 levels", plan, "\n", '\n' + std::string(100'000, '[') + '\n');
    forged("100,000 levels, closed", plan, R"("order":null)",
           R"("order":)" + std::string(100'000, '[') + std::string(100'000, ']'));
    forged("100,000 levels in the header", plan, R"("ichido_plan":1)",
           R"("ichido_plan":1,"x":)" + std::string(100'000, '[') + std::string(100'000, ']'));
}

void add_contradictions(const Plan& plan)
{
    Plan other = plan;
    other.lines[1].command = other.lines[0].command;
    forged("a command twice", other);
    other = plan;
    other.lines[4].intent.request = other.lines[0].intent.request;
    forged("a request twice", other);
    other = plan;
    other.lines[0].verdict.settlement.reset();
    forged("completes without a settlement", other);
    other = plan;
    other.lines[1].verdict.settlement.reset();
    forged("fails without a settlement", other);
    other = plan;
    other.lines[0].verdict.evidence_ids.clear();
    forged("completes without evidence", other);
    other = plan;
    other.lines[1].verdict.evidence_ids.clear();
    forged("fails without evidence", other);
    for (const std::size_t line : {2U, 3U, 4U}) {
        other = plan;
        other.lines[line].verdict.settlement = plan.lines[0].verdict.settlement;
        const std::string name = "a settlement for " + std::string(to_word(other.lines[line].verdict.kind));
        forged(name.c_str(), other);
    }
    other = plan;
    other.lines[0].verdict.settlement->status = RequestStatus::failed;
    forged("completes as failed", other);
    other = plan;
    other.lines[1].verdict.settlement->status = RequestStatus::completed;
    forged("fails as completed", other);
    other = plan;
    other.lines[1].verdict.settlement->status = RequestStatus::processing;
    forged("settles as processing", other);
}

} // namespace

class TestPlanFileHostile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void forged_data()
    {
        QTest::addColumn<QByteArray>("file");
        const Plan plan = sample_plan();
        add_unknown_words(plan);
        add_wrong_types(plan);
        add_numbers(plan);
        add_ids_and_times(plan);
        add_spellings(plan);
        add_contradictions(plan);
    }

    void forged()
    {
        QFETCH(const QByteArray, file);
        const auto plan = read_plan(file.toStdString());
        QVERIFY(!plan);
        QVERIFY(plan.error() == (Failure{FailureKind::invalid, "plan.malformed", ""}));
    }

    void the_seal_of_these_tests_fits()
    {
        const std::string file = write_plan(sample_plan());
        QCOMPARE(sealed(unsealed(file)), file);
    }

    void no_plan_at_all_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::newRow("a word") << QByteArray("secret-canary\n");
        QTest::newRow("another object") << QByteArray("{\"password\":\"secret-canary\"}\n");
        QTest::newRow("a table") << QByteArray("org_id,idem_key\n1,secret-canary\n");
        QTest::newRow("zeros") << QByteArray(4096, '\0');
        QTest::newRow("line ends") << QByteArray(4096, '\n');
        QTest::newRow("100,000 levels") << QByteArray(100'000, '[');
        QTest::newRow("100,000 objects") << QByteArray("{\"ichido_plan\":").repeated(100'000) + '\n';
        QTest::newRow("a long line") << QByteArray(10'000'000, 'x');
    }

    void no_plan_at_all()
    {
        QFETCH(const QByteArray, file);
        const auto plan = read_plan(file.toStdString());
        QVERIFY(!plan);
        QVERIFY(plan.error() == (Failure{FailureKind::invalid, "plan.malformed", ""}));
    }
};

QTEST_APPLESS_MAIN(TestPlanFileHostile)
#include "tst_plan_file_hostile.moc"
