// What is selected stays selected by its key, whatever becomes of its row.
#include "tests/models/keyed_model_for_tests.h"
#include "ui/widgets/key_selection.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

#include <memory>

using namespace ichido;
using namespace ichido::rows;

namespace {

using Keys = std::vector<int>; ///< by their numbers

std::vector<NumberRow> rows_of(const Keys& numbers)
{
    std::vector<NumberRow> rows;
    for (const int one : numbers)
        rows.push_back(number_row(one, 100 - one));
    return rows;
}

} // namespace

class TestKeySelection final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void a_click_selects_and_another_replaces();
    void ctrl_and_shift_add();
    void a_merge_keeps_what_is_selected();
    void sorting_keeps_what_is_selected();
    void a_row_that_goes_stays_selected_and_comes_back_so();
    void paging_on_both_sides_keeps_it();
    void rows_that_come_are_not_selected();
    void ctrl_click_keeps_what_is_not_loaded();
    void a_click_replaces_what_is_not_loaded();
    void a_click_on_nothing_forgets_what_is_not_loaded();
    void a_click_on_the_only_selected_row_forgets_what_is_not_loaded();
    void clearing_forgets_all();
    void everything_is_told_once();

private:
    void click(int number, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    /// What the selection holds, and what the view shows of it.
    [[nodiscard]] Keys selected() const;
    [[nodiscard]] Keys shown() const;
    [[nodiscard]] int row_of(int number) const { return m_model->row_of(number_row(number).request); }

    std::unique_ptr<NumberModel> m_model;
    std::unique_ptr<QTableView> m_view;
    std::unique_ptr<KeySelection> m_selection;
};

void TestKeySelection::init()
{
    m_model = std::make_unique<NumberModel>();
    m_view = std::make_unique<QTableView>();
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setModel(m_model.get());
    m_selection = std::make_unique<KeySelection>(*m_view);
    m_model->merge(rows_of({1, 2, 3, 4, 5, 6}));
    m_view->resize(600, 500);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

void TestKeySelection::cleanup()
{
    m_selection.reset();
    m_view.reset();
    m_model.reset();
}

void TestKeySelection::click(int number, Qt::KeyboardModifiers modifiers)
{
    const QRect cell = m_view->visualRect(m_model->index(row_of(number), 1));
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, modifiers, cell.center());
}

Keys TestKeySelection::selected() const
{
    Keys numbers;
    for (int number = 0; number < 100; ++number) {
        if (m_selection->contains(number_row(number).request))
            numbers.push_back(number);
    }
    // Three ways to say the same.
    if (m_selection->count() != static_cast<int>(numbers.size()) || m_selection->keys().size() != numbers.size())
        numbers.push_back(-1);
    return numbers;
}

Keys TestKeySelection::shown() const
{
    Keys numbers;
    for (int number = 0; number < 100; ++number) {
        const int row = row_of(number);
        if (row >= 0 && m_view->selectionModel()->isRowSelected(row))
            numbers.push_back(number);
    }
    return numbers;
}

void TestKeySelection::a_click_selects_and_another_replaces()
{
    click(3);
    QCOMPARE(selected(), Keys{3});
    click(5);
    QCOMPARE(selected(), Keys{5});
}

void TestKeySelection::ctrl_and_shift_add()
{
    click(3);
    click(5, Qt::ControlModifier);
    QCOMPARE(selected(), (Keys{3, 5}));
    click(3, Qt::ControlModifier);
    QCOMPARE(selected(), Keys{5});
    click(2, Qt::ShiftModifier);
    QCOMPARE(selected(), shown());
    QVERIFY(selected().size() > 1);
}

void TestKeySelection::a_merge_keeps_what_is_selected()
{
    click(3);
    click(5, Qt::ControlModifier);
    m_model->merge(rows_of({9, 5, 8, 3, 1}));
    QCOMPARE(selected(), (Keys{3, 5}));
    QCOMPARE(shown(), (Keys{3, 5}));
}

void TestKeySelection::sorting_keeps_what_is_selected()
{
    click(1);
    click(2, Qt::ControlModifier);
    m_model->sort(NumberModel::number, Qt::AscendingOrder); // turns the order round
    QCOMPARE(row_of(1), 5);
    QCOMPARE(selected(), (Keys{1, 2}));
    QCOMPARE(shown(), (Keys{1, 2}));
}

void TestKeySelection::a_row_that_goes_stays_selected_and_comes_back_so()
{
    click(3);
    click(5, Qt::ControlModifier);
    m_model->merge(rows_of({1, 2, 4, 5, 6}));
    QCOMPARE(selected(), (Keys{3, 5}));
    QCOMPARE(shown(), Keys{5});
    m_model->merge(rows_of({6, 3, 2, 1}));
    QCOMPARE(selected(), (Keys{3, 5}));
    QCOMPARE(shown(), Keys{3});
    m_model->clear();
    QCOMPARE(selected(), (Keys{3, 5}));
    m_model->merge(rows_of({5, 4, 3}));
    QCOMPARE(shown(), (Keys{3, 5}));
}

void TestKeySelection::paging_on_both_sides_keeps_it()
{
    click(1);
    click(6, Qt::ControlModifier);
    m_model->append(rows_of({7, 8}));
    m_model->drop_first(2);
    QCOMPARE(selected(), (Keys{1, 6}));
    m_model->prepend(rows_of({1, 2}));
    m_model->drop_last(4);
    QCOMPARE(selected(), (Keys{1, 6}));
    QCOMPARE(shown(), Keys{1});
}

void TestKeySelection::rows_that_come_are_not_selected()
{
    click(3);
    m_model->prepend(rows_of({7, 8}));
    m_model->append(rows_of({9}));
    QCOMPARE(selected(), Keys{3});
    QCOMPARE(shown(), Keys{3});
}

void TestKeySelection::ctrl_click_keeps_what_is_not_loaded()
{
    click(1);
    m_model->drop_first(1);
    click(4, Qt::ControlModifier);
    QCOMPARE(selected(), (Keys{1, 4}));
    click(4, Qt::ControlModifier);
    QCOMPARE(selected(), Keys{1});
}

void TestKeySelection::a_click_replaces_what_is_not_loaded()
{
    click(1);
    m_model->drop_first(1);
    click(4);
    QCOMPARE(selected(), Keys{4});
    m_model->prepend(rows_of({1}));
    QCOMPARE(shown(), Keys{4});
}

void TestKeySelection::a_click_on_nothing_forgets_what_is_not_loaded()
{
    click(1);
    m_model->drop_first(1);
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, QPoint(500, 400)); // below the last row
    QCOMPARE(selected(), Keys{});
}

/// The view's own selection does not change then.
void TestKeySelection::a_click_on_the_only_selected_row_forgets_what_is_not_loaded()
{
    click(1);
    click(4, Qt::ControlModifier);
    m_model->drop_first(1);
    click(4);
    QCOMPARE(selected(), Keys{4});
}

void TestKeySelection::clearing_forgets_all()
{
    click(1);
    click(4, Qt::ControlModifier);
    m_model->drop_first(1);
    m_selection->clear();
    QCOMPARE(selected(), Keys{});
    QCOMPARE(shown(), Keys{});
    m_model->prepend(rows_of({1}));
    QCOMPARE(shown(), Keys{});
}

void TestKeySelection::everything_is_told_once()
{
    QSignalSpy changed(m_selection.get(), &KeySelection::changed);
    click(3);
    QCOMPARE(changed.size(), 1);
    m_model->merge(rows_of({1, 2}));
    m_model->merge(rows_of({1, 2, 3}));
    m_model->sort(NumberModel::number, Qt::AscendingOrder);
    QCOMPARE(changed.size(), 1); // nothing is selected that was not before
    QTest::keySequence(m_view.get(), QKeySequence::SelectAll);
    QCOMPARE(changed.size(), 2);
    QCOMPARE(selected(), (Keys{1, 2, 3}));
}

QTEST_MAIN(TestKeySelection)
#include "tst_key_selection.moc"
