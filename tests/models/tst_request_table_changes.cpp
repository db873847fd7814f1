// Requests as rows: what they are sorted by, and that views are told of every change.
#include "models/language.h"
#include "models/request_table_model.h"
#include "models/time_text.h"
#include "tests/models/rows_for_tests.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>
#include <QTimeZone>

using namespace ichido;
using namespace ichido::rows;
using namespace std::chrono;
using namespace Qt::StringLiterals;
using Model = RequestTableModel;

namespace {

RequestRow row(std::int64_t org, Duration age)
{
    return {intent_of(org, age)};
}

} // namespace

class TestRequestTableChanges final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void sorting_is_by_value_not_by_text();
    void sorting_moves_rows_data();
    void sorting_moves_rows();
    void rows_are_merged_by_key();
    void the_clock_changes_the_status_only();
    void names_and_languages_reach_the_views();
};

void TestRequestTableChanges::init()
{
    install_language(*qApp, u"en"_s);
    set_time_zone(QTimeZone("Asia/Tokyo"));
}

void TestRequestTableChanges::cleanup()
{
    set_time_zone(QTimeZone::systemTimeZone());
}

void TestRequestTableChanges::sorting_is_by_value_not_by_text()
{
    Model model;
    RequestRow dearer = row(2, 9min);
    dearer.intent.order->amount.minor = 20000;
    dearer.intent.order->id = 70;
    model.merge({row(1, 10h), dearer});
    const auto value = [&model](int row, int column) {
        return model.index(row, column).data(Model::sort_role).toLongLong();
    };
    QCOMPARE(value(0, Model::amount), 1000);
    QCOMPARE(value(1, Model::amount), 20000);
    QCOMPARE(value(1, Model::order), 70);
    // As text, times on both sides of a change of the clocks would stand in the wrong order.
    QCOMPARE(value(1, Model::created) - value(0, Model::created), 35'460'000'000); // 9 h 51 min
}

void TestRequestTableChanges::sorting_moves_rows_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<QStringList>("organizations"); // ascending
    QTest::newRow("created") << int(Model::created) << QStringList{u"1"_s, u"3"_s, u"2"_s};
    QTest::newRow("organization") << int(Model::organization) << QStringList{u"1"_s, u"2"_s, u"3"_s};
    QTest::newRow("status") << int(Model::status) << QStringList{u"3"_s, u"1"_s, u"2"_s};
    QTest::newRow("amount") << int(Model::amount) << QStringList{u"3"_s, u"2"_s, u"1"_s}; // 900, 1000, 20000
    QTest::newRow("order") << int(Model::order) << QStringList{u"2"_s, u"1"_s, u"3"_s};   // 7, 8, 10
    QTest::newRow("content") << int(Model::content) << QStringList{u"2"_s, u"1"_s, u"3"_s};
}

void TestRequestTableChanges::sorting_moves_rows()
{
    QFETCH(int, column);
    QFETCH(QStringList, organizations);
    Model model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    std::vector<RequestRow> rows{row(2, 1min), row(3, 2min), row(1, 3min)};
    rows[0].intent.status = RequestStatus::failed;
    rows[2].intent.status = RequestStatus::completed;
    rows[1].intent.order->amount.minor = 900;
    rows[2].intent.order->amount.minor = 20000;
    rows[1].intent.order->id = 10;
    rows[2].intent.order->id = 8;
    rows[0].intent.request_sha.bytes[0] = 0x0A;
    rows[1].intent.request_sha.bytes[0] = 0xFF;
    model.merge(rows);
    const auto order = [&model] {
        QStringList found;
        for (int i = 0; i < model.rowCount(); ++i)
            found << shown(model, i, Model::organization);
        return found;
    };
    QCOMPARE(order(), (QStringList{u"2"_s, u"3"_s, u"1"_s})); // as they came
    model.sort(column, Qt::AscendingOrder);
    QCOMPARE(order(), organizations);
    model.sort(column, Qt::DescendingOrder);
    std::reverse(organizations.begin(), organizations.end());
    QCOMPARE(order(), organizations);
}

void TestRequestTableChanges::rows_are_merged_by_key()
{
    Model model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.merge({row(1, 20min), row(2, 21min), row(3, 22min)});
    const QPersistentModelIndex kept = model.index(1, Model::status);
    const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    RequestRow settled = row(2, 21min);
    settled.intent.status = RequestStatus::completed;
    model.merge({settled, row(3, 22min), row(4, 23min)});
    QCOMPARE(reset.count(), 0);
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(kept.row(), 0);
    QCOMPARE(kept.data().toString(), u"completed"_s);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.first().at(0).toModelIndex(), model.index(0, 0));
    QCOMPARE(changed.first().at(1).toModelIndex(), model.index(0, Model::columns - 1));
    QCOMPARE(model.row_of(key_of(3, 1)), 1);
    QCOMPARE(model.row_of(key_of(4, 1)), 2);
    QCOMPARE(model.row_of(key_of(1, 1)), -1);
}

void TestRequestTableChanges::the_clock_changes_the_status_only()
{
    Model model;
    const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    model.set_now(now); // no row to tell of
    QCOMPARE(changed.count(), 0);
    model.merge({row(1, 11min), row(2, 9min)});
    QCOMPARE(shown(model, 1, Model::status), u"processing"_s);
    model.set_now(now + 2min);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.first().at(0).toModelIndex(), model.index(0, Model::status));
    QCOMPARE(changed.first().at(1).toModelIndex(), model.index(1, Model::status));
    QCOMPARE(shown(model, 0, Model::status), u"stuck 13 min"_s);
    QCOMPARE(shown(model, 1, Model::status), u"stuck 11 min"_s);
}

void TestRequestTableChanges::names_and_languages_reach_the_views()
{
    Model model;
    model.set_now(now);
    model.merge({row(1, 20min), row(2, 1min)});
    const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    const QSignalSpy titles(&model, &QAbstractItemModel::headerDataChanged);
    model.set_organizations({{OrgId{1}, organization_of(1, "acme", 10min)}});
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.first().at(0).toModelIndex(), model.index(0, 0));
    QCOMPARE(changed.first().at(1).toModelIndex(), model.index(1, Model::columns - 1));

    QCOMPARE(title(model, Model::key), u"Idempotency key"_s);
    QVERIFY(install_language(*qApp, u"ja"_s));
    model.retranslate();
    QCOMPARE(changed.count(), 2);
    QCOMPARE(titles.count(), 1);
    QCOMPARE(title(model, Model::key), u"冪等キー"_s);
    QCOMPARE(shown(model, 1, Model::status), u"処理中"_s);
    QVERIFY(shown(model, 0, Model::status).contains(u"20分"_s));
}

QTEST_GUILESS_MAIN(TestRequestTableChanges)
#include "tst_request_table_changes.moc"
