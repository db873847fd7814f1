// Requests as rows: what is shown, what is sorted by, and that views are told of every change.
#include "models/language.h"
#include "models/request_table_model.h"
#include "models/time_text.h"

#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace ichido;
using namespace std::chrono_literals;

namespace {

const Instant now{std::chrono::hours(500000)};

/// One request of `org`, made `age` ago, with an order of 1000 yen.
Intent intent_of(std::int64_t org, Duration age)
{
    Intent intent;
    intent.request.org = OrgId{org};
    intent.request.key = *IdemKey::parse("01234567-89ab-cdef-0123-456789abcdef");
    intent.created_at = now - age;
    intent.order = Order{7, Money{1000, "JPY"}, "pending"};
    return intent;
}

QString shown(const RequestTableModel& model, int row, int column)
{
    return model.index(row, column).data().toString();
}

QString title(const RequestTableModel& model, int column)
{
    return model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
}

} // namespace

class TestRequestTableModel final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void rows_are_replaced_as_a_model_should();
    void a_row_shows_its_request();
    void sorting_is_by_value_not_by_text();
    void ages_and_times_are_as_everywhere();
    void names_and_languages_reach_the_views();
    void a_name_from_outside_is_never_markup();
    void a_cell_can_be_read_aloud();
    void nothing_lies_outside();
};

void TestRequestTableModel::init()
{
    install_language(*qApp, QStringLiteral("en"));
}

void TestRequestTableModel::rows_are_replaced_as_a_model_should()
{
    RequestTableModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(model.columnCount(), int(RequestTableModel::columns));
    const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    model.set_rows({intent_of(1, 20min), intent_of(2, 21min), intent_of(3, 22min)}, now);
    QCOMPARE(model.rowCount(), 3);
    model.set_rows({intent_of(4, 1min)}, now);
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(shown(model, 0, RequestTableModel::organization), QStringLiteral("4"));
    model.set_organization_names({{OrgId{4}, QStringLiteral("acme")}});
    model.set_rows({}, now);
    QCOMPARE(model.rowCount(), 0);
    model.set_organization_names({}); // no row to tell of
    QCOMPARE(reset.count(), 3);
}

void TestRequestTableModel::a_row_shows_its_request()
{
    RequestTableModel model;
    Intent without_order = intent_of(2, 1h);
    without_order.order.reset();
    without_order.status = RequestStatus::completed;
    model.set_organization_names({{OrgId{1}, QStringLiteral("acme")}});
    model.set_rows({intent_of(1, 20min), without_order}, now);
    QCOMPARE(shown(model, 0, RequestTableModel::organization), QStringLiteral("acme"));
    QCOMPARE(shown(model, 1, RequestTableModel::organization), QStringLiteral("2"));
    QCOMPARE(shown(model, 0, RequestTableModel::key), QStringLiteral("01234567-89ab-cdef-0123-456789abcdef"));
    QCOMPARE(shown(model, 0, RequestTableModel::status), QStringLiteral("processing"));
    QCOMPARE(shown(model, 1, RequestTableModel::status), QStringLiteral("completed"));
    QCOMPARE(shown(model, 0, RequestTableModel::amount), QStringLiteral("1000 JPY"));
    QCOMPARE(shown(model, 1, RequestTableModel::amount), QString());
    QCOMPARE(model.index(0, 0).data(RequestTableModel::request_key_role).toString(),
             QStringLiteral("1-01234567-89ab-cdef-0123-456789abcdef"));
    QCOMPARE(model.index(0, RequestTableModel::amount).data(Qt::TextAlignmentRole).toInt(),
             int(Qt::AlignRight | Qt::AlignVCenter));
}

void TestRequestTableModel::sorting_is_by_value_not_by_text()
{
    RequestTableModel model;
    Intent dearer = intent_of(2, 9min);
    dearer.order->amount.minor = 20000;
    model.set_rows({intent_of(1, 10h), dearer}, now);
    const auto value = [&model](int row, int column) {
        return model.index(row, column).data(RequestTableModel::sort_role).toLongLong();
    };
    QVERIFY(value(0, RequestTableModel::age) > value(1, RequestTableModel::age));
    QVERIFY(value(0, RequestTableModel::amount) < value(1, RequestTableModel::amount));
    // As text, times on both sides of a change of the clocks would stand in the wrong order.
    QVERIFY(value(0, RequestTableModel::created) < value(1, RequestTableModel::created));
}

void TestRequestTableModel::ages_and_times_are_as_everywhere()
{
    RequestTableModel model;
    model.set_rows({intent_of(1, 76h), intent_of(1, -1min)}, now);
    QCOMPARE(shown(model, 0, RequestTableModel::age), QStringLiteral("3 d 4 h"));
    QCOMPARE(shown(model, 1, RequestTableModel::age), QStringLiteral("0 s")); // ahead of the clock
    QCOMPARE(shown(model, 0, RequestTableModel::created), time_text(now - 76h));
    QVERIFY(install_language(*qApp, QStringLiteral("ja")));
    QCOMPARE(shown(model, 0, RequestTableModel::age), QStringLiteral("3日4時間"));
}

void TestRequestTableModel::names_and_languages_reach_the_views()
{
    RequestTableModel model;
    model.set_rows({intent_of(1, 20min), intent_of(2, 20min)}, now);
    const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    const QSignalSpy titles(&model, &QAbstractItemModel::headerDataChanged);
    model.set_organization_names({{OrgId{1}, QStringLiteral("acme")}});
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.first().at(0).toModelIndex(), model.index(0, 0));
    QCOMPARE(changed.first().at(1).toModelIndex(), model.index(1, RequestTableModel::columns - 1));

    QCOMPARE(title(model, RequestTableModel::key), QStringLiteral("Idempotency key"));
    QVERIFY(install_language(*qApp, QStringLiteral("ja")));
    model.retranslate();
    QCOMPARE(changed.count(), 2);
    QCOMPARE(titles.count(), 2);
    QCOMPARE(title(model, RequestTableModel::key), QStringLiteral("冪等キー"));
    QCOMPARE(shown(model, 0, RequestTableModel::status), QStringLiteral("処理中"));
}

void TestRequestTableModel::a_name_from_outside_is_never_markup()
{
    RequestTableModel model;
    const QString name = QStringLiteral("<b>acme</b> & <img src=x>");
    model.set_organization_names({{OrgId{1}, name}});
    model.set_rows({intent_of(1, 20min)}, now);
    const QModelIndex cell = model.index(0, RequestTableModel::organization);
    QCOMPARE(cell.data().toString(), name);
    // A tool tip is taken for rich text where it looks like it.
    const QString tip = cell.data(Qt::ToolTipRole).toString();
    QVERIFY2(tip.contains(name.toHtmlEscaped()) && !tip.contains(QStringLiteral("<b>")), qPrintable(tip));
}

void TestRequestTableModel::a_cell_can_be_read_aloud()
{
    RequestTableModel model;
    const QString name = QStringLiteral("100 %1 %2 %3"); // no place for another value
    model.set_organization_names({{OrgId{1}, name}});
    model.set_rows({intent_of(1, 20min)}, now);
    QCOMPARE(model.index(0, RequestTableModel::organization).data(Qt::AccessibleTextRole).toString(),
             QStringLiteral("Row 1, Organisation: ") + name);
    QCOMPARE(model.index(0, RequestTableModel::status).data(Qt::AccessibleTextRole).toString(),
             QStringLiteral("Row 1, Status: processing"));
}

void TestRequestTableModel::nothing_lies_outside()
{
    RequestTableModel model;
    model.set_rows({intent_of(1, 20min)}, now);
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("Index QModelIndex.* is not valid")));
    QVERIFY(!model.data({}, Qt::DisplayRole).isValid());
    QCOMPARE(model.rowCount(model.index(0, 0)), 0);
    QCOMPARE(model.columnCount(model.index(0, 0)), 0);
    QVERIFY(!model.headerData(RequestTableModel::columns, Qt::Horizontal, Qt::DisplayRole).isValid());
    QVERIFY(!model.index(0, 0).data(Qt::DecorationRole).isValid());
}

QTEST_GUILESS_MAIN(TestRequestTableModel)
#include "tst_request_table_model.moc"
