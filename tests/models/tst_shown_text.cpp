// Text from outside: nothing hidden, nothing turned round, nothing taken for markup.
#include "models/plain_tool_tip.h"
#include "models/short_id.h"
#include "models/shown_text.h"

#include <QTest>

using namespace ichido;
using namespace Qt::StringLiterals;
using namespace std::string_view_literals;

class TestShownText final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hidden_characters_are_named_data();
    void hidden_characters_are_named();
    void what_is_no_utf8_is_replaced();
    void a_tool_tip_is_markup_that_shows_text_as_it_is();
    void a_tool_tip_says_only_what_the_cell_does_not();
    void a_long_id_is_shortened_in_its_middle();
};

void TestShownText::hidden_characters_are_named_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("expected");

    QTest::newRow("empty") << QByteArray() << QString();
    QTest::newRow("plain") << QByteArray("acme & <b>sons</b>") << u"acme & <b>sons</b>"_s; // markup is text
    QTest::newRow("Japanese") << QByteArray("株式会社一度") << u"株式会社一度"_s;
    QTest::newRow("Korean") << QByteArray("처리중") << u"처리중"_s;
    QTest::newRow("outside the basic plane") << QByteArray("💴") << u"💴"_s;
    QTest::newRow("letters from right to left") << QByteArray("שלום") << u"שלום"_s; // they turn only themselves
    QTest::newRow("right-to-left override") << QByteArray("a\u202Egpj.exe") << u"a<U+202E>gpj.exe"_s;
    QTest::newRow("isolate") << QByteArray("\u2066x\u2069") << u"<U+2066>x<U+2069>"_s;
    QTest::newRow("marks") << QByteArray("a\u200E\u200F\u061C") << u"a<U+200E><U+200F><U+061C>"_s;
    QTest::newRow("zero width") << QByteArray("ac\u200Bme\uFEFF") << u"ac<U+200B>me<U+FEFF>"_s;
    QTest::newRow("one line") << QByteArray("a\nb\r\tc") << u"a<U+000A>b<U+000D><U+0009>c"_s;
    QTest::newRow("line separator") << QByteArray("a\u2028b\u2029c") << u"a<U+2028>b<U+2029>c"_s;
    QTest::newRow("escape") << QByteArray("\x1B[31mred") << u"<U+001B>[31mred"_s;
    QTest::newRow("zero") << QByteArray("a\0b", 3) << u"a<U+0000>b"_s; // not cut there
    QTest::newRow("DEL and C1") << QByteArray("\x7F\u0085") << u"<U+007F><U+0085>"_s;
    QTest::newRow("tags") << QByteArray("\U000E0041") << u"<U+E0041>"_s;
}

void TestShownText::hidden_characters_are_named()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, expected);
    QCOMPARE(shown_text({text.constData(), static_cast<std::size_t>(text.size())}), expected);
}

void TestShownText::what_is_no_utf8_is_replaced()
{
    QCOMPARE(shown_text("a\xFFz"sv), u"a\uFFFDz"_s);
    QCOMPARE(shown_text("a\xE2\x80"sv), u"a\uFFFD"_s); // cut within a character
    // An override in too many bytes, and one as a surrogate: no way around.
    QVERIFY(!shown_text("\xF0\x82\x80\xAEx"sv).contains(QChar(0x202E)));
    QVERIFY(!shown_text("\xED\xA0\x80x"sv).contains(QChar(0xD800)));
}

void TestShownText::a_tool_tip_is_markup_that_shows_text_as_it_is()
{
    QCOMPARE(plain_tool_tip(u"acme"_s, u"<b>acme</b>"_s, {}).toString(), u"<qt>&lt;b&gt;acme&lt;/b&gt;</qt>"_s);
    QCOMPARE(plain_tool_tip(u"a"_s, u"<img src=x> & \"y\""_s, {}).toString(),
             u"<qt>&lt;img src=x&gt; &amp; &quot;y&quot;</qt>"_s);
    // An entity of the text is no entity of the tool tip.
    QCOMPARE(plain_tool_tip(u"a"_s, u"&lt;b&gt;"_s, {}).toString(), u"<qt>&amp;lt;b&amp;gt;</qt>"_s);
    QCOMPARE(plain_tool_tip(u"a"_s, u"</qt><script>"_s, {}).toString(), u"<qt>&lt;/qt&gt;&lt;script&gt;</qt>"_s);
    QCOMPARE(plain_tool_tip(u"a"_s, u"a"_s, u"because of <b>"_s).toString(), u"<qt>because of &lt;b&gt;</qt>"_s);
}

void TestShownText::a_tool_tip_says_only_what_the_cell_does_not()
{
    QVERIFY(!plain_tool_tip(u"<b>"_s, u"<b>"_s, {}).isValid());
    QVERIFY(!plain_tool_tip({}, {}, {}).isValid());
    QCOMPARE(plain_tool_tip(u"a"_s, u"a"_s, u"why"_s).toString(), u"<qt>why</qt>"_s);
    QCOMPARE(plain_tool_tip(u"a…"_s, u"abc"_s, {}).toString(), u"<qt>abc</qt>"_s);
    QCOMPARE(plain_tool_tip(u"a…"_s, u"abc"_s, u"why"_s).toString(), u"<qt>abc<br>why</qt>"_s);
}

void TestShownText::a_long_id_is_shortened_in_its_middle()
{
    QCOMPARE(short_id(u"01234567-89ab-cdef-0123-456789abcdef"_s), u"01234567…cdef"_s);
    QCOMPARE(short_id(u"12345678901234"_s), u"12345678901234"_s); // nothing would be won
    QCOMPARE(short_id(u"123456789012345"_s), u"12345678…2345"_s);
    QCOMPARE(short_id({}), QString());
}

QTEST_GUILESS_MAIN(TestShownText)
#include "tst_shown_text.moc"
