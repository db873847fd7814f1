// Stored row, gateway's truth and what will be written: what stands beside what, and what differs.
#include "models/comparison.h"
#include "models/language.h"
#include "models/time_text.h"
#include "tests/domain/scene.h"
#include "tests/models/rows_for_tests.h"

#include <QTest>
#include <QTimeZone>

using namespace ichido;
using namespace ichido::rows;
using namespace ichido::scene;
using namespace Qt::StringLiterals;

namespace {

const QString dash = u"—"_s;
const QString our_key = u"7-3f2a1111-2222-4333-8444-555566667777"_s;

Comparison compared(const Scene& scene)
{
    return compare(scene.intent, scene.organization, scene.history, scene.decided());
}

/// The row with that label: stored, gateway, written, and ≠ where it differs.
QString row(const Comparison& comparison, const QString& label)
{
    for (const ComparedField& one : comparison.fields) {
        if (one.label == label)
            return one.stored + u" | "_s + one.gateway + u" | "_s + one.written + (one.differs ? u" ≠"_s : QString());
    }
    return u"no such row"_s;
}

QStringList labels(const Comparison& comparison)
{
    QStringList found;
    for (const ComparedField& one : comparison.fields)
        found << one.label;
    return found;
}

} // namespace

class TestComparison final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void before_anybody_asked();
    void a_charge_that_agrees();
    void what_contradicts_is_marked_data();
    void what_contradicts_is_marked();
    void a_refund_has_a_row_where_there_is_one();
    void the_answer_that_named_a_payment_is_shown();
    void several_payments_stand_side_by_side();
    void without_a_profile_a_person_decides();
    void text_from_outside_is_made_visible();
};

void TestComparison::init()
{
    install_language(*qApp, u"en"_s);
}

void TestComparison::before_anybody_asked()
{
    const Comparison comparison = compared(Scene());
    QCOMPARE(labels(comparison), (QStringList{u"Status"_s, u"Amount"_s, u"Reference"_s, u"Key at the gateway"_s}));
    QCOMPARE(row(comparison, u"Status"_s), u"processing | not asked yet | —"_s);
    QCOMPARE(row(comparison, u"Amount"_s), u"¥1,000 | — | —"_s);
    QCOMPARE(row(comparison, u"Reference"_s), u"— | — | —"_s);
    QCOMPARE(row(comparison, u"Key at the gateway"_s), our_key + u" | — | —"_s);
    QVERIFY(!comparison.asked_at);
    QCOMPARE(comparison.heading, u"not asked yet"_s);
    QCOMPARE(comparison.tone, Tone::muted);
    QCOMPARE(comparison.check, u"The gateway has not been asked yet."_s);
}

void TestComparison::a_charge_that_agrees()
{
    Scene scene;
    scene.intent.known_reference = "pay_1";
    scene.asked(1min, {payment(Outcome::succeeded)});
    const Comparison comparison = compared(scene);
    QCOMPARE(row(comparison, u"Status"_s), u"processing | succeeded | completed"_s);
    QCOMPARE(row(comparison, u"Amount"_s), u"¥1,000 | ¥1,000 | ¥1,000"_s);
    QCOMPARE(row(comparison, u"Reference"_s), u"pay_1 | pay_1 | pay_1"_s);
    QCOMPARE(row(comparison, u"Key at the gateway"_s), our_key + u" | "_s + our_key + u" | —"_s);
    QCOMPARE(comparison.asked_at, noon - 1min);
    QCOMPARE(comparison.heading, u"settle as completed"_s);
    QCOMPARE(comparison.tone, Tone::completed);
    QCOMPARE(comparison.check, u"The gateway charged exactly this order."_s);
    for (const ComparedField& one : comparison.fields)
        QCOMPARE(one.fixed_width, one.label == u"Reference"_s || one.label == u"Key at the gateway"_s);
}

void TestComparison::what_contradicts_is_marked_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("label");
    QTest::addColumn<QString>("expected");
    QTest::newRow("more was charged") << u"amount"_s << u"Amount"_s << u"¥1,000 | ¥1,001 | — ≠"_s;
    QTest::newRow("in another currency") << u"currency"_s << u"Amount"_s << u"¥1,000 | 10.00 USD | — ≠"_s;
    QTest::newRow("not readable") << u"unreadable"_s << u"Amount"_s << u"¥1,000 | not readable | — ≠"_s;
    QTest::newRow("another reference") << u"reference"_s << u"Reference"_s << u"pay_9 | pay_1 | pay_1 ≠"_s;
    QTest::newRow("another key") << u"key"_s << u"Key at the gateway"_s << our_key + u" | 7-other | — ≠"_s;
    // Nothing is contradicted by what is not said.
    QTest::newRow("no key") << u"no key"_s << u"Key at the gateway"_s << our_key + u" | — | —"_s;
    QTest::newRow("no order") << u"no order"_s << u"Amount"_s << u"— | ¥1,000 | —"_s;
}

void TestComparison::what_contradicts_is_marked()
{
    QFETCH(QString, what);
    QFETCH(QString, label);
    QFETCH(QString, expected);
    Scene scene;
    Payment one = payment(Outcome::succeeded);
    if (what == u"amount"_s)
        one.amount_minor = 1001;
    else if (what == u"currency"_s)
        one.currency = "USD";
    else if (what == u"unreadable"_s)
        one.amount_minor.reset();
    else if (what == u"reference"_s)
        scene.intent.known_reference = "pay_9";
    else if (what == u"key"_s)
        one.key = "7-other";
    else if (what == u"no key"_s)
        one.key.reset();
    else if (what == u"no order"_s)
        scene.intent.order.reset();
    scene.asked(1min, {one});
    const Comparison comparison = compared(scene);
    QCOMPARE(row(comparison, label), expected);
    int marked = 0;
    for (const ComparedField& field : comparison.fields)
        marked += field.differs ? 1 : 0;
    QCOMPARE(marked, expected.endsWith(u'≠') ? 1 : 0); // nothing else is
}

void TestComparison::a_refund_has_a_row_where_there_is_one()
{
    Scene scene;
    scene.organization.template_shows_refunds = true;
    scene.asked(1min, {refunded(1000)});
    const Comparison whole = compared(scene);
    QCOMPARE(labels(whole),
             (QStringList{u"Status"_s, u"Amount"_s, u"Reference"_s, u"Refunded"_s, u"Key at the gateway"_s}));
    QCOMPARE(row(whole, u"Refunded"_s), u"— | ¥1,000 | ¥1,000"_s);
    Scene partly;
    partly.asked(1min, {refunded(300)});
    QCOMPARE(row(compared(partly), u"Refunded"_s), u"— | ¥300 | ¥300"_s);
}

void TestComparison::the_answer_that_named_a_payment_is_shown()
{
    Scene scene;
    scene.asked(9min, {payment(Outcome::pending, "pay_old")});
    scene.asked(5min, {payment(Outcome::pending, "pay_new")});
    scene.asked(1min, Outcome::unavailable); // says nothing about the payment
    const Comparison comparison = compared(scene);
    QCOMPARE(row(comparison, u"Status"_s), u"processing | pending | —"_s);
    QCOMPARE(row(comparison, u"Reference"_s), u"— | pay_new | —"_s);
    QCOMPARE(comparison.asked_at, noon - 5min);

    Scene silent; // none named one: then the last
    silent.absent(9min);
    silent.asked(1min, Outcome::unavailable);
    QCOMPARE(row(compared(silent), u"Status"_s), u"processing | no answer | —"_s);
    QCOMPARE(compared(silent).asked_at, noon - 1min);
}

void TestComparison::several_payments_stand_side_by_side()
{
    Scene scene;
    Payment second = payment(Outcome::succeeded, "pay_2");
    second.amount_minor = 999;
    scene.asked(1min, {payment(Outcome::succeeded), second});
    scene.intent.known_reference = "pay_2";
    const Comparison comparison = compared(scene);
    QCOMPARE(row(comparison, u"Status"_s), u"processing | several payments | —"_s);
    QCOMPARE(row(comparison, u"Amount"_s), u"¥1,000 | ¥1,000 | ¥999 | — ≠"_s);
    QCOMPARE(row(comparison, u"Reference"_s), u"pay_2 | pay_1 | pay_2 | —"_s); // the stored one is among them
}

void TestComparison::without_a_profile_a_person_decides()
{
    Scene scene;
    scene.organization.gateway = "sand<b>\u202E%1";
    scene.asked(1min, {payment(Outcome::succeeded)});
    const Comparison comparison = compare(scene.intent, scene.organization, scene.history, std::nullopt);
    QCOMPARE(comparison.heading, u"no verdict"_s);
    QCOMPARE(comparison.tone, Tone::person);
    QCOMPARE(comparison.check, u"This console has no profile for the gateway “sand<b><U+202E>%1”."_s);
    QCOMPARE(row(comparison, u"Status"_s), u"processing | succeeded | —"_s); // what is stored is shown all the same
}

void TestComparison::text_from_outside_is_made_visible()
{
    Scene scene;
    Payment one = payment(Outcome::succeeded, "pay\n\u202E1");
    one.key = "7-\u200Bkey";
    scene.intent.known_reference = "pay\x1B[2J";
    scene.asked(1min, {one});
    const Comparison comparison = compare(scene.intent, scene.organization, scene.history, std::nullopt);
    QCOMPARE(row(comparison, u"Reference"_s), u"pay<U+001B>[2J | pay<U+000A><U+202E>1 | — ≠"_s);
    QCOMPARE(row(comparison, u"Key at the gateway"_s), our_key + u" | 7-<U+200B>key | — ≠"_s);
}

QTEST_GUILESS_MAIN(TestComparison)
#include "tst_comparison.moc"
