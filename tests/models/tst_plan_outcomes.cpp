// What a plan's lines will write, and what became of them.
#include "models/language.h"
#include "models/outcome_text.h"
#include "models/plan_model.h"
#include "models/time_text.h"
#include "tests/models/plan_for_tests.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>
#include <QTimeZone>

using namespace ichido;
using namespace ichido::rows;
using namespace Qt::StringLiterals;
using Model = PlanModel;

namespace {

SettleReceipt receipt(SettleOutcome outcome, std::string refusal = {})
{
    SettleReceipt one;
    one.outcome = outcome;
    one.refusal = std::move(refusal);
    return one;
}

QModelIndex cell(const Model& model, int group, int row, int column)
{
    return model.index(row, column, model.index(group, 0));
}

Tone tone(const QModelIndex& index)
{
    return static_cast<Tone>(index.data(TableModel::tone_role).toInt());
}

} // namespace

class TestPlanOutcomes final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void a_line_says_what_will_be_written();
    void a_settlement_in_a_cells_length_data();
    void a_settlement_in_a_cells_length();
    void outcomes_stand_with_their_commands();
    void an_outcome_is_explained();
    void what_was_never_sent_says_nothing();
    void cells_have_their_roles();
    void another_language_reaches_all_cells();
};

void TestPlanOutcomes::init()
{
    install_language(*qApp, u"en"_s);
}

void TestPlanOutcomes::a_line_says_what_will_be_written()
{
    Model model;
    model.set_plan(plan_of_all_kinds());
    QCOMPARE(cell(model, 0, 0, Model::key).data().toString(), u"01234567…0001"_s);
    QCOMPARE(cell(model, 0, 0, Model::amount).data().toString(), u"¥4,000,000"_s);
    QCOMPARE(cell(model, 0, 0, Model::reason).data().toString(), u"charged"_s);
    QCOMPARE(cell(model, 0, 0, Model::written).data().toString(), u"completed, ch_3a9"_s);
    QCOMPARE(cell(model, 1, 0, Model::written).data().toString(), u"failed, card_declined"_s);
    QCOMPARE(cell(model, 2, 0, Model::written).data().toString(), u"—"_s); // a person decides
    QCOMPARE(cell(model, 2, 0, Model::reason).data().toString(), u"amount differs"_s);
    QCOMPARE(cell(model, 2, 1, Model::reason).data().toString(), u"foreign payment"_s);
    QCOMPARE(tone(cell(model, 2, 0, Model::reason)), Tone::plain);
    QCOMPARE(tone(cell(model, 2, 1, Model::reason)), Tone::alarm);
    QCOMPARE(cell(model, 0, 0, Model::reason).data(Qt::ToolTipRole).toString(),
             u"<qt>The gateway charged exactly this order.</qt>"_s);
}

void TestPlanOutcomes::a_settlement_in_a_cells_length_data()
{
    QTest::addColumn<Settlement>("settlement");
    QTest::addColumn<QString>("expected");
    const auto add = [](const char* name, RequestStatus status, std::string reference, std::optional<Refund> refund,
                        std::string code, const QString& expected) {
        QTest::newRow(name) << Settlement{status, std::move(reference), {}, refund, std::move(code)} << expected;
    };
    using enum RequestStatus;
    add("completed", completed, "ch_3a9", {}, {}, u"completed, ch_3a9"_s);
    add("partly refunded", completed, "ch_3a9", Refund{5, false}, {}, u"completed, partly refunded, ch_3a9"_s);
    add("wholly refunded", completed, "ch_3a9", Refund{5, true}, {}, u"completed, wholly refunded, ch_3a9"_s);
    add("failed", failed, {}, {}, "not_charged", u"failed, not_charged"_s);
    add("from outside", failed, "ch\u202E", {}, "a\nb", u"failed, ch<U+202E>, a<U+000A>b"_s);
}

void TestPlanOutcomes::a_settlement_in_a_cells_length()
{
    QFETCH(Settlement, settlement);
    QFETCH(QString, expected);
    QCOMPARE(written_text(settlement), expected);
}

void TestPlanOutcomes::outcomes_stand_with_their_commands()
{
    Model model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.set_plan(plan_of_all_kinds());
    const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    model.set_outcomes({{command_of(6), receipt(SettleOutcome::settled), {}},
                        {command_of(2), receipt(SettleOutcome::already), {}},
                        {command_of(4), receipt(SettleOutcome::changed), {}},
                        {command_of(99), receipt(SettleOutcome::settled), {}}}); // of another plan
    QCOMPARE(cell(model, 0, 0, Model::outcome).data().toString(), u"already settled"_s);
    QCOMPARE(cell(model, 0, 1, Model::outcome).data().toString(), u"changed meanwhile"_s);
    QCOMPARE(cell(model, 0, 2, Model::outcome).data().toString(), u"settled"_s);
    QCOMPARE(tone(cell(model, 0, 0, Model::outcome)), Tone::completed);
    QCOMPARE(tone(cell(model, 0, 1, Model::outcome)), Tone::person);
    QCOMPARE(cell(model, 1, 0, Model::outcome).data().toString(), QString());
    QCOMPARE(model.index(0, Model::outcome).data().toString(), u"2 of 3 settled"_s);
    QCOMPARE(model.index(1, Model::outcome).data().toString(), QString());
    QCOMPARE(reset.count(), 0); // what is open and selected stays
    QVERIFY(changed.count() > 0);

    // More comes later; what is known stays.
    model.set_outcomes({{command_of(3), receipt(SettleOutcome::settled), {}}});
    QCOMPARE(model.index(0, Model::outcome).data().toString(), u"2 of 3 settled"_s);
    QCOMPARE(model.index(1, Model::outcome).data().toString(), u"1 of 1 settled"_s);
}

void TestPlanOutcomes::an_outcome_is_explained()
{
    set_time_zone(QTimeZone("Asia/Tokyo"));
    Model model;
    model.set_plan(plan_of_all_kinds());
    SettleReceipt by_service = receipt(SettleOutcome::already);
    by_service.settled_by = "service<b>";
    SettleReceipt timed = by_service;
    timed.settled_by = "ichido";
    timed.settled_at = *parse_instant("2026-12-01T05:00:00Z");
    model.set_outcomes({{command_of(2), by_service, {}},
                        {command_of(4), timed, {}},
                        {command_of(6), receipt(SettleOutcome::refused, "approval_needed"), {}},
                        {command_of(3), {}, Failure{FailureKind::unknown, {}, {}}}});
    const auto why = [&model](int group, int row) {
        return cell(model, group, row, Model::outcome).data(Qt::AccessibleDescriptionRole).toString();
    };
    QCOMPARE(why(0, 0), u"Settled by service<b>."_s);
    QCOMPARE(cell(model, 0, 0, Model::outcome).data(Qt::ToolTipRole).toString(),
             u"<qt>Settled by service&lt;b&gt;.</qt>"_s);
    QCOMPARE(why(0, 1), u"Settled by ichido, 2026-12-01 14:00:00 +09:00."_s);
    QCOMPARE(why(0, 2), u"The amount needs the approval of a second person."_s);
    QCOMPARE(cell(model, 0, 2, Model::outcome).data().toString(), u"refused"_s);
    // It may have been written: never "failed".
    QCOMPARE(cell(model, 1, 0, Model::outcome).data().toString(), u"unknown"_s);
    QCOMPARE(tone(cell(model, 1, 0, Model::outcome)), Tone::alarm);
    QVERIFY(!why(1, 0).isEmpty());
    set_time_zone(QTimeZone::systemTimeZone());
}

void TestPlanOutcomes::what_was_never_sent_says_nothing()
{
    QCOMPARE(outcome_text({}, {}), QString());
    QCOMPARE(outcome_sentence({}, {}), QString());
    QCOMPARE(outcome_tone({}, {}), Tone::plain);
    const Failure refused{FailureKind::refused, {}, {}};
    QCOMPARE(outcome_text({}, refused), u"not sent"_s);
    QCOMPARE(outcome_tone({}, refused), Tone::person);
    QVERIFY(!outcome_sentence({}, refused).isEmpty());
    QCOMPARE(outcome_sentence(receipt(SettleOutcome::settled), {}), QString());
}

void TestPlanOutcomes::cells_have_their_roles()
{
    Model model;
    model.set_plan(plan_of_all_kinds());
    const QModelIndex group = model.index(0, 0), line = cell(model, 0, 1, Model::key);
    QCOMPARE(line.data(TableModel::request_key_role).toString(), u"4-01234567-89ab-cdef-0123-000000000001"_s);
    QCOMPARE(group.data(TableModel::request_key_role).toString(), QString());
    QCOMPARE(line.data(TableModel::full_text_role).toString(), u"01234567-89ab-cdef-0123-000000000001"_s);
    QCOMPARE(line.data(TableModel::fixed_width_role), QVariant(true));
    QCOMPARE(group.siblingAtColumn(Model::key).data(TableModel::fixed_width_role), QVariant(false)); // a count
    QCOMPARE(line.data(TableModel::loading_role), QVariant(false));
    QCOMPARE(line.data(Qt::AccessibleTextRole).toString(),
             u"Row 2, Idempotency key: 01234567-89ab-cdef-0123-000000000001"_s);
    QCOMPARE(line.siblingAtColumn(Model::amount).data(Qt::TextAlignmentRole).toInt(),
             int(Qt::AlignRight | Qt::AlignVCenter));
    const Tone tones[] = {Tone::completed, Tone::failed, Tone::person, Tone::processing, Tone::processing};
    for (int row = 0; row < 5; ++row)
        QCOMPARE(tone(model.index(row, 0)), tones[row]);
    QVERIFY(!model.data(line, Qt::DecorationRole).isValid());
}

void TestPlanOutcomes::another_language_reaches_all_cells()
{
    Model model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.retranslate(); // nothing to tell of but titles
    model.set_plan(plan_of_all_kinds());
    QVERIFY(install_language(*qApp, u"ja"_s));
    const QSignalSpy titles(&model, &QAbstractItemModel::headerDataChanged);
    const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    model.retranslate();
    QCOMPARE(titles.count(), 1);
    QCOMPARE(changed.count(), 6); // the groups, and the lines of each
    QCOMPARE(title(model, Model::key), u"冪等キー"_s);
    QVERIFY(cell(model, 0, 0, Model::written).data().toString().startsWith(u"完了"_s));
}

QTEST_GUILESS_MAIN(TestPlanOutcomes)
#include "tst_plan_outcomes.moc"
