// What stands at the top of a table stays there while rows come and go.
#include "tests/models/keyed_model_for_tests.h"
#include "ui/widgets/keep_place.h"

#include <QApplication>
#include <QHeaderView>
#include <QScrollBar>
#include <QTableView>
#include <QTest>

#include <memory>

using namespace ichido;
using namespace ichido::rows;

namespace {

constexpr int row_height = 30;

/// Numbers from `first` to `last`.
std::vector<NumberRow> rows_from(int first, int last)
{
    std::vector<NumberRow> rows;
    for (int one = first; one <= last; ++one)
        rows.push_back(number_row(one, one));
    return rows;
}

} // namespace

class TestKeepPlace final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void rows_above_do_not_move_what_is_seen_data();
    void rows_above_do_not_move_what_is_seen();
    void the_top_stays_the_top();
    void nothing_moves_where_the_row_is_gone();
    void a_page_above_is_more_than_there_was_to_scroll();
    void an_empty_table_is_left_alone();

private:
    void show(std::vector<NumberRow> rows);
    /// The row at the top and how many pixels of it are scrolled out.
    [[nodiscard]] std::pair<int, int> top() const;

    std::unique_ptr<NumberModel> m_model;
    std::unique_ptr<QTableView> m_view;
};

void TestKeepPlace::init()
{
    m_model = std::make_unique<NumberModel>();
    m_view = std::make_unique<QTableView>();
    m_view->setModel(m_model.get());
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_view->verticalHeader()->setDefaultSectionSize(row_height);
    m_view->resize(400, 300);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

void TestKeepPlace::cleanup()
{
    m_view.reset();
    m_model.reset();
}

void TestKeepPlace::show(std::vector<NumberRow> rows)
{
    m_model->merge(std::move(rows));
    m_view->doItemsLayout(); // as it happens by itself a moment later
}

std::pair<int, int> TestKeepPlace::top() const
{
    const int row = m_view->rowAt(0);
    return {row < 0 ? -1 : m_model->row_at(row).number, -m_view->rowViewportPosition(row)};
}

void TestKeepPlace::rows_above_do_not_move_what_is_seen_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("last");
    QTest::newRow("some come above") << 20 << 150;
    QTest::newRow("some go above") << 60 << 150;
    QTest::newRow("many come above") << 1 << 150;
    QTest::newRow("some go below") << 50 << 110;
    QTest::newRow("nothing happens") << 50 << 150;
}

void TestKeepPlace::rows_above_do_not_move_what_is_seen()
{
    QFETCH(int, first);
    QFETCH(int, last);
    show(rows_from(50, 150));
    m_view->verticalScrollBar()->setValue(20 * row_height + 7);
    const auto before = top();
    QCOMPARE(before, (std::pair{70, 7}));
    KeepPlace place(*m_view);
    place.remember();
    m_model->merge(rows_from(first, last));
    place.restore();
    QCOMPARE(top(), before);
}

/// As far as one can scroll: at the very top the first row is what is kept, too.
void TestKeepPlace::the_top_stays_the_top()
{
    show(rows_from(50, 150));
    KeepPlace place(*m_view);
    place.remember();
    m_model->merge(rows_from(40, 150));
    place.restore();
    QCOMPARE(top(), (std::pair{50, 0}));
}

void TestKeepPlace::nothing_moves_where_the_row_is_gone()
{
    show(rows_from(50, 150));
    m_view->verticalScrollBar()->setValue(5 * row_height);
    KeepPlace place(*m_view);
    place.remember();
    m_model->merge(rows_from(90, 150));
    const int value = m_view->verticalScrollBar()->value();
    place.restore();
    QCOMPARE(m_view->verticalScrollBar()->value(), value);
}

void TestKeepPlace::a_page_above_is_more_than_there_was_to_scroll()
{
    show(rows_from(500, 560));
    m_view->verticalScrollBar()->setValue(row_height + 7);
    KeepPlace place(*m_view);
    place.remember();
    m_model->merge(rows_from(1, 560));
    place.restore();
    QCOMPARE(top(), (std::pair{501, 7}));
    QTRY_COMPARE(m_view->verticalScrollBar()->maximum(), 560 * row_height - m_view->viewport()->height());
    QCOMPARE(top(), (std::pair{501, 7}));
}

void TestKeepPlace::an_empty_table_is_left_alone()
{
    KeepPlace place(*m_view);
    place.remember();
    m_model->merge(rows_from(50, 150));
    place.restore();
    QCOMPARE(m_view->verticalScrollBar()->value(), 0);
    place.remember();
    m_model->clear();
    place.restore();
    QCOMPARE(m_view->verticalScrollBar()->value(), 0);
}

QTEST_MAIN(TestKeepPlace)
#include "tst_keep_place.moc"
