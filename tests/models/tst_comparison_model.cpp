// The comparison as a table: marks that need no colour, and rows that stay while their content changes.
#include "models/comparison.h"
#include "models/language.h"
#include "models/time_text.h"
#include "tests/models/rows_for_tests.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>
#include <QTimeZone>

using namespace ichido;
using namespace ichido::rows;
using namespace Qt::StringLiterals;
using Model = ComparisonModel;

namespace {

Comparison comparison_of(int fields)
{
    Comparison comparison;
    for (int i = 0; i < fields; ++i)
        comparison.fields.push_back({u"Label %1"_s.arg(i), u"stored"_s, u"told"_s, u"written"_s, i == 1, i == 2});
    return comparison;
}

} // namespace

class TestComparisonModel final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void what_differs_has_a_sign_and_a_sentence();
    void the_title_says_when_the_gateway_was_asked();
    void rows_stay_where_their_number_stays();
    void another_number_of_rows_begins_anew();
};

void TestComparisonModel::init()
{
    install_language(*qApp, u"en"_s);
    set_time_zone(QTimeZone("Asia/Tokyo"));
}

void TestComparisonModel::cleanup()
{
    set_time_zone(QTimeZone::systemTimeZone());
}

void TestComparisonModel::what_differs_has_a_sign_and_a_sentence()
{
    Model model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), 0);
    model.set_comparison(comparison_of(4));
    QCOMPARE(model.rowCount(), 4);
    QCOMPARE(shown(model, 0, Model::label), u"Label 0"_s);
    QCOMPARE(shown(model, 0, Model::stored), u"stored"_s);
    QCOMPARE(shown(model, 0, Model::gateway), u"told"_s);
    QCOMPARE(shown(model, 0, Model::written), u"written"_s);
    QCOMPARE(shown(model, 1, Model::gateway), u"told ≠"_s); // never by colour alone
    QCOMPARE(shown(model, 1, Model::stored), u"stored"_s);
    QCOMPARE(tone(model, 1, Model::gateway), Tone::ten_times);
    QCOMPARE(tone(model, 0, Model::gateway), Tone::plain);
    QCOMPARE(tone(model, 1, Model::stored), Tone::plain);
    QCOMPARE(tone(model, 1, Model::label), Tone::muted);
    const auto why = [&model](int row, int column) {
        return model.index(row, column).data(Qt::AccessibleDescriptionRole).toString();
    };
    QCOMPARE(why(1, Model::gateway), u"This differs from the stored row."_s);
    QCOMPARE(why(1, Model::stored), QString());
    QCOMPARE(why(0, Model::gateway), QString());
}

void TestComparisonModel::the_title_says_when_the_gateway_was_asked()
{
    Model model;
    QCOMPARE(title(model, Model::label), u"Field"_s); // read aloud with each name of a row
    QCOMPARE(title(model, Model::stored), u"Stored row"_s);
    QCOMPARE(title(model, Model::gateway), u"Gateway's truth"_s);
    QCOMPARE(title(model, Model::written), u"Will be written"_s);
    Comparison asked = comparison_of(4);
    asked.asked_at = rows::now;
    model.set_comparison(asked);
    QCOMPARE(title(model, Model::gateway), u"Gateway's truth, 2026-12-01 14:00:00 +09:00"_s);
    const QSignalSpy titles(&model, &QAbstractItemModel::headerDataChanged);
    asked.asked_at = rows::now + std::chrono::minutes{1};
    model.set_comparison(asked);
    QCOMPARE(title(model, Model::gateway), u"Gateway's truth, 2026-12-01 14:01:00 +09:00"_s);
    QCOMPARE(titles.count(), 1);
    QCOMPARE(titles.first().at(1).toInt(), int(Model::gateway));
}

void TestComparisonModel::rows_stay_where_their_number_stays()
{
    Model model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.set_comparison(comparison_of(4));
    const QPersistentModelIndex focused = model.index(2, Model::stored);
    const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    Comparison other = comparison_of(4);
    other.fields[2].stored = u"now another"_s;
    model.set_comparison(other);
    QCOMPARE(reset.count(), 0);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.first().at(0).toModelIndex(), model.index(0, 0));
    QCOMPARE(changed.first().at(1).toModelIndex(), model.index(3, Model::columns - 1));
    QCOMPARE(focused.data().toString(), u"now another"_s);
}

void TestComparisonModel::another_number_of_rows_begins_anew()
{
    Model model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.set_comparison(comparison_of(4));
    const QPersistentModelIndex focused = model.index(3, Model::stored);
    model.set_comparison(comparison_of(5)); // a refund has come between
    QCOMPARE(model.rowCount(), 5);
    QVERIFY(!focused.isValid());
    model.set_comparison({});
    QCOMPARE(model.rowCount(), 0);
}

QTEST_GUILESS_MAIN(TestComparisonModel)
#include "tst_comparison_model.moc"
