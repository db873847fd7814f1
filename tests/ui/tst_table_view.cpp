// The table: copying, keys, columns, and what stands where rows would.
#include "tests/ui/cell_test.h"

#include <QClipboard>
#include <QSignalSpy>

using namespace ichido;
using namespace ichido::test;

class TestTableView final : public CellTest {
    Q_OBJECT

private Q_SLOTS:
    void init() { set_up(); }
    void cleanup() { tear_down(); }
    void copying_takes_whole_texts();
    void copying_nothing_keeps_the_clipboard();
    void return_activates_once_for_each_press();
    void a_double_click_activates();
    void tab_leaves_the_table();
    void columns_fit_what_they_hold();
    void a_moved_column_stays_in_another_theme();
    void a_message_stands_where_rows_would();
};

void TestTableView::copying_takes_whole_texts()
{
    show({{{QStringLiteral("0…f"), QStringLiteral("0123")}, {QStringLiteral("a\tb\nc")}},
          {{QStringLiteral("second")}, {QStringLiteral("left out")}},
          {{QStringLiteral("third")}, {markup}}});
    m_view->setFocus();
    // The order of the rows, not that in which they were chosen.
    m_view->selectionModel()->select(m_model.index(2, 0), QItemSelectionModel::Select | QItemSelectionModel::Rows);
    m_view->selectionModel()->select(m_model.index(0, 0), QItemSelectionModel::Select | QItemSelectionModel::Rows);
    QTest::keySequence(m_view, QKeySequence::Copy);
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("0123\ta b c\nthird\t") + markup);
}

void TestTableView::copying_nothing_keeps_the_clipboard()
{
    QGuiApplication::clipboard()->setText(QStringLiteral("kept"));
    show({{{QStringLiteral("1")}, {QStringLiteral("2")}}});
    QTest::keySequence(m_view, QKeySequence::Copy);
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("kept"));
}

void TestTableView::return_activates_once_for_each_press()
{
    show({{{QStringLiteral("1")}, {QStringLiteral("2")}}, {{QStringLiteral("3")}, {QStringLiteral("4")}}});
    QSignalSpy activated(m_view, &TableView::activated_row);
    QTest::keyClick(m_view, Qt::Key_Return); // there is no current row
    QCOMPARE(activated.size(), 0);
    m_view->setCurrentIndex(m_model.index(1, 0));
    QTest::keyClick(m_view, Qt::Key_Return);
    QCOMPARE(activated.size(), 1);
    QCOMPARE(activated.last().first().toModelIndex().row(), 1);
    for (int i = 0; i < 3; ++i) { // held down
        QKeyEvent again(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QStringLiteral("\r"), true);
        QCoreApplication::sendEvent(m_view, &again);
    }
    QCOMPARE(activated.size(), 1);
    QTest::keyClick(m_view, Qt::Key_Enter);
    QCOMPARE(activated.size(), 2);
    QTest::keyClick(m_view, Qt::Key_Return, Qt::ControlModifier); // belongs to somebody else
    QCOMPARE(activated.size(), 2);
}

void TestTableView::a_double_click_activates()
{
    show({{{QStringLiteral("1")}, {QStringLiteral("2")}}});
    QSignalSpy activated(m_view, &TableView::activated_row);
    const QPoint cell = m_view->visualRect(m_model.index(0, 1)).center();
    QTest::mouseDClick(m_view->viewport(), Qt::LeftButton, {}, cell);
    QCOMPARE(activated.size(), 1);
    QTest::mouseDClick(m_view->viewport(), Qt::LeftButton, {}, QPoint(cell.x(), 250)); // below the rows
    QCOMPARE(activated.size(), 1);
}

void TestTableView::tab_leaves_the_table()
{
    QWidget window;
    auto* first = new TableView(m_theme, &window);
    auto* second = new TableView(m_theme, &window);
    first->setModel(&m_model);
    show({{{QStringLiteral("1")}, {QStringLiteral("2")}}});
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    first->setFocus();
    first->setCurrentIndex(m_model.index(0, 0));
    QTest::keyClick(first, Qt::Key_Tab);
    QCOMPARE(window.focusWidget(), second);
}

void TestTableView::columns_fit_what_they_hold()
{
    show({{{QStringLiteral("a value that is longer than its title")}, {QStringLiteral("2")}}});
    QVERIFY(m_view->columnWidth(0) >= m_view->itemDelegate()->sizeHint({}, m_model.index(0, 0)).width());
    show({{{QString(2'000, QLatin1Char('m'))}, {QStringLiteral("2")}}});
    QVERIFY(m_view->columnWidth(0) < 500); // one cell does not push the others out
    show({{{QStringLiteral("1")}, {QStringLiteral("2")}}});
    QVERIFY(m_view->columnWidth(0) > m_view->fontMetrics().horizontalAdvance(QStringLiteral("One")));
}

void TestTableView::a_moved_column_stays_in_another_theme()
{
    show({{{QStringLiteral("1")}, {QStringLiteral("2")}}});
    m_view->setColumnWidth(0, 211);
    m_theme.choose(ThemeChoice::dark);
    m_theme.choose(ThemeChoice::light);
    QCOMPARE(m_view->columnWidth(0), 211);
    m_theme.use_language(QStringLiteral("ko")); // other glyphs, other widths
    QVERIFY(m_view->columnWidth(0) != 211);
    m_theme.use_language(QStringLiteral("en"));
}

void TestTableView::a_message_stands_where_rows_would()
{
    const QImage empty = m_view->grab().toImage();
    m_view->show_message(QStringLiteral("Nothing is stuck."), QStringLiteral("check"));
    QCOMPARE(m_view->accessibleDescription(), QStringLiteral("Nothing is stuck."));
    QVERIFY(m_view->grab().toImage() != empty);
    m_view->show_message({});
    QCOMPARE(m_view->grab().toImage(), empty);
    QVERIFY(m_view->accessibleDescription().isEmpty());
}

QTEST_MAIN(TestTableView)
#include "tst_table_view.moc"
