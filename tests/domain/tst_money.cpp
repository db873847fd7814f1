// Amounts: no digit is lost, none is invented, and nothing overflows.
#include "recovery/domain/money.h"

#include <QTest>

#include <limits>
#include <string>

using namespace ichido;

namespace {

constexpr std::int64_t largest = std::numeric_limits<std::int64_t>::max();
constexpr std::int64_t smallest = std::numeric_limits<std::int64_t>::min();

} // namespace

class TestMoney final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_digits_of_each_kind_of_currency();
    void what_is_no_currency();
    void an_amount_is_read_data();
    void an_amount_is_read();
    void what_is_no_amount_data();
    void what_is_no_amount();
    void an_amount_is_written();
    void what_is_written_is_read_back();
};

void TestMoney::the_digits_of_each_kind_of_currency()
{
    for (const char* code : {"JPY", "KRW", "VND", "CLP", "ISK", "XPF"})
        QCOMPARE(minor_unit_digits(code).value_or(-1), 0);
    for (const char* code : {"USD", "EUR", "GBP", "CNY", "AED", "ZWL", "HUF", "TWD"})
        QCOMPARE(minor_unit_digits(code).value_or(-1), 2);
    for (const char* code : {"BHD", "KWD", "TND", "JOD", "OMR", "IQD", "LYD"})
        QCOMPARE(minor_unit_digits(code).value_or(-1), 3);
    for (const char* code : {"CLF", "UYW"})
        QCOMPARE(minor_unit_digits(code).value_or(-1), 4);
}

void TestMoney::what_is_no_currency()
{
    for (const char* code : {"", "US", "USDX", "usd", "XXX", "XAU", "XTS", "SD ", "D A", " JP", "BTC"})
        QVERIFY2(!minor_unit_digits(code), code);
}

void TestMoney::an_amount_is_read_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("currency");
    QTest::addColumn<qint64>("minor");
    const auto row = [](const char* text, const char* currency, std::int64_t minor) {
        const std::string name = std::string(text) + " " + currency;
        QTest::newRow(name.c_str()) << std::string(text) << std::string(currency) << static_cast<qint64>(minor);
    };
    row("1234.50", "USD", 123'450);
    row("1234.5", "USD", 123'450);
    row("1234", "USD", 123'400);
    row("0.01", "USD", 1);
    row("-0.01", "USD", -1);
    row("0", "USD", 0);
    row("-0", "USD", 0);
    row("007", "JPY", 7);
    row("1000", "JPY", 1'000);
    row("1000.00", "JPY", 1'000);
    row("1.2340000000000000000000", "KWD", 1'234);
    row("1.2", "KWD", 1'200);
    row("0.0001", "CLF", 1);
    row("9223372036854775807", "JPY", largest);
    row("-9223372036854775808", "JPY", smallest);
    row("92233720368547758.07", "USD", largest);
    row("-92233720368547758.08", "USD", smallest);
    row("9223372036854775.807", "BHD", largest);
    row("9007199254740993", "JPY", 9'007'199'254'740'993); // a double would lose the last digit
}

void TestMoney::an_amount_is_read()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, currency);
    QFETCH(const qint64, minor);
    const auto read = parse_decimal_amount(text, currency);
    QVERIFY(read.has_value());
    QCOMPARE(static_cast<qint64>(*read), minor);
}

void TestMoney::what_is_no_amount_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("currency");
    const auto row = [](const char* text, const char* currency) {
        const std::string name = std::string("'") + text + "' " + currency;
        QTest::newRow(name.c_str()) << std::string(text) << std::string(currency);
    };
    for (const char* text : {"", "-", ".", "1.", ".5", "-.5", "--1", "+1", " 1", "1 ", "1,000", "1e2", "0x1", "1.2.3",
                             "1-", "NaN", "inf", "\xEF\xBC\x91", "1.001"})
        row(text, "USD");
    row("1.5", "JPY");
    row("1.2345", "KWD");
    row("9223372036854775808", "JPY");
    row("-9223372036854775809", "JPY");
    row("92233720368547758.08", "USD");
    row("92233720368547759", "USD");
    row("99999999999999999999999999", "USD");
    row("1", "XXX");
    row("1", "usd");
    QTest::newRow("NUL behind") << std::string("1\0", 2) << std::string("USD");
}

void TestMoney::what_is_no_amount()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, currency);
    QVERIFY(!parse_decimal_amount(text, currency));
}

void TestMoney::an_amount_is_written()
{
    QCOMPARE(format_money({123'450, "USD"}), std::string("1234.50 USD"));
    QCOMPARE(format_money({5, "USD"}), std::string("0.05 USD"));
    QCOMPARE(format_money({-5, "USD"}), std::string("-0.05 USD"));
    QCOMPARE(format_money({0, "KWD"}), std::string("0.000 KWD"));
    QCOMPARE(format_money({1'000, "JPY"}), std::string("1000 JPY"));
    QCOMPARE(format_money({smallest, "USD"}), std::string("-92233720368547758.08 USD"));
    QCOMPARE(format_money({123'450, "XXX"}), std::string("123450\u00a2 XXX"));
}

void TestMoney::what_is_written_is_read_back()
{
    for (const char* code : {"JPY", "USD", "KWD", "CLF"})
        for (const std::int64_t minor :
             {std::int64_t{0}, std::int64_t{1}, std::int64_t{-99}, std::int64_t{1'000}, largest, smallest}) {
            const std::string text = format_money({minor, code});
            QVERIFY(parse_decimal_amount(text.substr(0, text.size() - 4), code) == minor);
        }
}

QTEST_APPLESS_MAIN(TestMoney)
#include "tst_money.moc"
