// What a person reads of a plan's lines.
#include "app/ctl/verdict_counts.h"

#include <QtTest>

using namespace ichido;

namespace {

PlanLine line(Reason reason, bool alarm, int n)
{
    PlanLine one;
    one.intent.request.org = OrgId{n};
    one.intent.request.key.bytes[15] = static_cast<std::uint8_t>(n);
    one.organization_name = "Acme Books";
    one.verdict.kind = VerdictKind::person;
    one.verdict.reason = reason;
    one.verdict.alarm = alarm;
    return one;
}

} // namespace

class TestVerdictLists : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void alarms_come_first();
    void a_long_list_ends_with_how_many_more();
};

void TestVerdictLists::alarms_come_first()
{
    // In the order of the reasons the alarm would be last.
    const std::string text = ctl::lines_for_a_person(
        {line(Reason::amount_differs, false, 1), line(Reason::not_found_but_referenced, true, 2)});
    const auto alarm = text.find("ALARM");
    const auto amount = text.find("another amount");
    QVERIFY(alarm != std::string::npos && amount != std::string::npos);
    QVERIFY(alarm < amount);
}

void TestVerdictLists::a_long_list_ends_with_how_many_more()
{
    std::vector<PlanLine> lines;
    for (int n = 1; n <= 25; ++n)
        lines.push_back(line(Reason::amount_differs, false, n));
    const QString text = QString::fromStdString(ctl::lines_for_a_person(lines));
    QCOMPARE(text.count(QStringLiteral("Acme Books")), 20);
    QVERIFY(text.contains(QStringLiteral("… and 5 more")));
    lines.resize(20);
    QVERIFY(!QString::fromStdString(ctl::lines_for_a_person(lines)).contains(QStringLiteral("more\n")));
}

QTEST_APPLESS_MAIN(TestVerdictLists)
#include "tst_verdict_lists.moc"
