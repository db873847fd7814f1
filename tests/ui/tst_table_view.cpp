// The table: whole texts on hover, copying, keys, columns, and markup that is no markup.
#include "models/table_model.h"
#include "tests/ui/plain_tip.h"
#include "ui/theme/theme.h"
#include "ui/widgets/table_view.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

#include <vector>

using namespace ichido;
using namespace ichido::test;

namespace {

const QString markup = QStringLiteral("<b>x</b> & <i>y</i>");

struct Cell {
    QString shown;
    QString whole = {}; ///< empty: the same
    QString why = {};
    Tone tone = Tone::plain;
    bool fixed = false;
};

class CellModel final : public TableModel {
public:
    std::vector<std::vector<Cell>> rows;

    void tell()
    {
        beginResetModel();
        endResetModel();
    }

protected:
    [[nodiscard]] int row_count() const override { return static_cast<int>(rows.size()); }
    [[nodiscard]] int column_count() const override { return 2; }
    [[nodiscard]] QString title(int column) const override
    {
        return column == 0 ? QStringLiteral("One") : QStringLiteral("Two");
    }
    [[nodiscard]] QString text(int row, int column) const override { return at(row, column).shown; }
    [[nodiscard]] QString full_text(int row, int column) const override
    {
        return at(row, column).whole.isEmpty() ? at(row, column).shown : at(row, column).whole;
    }
    [[nodiscard]] QString explanation(int row, int column) const override { return at(row, column).why; }
    [[nodiscard]] Tone tone(int row, int column) const override { return at(row, column).tone; }
    [[nodiscard]] bool fixed_width(int) const override { return false; }

private:
    [[nodiscard]] const Cell& at(int row, int column) const
    {
        return rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    }
};

} // namespace

class TestTableView final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void a_cut_cell_has_its_whole_text_and_no_other_has_one_data();
    void a_cut_cell_has_its_whole_text_and_no_other_has_one();
    void a_cut_cell_that_is_explained_has_both();
    void a_shortened_key_is_whole_in_its_tip();
    void markup_is_drawn_as_text();
    void copying_takes_whole_texts();
    void copying_nothing_keeps_the_clipboard();
    void return_activates_once_for_each_press();
    void a_double_click_activates();
    void tab_leaves_the_table();
    void columns_fit_what_they_hold();
    void a_message_stands_where_rows_would();

private:
    void show(std::vector<std::vector<Cell>> rows);
    [[nodiscard]] QString tip(int row, int column) const;

    Theme m_theme{*qApp};
    CellModel m_model;
    TableView* m_view = nullptr;
};

void TestTableView::init()
{
    m_model.rows.clear();
    m_view = new TableView(m_theme);
    m_view->setModel(&m_model);
    m_view->resize(600, 300);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowActive(m_view));
}

void TestTableView::cleanup()
{
    delete m_view;
}

void TestTableView::show(std::vector<std::vector<Cell>> rows)
{
    m_model.rows = std::move(rows);
    m_model.tell();
    m_view->fit_columns();
}

QString TestTableView::tip(int row, int column) const
{
    return tip_at(*m_view->viewport(), m_view->visualRect(m_model.index(row, column)).center());
}

void TestTableView::a_cut_cell_has_its_whole_text_and_no_other_has_one_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Tone>("tone");
    QTest::newRow("plain") << QStringLiteral("A name that takes some room") << Tone::plain;
    QTest::newRow("muted") << QStringLiteral("A name that takes some room") << Tone::muted;
    QTest::newRow("pill") << QStringLiteral("processing since long ago") << Tone::processing;
    QTest::newRow("japanese") << QStringLiteral("とても長い組織の名前") << Tone::plain;
    QTest::newRow("markup") << markup << Tone::plain;
    QTest::newRow("markup in a pill") << markup << Tone::person;
}

/// What is drawn is the witness: a cell is cut where it differs from the same cell with more room.
void TestTableView::a_cut_cell_has_its_whole_text_and_no_other_has_one()
{
    QFETCH(QString, text);
    QFETCH(Tone, tone);
    show({{{text, {}, {}, tone}, {QStringLiteral("2")}}});
    const QModelIndex index = m_model.index(0, 0);
    const int fits = m_view->itemDelegate()->sizeHint({}, index).width();
    const auto drawn = [&](int width) {
        QStyleOptionViewItem option;
        option.initFrom(m_view);
        option.widget = m_view;
        option.state = QStyle::State_Enabled;
        option.rect = QRect(0, 0, width, 30);
        QImage image(fits + 60, 30, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        m_view->itemDelegate()->paint(&painter, option, index);
        painter.end();
        // The text's middle rows; a pill's end and the row's line depend on the width.
        return image.copy(0, 4, fits - 16, 22);
    };
    int cuts = 0;
    for (int width = fits + 20; width >= fits - 20; --width) {
        m_view->setColumnWidth(0, width);
        const bool cut = drawn(width) != drawn(fits + 40);
        cuts += cut;
        const QString wanted = cut ? text : QString();
        QVERIFY2(tip(0, 0) == wanted,
                 qPrintable(QStringLiteral("%1 of %2 px: %3").arg(width).arg(fits).arg(tip(0, 0))));
    }
    QVERIFY(cuts > 5 && cuts < 35);
}

void TestTableView::a_cut_cell_that_is_explained_has_both()
{
    const QString text = QStringLiteral("A name that takes some room");
    show({{{text, {}, QStringLiteral("Because of it.")}, {QStringLiteral("2")}}});
    QCOMPARE(tip(0, 0), QStringLiteral("Because of it."));
    m_view->setColumnWidth(0, 60);
    QCOMPARE(tip(0, 0), text + QStringLiteral("\nBecause of it."));
}

void TestTableView::a_shortened_key_is_whole_in_its_tip()
{
    show({{{QStringLiteral("0123…cdef"), QStringLiteral("0123456789abcdef")}, {QStringLiteral("2")}}});
    QCOMPARE(tip(0, 0), QStringLiteral("0123456789abcdef"));
    m_view->setColumnWidth(0, 50); // cut as well: the whole is enough
    QCOMPARE(tip(0, 0), QStringLiteral("0123456789abcdef"));
}

void TestTableView::markup_is_drawn_as_text()
{
    show({{{QStringLiteral("s"), markup, markup}, {markup}}});
    QCOMPARE(tip(0, 0), markup + QLatin1Char('\n') + markup);
    const int wide = m_view->columnWidth(1);
    QVERIFY(m_view->itemDelegate()->sizeHint({}, m_model.index(0, 1)).width() >
            m_view->fontMetrics().horizontalAdvance(markup));
    show({{{QStringLiteral("s")}, {QStringLiteral("x & y")}}});
    QVERIFY(m_view->itemDelegate()->sizeHint({}, m_model.index(0, 1)).width() < wide);
    m_view->show_message(markup);
    QCOMPARE(m_view->message(), markup);
}

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
