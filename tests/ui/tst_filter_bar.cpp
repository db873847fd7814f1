// The filter's line is the truth: choices write into it and show what it says.
#include "tests/models/rows_for_tests.h"
#include "tests/ui/filter_bar_test.h"

#include <QSignalSpy>

using namespace ichido;
using namespace ichido::test;

namespace {

std::map<OrgId, Organization> three_organizations()
{
    return {{OrgId{1}, rows::organization_of(1, "Acme")},
            {OrgId{2}, rows::organization_of(2, "<b>決済</b>\u202Egpj")},
            {OrgId{30}, rows::organization_of(30, "")}};
}

} // namespace

class TestFilterBar final : public FilterBarTest {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        set_up();
        m_bar->set_organizations(three_organizations());
    }
    void cleanup() { m_bar.reset(); }
    void a_choice_writes_into_the_line();
    void a_choice_replaces_and_takes_out();
    void a_choice_leaves_the_rest_as_it_was_written();
    void choices_show_what_the_line_says_data();
    void choices_show_what_the_line_says();
    void a_wrong_line_is_not_contradicted_by_its_choices();
    void organizations_have_name_and_number();
    void another_language_keeps_the_line();

private:
    /// As a person chooses: by the popup's entry.
    void choose(const QString& name, const QString& value) const;
};

void TestFilterBar::choose(const QString& name, const QString& value) const
{
    QComboBox* one = box(name);
    one->setFocus();
    const int wanted = one->findData(value);
    QVERIFY(wanted >= 0);
    while (one->currentIndex() != wanted) {
        const int before = one->currentIndex();
        QTest::keyClick(one, before < wanted ? Qt::Key_Down : Qt::Key_Up);
        QVERIFY(one->currentIndex() != before);
    }
}

void TestFilterBar::a_choice_writes_into_the_line()
{
    QSignalSpy changed(m_bar.get(), &FilterBar::query_changed);
    choose(QStringLiteral("Status"), QStringLiteral("processing"));
    QCOMPARE(m_bar->text(), QStringLiteral("status:processing"));
    QCOMPARE(m_bar->query().statuses, std::vector{RequestStatus::processing});
    QCOMPARE(changed.size(), 1);
    choose(QStringLiteral("Organisation"), QStringLiteral("30"));
    choose(QStringLiteral("Time"), QStringLiteral("<24h"));
    QTest::mouseClick(m_stuck, Qt::LeftButton, {}, QPoint(8, m_stuck->height() / 2));
    QCOMPARE(m_bar->text(), QStringLiteral("status:processing org:30 age:<24h stuck:yes"));
    QCOMPARE(m_bar->query().org, OrgId{30});
    QCOMPARE(m_bar->query().age_under, Duration(std::chrono::hours(24)));
    QVERIFY(m_bar->query().stuck_only);
}

void TestFilterBar::a_choice_replaces_and_takes_out()
{
    m_bar->set_text(QStringLiteral("status:failed age:>10m stuck:yes"));
    choose(QStringLiteral("Status"), QStringLiteral("completed"));
    QCOMPARE(m_bar->text(), QStringLiteral("status:completed age:>10m stuck:yes"));
    choose(QStringLiteral("Status"), QString());
    QCOMPARE(m_bar->text(), QStringLiteral("age:>10m stuck:yes"));
    QTest::keyClick(m_stuck, Qt::Key_Space);
    QCOMPARE(m_bar->text(), QStringLiteral("age:>10m"));
    choose(QStringLiteral("Time"), QString());
    QCOMPARE(m_bar->text(), QString());
    QCOMPARE(m_bar->query(), Query{});
}

void TestFilterBar::a_choice_leaves_the_rest_as_it_was_written()
{
    m_bar->set_text(QStringLiteral("key:3f2a org:\"Acme\"  order:12"));
    choose(QStringLiteral("Status"), QStringLiteral("failed"));
    QCOMPARE(m_bar->text(), QStringLiteral("key:3f2a org:\"Acme\"  order:12 status:failed"));
}

void TestFilterBar::choices_show_what_the_line_says_data()
{
    QTest::addColumn<QString>("organization");
    QTest::addColumn<QString>("status");
    QTest::addColumn<QString>("time");
    QTest::addColumn<bool>("stuck");
    const auto row = [](const char* line, const char* organization, const char* status, const char* time, bool stuck) {
        QTest::newRow(line) << QString::fromLatin1(organization) << QString::fromLatin1(status)
                            << QString::fromLatin1(time) << stuck;
    };
    row("", "", "", "", false);
    row("org:2 status:completed age:<7d stuck:yes", "2", "completed", "<7d", true);
    row("status:\"failed\"", "", "failed", "", false);
    row("status:failed,completed", "", "", "", false); // no choice says that
    row("age:>11m", "", "", "", false);
    row("order:12", "", "", "", false);
}

void TestFilterBar::choices_show_what_the_line_says()
{
    QFETCH(QString, organization);
    QFETCH(QString, status);
    QFETCH(QString, time);
    QFETCH(bool, stuck);
    m_bar->set_text(QStringLiteral("org:1 status:processing age:>10m stuck:yes"));
    m_bar->set_text(QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY(!m_error->isVisible());
    QCOMPARE(chosen(QStringLiteral("Organisation")), organization);
    QCOMPARE(chosen(QStringLiteral("Status")), status);
    QCOMPARE(chosen(QStringLiteral("Time")), time);
    QCOMPARE(m_stuck->isChecked(), stuck);
}

/// A choice that cannot be written into the line must not look as if it were made.
void TestFilterBar::a_wrong_line_is_not_contradicted_by_its_choices()
{
    m_bar->set_text(QStringLiteral("status:failed"));
    m_bar->set_text(QStringLiteral("status:completed org:\"Acme")); // the quote is not closed
    QTest::keyClick(box(QStringLiteral("Time")), Qt::Key_Down);
    QCOMPARE(m_bar->text(), QStringLiteral("status:completed org:\"Acme"));
    QCOMPARE(chosen(QStringLiteral("Time")), QString());
    QTest::keyClick(m_stuck, Qt::Key_Space);
    QVERIFY(!m_stuck->isChecked());
    m_bar->set_text(QStringLiteral("stuk:yes"));
    choose(QStringLiteral("Status"), QStringLiteral("completed"));
    QCOMPARE(m_bar->text(), QStringLiteral("stuk:yes status:completed"));
    QVERIFY(m_error->isVisible());
    QCOMPARE(chosen(QStringLiteral("Status")), QStringLiteral("completed"));
}

void TestFilterBar::organizations_have_name_and_number()
{
    QComboBox* organizations = box(QStringLiteral("Organisation"));
    QStringList texts;
    for (int i = 0; i < organizations->count(); ++i)
        texts << organizations->itemText(i);
    QCOMPARE(texts, (QStringList{QStringLiteral("All organisations"), QStringLiteral("Acme · 1"),
                                 QStringLiteral("<b>決済</b><U+202E>gpj · 2"), QStringLiteral("30")}));
    m_bar->set_text(QStringLiteral("org:30"));
    m_bar->set_organizations({{OrgId{30}, rows::organization_of(30, "New")}}); // read again
    QCOMPARE(organizations->currentText(), QStringLiteral("New · 30"));
    m_bar->set_organizations({});
    QCOMPARE(m_bar->text(), QStringLiteral("org:30"));
    QCOMPARE(m_bar->query().org, OrgId{30});
}

void TestFilterBar::another_language_keeps_the_line()
{
    m_bar->set_text(QStringLiteral("org:2 status:failed age:<1h stuck:yes"));
    QSignalSpy changed(m_bar.get(), &FilterBar::query_changed);
    QVERIFY(install_language(*qApp, QStringLiteral("ko")));
    QTRY_COMPARE(m_stuck->text(), QCoreApplication::translate("ichido::FilterBar", "Stuck only"));
    QVERIFY(m_stuck->text() != QLatin1String("Stuck only"));
    QCOMPARE(m_bar->text(), QStringLiteral("org:2 status:failed age:<1h stuck:yes"));
    const auto boxes = m_bar->findChildren<QComboBox*>();
    QCOMPARE(boxes.size(), 3);
    QStringList values;
    for (const QComboBox* one : boxes)
        values << one->currentData().toString();
    QCOMPARE(values, (QStringList{QStringLiteral("2"), QStringLiteral("failed"), QStringLiteral("<1h")}));
    QVERIFY(m_stuck->isChecked());
    QCOMPARE(changed.size(), 0);
}

QTEST_MAIN(TestFilterBar)
#include "tst_filter_bar.moc"
