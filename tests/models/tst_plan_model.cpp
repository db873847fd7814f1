// A plan as a tree: what is grouped, counted and summed, and which lines an apply would send.
#include "models/language.h"
#include "models/plan_model.h"
#include "tests/models/plan_for_tests.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace ichido;
using namespace ichido::rows;
using namespace Qt::StringLiterals;
using Model = PlanModel;

namespace {

QStringList texts(const Model& model, const QModelIndex& parent, int column)
{
    QStringList found;
    for (int row = 0; row < model.rowCount(parent); ++row)
        found << model.index(row, column, parent).data().toString();
    return found;
}

/// The check boxes below `parent`: ■ all, ◪ some, □ none, - no box.
QString boxes(const Model& model, const QModelIndex& parent = {})
{
    QString found;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QVariant box = model.index(row, Model::line, parent).data(Qt::CheckStateRole);
        found += !box.isValid()                             ? u'-'
                 : box.toInt() == int(Qt::Checked)          ? u'■'
                 : box.toInt() == int(Qt::PartiallyChecked) ? u'◪'
                                                            : u'□';
    }
    return found;
}

bool check(Model& model, const QModelIndex& index, bool checked)
{
    return model.setData(index, checked ? Qt::Checked : Qt::Unchecked, Qt::CheckStateRole);
}

std::vector<CommandId> commands(const Plan& plan)
{
    std::vector<CommandId> found;
    for (const PlanLine& line : plan.lines)
        found.push_back(line.command);
    return found;
}

std::vector<CommandId> commands_of(std::initializer_list<int> numbers)
{
    std::vector<CommandId> found;
    for (const int number : numbers)
        found.push_back(command_of(number));
    return found;
}

} // namespace

class TestPlanModel final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void lines_are_grouped_by_verdict();
    void an_empty_group_is_not_shown();
    void everything_is_chosen_at_first();
    void a_line_taken_out_is_not_applied();
    void a_group_is_taken_out_as_one();
    void only_settles_have_a_box();
    void boxes_are_told_to_views();
    void a_new_plan_forgets_the_old();
};

void TestPlanModel::init()
{
    install_language(*qApp, u"en"_s);
}

void TestPlanModel::lines_are_grouped_by_verdict()
{
    Model model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.set_plan(plan_of_all_kinds());
    QCOMPARE(texts(model, {}, Model::line), (QStringList{u"settle as completed"_s, u"settle as failed"_s,
                                                         u"for a person"_s, u"wait"_s, u"ask again"_s}));
    QCOMPARE(texts(model, {}, Model::key), (QStringList{u"3"_s, u"1"_s, u"2"_s, u"1"_s, u"1"_s}));
    QCOMPARE(texts(model, {}, Model::amount),
             (QStringList{u"¥4,218,300 · 1,145.50 USD"_s, u"¥500"_s, u"0.003 KWD"_s, u"¥100"_s, u"₩30,000"_s}));
    // In a group the lines keep the order of the plan.
    QCOMPARE(texts(model, model.index(0, 0), Model::line), (QStringList{u"acme<U+202E>"_s, u"4"_s, u"6"_s}));
    QCOMPARE(texts(model, model.index(2, 0), Model::line), (QStringList{u"5"_s, u"8"_s}));
    QCOMPARE(texts(model, model.index(4, 0), Model::line), QStringList{u"7"_s});

    QVERIFY(!model.line_at(model.index(0, 0)));
    QVERIFY(!model.line_at({}));
    QCOMPARE(model.line_at(model.index(1, Model::amount, model.index(0, 0)))->command, command_of(4));
    QCOMPARE(model.line_at(model.index(0, 0, model.index(1, 0)))->command, command_of(3));
}

void TestPlanModel::an_empty_group_is_not_shown()
{
    Model model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), 0);
    model.set_plan({});
    QCOMPARE(model.rowCount(), 0);
    Plan plan;
    plan.lines = {plan_line(1, VerdictKind::ask, Reason::no_evidence, {100, "JPY"}),
                  plan_line(2, VerdictKind::settle_failed, Reason::not_charged, {100, "JPY"})};
    plan.lines[1].intent.order.reset();
    model.set_plan(plan);
    QCOMPARE(texts(model, {}, Model::line), (QStringList{u"settle as failed"_s, u"ask again"_s}));
    QCOMPARE(texts(model, {}, Model::amount), (QStringList{QString(), u"¥100"_s}));
    QCOMPARE(texts(model, model.index(0, 0), Model::amount), QStringList{QString()});
}

void TestPlanModel::everything_is_chosen_at_first()
{
    Model model;
    const QSignalSpy told(&model, &Model::chosen_changed);
    model.set_plan(plan_of_all_kinds());
    QCOMPARE(told.count(), 1);
    QCOMPARE(boxes(model), u"■■---"_s);
    QCOMPARE(boxes(model, model.index(0, 0)), u"■■■"_s);
    QCOMPARE(model.chosen_settles(), 4);
    QCOMPARE(model.chosen(), plan_of_all_kinds());
    QCOMPARE(model.plan(), plan_of_all_kinds());
}

void TestPlanModel::a_line_taken_out_is_not_applied()
{
    Model model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.set_plan(plan_of_all_kinds());
    const QModelIndex group = model.index(0, 0);
    QVERIFY(check(model, model.index(1, 0, group), false));
    QCOMPARE(boxes(model, group), u"■□■"_s);
    QCOMPARE(boxes(model), u"◪■---"_s);
    QCOMPARE(model.chosen_settles(), 3);
    QCOMPARE(commands(model.chosen()), commands_of({1, 2, 3, 5, 6, 7, 8})); // what is no settle stays
    QCOMPARE(model.chosen().header, plan_of_all_kinds().header);
    QCOMPARE(model.plan(), plan_of_all_kinds());
    QCOMPARE(group.siblingAtColumn(Model::key).data().toString(), u"2 of 3 chosen"_s);
    QCOMPARE(model.index(1, Model::outcome, group).data().toString(), u"taken out"_s);
    const auto tone = [&](int row) { return model.index(row, Model::line, group).data(TableModel::tone_role).toInt(); };
    QCOMPARE(tone(1), int(Tone::muted));
    QCOMPARE(tone(0), int(Tone::plain));

    QVERIFY(check(model, model.index(1, 0, group), true)); // taken back
    QCOMPARE(model.chosen(), plan_of_all_kinds());
    QCOMPARE(boxes(model), u"■■---"_s);
}

void TestPlanModel::a_group_is_taken_out_as_one()
{
    Model model;
    model.set_plan(plan_of_all_kinds());
    const QModelIndex group = model.index(0, 0);
    QVERIFY(check(model, group, false));
    QCOMPARE(boxes(model, group), u"□□□"_s);
    QCOMPARE(boxes(model), u"□■---"_s);
    QCOMPARE(model.chosen_settles(), 1);
    QCOMPARE(commands(model.chosen()), commands_of({1, 3, 5, 7, 8}));
    QVERIFY(check(model, model.index(2, 0, group), true));
    QCOMPARE(boxes(model), u"◪■---"_s);
    QVERIFY(check(model, group, true)); // from some to all
    QCOMPARE(boxes(model, group), u"■■■"_s);
    QCOMPARE(model.chosen_settles(), 4);
}

void TestPlanModel::only_settles_have_a_box()
{
    Model model;
    model.set_plan(plan_of_all_kinds());
    const QSignalSpy told(&model, &Model::chosen_changed);
    for (int group = 2; group < 5; ++group) {
        QVERIFY(!check(model, model.index(group, 0), false));
        QVERIFY(!check(model, model.index(0, 0, model.index(group, 0)), false));
        QVERIFY(!(model.index(group, 0).flags() & Qt::ItemIsUserCheckable));
    }
    const QModelIndex line = model.index(0, 0, model.index(0, 0));
    QVERIFY(line.flags() & Qt::ItemIsUserCheckable);
    QVERIFY(!check(model, line.siblingAtColumn(Model::amount), false)); // a box is in the first column
    QVERIFY(!model.setData(line, u"x"_s, Qt::EditRole));
    QVERIFY(!check(model, {}, false));
    for (int column = 0; column < Model::columns; ++column)
        QVERIFY(!(line.siblingAtColumn(column).flags() & Qt::ItemIsEditable));
    QCOMPARE(told.count(), 0);
    QCOMPARE(model.chosen(), plan_of_all_kinds());
}

void TestPlanModel::boxes_are_told_to_views()
{
    Model model;
    model.set_plan(plan_of_all_kinds());
    const QModelIndex group = model.index(0, 0);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    const QSignalSpy told(&model, &Model::chosen_changed);
    const auto covers = [&changed](const QModelIndex& cell) {
        return std::any_of(changed.cbegin(), changed.cend(), [&cell](const QList<QVariant>& one) {
            const QModelIndex from = one.at(0).toModelIndex(), to = one.at(1).toModelIndex();
            return from.parent() == cell.parent() && from.row() <= cell.row() && cell.row() <= to.row() &&
                   from.column() <= cell.column() && cell.column() <= to.column();
        });
    };
    check(model, model.index(1, 0, group), false);
    QCOMPARE(told.count(), 1);
    QVERIFY(covers(model.index(1, Model::line, group)) && covers(model.index(1, Model::outcome, group)));
    QVERIFY(covers(group) && covers(group.siblingAtColumn(Model::key)));
    QVERIFY(!covers(model.index(0, 0, group)) && !covers(model.index(1, 0)));
    changed.clear();
    check(model, group, true);
    QCOMPARE(told.count(), 2);
    QVERIFY(covers(model.index(0, 0, group)) && covers(model.index(2, Model::outcome, group)) && covers(group));
}

void TestPlanModel::a_new_plan_forgets_the_old()
{
    Model model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.set_plan(plan_of_all_kinds());
    check(model, model.index(0, 0), false);
    model.set_outcomes({{command_of(3), SettleReceipt{SettleOutcome::settled, false, {}, {}, {}, {}, {}}, {}}});
    model.set_plan(plan_of_all_kinds());
    QCOMPARE(model.chosen_settles(), 4);
    QCOMPARE(model.index(1, Model::outcome).data().toString(), QString());
    QCOMPARE(texts(model, model.index(1, 0), Model::outcome), QStringList{QString()});
}

QTEST_GUILESS_MAIN(TestPlanModel)
#include "tst_plan_model.moc"
