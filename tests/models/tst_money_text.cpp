// Amounts to the last digit, whatever the currency's minor unit is.
#include "models/money_text.h"

#include <QTest>

#include <limits>

using namespace ichido;
using namespace Qt::StringLiterals;

namespace {

constexpr auto smallest = std::numeric_limits<std::int64_t>::min();
constexpr auto largest = std::numeric_limits<std::int64_t>::max();

} // namespace

class TestMoneyText final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void amounts_data();
    void amounts();
    void sums_stand_side_by_side();
    void a_currency_from_outside_cannot_hide_anything();
};

void TestMoneyText::amounts_data()
{
    QTest::addColumn<qlonglong>("minor");
    QTest::addColumn<QString>("currency");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, std::int64_t minor, const QString& currency, const QString& expected) {
        QTest::newRow(name) << qlonglong{minor} << currency << expected;
    };

    row("yen have no decimals", 23000, u"JPY"_s, u"¥23,000"_s);
    row("no group below a thousand", 999, u"JPY"_s, u"¥999"_s);
    row("a group from a thousand", 1000, u"JPY"_s, u"¥1,000"_s);
    row("groups of three", 1234567890, u"JPY"_s, u"¥1,234,567,890"_s);
    row("nothing", 0, u"JPY"_s, u"¥0"_s);
    row("won have no decimals", 30000, u"KRW"_s, u"₩30,000"_s);
    row("negative yen", -23000, u"JPY"_s, u"-¥23,000"_s);
    row("no comma behind the sign", -999, u"JPY"_s, u"-¥999"_s);

    // "$" means many currencies.
    row("dollars have two", 114550, u"USD"_s, u"1,145.50 USD"_s);
    row("cents only", 5, u"USD"_s, u"0.05 USD"_s);
    row("negative cents", -5, u"USD"_s, u"-0.05 USD"_s);
    row("negative dollars", -123456789, u"USD"_s, u"-1,234,567.89 USD"_s);
    row("no dollars", 0, u"USD"_s, u"0.00 USD"_s);
    row("decimals are not grouped", 1234567, u"KWD"_s, u"1,234.567 KWD"_s);
    row("one thousandth", 1, u"KWD"_s, u"0.001 KWD"_s);
    row("negative dinars", -1000000, u"KWD"_s, u"-1,000.000 KWD"_s);
    row("four decimals", 12345678, u"CLF"_s, u"1,234.5678 CLF"_s);

    // A floating-point number would round these.
    row("the largest", largest, u"JPY"_s, u"¥9,223,372,036,854,775,807"_s);
    row("the smallest", smallest, u"JPY"_s, u"-¥9,223,372,036,854,775,808"_s);
    row("the smallest in won", smallest, u"KRW"_s, u"-₩9,223,372,036,854,775,808"_s);
    row("the smallest in cents", smallest, u"USD"_s, u"-92,233,720,368,547,758.08 USD"_s);
    row("the smallest in thousandths", smallest, u"KWD"_s, u"-9,223,372,036,854,775.808 KWD"_s);

    // Where the unit is not known, no decimal point may be guessed.
    row("unknown unit", 123450, u"XXX"_s, u"123450¢ XXX"_s);
    row("lower case is no code", 1000, u"jpy"_s, u"1000¢ jpy"_s);
    row("no code", 1000, QString(), u"1000¢ "_s);
}

void TestMoneyText::amounts()
{
    QFETCH(qlonglong, minor);
    QFETCH(QString, currency);
    QFETCH(QString, expected);
    QCOMPARE(money_text({minor, currency.toStdString()}), expected);
}

void TestMoneyText::sums_stand_side_by_side()
{
    QCOMPARE(sums_text({}), QString());
    QCOMPARE(sums_text({{"JPY", 4218300}}), u"¥4,218,300"_s);
    QCOMPARE(sums_text({{"JPY", 4218300}, {"USD", 114550}}), u"¥4,218,300 · 1,145.50 USD"_s);
    QCOMPARE(sums_text({{"KWD", -1}, {"KRW", 0}, {"JPY", smallest}}),
             u"-¥9,223,372,036,854,775,808 · ₩0 · -0.001 KWD"_s);
}

// The currency is a stored word: it may hold anything.
void TestMoneyText::a_currency_from_outside_cannot_hide_anything()
{
    QCOMPARE(money_text({1000, "\u202EDSU"}), u"1000¢ <U+202E>DSU"_s);
    QCOMPARE(sums_text({{"US\nD", 1}}), u"1¢ US<U+000A>D"_s);
}

QTEST_GUILESS_MAIN(TestMoneyText)
#include "tst_money_text.moc"
