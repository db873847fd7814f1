// Any sequence of changes leaves a keyed model with the rows that a plain list would have, its persistent
// indexes on their keys, and a view that only listens to signals with the right texts.
#include "tests/models/keyed_walk.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace ichido;
using namespace ichido::rows;

namespace {

struct Kept {
    QPersistentModelIndex index;
    RequestKey key;
    int column;
};

/// What is wrong; empty: nothing.
QString fault_of(Walk& walk, const ListeningView& view, const std::vector<Kept>& kept)
{
    const std::vector<NumberRow> rows(walk.model.all_rows().begin(), walk.model.all_rows().end());
    if (rows != walk.list.rows)
        return QStringLiteral("the rows are others");
    if (walk.model.rowCount() != static_cast<int>(rows.size()) || view.texts().size() != rows.size())
        return QStringLiteral("the number of rows is another");
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (walk.model.row_of(rows[i].request) != static_cast<int>(i))
            return QStringLiteral("row_of() does not find row %1").arg(i);
        if (view.texts()[i] !=
            QString::fromStdString(gateway_key(rows[i].request)) + u'=' + QString::number(rows[i].number))
            return QStringLiteral("a view was not told of row %1").arg(i);
    }
    for (const Kept& one : kept) {
        const auto found = walk.list.find(one.key);
        const bool there = found != walk.list.rows.end();
        if (there != one.index.isValid())
            return QStringLiteral("a persistent index is %1").arg(there ? u"lost" : u"left over");
        if (there && (one.index.row() != found - walk.list.rows.begin() || one.index.column() != one.column))
            return QStringLiteral("a persistent index is on another key");
    }
    return {};
}

} // namespace

class TestKeyedTableModel final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void any_walk_is_that_of_a_plain_list_data();
    void any_walk_is_that_of_a_plain_list();
};

void TestKeyedTableModel::any_walk_is_that_of_a_plain_list_data()
{
    QTest::addColumn<unsigned>("seed");
    for (const unsigned seed : {1U, 2U, 3U, 5U, 8U, 13U, 21U, 34U})
        QTest::addRow("seed %u", seed) << seed;
}

void TestKeyedTableModel::any_walk_is_that_of_a_plain_list()
{
    QFETCH(unsigned, seed);
    Walk walk(seed);
    const QAbstractItemModelTester tester(&walk.model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const ListeningView view(walk.model);
    std::vector<Kept> kept;
    QMap<QString, int> done;
    for (int number = 0; number < 400; ++number) {
        const char* name = walk.step();
        ++done[QString::fromLatin1(name)];
        const QString fault = fault_of(walk, view, kept);
        QVERIFY2(fault.isEmpty(),
                 qPrintable(
                     QStringLiteral("step %1, %2: %3").arg(QString::number(number), QString::fromLatin1(name), fault)));
        std::erase_if(kept, [](const Kept& one) { return !one.index.isValid(); });
        if (walk.model.rowCount() > 0 && kept.size() < 12) {
            const int row = walk.below(walk.model.rowCount());
            const int column = walk.below(NumberModel::columns);
            kept.push_back({walk.model.index(row, column), walk.model.row_at(row).request, column});
        }
    }
    QCOMPARE(done.size(), 9); // the walk came by everything
}

QTEST_GUILESS_MAIN(TestKeyedTableModel)
#include "tst_keyed_table_model.moc"
