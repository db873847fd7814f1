// Tables, CSV, JSON and exit statuses, piece by piece.
#include "app/ctl/csv_text.h"
#include "app/ctl/exit_status.h"
#include "app/ctl/json_text.h"
#include "app/ctl/text_table.h"
#include "recovery/domain/visible_text.h"

#include <QtTest>

#include <clocale>
#include <nlohmann/json.hpp>

using namespace ichido;
using namespace ichido::ctl;

namespace {

void row(const char* name, const char* given, const char* expected)
{
    QTest::newRow(name) << QByteArray(given) << QByteArray(expected);
}

} // namespace

class TestOutputPieces : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void cells_of_csv_data();
    void cells_of_csv();
    void a_record_of_csv();
    void hidden_characters_are_shown_data();
    void hidden_characters_are_shown();
    void widths();
    void columns_line_up();
    void a_table_without_rows_and_one_with_a_very_long_cell();
    void json_strings_come_back();
    void exit_statuses_data();
    void exit_statuses();
    void exit_statuses_of_an_apply();
};

void TestOutputPieces::initTestCase()
{
    QVERIFY(std::setlocale(LC_ALL, "C.UTF-8")); // widths of characters are the locale's to say
}

void TestOutputPieces::cells_of_csv_data()
{
    QTest::addColumn<QByteArray>("given");
    QTest::addColumn<QByteArray>("expected");
    row("plain", "Acme Books", "Acme Books");
    row("empty", "", "");
    row("comma", "a,b", "\"a,b\"");
    row("quote", "say \"no\"", "\"say \"\"no\"\"\"");
    row("end of line", "a\nb", "\"a\nb\"");
    row("whole number", "-5", "-5");
    row("decimal number", "-5.25", "-5.25");
    row("no number", "-5-3", "'-5-3");
    row("no digits behind the point", "-5.", "'-5.");
    row("minus alone", "-", "'-");
    row("formula", "=1+1", "'=1+1");
    row("plus", "+1", "'+1");
    row("at", "@SUM(A1)", "'@SUM(A1)");
    row("tab", "\tx", "'\tx");
    row("carriage return", "\rx", "\"'\rx\"");
    row("formula behind spaces", "  =1+1", "'  =1+1");
    row("formula behind an end of line", "\n=1", "\"'\n=1\"");
    row("formula behind an ideographic space", "\u3000=1", "'\u3000=1");
    row("wide equals", "＝1+1", "'＝1+1");
    row("wide at", "＠SUM", "'＠SUM");
    row("equals within", "a=b", "a=b");
}

void TestOutputPieces::cells_of_csv()
{
    QFETCH(const QByteArray, given);
    QFETCH(const QByteArray, expected);
    QCOMPARE(QByteArray::fromStdString(csv_cell(given.toStdString())), expected);
}

void TestOutputPieces::a_record_of_csv()
{
    QCOMPARE(csv_record({"a", "", "b c"}), std::string("a,,b c\r\n"));
}

void TestOutputPieces::hidden_characters_are_shown_data()
{
    QTest::addColumn<QByteArray>("given");
    QTest::addColumn<QByteArray>("expected");
    row("plain", "さくら生花", "さくら生花");
    row("escape", "a\x1b[31mb", "a<U+001B>[31mb");
    row("bell", "\a", "<U+0007>");
    row("delete", "\x7f", "<U+007F>");
    row("C1", "\u009b", "<U+009B>");
    row("right-to-left override", "\u202egnp.exe", "<U+202E>gnp.exe");
    row("isolate", "\u2066a\u2069", "<U+2066>a<U+2069>");
    row("zero width", "a\u200bb", "a<U+200B>b");
    row("line separator", "a\u2028b", "a<U+2028>b");
    row("end of line", "a\nb", "a<U+000A>b");
    row("not UTF-8",
        "a\xff"
        "b",
        "a\ufffd"
        "b");
    row("overlong", "\xc0\xaf", "\ufffd\ufffd");
    row("cut", "a\xe3\x81", "a\ufffd");
}

void TestOutputPieces::hidden_characters_are_shown()
{
    QFETCH(const QByteArray, given);
    QFETCH(const QByteArray, expected);
    QCOMPARE(QByteArray::fromStdString(visible_text(given.toStdString())), expected);
}

void TestOutputPieces::widths()
{
    QCOMPARE(display_width("abc"), 3);
    QCOMPARE(display_width("生花"), 4);
    QCOMPARE(display_width("한빛"), 4);
    QCOMPARE(display_width("e\u0301"), 1); // a combining accent
    QCOMPARE(display_width(""), 0);
}

void TestOutputPieces::columns_line_up()
{
    const std::string table = text_table(
        {{QStringLiteral("Name")}, {QStringLiteral("Amount"), true}},
        {{QStringLiteral("Acme"), QStringLiteral("5 JPY")}, {QStringLiteral("さくら生花"), QStringLiteral("100 JPY")}});
    QCOMPARE(QByteArray::fromStdString(table), QByteArray("Name         Amount\n"
                                                          "Acme          5 JPY\n"
                                                          "さくら生花  100 JPY\n"));
}

void TestOutputPieces::a_table_without_rows_and_one_with_a_very_long_cell()
{
    QCOMPARE(text_table({{QStringLiteral("Name")}, {QStringLiteral("Age")}}, {}), std::string("Name  Age\n"));
    const QString name(300, QLatin1Char('x'));
    const std::string table = text_table({{QStringLiteral("Name")}, {QStringLiteral("Age")}},
                                         {{name, QStringLiteral("1")}, {QStringLiteral("y"), QStringLiteral("2")}});
    QVERIFY(table.find(name.toStdString() + "  1\n") != std::string::npos); // nothing is cut
    QVERIFY(table.find("y" + std::string(301, ' ') + "2\n") != std::string::npos);
}

void TestOutputPieces::json_strings_come_back()
{
    for (const std::string text :
         {"Acme \"Books\" \\ \b\f\n\r\t", "さくら생花", "\x1b[31m", "\u202e", "", "</script>"}) {
        const std::string json = json_string(text);
        QCOMPARE(nlohmann::json::parse(json).get<std::string>(), text);
        for (const char c : json)
            QVERIFY(static_cast<unsigned char>(c) >= 0x20 && c != 0x7f);
        QVERIFY(json.find("\u202e") == std::string::npos);
    }
    QCOMPARE(nlohmann::json::parse(json_string("a\xff")).get<std::string>(), std::string("a\ufffd"));
}

void TestOutputPieces::exit_statuses_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<int>("expected");
    const auto add = [](FailureKind kind, const char* code, int expected) {
        QTest::addRow("%s %s", to_word(kind), code) << static_cast<int>(kind) << QByteArray(code) << expected;
    };
    add(FailureKind::invalid, "uri.password", 2);
    add(FailureKind::invalid, "plan.truncated", 2);
    add(FailureKind::refused, "plan.other_database", 2);
    add(FailureKind::invalid, "query.bad_age", 2);
    add(FailureKind::invalid, "file.write", 2);
    add(FailureKind::refused, "connect.password", 3);
    add(FailureKind::unavailable, "connect.no_server", 3);
    add(FailureKind::unavailable, "connection.lost", 3);
    add(FailureKind::timed_out, "deadline", 3);
    add(FailureKind::refused, "42501", 4);
    add(FailureKind::refused, "IC001", 4);
    add(FailureKind::refused, "schema.newer", 1);
    add(FailureKind::invalid, "42P01", 1);
    add(FailureKind::invalid, "IC006", 1);
    add(FailureKind::cancelled, "cancelled", 1);
    add(FailureKind::unknown, "connection.lost", 5); // an unknown write, whatever was lost
    add(FailureKind::unknown, "connect.no_server", 5);
}

void TestOutputPieces::exit_statuses()
{
    QFETCH(const int, kind);
    QFETCH(const QByteArray, code);
    QFETCH(const int, expected);
    QCOMPARE(static_cast<int>(exit_status(Failure{static_cast<FailureKind>(kind), code.toStdString(), {}})), expected);
}

void TestOutputPieces::exit_statuses_of_an_apply()
{
    const auto status = [](ApplySummary summary) { return static_cast<int>(exit_status(summary)); };
    QCOMPARE(status({}), 0);
    QCOMPARE(status({3, 1, 1, 1, 0, 0, 0, 0}), 0);
    QCOMPARE(status({1, 0, 0, 0, 1, 0, 0, 0}), 1);
    QCOMPARE(status({1, 0, 0, 0, 0, 1, 0, 0}), 1);
    QCOMPARE(status({1, 0, 0, 0, 0, 0, 1, 0}), 1);
    QCOMPARE(status({2, 0, 0, 0, 0, 1, 0, 1}), 5); // unknown before everything
}

QTEST_APPLESS_MAIN(TestOutputPieces)
#include "tst_output_pieces.moc"
