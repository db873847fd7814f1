// Stuck intents: what is known of each, which comes first, and what each column is sorted by.
#include "models/language.h"
#include "models/stuck_table_model.h"
#include "models/time_text.h"
#include "tests/domain/scene.h"
#include "tests/models/rows_for_tests.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>
#include <QTimeZone>

using namespace ichido;
using namespace ichido::rows;
using namespace std::chrono;
using namespace Qt::StringLiterals;
using Model = StuckTableModel;

namespace {

StuckRow bare_row(std::int64_t org, Duration age)
{
    StuckIntent stuck;
    stuck.intent = intent_of(org, age);
    Organization organization = organization_of(org, {});
    organization.gateway = "sandbox";
    organization.send_deadline = 30s;
    return make_stuck_row(std::move(stuck), organization, GatewayTraits{}, rows::now);
}

Evidence answer(Outcome outcome, Duration ago)
{
    Evidence evidence;
    evidence.asked_at = rows::now - ago;
    evidence.answer.outcome = outcome;
    return evidence;
}

QStringList organizations(const Model& model)
{
    QStringList found;
    for (int row = 0; row < model.rowCount(); ++row)
        found << shown(model, row, Model::organization);
    return found;
}

} // namespace

class TestStuckTableModel final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void a_row_knows_its_verdict_and_severity();
    void without_a_profile_there_is_no_verdict();
    void a_row_shows_what_is_known();
    void the_most_urgent_comes_first();
    void sorting_moves_rows_data();
    void sorting_moves_rows();
    void what_was_written_covers_the_verdict();
    void the_clock_changes_ages_only();
};

void TestStuckTableModel::init()
{
    install_language(*qApp, u"en"_s);
    set_time_zone(QTimeZone("Asia/Tokyo"));
}

void TestStuckTableModel::cleanup()
{
    set_time_zone(QTimeZone::systemTimeZone());
}

void TestStuckTableModel::a_row_knows_its_verdict_and_severity()
{
    scene::Scene charged; // two hours old, of a threshold of ten minutes
    charged.asked(1min, {scene::payment(Outcome::succeeded)});
    const StuckIntent stuck{charged.intent, charged.history, {}, false};
    const StuckRow row = make_stuck_row(stuck, charged.organization, charged.gateway, charged.now);
    QCOMPARE(row.key(), scene::our_request());
    QCOMPARE(row.severity, Severity::ten_times);
    QVERIFY(row.verdict && row.stuck == stuck && row.organization == charged.organization);
    QCOMPARE(row.verdict->kind, VerdictKind::settle_completed);
    QCOMPARE(row.verdict->reason, Reason::charged);
    QVERIFY(!row.result);

    StuckIntent held = stuck;
    held.lease_held_by_other = true;
    QCOMPARE(make_stuck_row(held, charged.organization, charged.gateway, charged.now).verdict->reason,
             Reason::lease_held);
    Organization slow = charged.organization;
    slow.stuck_threshold = 1h;
    QCOMPARE(make_stuck_row(stuck, slow, charged.gateway, charged.now).severity, Severity::over);
}

void TestStuckTableModel::without_a_profile_there_is_no_verdict()
{
    StuckIntent stuck;
    stuck.intent = intent_of(1, 1h);
    Model model;
    model.merge({make_stuck_row(stuck, organization_of(1, "acme"), std::nullopt, rows::now)});
    QVERIFY(!model.row_at(0).verdict);
    QCOMPARE(shown(model, 0, Model::verdict), u"no profile"_s);
    QCOMPARE(tone(model, 0, Model::verdict), Tone::person);
    QCOMPARE(model.index(0, Model::verdict).data(Qt::AccessibleDescriptionRole).toString(),
             u"This console has no profile for the gateway of this organisation."_s);
}

void TestStuckTableModel::a_row_shows_what_is_known()
{
    StuckRow row = bare_row(1, 47min + 5s);
    row.organization.name = "acme\u202E";
    row.organization.gateway = "sandbox\n";
    row.stuck.lease_holder = "night <shift>";
    row.stuck.history = {answer(Outcome::pending, 40min), answer(Outcome::unavailable, 30min)};
    Verdict verdict;
    verdict.kind = VerdictKind::ask;
    verdict.reason = Reason::gateway_unavailable;
    verdict.not_before = rows::now + 3min;
    row.verdict = verdict;
    Model model;
    model.set_now(rows::now);
    model.merge({row, bare_row(2, 11min)});
    QCOMPARE(shown(model, 0, Model::severity), u"serious"_s);
    QCOMPARE(tone(model, 0, Model::severity), Tone::three_times);
    QCOMPARE(shown(model, 0, Model::age), u"47 min 5 s"_s);
    QCOMPARE(shown(model, 0, Model::organization), u"acme<U+202E>"_s);
    QCOMPARE(shown(model, 0, Model::key), u"01234567…0001"_s);
    QCOMPARE(whole(model, 0, Model::key), u"01234567-89ab-cdef-0123-000000000001"_s);
    QCOMPARE(shown(model, 0, Model::amount), u"¥1,000"_s);
    QCOMPARE(shown(model, 0, Model::gateway), u"sandbox<U+000A>"_s);
    QCOMPARE(shown(model, 0, Model::attempts), u"2"_s);
    QCOMPARE(shown(model, 0, Model::last_answer), u"no answer"_s);
    QCOMPARE(shown(model, 0, Model::next_attempt), u"14:03"_s);
    QCOMPARE(whole(model, 0, Model::next_attempt), u"2026-12-01 14:03:00 +09:00"_s);
    QCOMPARE(shown(model, 0, Model::verdict), u"ask again — no answer"_s);
    QCOMPARE(tone(model, 0, Model::verdict), Tone::processing);
    QCOMPARE(shown(model, 0, Model::holder), u"night <shift>"_s);
    QCOMPARE(model.index(0, Model::age).data(Qt::ToolTipRole).toString(),
             u"<qt>since 2026-12-01 13:12:55 +09:00</qt>"_s);
    QCOMPARE(model.index(0, Model::last_answer).data(Qt::ToolTipRole).toString(),
             u"<qt>asked 2026-12-01 13:30:00 +09:00</qt>"_s);

    QCOMPARE(shown(model, 1, Model::severity), u"caution"_s);
    QCOMPARE(shown(model, 1, Model::organization), u"2"_s);
    QCOMPARE(shown(model, 1, Model::attempts), u"0"_s);
    for (const int column : {Model::last_answer, Model::next_attempt, Model::holder})
        QCOMPARE(shown(model, 1, column), QString());
    QCOMPARE(shown(model, 1, Model::verdict), u"not asked yet"_s);
    QCOMPARE(tone(model, 1, Model::verdict), Tone::muted);
}

void TestStuckTableModel::the_most_urgent_comes_first()
{
    const StuckRow caution = bare_row(1, 20min), older = bare_row(2, 25min), serious = bare_row(3, 40min),
                   critical = bare_row(4, 2h);
    StuckRow patient = bare_row(5, 24h); // older than all, but its organisation waits longer
    patient.severity = Severity::none;
    std::vector<StuckRow> rows{patient, caution, serious, older, critical};
    std::sort(rows.begin(), rows.end(), more_urgent);
    Model model;
    model.merge(rows);
    QCOMPARE(organizations(model), (QStringList{u"4"_s, u"3"_s, u"2"_s, u"1"_s, u"5"_s}));
    QVERIFY(!more_urgent(caution, caution));
    QVERIFY(more_urgent(bare_row(1, 20min), bare_row(2, 20min))); // then by key, so that none jumps
    QVERIFY(!more_urgent(bare_row(2, 20min), bare_row(1, 20min)));
}

void TestStuckTableModel::sorting_moves_rows_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<QStringList>("organizations"); // ascending
    const auto add = [](const char* name, int column, const QString& order) {
        QTest::newRow(name) << column << order.split(u' ');
    };
    add("severity", Model::severity, u"2 1 3"_s); // the most urgent last
    add("age", Model::age, u"2 1 3"_s);
    add("key", Model::key, u"1 2 3"_s);
    add("amount", Model::amount, u"2 3 1"_s); // none, then by currency: a dollar is no yen
    add("gateway", Model::gateway, u"3 2 1"_s);
    add("asked", Model::attempts, u"1 3 2"_s);
    add("last answer", Model::last_answer, u"1 2 3"_s); // none, pending, no such payment
    add("next", Model::next_attempt, u"3 1 2"_s);       // what is never due stands last
    add("who", Model::holder, u"2 3 1"_s);
}

void TestStuckTableModel::sorting_moves_rows()
{
    QFETCH(int, column);
    QFETCH(QStringList, organizations);
    StuckRow first = bare_row(1, 20min), second = bare_row(2, 15min), third = bare_row(3, 2h);
    first.stuck.intent.order->amount = {1, "USD"};
    second.stuck.intent.order.reset();
    first.organization.gateway = "z";
    third.organization.gateway = "a";
    second.stuck.history = {answer(Outcome::not_found, 2min), answer(Outcome::pending, 1min)};
    third.stuck.history = {answer(Outcome::not_found, 1min)};
    first.verdict->not_before = rows::now + 2min;
    second.verdict->not_before.reset();
    third.verdict->not_before = rows::now + 1min;
    first.stuck.lease_holder = "kim";
    third.stuck.lease_holder = "ito";
    Model model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.merge({third, first, second});
    model.sort(column, Qt::AscendingOrder);
    QCOMPARE(::organizations(model), organizations);
    model.sort(column, Qt::DescendingOrder);
    std::reverse(organizations.begin(), organizations.end());
    QCOMPARE(::organizations(model), organizations);
}

void TestStuckTableModel::what_was_written_covers_the_verdict()
{
    Model model;
    model.merge({bare_row(1, 20min), bare_row(2, 20min)});
    const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    model.change({key_of(1, 1), key_of(2, 1)}, [](StuckRow& row) {
        row.result = row.organization.id.value == 1 ? SettleOutcome::settled : SettleOutcome::changed;
    });
    QCOMPARE(changed.count(), 1);
    QCOMPARE(shown(model, 0, Model::verdict), u"settled"_s);
    QCOMPARE(tone(model, 0, Model::verdict), Tone::completed);
    QCOMPARE(shown(model, 1, Model::verdict), u"changed meanwhile"_s);
    QCOMPARE(tone(model, 1, Model::verdict), Tone::person);
}

void TestStuckTableModel::the_clock_changes_ages_only()
{
    Model model;
    const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    model.set_now(rows::now);
    QCOMPARE(changed.count(), 0);
    model.merge({bare_row(1, 29min)});
    model.set_now(rows::now + 2min);
    QCOMPARE(model.now(), rows::now + 2min);
    QCOMPARE(shown(model, 0, Model::age), u"31 min"_s);
    QCOMPARE(shown(model, 0, Model::severity), u"caution"_s); // of when the row was read
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.first().at(0).toModelIndex(), model.index(0, Model::age));
    QCOMPARE(changed.first().at(1).toModelIndex(), model.index(0, Model::age));
}

QTEST_GUILESS_MAIN(TestStuckTableModel)
#include "tst_stuck_table_model.moc"
