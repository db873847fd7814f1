// The palette: what a few letters find, and that nothing is done twice or by mistake.
#include "tests/ui/palette_test.h"
#include "tests/ui/plain_tip.h"

#include <QSignalSpy>

using namespace ichido;
using namespace ichido::test;

class TestCommandPalette final : public PaletteTest {
    Q_OBJECT

private Q_SLOTS:
    void init() { set_up(); }
    void cleanup() { tear_down(); }
    void letters_in_their_order_find_an_action_data();
    void letters_in_their_order_find_an_action();
    void return_triggers_once();
    void a_held_return_triggers_once();
    void what_is_disabled_cannot_be_chosen();
    void what_is_disabled_says_why();
    void up_and_down_skip_what_is_disabled();
    void a_double_click_chooses();
    void an_action_that_is_gone_is_not_done();
    void return_without_a_match_does_nothing();

private:
    /// Of the list, line by line.
    [[nodiscard]] QStringList lines() const;
};

QStringList TestCommandPalette::lines() const
{
    QStringList texts;
    for (int row = 0; row < m_list->count(); ++row)
        texts << m_list->item(row)->text();
    return texts;
}

void TestCommandPalette::letters_in_their_order_find_an_action_data()
{
    QTest::addColumn<bool>("found");
    QTest::newRow("") << true;
    QTest::newRow("Ask about the selected") << true;
    QTest::newRow("asel") << true;
    QTest::newRow("ASEL") << true;
    QTest::newRow("a s e l") << true;
    QTest::newRow("selected") << true;
    QTest::newRow("dd") << false;  // each letter of its own
    QTest::newRow("les") << false; // in this order
    QTest::newRow("asz") << false;
}

void TestCommandPalette::letters_in_their_order_find_an_action()
{
    QFETCH(bool, found);
    add(QStringLiteral("Ask about the selected"));
    open();
    m_line->setText(QString::fromLatin1(QTest::currentDataTag()));
    QCOMPARE(lines().contains(QStringLiteral("Ask about the selected")), found);
    QCOMPARE(m_list->currentRow(), found ? 0 : -1);
}

void TestCommandPalette::return_triggers_once()
{
    QSignalSpy one(add(QStringLiteral("Make a plan")), &QAction::triggered);
    QSignalSpy other(add(QStringLiteral("Quit")), &QAction::triggered);
    open();
    QTest::keyClicks(m_line, QStringLiteral("plan"));
    QTest::keyClick(m_line, Qt::Key_Return);
    QCOMPARE(one.size(), 1);
    QCOMPARE(other.size(), 0);
    QTRY_VERIFY(m_palette.isNull());
    QCOMPARE(one.size(), 1);
}

void TestCommandPalette::a_held_return_triggers_once()
{
    QSignalSpy one(add(QStringLiteral("Make a plan")), &QAction::triggered);
    open();
    for (int i = 0; i < 4 && m_palette; ++i) {
        QKeyEvent press(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QStringLiteral("\r"), i > 0);
        QCoreApplication::sendEvent(m_line, &press);
    }
    QCOMPARE(one.size(), 1);
}

void TestCommandPalette::what_is_disabled_cannot_be_chosen()
{
    QAction* action = add(QStringLiteral("Settle what the plan says"), false);
    QSignalSpy done(action, &QAction::triggered);
    open();
    QCOMPARE(m_list->count(), 1);
    QCOMPARE(m_list->currentRow(), -1);
    QTest::keyClick(m_line, Qt::Key_Return);
    QVERIFY(m_palette && m_palette->isVisible());
    m_list->setFocus();
    QTest::keyClick(m_list, Qt::Key_Down);
    QTest::keyClick(m_list, Qt::Key_Return);
    QTest::mouseDClick(m_list->viewport(), Qt::LeftButton, {}, m_list->visualItemRect(m_list->item(0)).center());
    m_list->setCurrentRow(0); // even so
    QTest::keyClick(m_line, Qt::Key_Return);
    QVERIFY(m_palette && m_palette->isVisible());
    QCOMPARE(done.size(), 0);
}

void TestCommandPalette::what_is_disabled_says_why()
{
    QAction* action = add(QStringLiteral("Settle"), false);
    action->setToolTip(QStringLiteral("<b>Connect</b> first."));
    add(QStringLiteral("Quit"));
    open();
    QVERIFY(lines().first().startsWith(QLatin1String("Settle")));
    QVERIFY(lines().first() != QLatin1String("Settle")); // not by colour alone
    QCOMPARE(lines().last(), QStringLiteral("Quit"));
    QCOMPARE(read_tip(m_list->item(0)->toolTip()), QStringLiteral("<b>Connect</b> first."));
    QCOMPARE(m_list->item(1)->toolTip(), QString());
}

void TestCommandPalette::up_and_down_skip_what_is_disabled()
{
    add(QStringLiteral("0"), false);
    add(QStringLiteral("1"));
    add(QStringLiteral("2"), false);
    add(QStringLiteral("3"), false);
    QSignalSpy last(add(QStringLiteral("4")), &QAction::triggered);
    add(QStringLiteral("5"), false);
    open();
    QCOMPARE(m_list->currentRow(), 1);
    QTest::keyClick(m_line, Qt::Key_Up);
    QCOMPARE(m_list->currentRow(), 1);
    QTest::keyClick(m_line, Qt::Key_Down);
    QCOMPARE(m_list->currentRow(), 4);
    QTest::keyClick(m_line, Qt::Key_Down);
    QCOMPARE(m_list->currentRow(), 4);
    QTest::keyClick(m_line, Qt::Key_Up);
    QCOMPARE(m_list->currentRow(), 1);
    QTest::keyClick(m_line, Qt::Key_Down);
    QTest::keyClick(m_line, Qt::Key_Return);
    QCOMPARE(last.size(), 1);
}

void TestCommandPalette::a_double_click_chooses()
{
    QSignalSpy done(add(QStringLiteral("Quit")), &QAction::triggered);
    open();
    const QPoint item = m_list->visualItemRect(m_list->item(0)).center();
    QTest::mouseClick(m_list->viewport(), Qt::LeftButton, {}, item);
    QCOMPARE(done.size(), 0);
    QTest::mouseDClick(m_list->viewport(), Qt::LeftButton, {}, item);
    QCOMPARE(done.size(), 1);
}

void TestCommandPalette::an_action_that_is_gone_is_not_done()
{
    delete add(QStringLiteral("gone before"));
    QAction* action = add(QStringLiteral("gone meanwhile"));
    m_actions.removeFirst();
    open();
    delete action;
    QTest::keyClick(m_line, Qt::Key_Return);
    QTRY_VERIFY(m_palette.isNull());
}

void TestCommandPalette::return_without_a_match_does_nothing()
{
    QSignalSpy done(add(QStringLiteral("Quit")), &QAction::triggered);
    open();
    m_line->setText(QStringLiteral("zzz"));
    QTest::keyClick(m_line, Qt::Key_Return);
    QVERIFY(m_palette && m_palette->isVisible());
    QCOMPARE(done.size(), 0);
    QTest::keyClick(m_line, Qt::Key_Escape);
    QTRY_VERIFY(m_palette.isNull());
    QCOMPARE(done.size(), 0);
}

QTEST_MAIN(TestCommandPalette)
#include "tst_command_palette.moc"
