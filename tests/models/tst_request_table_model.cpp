// Requests as rows: what each cell shows and says of itself.
#include "models/language.h"
#include "models/request_table_model.h"
#include "models/time_text.h"
#include "tests/models/rows_for_tests.h"

#include <QRegularExpression>
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

class TestRequestTableModel final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void a_row_shows_its_request();
    void a_status_says_how_long_it_is_stuck_data();
    void a_status_says_how_long_it_is_stuck();
    void each_organization_has_its_threshold();
    void what_is_cut_can_be_had_whole();
    void cells_have_their_roles();
    void a_name_from_outside_is_never_markup();
    void a_cell_can_be_read_aloud();
    void nothing_lies_outside();
};

void TestRequestTableModel::init()
{
    install_language(*qApp, u"en"_s);
    set_time_zone(QTimeZone("Asia/Tokyo"));
}

void TestRequestTableModel::cleanup()
{
    set_time_zone(QTimeZone::systemTimeZone());
}

void TestRequestTableModel::a_row_shows_its_request()
{
    Model model;
    RequestRow bare = row(2, 1h);
    bare.intent.order.reset();
    model.set_organizations({{OrgId{1}, organization_of(1, "acme", 10min)}, {OrgId{2}, organization_of(2, {}, 10min)}});
    RequestRow dear = row(1, 20min + 1us);
    dear.intent.order->amount = {114550, "USD"};
    model.merge({dear, bare, row(3, 0s)});
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(shown(model, 0, Model::created), u"2026-12-01 13:39:59.999999 +09:00"_s);
    QCOMPARE(shown(model, 0, Model::organization), u"acme"_s);
    QCOMPARE(shown(model, 1, Model::organization), u"2"_s); // has no name
    QCOMPARE(shown(model, 2, Model::organization), u"3"_s); // nothing is known of it
    QCOMPARE(shown(model, 0, Model::key), u"01234567…0001"_s);
    QCOMPARE(shown(model, 0, Model::amount), u"1,145.50 USD"_s);
    QCOMPARE(shown(model, 2, Model::amount), u"¥1,000"_s);
    QCOMPARE(shown(model, 0, Model::order), u"7"_s);
    QCOMPARE(shown(model, 1, Model::amount), QString());
    QCOMPARE(shown(model, 1, Model::order), QString());
    QCOMPARE(shown(model, 0, Model::content), u"ab000000…0007"_s);
}

void TestRequestTableModel::a_status_says_how_long_it_is_stuck_data()
{
    QTest::addColumn<RequestStatus>("status");
    QTest::addColumn<qlonglong>("age_us");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<int>("tone");
    const auto add = [](const char* name, RequestStatus status, Duration age, const QString& expected, Tone tone) {
        QTest::newRow(name) << status << qlonglong{age.count()} << expected << static_cast<int>(tone);
    };
    using enum RequestStatus;

    add("young", processing, 1min, u"processing"_s, Tone::processing);
    add("at the threshold", processing, 10min, u"processing"_s, Tone::processing);
    add("over it", processing, 10min + 1us, u"stuck 10 min"_s, Tone::over);
    add("three times", processing, 30min, u"stuck 30 min"_s, Tone::over);
    add("over three times", processing, 30min + 1s, u"stuck 30 min 1 s"_s, Tone::three_times);
    add("an hour", processing, 47min + 5s, u"stuck 47 min 5 s"_s, Tone::three_times);
    add("over ten times", processing, 101min, u"stuck 1 h 41 min"_s, Tone::ten_times);
    add("days", processing, 76h, u"stuck 3 d 4 h"_s, Tone::ten_times);
    add("ahead of the clock", processing, -1h, u"processing"_s, Tone::processing);
    add("completed", completed, 76h, u"completed"_s, Tone::completed);
    add("failed", failed, 76h, u"failed"_s, Tone::failed);
}

void TestRequestTableModel::a_status_says_how_long_it_is_stuck()
{
    QFETCH(RequestStatus, status);
    QFETCH(qlonglong, age_us);
    QFETCH(QString, expected);
    QFETCH(int, tone);
    Model model;
    model.set_now(now);
    RequestRow one = row(1, Duration(age_us));
    one.intent.status = status;
    model.merge({one}); // of an organisation that nothing is known of: the usual ten minutes
    QCOMPARE(shown(model, 0, Model::status), expected);
    QCOMPARE(model.index(0, Model::status).data(Model::tone_role).toInt(), tone);
}

void TestRequestTableModel::each_organization_has_its_threshold()
{
    Model model;
    model.set_now(now);
    model.set_organizations(
        {{OrgId{1}, organization_of(1, "slow", 2h)}, {OrgId{2}, organization_of(2, "quick", 1min)}});
    model.merge({row(1, 20min), row(2, 20min), row(3, 20min)});
    QCOMPARE(shown(model, 0, Model::status), u"processing"_s);
    QCOMPARE(tone(model, 0, Model::status), Tone::processing);
    QCOMPARE(shown(model, 1, Model::status), u"stuck 20 min"_s);
    QCOMPARE(tone(model, 1, Model::status), Tone::ten_times);
    QCOMPARE(tone(model, 2, Model::status), Tone::over);
}

void TestRequestTableModel::what_is_cut_can_be_had_whole()
{
    Model model;
    model.merge({row(1, 1min)});
    QCOMPARE(whole(model, 0, Model::key), u"01234567-89ab-cdef-0123-000000000001"_s);
    QCOMPARE(whole(model, 0, Model::content), u"ab"_s + QString(60, u'0') + u"07"_s);
    QCOMPARE(whole(model, 0, Model::amount), u"¥1,000"_s);
    QCOMPARE(model.index(0, Model::key).data(Qt::ToolTipRole).toString(),
             u"<qt>01234567-89ab-cdef-0123-000000000001</qt>"_s);
    QVERIFY(!model.index(0, Model::amount).data(Qt::ToolTipRole).isValid());
}

void TestRequestTableModel::cells_have_their_roles()
{
    Model model;
    model.merge({row(42, 1min)});
    for (int column = 0; column < Model::columns; ++column) {
        const QModelIndex cell = model.index(0, column);
        QCOMPARE(cell.data(Model::request_key_role).toString(), u"42-01234567-89ab-cdef-0123-000000000001"_s);
        QCOMPARE(cell.data(Model::loading_role), QVariant(false));
        const bool number = column == Model::amount || column == Model::order;
        QCOMPARE(cell.data(Qt::TextAlignmentRole).toInt(),
                 int(number ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter));
        const bool fixed = column == Model::created || column == Model::key || column == Model::content;
        QCOMPARE(cell.data(Model::fixed_width_role), QVariant(fixed));
    }
}

void TestRequestTableModel::a_name_from_outside_is_never_markup()
{
    Model model;
    model.set_organizations({{OrgId{1}, organization_of(1, "<b>acme</b>\u202E", 10min)}});
    model.merge({row(1, 20min)});
    QCOMPARE(shown(model, 0, Model::organization), u"<b>acme</b><U+202E>"_s);
    QVERIFY(!model.index(0, Model::organization).data(Qt::ToolTipRole).toString().contains(u"<b>"_s));
}

void TestRequestTableModel::a_cell_can_be_read_aloud()
{
    Model model;
    // No place for another value.
    model.set_organizations({{OrgId{1}, organization_of(1, "100 %1 %2 %3", 10min)}});
    model.set_now(now);
    model.merge({row(1, 20min)});
    const auto spoken = [&model](int column) { return model.index(0, column).data(Qt::AccessibleTextRole).toString(); };
    QCOMPARE(spoken(Model::organization), u"Row 1, Organisation: 100 %1 %2 %3"_s);
    QCOMPARE(spoken(Model::status), u"Row 1, Status: stuck 20 min"_s);
    QCOMPARE(spoken(Model::key), u"Row 1, Idempotency key: 01234567-89ab-cdef-0123-000000000001"_s);
}

void TestRequestTableModel::nothing_lies_outside()
{
    Model model;
    model.merge({row(1, 20min)});
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"Index QModelIndex.* is not valid"_s));
    QVERIFY(!model.data({}, Qt::DisplayRole).isValid());
    QCOMPARE(model.rowCount(model.index(0, 0)), 0);
    QCOMPARE(model.columnCount(model.index(0, 0)), 0);
    QVERIFY(!model.headerData(Model::columns, Qt::Horizontal, Qt::DisplayRole).isValid());
    QVERIFY(!model.headerData(0, Qt::Vertical, Qt::DisplayRole).isValid());
    QVERIFY(!model.index(0, 0).data(Qt::DecorationRole).isValid());
}

QTEST_GUILESS_MAIN(TestRequestTableModel)
#include "tst_request_table_model.moc"
