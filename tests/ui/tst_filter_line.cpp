// The filter's line: when it is applied, and where and why it is wrong.
#include "models/query_sentences.h"
#include "tests/ui/filter_bar_test.h"

#include <QSignalSpy>
#include <QToolButton>

using namespace ichido;
using namespace ichido::test;

class TestFilterLine final : public FilterBarTest {
    Q_OBJECT

private Q_SLOTS:
    void init() { set_up(); }
    void cleanup() { m_bar.reset(); }
    void typing_is_applied_after_a_pause();
    void return_applies_at_once_and_once();
    void the_same_meaning_is_not_told_again();
    void a_wrong_line_keeps_the_query_and_says_where_and_why_data();
    void a_wrong_line_keeps_the_query_and_says_where_and_why();
    void the_reason_speaks_the_language();
    void clearing_shows_everything();
};

void TestFilterLine::typing_is_applied_after_a_pause()
{
    QSignalSpy changed(m_bar.get(), &FilterBar::query_changed);
    QTest::keyClicks(m_line, QStringLiteral("status:failed"));
    QCOMPARE(changed.size(), 0); // not for each letter
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(m_bar->query().statuses, std::vector{RequestStatus::failed});
    QCOMPARE(chosen(QStringLiteral("Status")), QStringLiteral("failed"));
}

void TestFilterLine::return_applies_at_once_and_once()
{
    QSignalSpy changed(m_bar.get(), &FilterBar::query_changed);
    QTest::keyClicks(m_line, QStringLiteral("order:12"));
    QTest::keyClick(m_line, Qt::Key_Return);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(m_bar->query().order_id, std::optional<std::int64_t>(12));
    QTest::keyClick(m_line, Qt::Key_Return);
    QVERIFY(!QTest::qWaitFor([&changed] { return changed.size() > 1; }, 500)); // nor after the pause
}

void TestFilterLine::the_same_meaning_is_not_told_again()
{
    m_bar->set_text(QStringLiteral("status:failed"));
    QSignalSpy changed(m_bar.get(), &FilterBar::query_changed);
    m_bar->set_text(QStringLiteral("  status:\"failed\" "));
    QCOMPARE(changed.size(), 0);
}

void TestFilterLine::a_wrong_line_keeps_the_query_and_says_where_and_why_data()
{
    QTest::addColumn<QString>("where");
    QTest::newRow("stuk:yes") << QStringLiteral("stuk");
    QTest::newRow("order:12 status:done") << QStringLiteral("done");
    QTest::newRow("nothing") << QStringLiteral("nothing");
    QTest::newRow("key:<b>x</b>") << QStringLiteral("<b>x</b>");
    QTest::newRow("age:10") << QStringLiteral("10");
    QTest::newRow("org:\"Acme") << QStringLiteral("\"");
    QTest::newRow("\xE6\xB1\xBA\xE6\xB8\x88:1 order:1") << QStringLiteral("決済");
}

void TestFilterLine::a_wrong_line_keeps_the_query_and_says_where_and_why()
{
    QFETCH(QString, where);
    m_bar->set_text(QStringLiteral("order:12"));
    const Query before = m_bar->query();
    QSignalSpy changed(m_bar.get(), &FilterBar::query_changed);
    const QString line = QString::fromUtf8(QTest::currentDataTag());
    m_bar->set_text(line);
    QCOMPARE(changed.size(), 0);
    QCOMPARE(m_bar->query(), before);
    QCOMPARE(m_bar->text(), line); // to be mended, not taken away
    QVERIFY(m_error->isVisible());
    QVERIFY2(m_error->whole_text().contains(QStringLiteral("“%1").arg(where)), qPrintable(m_error->whole_text()));
    QVERIFY(m_error->whole_text().contains(query_sentence(parse_query(line.toStdString()).error())));
    QVERIFY(m_error->textFormat() == Qt::PlainText);
    QCOMPARE(m_error->palette().color(QPalette::WindowText), tint(m_theme.tokens(), Tone::ten_times).text);
    m_bar->set_text(QStringLiteral("order:13"));
    QVERIFY(!m_error->isVisible());
    QCOMPARE(changed.size(), 1);
}

void TestFilterLine::the_reason_speaks_the_language()
{
    m_bar->set_text(QStringLiteral("stuk:yes"));
    const QString english = m_error->whole_text();
    QVERIFY(install_language(*qApp, QStringLiteral("ja")));
    QTRY_VERIFY(m_error->whole_text() != english);
    QVERIFY(m_error->isVisible());
    QVERIFY(m_error->whole_text().contains(query_sentence(parse_query("stuk:yes").error())));
}

void TestFilterLine::clearing_shows_everything()
{
    m_bar->set_text(QStringLiteral("status:failed stuck:yes"));
    QSignalSpy changed(m_bar.get(), &FilterBar::query_changed);
    auto* clear = m_line->findChild<QToolButton*>();
    QVERIFY(clear);
    QVERIFY(!clear->accessibleName().isEmpty());
    QTRY_VERIFY(clear->isVisible());
    clear->click();
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(m_bar->query(), Query{});
    QCOMPARE(chosen(QStringLiteral("Status")), QString());
    QVERIFY(!m_stuck->isChecked());
    m_bar->set_text(QStringLiteral("stuk:yes")); // what is wrong can be cleared as well
    clear->click();
    QTRY_VERIFY(!m_error->isVisible());
    QCOMPARE(changed.size(), 1);
}

QTEST_MAIN(TestFilterLine)
#include "tst_filter_line.moc"
