// What happened to one request, in its order, each thing once.
#include "models/language.h"
#include "models/time_text.h"
#include "models/timeline_model.h"
#include "tests/models/rows_for_tests.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>
#include <QTimeZone>

using namespace ichido;
using namespace ichido::rows;
using namespace std::chrono;
using namespace Qt::StringLiterals;
using Model = TimelineModel;

namespace {

/// In processing for an hour, nobody asked.
RequestDetail untouched()
{
    RequestDetail detail;
    detail.intent = intent_of(1, 1h);
    detail.now = rows::now;
    return detail;
}

Evidence answer(Outcome outcome, Duration ago)
{
    Evidence evidence;
    evidence.asked_at = rows::now - ago;
    evidence.answer.outcome = outcome;
    return evidence;
}

AuditEntry entry(std::string action, Duration ago, std::string reason = {})
{
    AuditEntry one;
    one.at = rows::now - ago;
    one.actor = "ito";
    one.action = std::move(action);
    one.reason = std::move(reason);
    if (one.action == "settle") {
        one.before = "처리중";
        one.after = "완료";
    }
    return one;
}

QStringList happened(const Model& model)
{
    QStringList found;
    for (int row = 0; row < model.rowCount(); ++row)
        found << shown(model, row, Model::what);
    return found;
}

const Organization organization = organization_of(1, "acme", 10min);

} // namespace

class TestTimelineModel final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void everything_stands_in_its_order();
    void the_threshold_is_passed_only_while_it_is_open();
    void a_write_says_what_changed_and_why_data();
    void a_write_says_what_changed_and_why();
    void what_is_added_is_inserted();
    void the_same_detail_emits_nothing();
    void another_request_begins_anew();
    void a_language_changes_the_words_only();
};

void TestTimelineModel::init()
{
    install_language(*qApp, u"en"_s);
    set_time_zone(QTimeZone("Asia/Tokyo"));
}

void TestTimelineModel::cleanup()
{
    set_time_zone(QTimeZone::systemTimeZone());
}

void TestTimelineModel::everything_stands_in_its_order()
{
    RequestDetail detail = untouched();
    // An answer is stored together with its audit entry, which says nothing more.
    detail.history = {answer(Outcome::not_found, 55min), answer(Outcome::succeeded, 5min + 1us)};
    detail.audit = {entry("record_evidence", 55min), entry("settle_refused", 30min, "amount_differs"),
                    entry("record_evidence", 5min), entry("settle", 1min, "asked the bank")};
    Model model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.set_detail(detail, &organization);
    QCOMPARE(happened(model),
             (QStringList{u"claimed by its service"_s, u"gateway answered: no such payment"_s,
                          u"passed the threshold"_s, u"a settle was refused, nothing was written: amount_differs"_s,
                          u"gateway answered: succeeded"_s, u"settled: processing → completed — “asked the bank”"_s}));
    QCOMPARE(shown(model, 0, Model::time), u"2026-12-01 13:00:00 +09:00"_s);
    QCOMPARE(shown(model, 2, Model::time), u"2026-12-01 13:10:00 +09:00"_s);
    QCOMPARE(whole(model, 4, Model::time), u"2026-12-01 13:54:59.999999 +09:00"_s);
    const Tone tones[] = {Tone::processing, Tone::plain, Tone::over, Tone::person, Tone::plain, Tone::completed};
    for (int row = 0; row < 6; ++row) {
        QCOMPARE(tone(model, row, Model::what), tones[row]);
        QCOMPARE(tone(model, row, Model::time), Tone::plain);
        QCOMPARE(shown(model, row, Model::who), row == 3 || row == 5 ? u"ito"_s : QString());
    }
}

void TestTimelineModel::the_threshold_is_passed_only_while_it_is_open()
{
    const QString passed = u"passed the threshold"_s;
    const auto passes = [&passed](const RequestDetail& detail, const Organization* one) {
        Model model;
        model.set_detail(detail, one);
        return happened(model).count(passed);
    };
    RequestDetail detail = untouched();
    QCOMPARE(passes(detail, &organization), 1);
    QCOMPARE(passes(detail, nullptr), 0); // its threshold is not known
    const Organization patient = organization_of(1, "acme", 1h + 1us);
    QCOMPARE(passes(detail, &patient), 0);

    // Finished by its service: nobody knows when.
    detail.intent.status = RequestStatus::completed;
    QCOMPARE(passes(detail, &organization), 0);
    detail.audit = {entry("settle", 20min)}; // forty minutes after the claim
    QCOMPARE(passes(detail, &organization), 1);
    detail.audit = {entry("settle", 55min)}; // before the threshold
    QCOMPARE(passes(detail, &organization), 0);
}

void TestTimelineModel::a_write_says_what_changed_and_why_data()
{
    QTest::addColumn<QStringList>("entry"); // action, before, after, reason
    QTest::addColumn<QString>("expected");
    QTest::addColumn<int>("tone");
    const auto add = [](const char* name, const QStringList& entry, const QString& expected, Tone tone) {
        QTest::newRow(name) << entry << expected << int(tone);
    };
    add("without a reason", {u"settle"_s, u"처리중"_s, u"완료"_s, {}}, u"settled: processing → completed"_s,
        Tone::completed);
    add("failed", {u"settle"_s, u"처리중"_s, u"실패"_s, u"x"_s}, u"settled: processing → failed — “x”"_s, Tone::failed);
    add("too late", {u"settle_changed"_s, {}, {}, {}}, u"a settle came too late, the row had changed"_s, Tone::person);
    add("refused", {u"settle_refused"_s, {}, {}, {}}, u"a settle was refused, nothing was written: —"_s, Tone::person);
    add("unknown action", {u"purge\n"_s, {}, {}, {}}, u"purge<U+000A>"_s, Tone::person);
    add("unknown status", {u"settle"_s, u"처리중"_s, u"%1 gone\u202E"_s, {}},
        u"settled: processing → %1 gone<U+202E>"_s, Tone::failed);
    add("a reason from outside", {u"settle"_s, u"처리중"_s, u"완료"_s, u"%1\n\u202E<b>"_s},
        u"settled: processing → completed — “%1<U+000A><U+202E><b>”"_s, Tone::completed);
}

void TestTimelineModel::a_write_says_what_changed_and_why()
{
    QFETCH(QStringList, entry);
    QFETCH(QString, expected);
    QFETCH(int, tone);
    RequestDetail detail = untouched();
    AuditEntry one;
    one.at = detail.now;
    one.actor = "ito\u202E";
    one.action = entry[0].toStdString();
    one.before = entry[1].toStdString();
    one.after = entry[2].toStdString();
    one.reason = entry[3].toStdString();
    detail.audit = {one};
    Model model;
    model.set_detail(detail, nullptr);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(shown(model, 1, Model::what), expected);
    QCOMPARE(shown(model, 1, Model::who), u"ito<U+202E>"_s);
    QCOMPARE(model.index(1, Model::what).data(Model::tone_role).toInt(), tone);
}

void TestTimelineModel::what_is_added_is_inserted()
{
    Model model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    RequestDetail detail = untouched();
    model.set_detail(detail, &organization);
    const QPersistentModelIndex selected = model.index(1, Model::what);
    const QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    detail.now += 5min;
    detail.history = {answer(Outcome::succeeded, -1min)};
    detail.audit = {entry("record_evidence", -1min), entry("settle", -2min)};
    detail.intent.status = RequestStatus::completed;
    model.set_detail(detail, &organization);
    QCOMPARE(reset.count(), 0);
    QCOMPARE(inserted.count(), 1);
    QCOMPARE(inserted.first().at(1).toInt(), 2);
    QCOMPARE(inserted.first().at(2).toInt(), 3);
    QCOMPARE(model.rowCount(), 4);
    QCOMPARE(selected.row(), 1);
    QCOMPARE(selected.data().toString(), u"passed the threshold"_s);
}

void TestTimelineModel::the_same_detail_emits_nothing()
{
    Model model;
    RequestDetail detail = untouched();
    detail.history = {answer(Outcome::pending, 5min)};
    model.set_detail(detail, &organization);
    const QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    model.set_detail(detail, &organization);
    detail.now += 1h; // time alone is no event
    model.set_detail(detail, &organization);
    QCOMPARE(inserted.count() + changed.count() + reset.count(), 0);
    QCOMPARE(model.rowCount(), 3);
}

void TestTimelineModel::another_request_begins_anew()
{
    Model model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    RequestDetail detail = untouched();
    model.set_detail(detail, &organization);
    const QPersistentModelIndex selected = model.index(0, 0);
    detail.intent.request = key_of(2, 2);
    detail.history = {answer(Outcome::pending, 5min)};
    model.set_detail(detail, &organization);
    QCOMPARE(model.rowCount(), 3);
    QVERIFY2(!selected.isValid(), "what was selected belongs to the request before");
    // An answer that is stored late stands where it was asked, not at the end.
    detail.history.insert(detail.history.begin(), answer(Outcome::unavailable, 59min));
    model.set_detail(detail, &organization);
    QCOMPARE(shown(model, 1, Model::what), u"gateway answered: no answer"_s);
    QCOMPARE(model.rowCount(), 4);
    model.clear();
    QCOMPARE(model.rowCount(), 0);
}

void TestTimelineModel::a_language_changes_the_words_only()
{
    Model model;
    model.retranslate();
    RequestDetail detail = untouched();
    model.set_detail(detail, &organization);
    const QPersistentModelIndex selected = model.index(0, Model::what);
    const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    QVERIFY(install_language(*qApp, u"ja"_s));
    model.retranslate();
    QCOMPARE(changed.count(), 1);
    QVERIFY(selected.isValid());
    QVERIFY(selected.data().toString() != u"claimed by its service"_s && !selected.data().toString().isEmpty());
    QVERIFY(title(model, Model::what) != u"What happened"_s);
    const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    model.set_detail(detail, &organization); // nothing new in the new language either
    QCOMPARE(reset.count(), 0);
}

QTEST_GUILESS_MAIN(TestTimelineModel)
#include "tst_timeline_model.moc"
