// Rows with keys: what is selected stays selected, and views hear of nothing that did not happen.
#include "tests/models/keyed_model_for_tests.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace ichido;
using namespace ichido::rows;

namespace {

using Rows = std::vector<NumberRow>;

Rows rows_of(const NumberModel& model)
{
    return {model.all_rows().begin(), model.all_rows().end()};
}

/// Every signal by which a model tells of a change.
class AllSignals {
public:
    explicit AllSignals(const QAbstractItemModel& model)
        : changed(&model, &QAbstractItemModel::dataChanged)
        , inserted(&model, &QAbstractItemModel::rowsInserted)
        , removed(&model, &QAbstractItemModel::rowsRemoved)
        , layout(&model, &QAbstractItemModel::layoutChanged)
        , moved(&model, &QAbstractItemModel::rowsMoved)
        , reset(&model, &QAbstractItemModel::modelReset)
    {
    }
    [[nodiscard]] qsizetype count() const
    {
        return changed.count() + inserted.count() + removed.count() + layout.count() + moved.count() + reset.count();
    }

    QSignalSpy changed, inserted, removed, layout, moved, reset;
};

} // namespace

class TestKeyedTableSignals final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_selection_stays_on_its_key();
    void the_same_rows_emit_nothing();
    void a_changed_row_is_told_alone();
    void changes_are_told_by_ranges();
    void a_key_twice_is_taken_once();
    void a_known_key_is_replaced_where_it_stands();
    void equal_values_stand_by_key();
    void a_sort_order_outlasts_what_comes();
    void dropping_tells_which_rows();
};

void TestKeyedTableSignals::a_selection_stays_on_its_key()
{
    NumberModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.merge({number_row(1, 10), number_row(2, 30), number_row(3, 20)});
    const QPersistentModelIndex selected = model.index(1, NumberModel::number);
    const QPersistentModelIndex gone = model.index(0, NumberModel::which);
    model.sort(NumberModel::number, Qt::DescendingOrder);
    QCOMPARE(selected.row(), 0);
    QCOMPARE(selected.column(), int(NumberModel::number));
    QCOMPARE(selected.data().toString(), QStringLiteral("30"));
    QCOMPARE(gone.row(), 2);
    // A refresh brings it with another number, between new rows, and without the first.
    model.merge({number_row(4, 40), number_row(2, 15), number_row(5, 5), number_row(3, 20)});
    QCOMPARE(selected.row(), 2);
    QCOMPARE(selected.data().toString(), QStringLiteral("15"));
    QVERIFY(!gone.isValid());
    model.prepend({number_row(6, 50)});
    model.drop_last(1);
    QCOMPARE(selected.row(), 3);
    model.clear();
    QVERIFY(!selected.isValid());
}

void TestKeyedTableSignals::the_same_rows_emit_nothing()
{
    NumberModel model;
    const Rows rows{number_row(1, 1), number_row(2, 2), number_row(3, 3)};
    model.merge(rows);
    const AllSignals all(model);
    model.merge(rows);
    model.append({number_row(2, 2)});
    model.prepend({number_row(3, 3)});
    model.append({});
    model.drop_first(0);
    model.drop_last(0);
    model.change({key_of(1, 99)}, [](NumberRow& row) { row.number = 7; }); // not loaded
    QCOMPARE(all.count(), 0);
    model.sort(NumberModel::number, Qt::AscendingOrder); // as they stand
    model.merge({number_row(3, 3), number_row(1, 1), number_row(2, 2)});
    QCOMPARE(all.count(), 0);
    QCOMPARE(rows_of(model), rows);
    model.clear();
    QCOMPARE(all.removed.count(), 1);
    model.clear(); // nothing is left to remove
    model.merge({});
    QCOMPARE(all.count(), 1);
}

void TestKeyedTableSignals::a_changed_row_is_told_alone()
{
    NumberModel model;
    model.merge({number_row(1, 1), number_row(2, 2), number_row(3, 3)});
    const AllSignals all(model);
    model.merge({number_row(1, 1), number_row(2, 7), number_row(3, 3)});
    QCOMPARE(all.count(), 1);
    QCOMPARE(all.changed.first().at(0).toModelIndex(), model.index(1, 0));
    QCOMPARE(all.changed.first().at(1).toModelIndex(), model.index(1, 1));
    // Rows that come at the end are inserted there, and nothing else is told.
    model.merge({number_row(1, 1), number_row(2, 7), number_row(3, 3), number_row(4, 4), number_row(5, 5)});
    QCOMPARE(all.count(), 2);
    QCOMPARE(all.inserted.first().at(1).toInt(), 3);
    QCOMPARE(all.inserted.first().at(2).toInt(), 4);
}

void TestKeyedTableSignals::changes_are_told_by_ranges()
{
    NumberModel model;
    for (int i = 0; i < 10; ++i)
        model.append({number_row(i, i)});
    const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    // In any order, one twice, one not loaded.
    model.change({number_row(7).request, number_row(2).request, number_row(1).request, number_row(99).request,
                  number_row(3).request, number_row(2).request},
                 [](NumberRow& row) { row.number = 100; });
    QCOMPARE(changed.count(), 2);
    QCOMPARE(changed.at(0).at(0).toModelIndex().row(), 1);
    QCOMPARE(changed.at(0).at(1).toModelIndex().row(), 3);
    QCOMPARE(changed.at(1).at(0).toModelIndex().row(), 7);
    QCOMPARE(changed.at(1).at(1).toModelIndex().row(), 7);
    QCOMPARE(changed.at(1).at(1).toModelIndex().column(), 1);
    QCOMPARE(model.row_at(2).number, 100);
    QCOMPARE(model.row_at(4).number, 4);
}

void TestKeyedTableSignals::a_key_twice_is_taken_once()
{
    NumberModel model;
    model.merge({number_row(1, 1), number_row(2, 2), number_row(1, 7)});
    QCOMPARE(rows_of(model), (Rows{number_row(2, 2), number_row(1, 7)})); // as it stands last
    model.append({number_row(3, 3), number_row(4, 4), number_row(3, 8), number_row(2, 5), number_row(2, 6)});
    QCOMPARE(rows_of(model), (Rows{number_row(2, 6), number_row(1, 7), number_row(3, 8), number_row(4, 4)}));
    model.prepend({number_row(5, 5), number_row(5, 9)});
    QCOMPARE(model.rowCount(), 5);
    QCOMPARE(model.row_at(0), number_row(5, 9));
    // The same key of another organisation is another.
    model.merge({{key_of(1, 1), 1}, {key_of(2, 1), 2}});
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.row_of(key_of(2, 1)), 1);
}

void TestKeyedTableSignals::a_known_key_is_replaced_where_it_stands()
{
    NumberModel model;
    model.merge({number_row(1, 1), number_row(2, 2)});
    const AllSignals all(model);
    model.append({number_row(1, 9), number_row(3, 3)});
    model.prepend({number_row(4, 4), number_row(5, 5), number_row(2, 8)});
    QCOMPARE(rows_of(model),
             (Rows{number_row(4, 4), number_row(5, 5), number_row(1, 9), number_row(2, 8), number_row(3, 3)}));
    QCOMPARE(all.inserted.count(), 2);
    QCOMPARE(all.changed.count(), 2);
    QCOMPARE(all.count(), 4);
}

void TestKeyedTableSignals::equal_values_stand_by_key()
{
    NumberModel model;
    model.merge({number_row(6, 1), number_row(2, 2), number_row(4, 1), number_row(8, 2)});
    model.sort(NumberModel::number, Qt::AscendingOrder);
    QCOMPARE(rows_of(model), (Rows{number_row(4, 1), number_row(6, 1), number_row(2, 2), number_row(8, 2)}));
    model.sort(NumberModel::number, Qt::DescendingOrder);
    QCOMPARE(rows_of(model), (Rows{number_row(2, 2), number_row(8, 2), number_row(4, 1), number_row(6, 1)}));
}

void TestKeyedTableSignals::a_sort_order_outlasts_what_comes()
{
    NumberModel model;
    model.merge({number_row(1, 1), number_row(3, 3)});
    model.sort(NumberModel::number, Qt::DescendingOrder);
    model.append({number_row(4, 4)});
    model.prepend({number_row(2, 2)});
    QCOMPARE(rows_of(model), (Rows{number_row(4, 4), number_row(3, 3), number_row(2, 2), number_row(1, 1)}));
    model.clear();
    model.merge({number_row(1, 1), number_row(2, 2)});
    QCOMPARE(rows_of(model), (Rows{number_row(2, 2), number_row(1, 1)}));
    model.sort(-1, Qt::AscendingOrder); // a view whose sort indicator was taken away
    model.merge({number_row(1, 1), number_row(2, 2)});
    QCOMPARE(rows_of(model), (Rows{number_row(1, 1), number_row(2, 2)}));
}

void TestKeyedTableSignals::dropping_tells_which_rows()
{
    NumberModel model;
    model.merge({number_row(1), number_row(2), number_row(3), number_row(4), number_row(5)});
    const QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
    model.drop_first(2);
    QCOMPARE(removed.at(0).at(1).toInt(), 0);
    QCOMPARE(removed.at(0).at(2).toInt(), 1);
    model.drop_last(1);
    QCOMPARE(removed.at(1).at(1).toInt(), 2);
    QCOMPARE(removed.at(1).at(2).toInt(), 2);
    QCOMPARE(rows_of(model), (Rows{number_row(3), number_row(4)}));
    QCOMPARE(model.row_of(number_row(3).request), 0);
    QCOMPARE(model.row_of(number_row(1).request), -1);
}

QTEST_GUILESS_MAIN(TestKeyedTableSignals)
#include "tst_keyed_table_signals.moc"
