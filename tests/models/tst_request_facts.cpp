// The facts of one request: always the same ones, each whole, nothing hidden.
#include "models/language.h"
#include "models/request_facts.h"
#include "models/time_text.h"
#include "tests/models/rows_for_tests.h"

#include <QTest>
#include <QTimeZone>

using namespace ichido;
using namespace ichido::rows;
using namespace std::chrono;
using namespace Qt::StringLiterals;

namespace {

RequestDetail detail_of(Duration age)
{
    RequestDetail detail;
    detail.intent = intent_of(42, age);
    detail.now = rows::now;
    return detail;
}

Fact fact(const std::vector<Fact>& facts, const QString& id)
{
    const auto found = std::find_if(facts.begin(), facts.end(), [&id](const Fact& one) { return one.id == id; });
    return found == facts.end() ? Fact{} : *found;
}

QString value(const std::vector<Fact>& facts, const QString& id)
{
    return fact(facts, id).value;
}

const QStringList all_ids{u"status"_s,  u"organization"_s,  u"key"_s,       u"order"_s,
                          u"amount"_s,  u"payment_state"_s, u"reference"_s, u"created"_s,
                          u"content"_s, u"threshold"_s,     u"gateway"_s,   u"last_answer"_s};

} // namespace

class TestRequestFacts final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void everything_that_is_known();
    void what_is_not_known_is_a_dash();
    void the_same_facts_whatever_is_known();
    void a_status_is_a_pill_data();
    void a_status_is_a_pill();
    void text_from_outside_is_made_visible();
    void labels_are_translated();
};

void TestRequestFacts::init()
{
    install_language(*qApp, u"en"_s);
    set_time_zone(QTimeZone("Asia/Tokyo"));
}

void TestRequestFacts::cleanup()
{
    set_time_zone(QTimeZone::systemTimeZone());
}

void TestRequestFacts::everything_that_is_known()
{
    RequestDetail detail = detail_of(47min - 1us);
    detail.intent.order = Order{1234, {114550, "USD"}, "paid"};
    detail.intent.known_reference = "ch_3a9";
    Evidence early, late;
    early.asked_at = rows::now - 20min;
    early.answer.outcome = Outcome::unavailable;
    late.asked_at = rows::now - 10min;
    late.answer.outcome = Outcome::pending;
    detail.history = {early, late};
    Organization acme = organization_of(42, "acme", 12min + 5s);
    acme.gateway = "sandbox";
    acme.send_deadline = 30s;
    const std::vector<Fact> facts = request_facts(detail, &acme);
    QCOMPARE(value(facts, u"status"_s), u"stuck 46 min 59 s"_s);
    QCOMPARE(value(facts, u"organization"_s), u"acme · 42"_s);
    QCOMPARE(value(facts, u"key"_s), u"01234567-89ab-cdef-0123-000000000001"_s);
    QCOMPARE(value(facts, u"order"_s), u"1234"_s);
    QCOMPARE(value(facts, u"amount"_s), u"1,145.50 USD"_s);
    QCOMPARE(value(facts, u"payment_state"_s), u"paid"_s);
    QCOMPARE(value(facts, u"reference"_s), u"ch_3a9"_s);
    QCOMPARE(value(facts, u"created"_s), u"2026-12-01 13:13:00.000001 +09:00"_s);
    QCOMPARE(value(facts, u"content"_s), u"ab"_s + QString(60, u'0') + u"07"_s);
    QCOMPARE(value(facts, u"threshold"_s), u"12 min 5 s · send deadline 30 s"_s);
    QCOMPARE(value(facts, u"gateway"_s), u"sandbox"_s);
    QCOMPARE(value(facts, u"last_answer"_s), u"pending, 2026-12-01 13:50:00 +09:00"_s);
    for (const QString& id : all_ids) {
        const bool fixed = id == u"key"_s || id == u"reference"_s || id == u"created"_s || id == u"content"_s;
        QCOMPARE(fact(facts, id).fixed_width, fixed);
        QCOMPARE(fact(facts, id).tone, id == u"status"_s ? Tone::three_times : Tone::plain);
    }
}

void TestRequestFacts::what_is_not_known_is_a_dash()
{
    RequestDetail detail = detail_of(1min);
    detail.intent.order.reset();
    const std::vector<Fact> facts = request_facts(detail, nullptr);
    for (const QString& id :
         {u"order"_s, u"amount"_s, u"payment_state"_s, u"reference"_s, u"threshold"_s, u"gateway"_s})
        QCOMPARE(value(facts, id), u"—"_s);
    QCOMPARE(value(facts, u"organization"_s), u"42"_s);
    QCOMPARE(value(facts, u"last_answer"_s), u"none yet"_s);
    Organization nameless = organization_of(42, {});
    QCOMPARE(value(request_facts(detail, &nameless), u"organization"_s), u"42"_s);
    QCOMPARE(value(request_facts(detail, &nameless), u"threshold"_s), u"10 min · no send deadline"_s);
    QCOMPARE(value(request_facts(detail, &nameless), u"gateway"_s), u"—"_s);
}

// Views update them in place.
void TestRequestFacts::the_same_facts_whatever_is_known()
{
    RequestDetail bare = detail_of(1min), rich = detail_of(10h);
    bare.intent.order.reset();
    rich.intent.known_reference = "ch_3a9";
    rich.history.resize(3);
    const Organization acme = organization_of(42, "acme");
    for (const std::vector<Fact>& facts : {request_facts(bare, nullptr), request_facts(rich, &acme)}) {
        QStringList ids;
        for (const Fact& one : facts) {
            ids << one.id;
            QVERIFY2(!one.label.isEmpty() && !one.value.isEmpty(), qPrintable(one.id));
        }
        QCOMPARE(ids, all_ids);
    }
}

void TestRequestFacts::a_status_is_a_pill_data()
{
    QTest::addColumn<RequestStatus>("status");
    QTest::addColumn<int>("minutes");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<int>("tone");
    using enum RequestStatus;
    QTest::newRow("completed") << completed << 600 << u"completed"_s << int(Tone::completed);
    QTest::newRow("failed") << failed << 600 << u"failed"_s << int(Tone::failed);
    QTest::newRow("young") << processing << 5 << u"processing"_s << int(Tone::processing);
    QTest::newRow("stuck") << processing << 11 << u"stuck 11 min"_s << int(Tone::over);
    QTest::newRow("very stuck") << processing << 600 << u"stuck 10 h"_s << int(Tone::ten_times);
}

void TestRequestFacts::a_status_is_a_pill()
{
    QFETCH(RequestStatus, status);
    QFETCH(int, minutes);
    QFETCH(QString, expected);
    QFETCH(int, tone);
    RequestDetail detail = detail_of(std::chrono::minutes(minutes));
    detail.intent.status = status;
    const Fact found = fact(request_facts(detail, nullptr), u"status"_s);
    QCOMPARE(found.value, expected);
    QCOMPARE(int(found.tone), tone);
}

void TestRequestFacts::text_from_outside_is_made_visible()
{
    RequestDetail detail = detail_of(1min);
    detail.intent.order->payment_state = "pa\u200Bid";
    detail.intent.known_reference = "ch\u202E\n%1";
    Organization acme = organization_of(42, "ac\u2066me %1 %2");
    acme.gateway = "sand\x1B"
                   "box";
    const std::vector<Fact> facts = request_facts(detail, &acme);
    QCOMPARE(value(facts, u"payment_state"_s), u"pa<U+200B>id"_s);
    QCOMPARE(value(facts, u"reference"_s), u"ch<U+202E><U+000A>%1"_s);
    QCOMPARE(value(facts, u"organization"_s), u"ac<U+2066>me %1 %2 · 42"_s);
    QCOMPARE(value(facts, u"gateway"_s), u"sand<U+001B>box"_s);
}

void TestRequestFacts::labels_are_translated()
{
    QCOMPARE(fact(request_facts(detail_of(1min), nullptr), u"key"_s).label, u"Key"_s);
    for (const QString& language : {u"ja"_s, u"ko"_s}) {
        const std::vector<Fact> english = request_facts(detail_of(1min), nullptr);
        QVERIFY(install_language(*qApp, language));
        const std::vector<Fact> other = request_facts(detail_of(1min), nullptr);
        for (std::size_t i = 0; i < english.size(); ++i)
            QVERIFY2(other[i].label != english[i].label, qPrintable(english[i].id));
        install_language(*qApp, u"en"_s);
    }
}

QTEST_GUILESS_MAIN(TestRequestFacts)
#include "tst_request_facts.moc"
