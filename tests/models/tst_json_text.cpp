// JSON is indented and otherwise stays as it was stored, to the last digit.
#include "models/json_text.h"

#include <QTest>

#include <ctime>

using namespace ichido;
using namespace Qt::StringLiterals;
using namespace std::string_view_literals;

namespace {

#ifdef __SANITIZE_ADDRESS__ // which makes everything some times slower
constexpr double longest = 10;
#else
constexpr double longest = 1;
#endif

} // namespace

class TestJsonText final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void one_member_a_line();
    void numbers_stay_as_they_were_written_data();
    void numbers_stay_as_they_were_written();
    void strings_stay_as_they_were_written_data();
    void strings_stay_as_they_were_written();
    void hidden_characters_are_made_visible();
    void what_is_no_json_is_shown_as_it_is_data();
    void what_is_no_json_is_shown_as_it_is();
    void deep_nesting_is_no_harm();
};

void TestJsonText::one_member_a_line()
{
    const QString expected = u"{\n"
                             "  \"status\": \"paid\",\n"
                             "  \"lines\": [\n"
                             "    1,\n"
                             "    {\n"
                             "      \"a\": null\n"
                             "    },\n"
                             "    [],\n"
                             "    {}\n"
                             "  ],\n"
                             "  \"ok\": true\n"
                             "}"_s;
    QCOMPARE(pretty_json(R"({"status":"paid","lines":[1,{"a":null},[],{}],"ok":true})"), expected);
    // White space of the stored text does not show.
    QCOMPARE(pretty_json("\r\n { \"status\" :\t\"paid\" , \"lines\": [ 1,{\"a\":null}, [ ], {\n} ],\"ok\":true }\n"),
             expected);
    QCOMPARE(pretty_json("{}"), u"{}"_s);
    QCOMPARE(pretty_json("[[]]"), u"[\n  []\n]"_s);
    QCOMPARE(pretty_json("\"text\""), u"\"text\""_s);
    QCOMPARE(pretty_json("null"), u"null"_s);
    // A key that stands twice is not taken for one.
    QCOMPARE(pretty_json(R"({"b":1,"a":2,"b":3})"), u"{\n  \"b\": 1,\n  \"a\": 2,\n  \"b\": 3\n}"_s);
}

void TestJsonText::numbers_stay_as_they_were_written_data()
{
    QTest::addColumn<QString>("number");
    for (const char* number : {"1.10", "0", "-0", "-0.0", "1e400", "-1E+400", "1e-400", "12345678901234567890",
                               "98765432109876543210.00000000000000000001", "1E5", "0.1000000000000000055511151231"})
        QTest::newRow(number) << QString::fromLatin1(number);
    // As the database renders 1e999: no number of a machine holds it.
    QTest::newRow("a thousand digits") << u'1' + QString(999, u'0');
}

void TestJsonText::numbers_stay_as_they_were_written()
{
    QFETCH(QString, number);
    QCOMPARE(pretty_json((u"{\"amount\":%1,\"next\":[%1]}"_s).arg(number).toStdString()),
             u"{\n  \"amount\": "_s + number + u",\n  \"next\": [\n    "_s + number + u"\n  ]\n}"_s);
    QCOMPARE(pretty_json(number.toStdString()), number);
}

void TestJsonText::strings_stay_as_they_were_written_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("braces") << u"{[]},:{"_s;
    QTest::newRow("an escaped quote") << uR"(a\"{\"b\":[1,2]}\")"_s;
    QTest::newRow("a backslash at the end") << uR"(\\)"_s;
    QTest::newRow("backslashes and a quote") << uR"(\\\"}, )"_s;
    QTest::newRow("spaces") << u"  two  spaces  "_s;
    QTest::newRow("a number") << u"1e400 1.10"_s;
    QTest::newRow("escapes are not read") << uR"(\u202e\n\/)"_s;
    QTest::newRow("Japanese") << u"処理中"_s;
    QTest::newRow("markup") << u"<b>&amp;</b>"_s;
}

void TestJsonText::strings_stay_as_they_were_written()
{
    QFETCH(QString, text);
    const QString quoted = u'"' + text + u'"';
    QCOMPARE(pretty_json((u"["_s + quoted + u",0]"_s).toStdString()), u"[\n  "_s + quoted + u",\n  0\n]"_s);
    QCOMPARE(pretty_json((u"{"_s + quoted + u":1}"_s).toStdString()), u"{\n  "_s + quoted + u": 1\n}"_s);
}

void TestJsonText::hidden_characters_are_made_visible()
{
    QCOMPARE(pretty_json("[\"a\u202Eb\u2066\u200B\"]"), u"[\n  \"a<U+202E>b<U+2066><U+200B>\"\n]"_s);
    QCOMPARE(pretty_json("\u202Eno json"), u"<U+202E>no json"_s);
    QCOMPARE(pretty_json("a\x1B[2Jb"), u"a<U+001B>[2Jb"_s);
    QCOMPARE(pretty_json("[\"\xFF\"]"sv), u"[\"\uFFFD\"]"_s); // bytes that are not UTF-8 make it no JSON
}

void TestJsonText::what_is_no_json_is_shown_as_it_is_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("empty") << QString();
    QTest::newRow("words") << u"502 Bad Gateway: {nginx}, [1]"_s;
    QTest::newRow("lines") << u"<html>\n  <body>,\n\n</html>"_s;
    QTest::newRow("cut") << u"{\"a\":[1,2"_s;
    QTest::newRow("cut in a string") << u"{\"a\":\"b\\"_s;
    QTest::newRow("two values") << u"{\"a\":1}{\"a\":2}"_s;
    QTest::newRow("a comma too many") << u"[1,]"_s;
    QTest::newRow("another bracket") << u"[1,{\"a\":2]]"_s;
    QTest::newRow("single quotes") << u"{'a':1}"_s;
    QTest::newRow("a leading zero") << u"{\"a\":01}"_s;
    QTest::newRow("no digit behind the point") << u"[1.,2]"_s;
    QTest::newRow("no digit before the point") << u"[.5,2]"_s;
    QTest::newRow("no digit in the exponent") << u"[1e,2]"_s;
    QTest::newRow("a plus") << u"[+1,2]"_s;
    QTest::newRow("a sign alone") << u"[-,2]"_s;
    QTest::newRow("two numbers") << u"[1 2,3]"_s;
    QTest::newRow("two points") << u"[1.2.3,4]"_s;
    QTest::newRow("no number") << u"[NaN,Infinity]"_s;
    QTest::newRow("a digit in a word") << u"[tru1e,2]"_s;
    QTest::newRow("a huge number that is none") << u"[1e400.5,2]"_s;
}

void TestJsonText::what_is_no_json_is_shown_as_it_is()
{
    QFETCH(QString, text);
    QCOMPARE(pretty_json(text.toStdString()), text);
}

// A hostile gateway's answer must neither overflow the stack nor stop the window.
void TestJsonText::deep_nesting_is_no_harm()
{
    constexpr int depth = 100000;
    const std::string open(depth, '['), closed(depth, ']');
    std::string objects;
    for (int i = 0; i < depth; ++i)
        objects += "{\"a\":";
    const std::clock_t begin = std::clock();
    const QString nested = pretty_json(open + "1" + closed);
    QCOMPARE(nested.count(u'['), depth);
    QCOMPARE(nested.count(u']'), depth);
    QVERIFY(nested.contains(u"1\n"_s));
    QCOMPARE(pretty_json(open).size(), depth); // never closed
    QCOMPARE(pretty_json(objects).size(), 5 * depth);
    QCOMPARE(pretty_json(open + std::string(depth, '}')).count(u'\n'), 0);
    // Of the processor's time, so that a busy machine fails nobody.
    const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    QVERIFY2(seconds < longest, qPrintable(QString::number(seconds)));
}

QTEST_GUILESS_MAIN(TestJsonText)
#include "tst_json_text.moc"
