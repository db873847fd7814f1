// What answers mean: every outcome, and everything that must not be taken for one.
#include "profile_text_for_tests.h"

#include "recovery/gateways/answer.h"
#include "recovery/gateways/redaction.h"
#include "recovery/gateways/retry_after.h"

#include <QTest>

using namespace ichido;
using namespace ichido::test;
using namespace std::chrono_literals;

namespace {

const std::string interpreted_key = "7-0190b5a8-0000-7000-8000-0000000000aa";

LookupRequest interpreted_request()
{
    LookupRequest request;
    request.gateway = "example";
    request.request = *parse_gateway_key(interpreted_key);
    return request;
}

/// A whole payment; `changes` come last and in place of what has their names.
std::string payment_text(const std::map<std::string, std::string>& changes = {})
{
    std::map<std::string, std::string> fields{{"id", R"("pay_1")"},
                                              {"key", '"' + interpreted_key + '"'},
                                              {"order", "12"},
                                              {"amount", "1000"},
                                              {"account", R"("acct_1")"},
                                              {"currency", R"("jpy")"},
                                              {"refunded", "0"},
                                              {"state", R"({"word":"PAID"})"},
                                              {"failure", "null"},
                                              {"created", R"("2026-11-30T14:03:22.5Z")"}};
    for (const auto& [name, value] : changes)
        fields.insert_or_assign(name, value);
    std::string text = "{";
    for (const auto& [name, value] : fields) {
        if (!value.empty())
            text += (text.size() > 1 ? ",\"" : "\"") + name + "\":" + value;
    }
    return text + "}";
}

std::string list_text(const std::string& payments)
{
    return R"({"data":[)" + payments + "]}";
}

RawReply json_reply(std::string body, int status = 200)
{
    RawReply reply;
    reply.http_status = status;
    reply.content_type = "application/json; charset=UTF-8";
    reply.body = std::move(body);
    return reply;
}

std::string in_state(const char* word, const char* refunded = "0")
{
    return list_text(payment_text({{"state", std::string(R"({"word":")") + word + "\"}"}, {"refunded", refunded}}));
}

std::string repeated(const std::string& text, int times)
{
    std::string result;
    for (int i = 0; i < times; ++i)
        result += text;
    return result;
}

} // namespace

Q_DECLARE_METATYPE(ichido::RawReply)

class TestInterpret : public QObject {
    Q_OBJECT

    const Profile m_profile = profile_of(key_profile("https://api.example.com"));

private Q_SLOTS:
    void one_payment_is_read_whole();
    void an_answer_means_data();
    void an_answer_means();
    void the_payment_with_an_unknown_word_is_unintelligible_and_the_other_is_not();
    void amounts_keep_every_digit_data();
    void amounts_keep_every_digit();
    void currencies_are_three_letters();
    void a_single_payment_without_list();
    void an_empty_list_is_no_absence_unless_the_profile_says_so();
    void a_look_up_by_reference_accepts_no_other_payment();
    void every_cut_of_a_good_answer_is_unintelligible();
    void retry_after_in_every_form_data();
    void retry_after_in_every_form();
    void secrets_tokens_and_cards_are_taken_out_data();
    void secrets_tokens_and_cards_are_taken_out();
};

void TestInterpret::one_payment_is_read_whole()
{
    const GatewayAnswer answer = interpret(
        m_profile, json_reply(list_text(payment_text({{"expires", "1764511402"}, {"failure", R"({"code":"x"})"}}))),
        interpreted_request());
    QVERIFY(answer.outcome == Outcome::succeeded);
    QVERIFY(answer.detail.empty());
    QCOMPARE(answer.payments.size(), std::size_t{1});
    const Payment& payment = answer.payments[0];
    QCOMPARE(payment.reference, std::string("pay_1"));
    QCOMPARE(*payment.key, interpreted_key);
    QCOMPARE(*payment.order_id, std::string("12"));
    QCOMPARE(*payment.account, std::string("acct_1"));
    QCOMPARE(*payment.amount_minor, std::int64_t{1000});
    QCOMPARE(*payment.currency, std::string("JPY"));
    QCOMPARE(*payment.failure_code, std::string("x"));
    QCOMPARE(format_instant(*payment.created_at), std::string("2026-11-30T14:03:22.500000Z"));
    QVERIFY(*payment.expires_at == Instant{1764511402s});
}

void TestInterpret::an_answer_means_data()
{
    QTest::addColumn<RawReply>("reply");
    QTest::addColumn<QByteArray>("outcome");
    QTest::addColumn<QByteArray>("detail");
    const auto row = [](const char* name, RawReply reply, Outcome outcome, const char* detail = "") {
        const std::string_view word = to_word(outcome);
        QTest::newRow(name) << std::move(reply) << QByteArray(word.data(), static_cast<qsizetype>(word.size()))
                            << QByteArray(detail);
    };
    row("charged", json_reply(in_state("PAID")), Outcome::succeeded);
    row("charged, then partly refunded", json_reply(in_state("PAID", "300")), Outcome::succeeded_then_refunded);
    row("charged, then wholly refunded", json_reply(in_state("REFUNDED", "1000")), Outcome::succeeded_then_refunded);
    row("authorised, not captured", json_reply(in_state("HELD")), Outcome::authorized);
    row("still pending", json_reply(in_state("OPEN")), Outcome::pending);
    row("failed for good", json_reply(in_state("DEAD")), Outcome::failed_terminal);
    row("failed, may be tried again", json_reply(in_state("RETRY")), Outcome::failed_retryable);
    row("two payments", json_reply(list_text(payment_text() + "," + payment_text({{"id", R"("pay_2")"}}))),
        Outcome::several);
    row("an empty list", json_reply(list_text("")), Outcome::not_found);
    row("404 with the gateway's own code", json_reply(R"({"error":{"code":"no_such_payment"}})", 404),
        Outcome::not_found);

    row("404 with another code", json_reply(R"({"error":{"code":"no_such_route"}})", 404), Outcome::unintelligible,
        "unexpected_status");
    row("404 without a body", json_reply("", 404), Outcome::unintelligible, "malformed");
    row("the code of an absence with another status", json_reply(R"({"error":{"code":"no_such_payment"}})", 400),
        Outcome::unintelligible, "unexpected_status");
    row("the code of an absence with 200", json_reply(R"({"error":{"code":"no_such_payment"}})"),
        Outcome::unintelligible, "malformed");
    row("201 for a look-up", json_reply(in_state("PAID"), 201), Outcome::unintelligible, "unexpected_status");
    row("204", json_reply("", 204), Outcome::unintelligible, "malformed");
    row("206, a part", json_reply(in_state("PAID"), 206), Outcome::unintelligible, "unexpected_status");
    for (const int status : {301, 302, 303, 307, 308, 304})
        row(QByteArray("redirect " + QByteArray::number(status)).constData(), json_reply(in_state("PAID"), status),
            Outcome::unintelligible, "redirect");
    row("401", json_reply("{}", 401), Outcome::unauthorized, "http_401");
    row("403", json_reply("no", 403), Outcome::unauthorized, "http_403");
    row("429", json_reply("{}", 429), Outcome::rate_limited, "http_429");
    row("408", json_reply("{}", 408), Outcome::unavailable, "http_408");
    row("500 with a body that says paid", json_reply(in_state("PAID"), 500), Outcome::unavailable, "http_500");
    row("502", json_reply("<html>", 502), Outcome::unavailable, "http_502");
    row("503", json_reply("", 503), Outcome::unavailable, "http_503");

    const auto ended = [](WireEnd end, int status, std::string body = {}) {
        RawReply reply = json_reply(std::move(body), status);
        reply.end = end;
        return reply;
    };
    row("deadline before any answer", ended(WireEnd::timed_out, 0), Outcome::unavailable, "timeout");
    row("deadline inside the body", ended(WireEnd::timed_out, 200, in_state("PAID")), Outcome::unavailable, "timeout");
    row("connection reset", ended(WireEnd::reset, 0), Outcome::unavailable, "reset");
    row("connection refused", ended(WireEnd::no_connection, 0), Outcome::unavailable, "no_connection");
    row("would have been sent twice", ended(WireEnd::resend, 0), Outcome::unavailable, "resend");
    row("a wrong certificate", ended(WireEnd::tls, 0), Outcome::unavailable, "tls");
    row("some other error below HTTP", ended(WireEnd::failed, 0), Outcome::unavailable, "transport");
    row("a cut body that happens to be whole JSON", ended(WireEnd::truncated, 200, in_state("PAID")),
        Outcome::unintelligible, "truncated");
    row("an oversized body", ended(WireEnd::oversized, 200, in_state("PAID")), Outcome::unintelligible, "oversized");
    row("no HTTP", ended(WireEnd::protocol, 0), Outcome::unintelligible, "protocol");
    row("a cut 401 is still a refusal", ended(WireEnd::truncated, 401), Outcome::unauthorized, "http_401");

    const auto typed = [](const char* type, const char* encoding = "") {
        RawReply reply = json_reply(in_state("PAID"));
        reply.content_type = type;
        reply.content_encoding = encoding;
        return reply;
    };
    row("another JSON type", typed("application/problem+json"), Outcome::succeeded);
    row("a quoted charset", typed("application/json;charset=\"utf-8\""), Outcome::succeeded);
    row("identity is no coding", typed("application/json", "identity"), Outcome::succeeded);
    row("HTML", typed("text/html"), Outcome::unintelligible, "content_type");
    row("JSON as text", typed("text/plain"), Outcome::unintelligible, "content_type");
    row("no type", typed(""), Outcome::unintelligible, "content_type");
    row("two types", typed("application/json, text/html"), Outcome::unintelligible, "content_type");
    row("another charset", typed("application/json; charset=shift_jis"), Outcome::unintelligible, "content_type");
    row("gzip", typed("application/json", "gzip"), Outcome::unintelligible, "content_encoding");
    row("gzip under identity", typed("application/json", "identity, gzip"), Outcome::unintelligible,
        "content_encoding");

    const auto body = [&row](const char* name, std::string text, const char* detail = "malformed") {
        row(name, json_reply(std::move(text)), Outcome::unintelligible, detail);
    };
    body("an empty body", "");
    body("no JSON", "paid");
    body("half a JSON", in_state("PAID").substr(0, 40));
    body("something behind the JSON", in_state("PAID") + "x");
    body("a NUL and something behind the JSON", in_state("PAID") + std::string("\0x", 2));
    body("a name twice", R"({"data":[],"data":[)" + payment_text() + "]}");
    body("a name twice, once escaped", R"({"data":[],"d\u0061ta":[)" + payment_text() + "]}");
    body("invalid UTF-8", list_text(payment_text({{"id", "\"pay\xff\""}})));
    body("half a surrogate pair", list_text(payment_text({{"id", R"("\ud800")"}})));
    body("nested 100,000 deep", std::string(100000, '['));
    body("nested beyond the cap and closed", std::string(100, '[') + std::string(100, ']'));
    body("200,000 values", "[" + repeated("0,", 200000) + "0]");
    body("a number beyond all bounds", list_text(payment_text({{"amount", "1e999"}})));
    body("no list", R"({"items":[]})");
    body("a list that is none", R"({"data":{}})");
    body("a null list", R"({"data":null})");
    body("a list of texts", R"({"data":["PAID"]})");
    body("an array as document", "[]");
    body("no reference", list_text(payment_text({{"id", ""}})));
    body("an empty reference", list_text(payment_text({{"id", "\"\""}})));
    body("a reference with a control character", list_text(payment_text({{"id", R"("a\u001b[2J")"}})));
    body("a reference of 300 characters", list_text(payment_text({{"id", '"' + std::string(300, 'a') + '"'}})));
    body("no key where one is stated", list_text(payment_text({{"key", ""}})));
    body("a key that is an object", list_text(payment_text({{"key", "{}"}})));
    body("no order where one is stated", list_text(payment_text({{"order", "null"}})));
    body("no account where one is stated", list_text(payment_text({{"account", "null"}})));
    body("a creation time that is none", list_text(payment_text({{"created", "\"yesterday\""}})));
    body("a refund that is no amount", list_text(payment_text({{"refunded", "\"some\""}})));
    body("a negative refund", list_text(payment_text({{"refunded", "-1"}})));
    body("no status", list_text(payment_text({{"state", "{}"}})));
    body("an unknown status", in_state("SHINY"), "unknown_status");
    body("a status in another case", in_state("paid"), "unknown_status");
    body("a status with a blank", in_state("PAID "), "unknown_status");
    body("an empty status", in_state(""), "unknown_status");
    body("one of two with an unknown status",
         list_text(payment_text() + "," + payment_text({{"id", "2"}, {"state", R"({"word":"SHINY"})"}})),
         "unknown_status");
    body("more refunded than charged", in_state("PAID", "1001"), "contradiction");
    body("refunded without a refund", in_state("REFUNDED"), "contradiction");
    body("a refund of what failed", in_state("DEAD", "10"), "contradiction");
    body("a refund of what is pending", in_state("OPEN", "10"), "contradiction");
    body("one payment in two states", list_text(payment_text() + "," + payment_text({{"state", R"({"word":"DEAD"})"}})),
         "contradiction");
    body("101 payments", list_text(repeated(payment_text() + ",", 100) + payment_text()), "oversized");
}
void TestInterpret::an_answer_means()
{
    QFETCH(RawReply, reply);
    QFETCH(QByteArray, outcome);
    QFETCH(QByteArray, detail);
    const GatewayAnswer answer = interpret(m_profile, reply, interpreted_request());
    QCOMPARE(std::string(to_word(answer.outcome)), outcome.toStdString());
    QCOMPARE(answer.detail, detail.toStdString());
}

void TestInterpret::the_payment_with_an_unknown_word_is_unintelligible_and_the_other_is_not()
{
    const auto answer = interpret(
        m_profile,
        json_reply(list_text(payment_text() + "," + payment_text({{"id", "2"}, {"state", R"({"word":"X"})"}}))),
        interpreted_request());
    QVERIFY(answer.payments.at(0).state == Outcome::succeeded);
    QVERIFY(answer.payments.at(1).state == Outcome::unintelligible);
}

void TestInterpret::amounts_keep_every_digit_data()
{
    QTest::addColumn<bool>("decimal");
    QTest::addColumn<QByteArray>("amount");
    QTest::addColumn<QByteArray>("currency");
    QTest::addColumn<QByteArray>("minor"); // empty: unreadable
    const auto row = [](const char* name, bool decimal, const char* amount, const char* currency, const char* minor) {
        QTest::newRow(name) << decimal << QByteArray(amount) << QByteArray(currency) << QByteArray(minor);
    };
    row("a minor amount", false, "1000", "JPY", "1000");
    row("the largest amount", false, "9223372036854775807", "JPY", "9223372036854775807");
    row("one more than a double holds", false, "9007199254740993", "USD", "9007199254740993");
    row("one beyond 64 bits", false, "9223372036854775808", "JPY", "");
    row("20 digits", false, "99999999999999999999", "JPY", "");
    row("a minor amount with a fraction", false, "1000.0", "JPY", "");
    row("a minor amount with an exponent", false, "1e3", "JPY", "");
    row("a minor amount as text", false, "\"1000\"", "JPY", "");
    row("a negative amount", false, "-1", "JPY", "");
    row("no amount", false, "null", "JPY", "");
    row("about", false, "\"about 1000\"", "JPY", "");
    row("a decimal as text", true, "\"10.01\"", "USD", "1001");
    row("a decimal as number, as written", true, "10.10", "USD", "1010");
    row("a decimal that no double is", true, "90071992547409.93", "USD", "9007199254740993");
    row("a whole number as decimal", true, "10", "USD", "1000");
    row("yen as decimal", true, "\"1000\"", "JPY", "1000");
    row("too many decimals", true, "\"10.001\"", "USD", "");
    row("a decimal with an exponent", true, "1.0e3", "USD", "");
    row("a decimal in an unknown currency", true, "\"10.00\"", "XQQ", "");
    row("a decimal without currency", true, "\"10.00\"", "", "");
}
void TestInterpret::amounts_keep_every_digit()
{
    QFETCH(bool, decimal);
    QFETCH(QByteArray, amount);
    QFETCH(QByteArray, currency);
    QFETCH(QByteArray, minor);
    Profile profile = m_profile;
    profile.answer.amounts = decimal ? AmountForm::decimal : AmountForm::minor;
    const std::string code = currency.isEmpty() ? "null" : '"' + currency.toStdString() + '"';
    const auto answer = interpret(profile,
                                  json_reply(list_text(payment_text(
                                      {{"amount", amount.toStdString()}, {"currency", code}, {"refunded", "null"}}))),
                                  interpreted_request());
    QVERIFY2(answer.outcome == Outcome::succeeded, "an unreadable amount is for the rules to judge");
    const auto& read = answer.payments.at(0).amount_minor;
    QCOMPARE(read ? std::to_string(*read) : std::string(), minor.toStdString());
}

void TestInterpret::currencies_are_three_letters()
{
    for (const char* text : {"\"yen\\u0000\"", "\"JP\"", "\"JPYX\"", "392", "\"\xEF\xBC\xAA\"", "null"}) {
        const auto answer =
            interpret(m_profile, json_reply(list_text(payment_text({{"currency", text}}))), interpreted_request());
        QVERIFY2(!answer.payments.at(0).currency, text);
    }
}

void TestInterpret::a_single_payment_without_list()
{
    Profile profile = m_profile;
    profile.answer.list.reset();
    profile.empty_list_is_absence = false;
    QVERIFY(interpret(profile, json_reply(payment_text()), interpreted_request()).outcome == Outcome::succeeded);
    QVERIFY(interpret(profile, json_reply("{}"), interpreted_request()).outcome == Outcome::unintelligible);
    QVERIFY(interpret(profile, json_reply("[]"), interpreted_request()).outcome == Outcome::unintelligible);
}

void TestInterpret::an_empty_list_is_no_absence_unless_the_profile_says_so()
{
    Profile profile = m_profile;
    profile.empty_list_is_absence = false;
    QVERIFY(interpret(profile, json_reply(list_text("")), interpreted_request()).outcome == Outcome::unintelligible);
}

void TestInterpret::a_look_up_by_reference_accepts_no_other_payment()
{
    Profile profile = m_profile;
    profile.look_ups = {{false, "/payments/{reference}", {}, {}, true}};
    LookupRequest request = interpreted_request();
    request.reference = "pay_1";
    QVERIFY(interpret(profile, json_reply(list_text(payment_text())), request).outcome == Outcome::succeeded);
    request.reference = "pay_2";
    const auto answer = interpret(profile, json_reply(list_text(payment_text())), request);
    QVERIFY(answer.outcome == Outcome::unintelligible);
    QCOMPARE(answer.detail, std::string("another_reference"));
}

void TestInterpret::every_cut_of_a_good_answer_is_unintelligible()
{
    const std::string whole = in_state("PAID");
    for (std::size_t length = 0; length < whole.size(); ++length) {
        const auto answer = interpret(m_profile, json_reply(whole.substr(0, length)), interpreted_request());
        QVERIFY(answer.outcome == Outcome::unintelligible);
    }
}

void TestInterpret::retry_after_in_every_form_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArray>("date");
    QTest::addColumn<int>("seconds"); // -1: unreadable
    const auto row = [](const char* name, const char* value, const char* date, int seconds) {
        QTest::newRow(name) << QByteArray(value) << QByteArray(date) << seconds;
    };
    const char* const noon = "Sun, 06 Nov 1994 12:00:00 GMT";
    row("seconds", "7", "", 7);
    row("zero", "0", "", 0);
    row("a year is cut to an hour", "31536000", "", 3600);
    row("absurd digits are cut to an hour", "99999999999999999999999999", "", 3600);
    row("a date, by the answer's own clock", "Sun, 06 Nov 1994 12:01:30 GMT", noon, 90);
    row("a date of RFC 850", "Sunday, 06-Nov-94 12:01:30 GMT", noon, 90);
    row("a date of asctime", "Sun Nov  6 12:01:30 1994", noon, 90);
    row("a date by our clock where the answer has none", "Sun, 06 Nov 1994 12:00:10 GMT", "", 10);
    row("a date in the past", "Sun, 06 Nov 1994 11:00:00 GMT", noon, 0);
    row("a date in ten years", "Sat, 06 Nov 2004 12:00:00 GMT", noon, 3600);
    row("a negative number", "-5", "", -1);
    row("a fraction", "1.5", "", -1);
    row("a word", "soon", "", -1);
    row("a day that is none", "Sun, 31 Feb 1994 12:00:00 GMT", noon, -1);
    row("empty", "", "", -1);
    row("two values", "5, 6", "", -1);
}
void TestInterpret::retry_after_in_every_form()
{
    QFETCH(QByteArray, value);
    QFETCH(QByteArray, date);
    QFETCH(int, seconds);
    RawReply reply = json_reply("{}", 429);
    reply.retry_after = value.toStdString();
    reply.date = date.toStdString();
    reply.received_at = *parse_http_date("Sun, 06 Nov 1994 12:00:00 GMT");
    for (const int status : {429, 503}) {
        reply.http_status = status;
        const auto answer = interpret(m_profile, reply, interpreted_request());
        QCOMPARE(answer.retry_after ? static_cast<int>(*answer.retry_after / 1s) : -1, seconds);
    }
}

void TestInterpret::secrets_tokens_and_cards_are_taken_out_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("kept");
    const auto row = [](const char* name, const char* text, const char* kept) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(kept);
    };
    row("the secret itself", "a sk/live+1 b", "a [secret] b");
    row("percent-encoded", "sk%2Flive%2B1", "[secret]");
    row("with escaped slashes", R"("sk\/live+1")", R"("[secret]")");
    row("as base64 of basic", "c2svbGl2ZSsxOg==", "[secret]");
    row("as base64 with its user", "c2hvcDpzay9saXZlKzE=", "[secret]");
    row("its beginning where the body was cut", "{\"key\":\"sk/li", "{\"key\":\"[secret]");
    row("any bearer token", "Authorization: bearer eyJhbGciOi.J9-x_", "Authorization: bearer [secret]");
    row("a card number", "{\"pan\":\"4111111111111111\"}", "{\"pan\":\"[card]\"}");
    row("a card number as number", "{\"pan\":4111111111111111}", "{\"pan\":[card]}");
    row("a card number in groups", "4111 1111 1111 1111 12/30", "[card] 12/30");
    row("a card number with dashes", "4111-1111-1111-1111", "[card]");
    row("an American Express number", "378282246310005", "[card]");
    row("16 digits that are no card", "4111111111111112", "4111111111111112");
    row("12 digits", "411111111111", "411111111111");
    row("30 digits", "411111111111111141111111111111", "411111111111111141111111111111");
    row("a UUID of digits", "11111111-1111-4111-8111-111111111111", "11111111-1111-4111-8111-111111111111");
    row("a key of the gateway", "7-0190b5a8-0000-7000-8000-0000000000aa", "7-0190b5a8-0000-7000-8000-0000000000aa");
    row("an amount and a time", R"({"amount":1000,"at":"2026-11-30T14:03:22Z"})",
        R"({"amount":1000,"at":"2026-11-30T14:03:22Z"})");
}
void TestInterpret::secrets_tokens_and_cards_are_taken_out()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, kept);
    const SecretMask mask("sk/live+1", "shop");
    QCOMPARE(without_tokens_and_cards(mask.apply(text.toStdString())), kept.toStdString());
}

QTEST_APPLESS_MAIN(TestInterpret)
#include "tst_interpret.moc"
