// Canonical JSON against the published examples of RFC 8785, and what is refused.
#include "recovery/evidence/fingerprint.h"
#include "recovery/evidence/sha256.h"

#include <QTest>

#include <string>
#include <utility>

using namespace ichido;

namespace {

std::string nested(std::size_t levels)
{
    return std::string(levels, '[') + std::string(levels, ']');
}

void refused(const char* name, QByteArray body, const char* code)
{
    QTest::newRow(name) << std::move(body) << QByteArray(code);
}

} // namespace

class TestFingerprint : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void published_examples_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("canonical");
        const auto row = [](const char* name, const char* body, const char* canonical) {
            QTest::newRow(name) << QByteArray(body) << QByteArray(canonical);
        };
        row("RFC 8785, section 3.2.2",
            R"({
  "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
  "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
  "literals": [null, true, false]
})",
            "{\"literals\":[null,true,false],\"numbers\":[333333333.3333333,1e+30,4.5,0.002,1e-27],"
            "\"string\":\"\xE2\x82\xAC$\\u000f\\nA'B\\\"\\\\\\\\\\\"/\"}");
        row("RFC 8785, section 3.2.3: order by UTF-16 code units",
            R"({
  "\u20ac": "Euro Sign",
  "\r": "Carriage Return",
  "\ufb33": "Hebrew Letter Dalet With Dagesh",
  "1": "One",
  "\ud83d\ude00": "Emoji: Grinning Face",
  "\u0080": "Control",
  "\u00f6": "Latin Small Letter O With Diaeresis"
})",
            "{\"\\r\":\"Carriage Return\",\"1\":\"One\",\"\xC2\x80\":\"Control\","
            "\"\xC3\xB6\":\"Latin Small Letter O With Diaeresis\",\"\xE2\x82\xAC\":\"Euro Sign\","
            "\"\xF0\x9F\x98\x80\":\"Emoji: Grinning Face\",\"\xEF\xAC\xB3\":\"Hebrew Letter Dalet With Dagesh\"}");
        row("structures", R"({ "1": {"f": {"f": "hi","F": 5} ,"\n": 56.0}, "10": { }, "": "empty", "a": { },
  "111": [ { } ], "A": { } })",
            R"({"":"empty","1":{"\n":56,"f":{"F":5,"f":"hi"}},"10":{},"111":[{}],"A":{},"a":{}})");
        row("order has no locale", R"({"peach":1,"p\u00e9ch\u00e9":2,"p\u00eache":3,"sin":4})",
            "{\"peach\":1,\"p\xC3\xA9"
            "ch\xC3\xA9\":2,\"p\xC3\xAA"
            "che\":3,\"sin\":4}");
        row("text is not normalised", R"({"Unnormalized Unicode":"\u1e0d\u0307"})",
            "{\"Unnormalized Unicode\":\"\xE1\xB8\x8D\xCC\x87\"}");
        row("controls and DEL", R"("\u0000\u0001\b\t\n\u000b\f\r\u001f\u007f\u0080")",
            "\"\\u0000\\u0001\\b\\t\\n\\u000b\\f\\r\\u001f\x7F\xC2\x80\"");
        row("escapes that need none", R"("\u003c\/script>")", R"("</script>")");
        row("a name is a prefix of another", R"({"aa":1,"a":2,"":3})", R"({"":3,"a":2,"aa":1})");
        row("a literal alone", " true ", "true");
        row("nothing inside", "[ [ ] , { } , \"\" ]", R"([[],{},""])");
        row("numbers", "[-0, -0.0, 1.0, 10e-1, 100E+2, 0.5e1, -1.50, 1e-400]", "[0,0,1,1,10000,5,-1.5,0]");
        row("whole numbers that a double holds", "[9007199254740992, -9007199254740992, 9007199254740994]",
            "[9007199254740992,-9007199254740992,9007199254740994]");
        row("the ends of 64 bits", "[-9223372036854775808, 9223372036854775808]",
            "[-9223372036854776000,9223372036854776000]");
        row("beyond 64 bits", "[100000000000000000000, 1000000000000000000000, -36893488147419103232]",
            "[100000000000000000000,1e+21,-36893488147419103000]");
        row("the same name in different objects", R"([{"a":1},{"a":{"a":1}}])", R"([{"a":1},{"a":{"a":1}}])");
    }

    void published_examples()
    {
        QFETCH(const QByteArray, body);
        QFETCH(const QByteArray, canonical);
        const auto result = canonical_json(body.toStdString());
        QVERIFY2(result, body.constData());
        QCOMPARE(QByteArray::fromStdString(*result), canonical);
        QCOMPARE(fingerprint_jcs(body.toStdString()).value().hex(), sha256(canonical.toStdString()).hex());
    }

    void what_is_refused_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("code");
        const char* malformed = "json.malformed";
        refused("nothing", "", malformed);
        refused("white space alone", " \n", malformed);
        refused("cut", R"({"a":1)", malformed);
        refused("two texts", "1 2", malformed);
        refused("a byte behind", R"({"a":1}x)", malformed);
        refused("a NUL behind", QByteArray("{}\0", 3), malformed);
        refused("a NUL before", QByteArray("\0{}", 3), malformed);
        refused("a comma too many", "[1,]", malformed);
        refused("a comment", "[1/*one*/]", malformed);
        refused("a name without quotes", "{a:1}", malformed);
        refused("single quotes", "['a']", malformed);
        refused("a name that is a number", "{1:1}", malformed);
        refused("a zero in front", "[01]", malformed);
        refused("a plus in front", "[+1]", malformed);
        refused("a point in front", "[.5]", malformed);
        refused("a point behind", "[1.]", malformed);
        refused("hexadecimal", "[0x10]", malformed);
        refused("NaN", "[NaN]", malformed);
        refused("Infinity", "[-Infinity]", malformed);
        refused("a control character", "[\"\x01\"]", malformed);
        refused("a line end in a string", "[\"a\nb\"]", malformed);
        refused("an unknown escape", R"(["\x41"])", malformed);
        refused("another white space",
                "[1,\xC2\xA0"
                "2]",
                malformed);
        refused("a byte order mark", "\xEF\xBB\xBF{}", malformed);
        refused("UTF-16", QByteArray("{\0}\0", 4), malformed);
        refused("a lone high surrogate", R"(["\ud83d"])", malformed);
        refused("a lone low surrogate", R"(["\ude00"])", malformed);
        refused("surrogates in the wrong order", R"(["\ude00\ud83d"])", malformed);
        refused("a high surrogate before another escape", R"(["\ud83d\n"])", malformed);
        refused("a surrogate as a name", R"({"\ud800":1})", malformed);
        refused("a surrogate as bytes", "[\"\xED\xA0\x80\"]", malformed);
        refused("an overlong byte sequence", "[\"\xC0\xAF\"]", malformed);
        refused("a byte sequence cut", "[\"\xE2\x82\"]", malformed);
        refused("beyond Unicode", "[\"\xF4\x90\x80\x80\"]", malformed);
        refused("Latin-1", "[\"caf\xE9\"]", malformed);
        refused("a name twice", R"({"a":1,"a":1})", "json.duplicate");
        refused("a name twice, once escaped", R"({"a":1,"b":2,"\u0061":3})", "json.duplicate");
        refused("a name twice, deep", R"([{"x":{"a":1,"a":2}}])", "json.duplicate");
        refused("an empty name twice", R"({"":1,"":2})", "json.duplicate");
        refused("overflow", "[1e400]", "json.number");
        refused("negative overflow", "[-1e309]", "json.number");
        refused("an integer of 400 digits", "[" + QByteArray(400, '9') + "]", "json.number");
        refused("an integer that no double holds", "[9007199254740993]", "json.number");
        refused("a negative one", "[-9007199254740993]", "json.number");
        refused("the largest of 64 bits", "[9223372036854775807]", "json.number");
        refused("beyond 64 bits, and no double", "[100000000000000000001]", "json.number");
        refused("257 levels", QByteArray::fromStdString(nested(257)), "json.too_deep");
        refused("100,000 levels", QByteArray::fromStdString(nested(100'000)), "json.too_deep");
        refused("100,000 levels never closed", QByteArray(100'000, '['), "json.too_deep");
        refused("100,000 objects", QByteArray("{\"a\":").repeated(100'000), "json.too_deep");
    }

    void what_is_refused()
    {
        QFETCH(const QByteArray, body);
        QFETCH(const QByteArray, code);
        const auto result = fingerprint_jcs(body.toStdString());
        QVERIFY(!result);
        QVERIFY(result.error().kind == FailureKind::invalid);
        QCOMPARE(QByteArray::fromStdString(result.error().code), code);
        QVERIFY2(result.error().text.empty(), "a failure carries nothing of the content");
    }

    void just_deep_enough() { QCOMPARE(canonical_json(nested(256)).value(), nested(256)); }

    void the_same_request_written_otherwise()
    {
        const std::string one = R"({"amount":1000,"currency":"JPY","note":"caf\u00e9","items":[{"id":1,"n":2}]})";
        const std::string other = "{ \"items\" : [ { \"n\":2.0, \"id\":1e0 } ],\r\n\t\"note\":\"caf\xC3\xA9\","
                                  "\"currency\":\"\\u004aPY\", \"amount\":1000.00 }\n";
        QVERIFY(fingerprint_jcs(one).value() == fingerprint_jcs(other).value());
        QVERIFY(fingerprint_raw(one) != fingerprint_raw(other));
        QVERIFY(fingerprint_raw(one) == sha256(one));
    }

    void another_request_is_another_fingerprint_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("amount") << QByteArray(R"({"amount":1001,"tags":["a","b"]})");
        QTest::newRow("amount as text") << QByteArray(R"({"amount":"1000","tags":["a","b"]})");
        QTest::newRow("order of an array") << QByteArray(R"({"amount":1000,"tags":["b","a"]})");
        QTest::newRow("null instead of nothing") << QByteArray(R"({"amount":1000,"tags":["a","b"],"x":null})");
        QTest::newRow("case of a name") << QByteArray(R"({"Amount":1000,"tags":["a","b"]})");
        QTest::newRow("composed and decomposed") << QByteArray(R"({"amount":1000,"tags":["a","b\u0301"]})");
    }

    void another_request_is_another_fingerprint()
    {
        QFETCH(const QByteArray, body);
        const auto original = fingerprint_jcs(R"({"amount":1000,"tags":["a","b"]})");
        QVERIFY(fingerprint_jcs(body.toStdString()).value() != original.value());
    }
};

QTEST_APPLESS_MAIN(TestFingerprint)
#include "tst_fingerprint.moc"
