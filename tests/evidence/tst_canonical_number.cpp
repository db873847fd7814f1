// Numbers as RFC 8785, appendix B, spells them.
#include "recovery/evidence/canonical_number.h"

#include <QTest>
#include <rapidcheck.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdlib>

using namespace ichido;

class TestCanonicalNumber : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void published_numbers_data()
    {
        QTest::addColumn<quint64>("bits");
        QTest::addColumn<QByteArray>("spelled");
        const auto row = [](const char* name, quint64 bits, const char* spelled) {
            QTest::newRow(name) << bits << QByteArray(spelled);
        };
        // RFC 8785, appendix B
        row("zero", 0x0000000000000000, "0");
        row("minus zero", 0x8000000000000000, "0");
        row("smallest positive", 0x0000000000000001, "5e-324");
        row("smallest negative", 0x8000000000000001, "-5e-324");
        row("largest positive", 0x7fefffffffffffff, "1.7976931348623157e+308");
        row("largest negative", 0xffefffffffffffff, "-1.7976931348623157e+308");
        row("largest safe and one", 0x4340000000000000, "9007199254740992");
        row("the same, negative", 0xc340000000000000, "-9007199254740992");
        row("two to the 68th", 0x4430000000000000, "295147905179352830000");
        row("below 1e23", 0x44b52d02c7e14af5, "9.999999999999997e+22");
        row("1e23", 0x44b52d02c7e14af6, "1e+23");
        row("above 1e23", 0x44b52d02c7e14af7, "1.0000000000000001e+23");
        row("far below 1e21", 0x444b1ae4d6e2ef4e, "999999999999999700000");
        row("below 1e21", 0x444b1ae4d6e2ef4f, "999999999999999900000");
        row("1e21", 0x444b1ae4d6e2ef50, "1e+21");
        row("below a millionth", 0x3eb0c6f7a0b5ed8c, "9.999999999999997e-7");
        row("a millionth", 0x3eb0c6f7a0b5ed8d, "0.000001");
        row("thirds, 1", 0x41b3de4355555553, "333333333.3333332");
        row("thirds, 2", 0x41b3de4355555554, "333333333.33333325");
        row("thirds, 3", 0x41b3de4355555555, "333333333.3333333");
        row("thirds, 4", 0x41b3de4355555556, "333333333.3333334");
        row("thirds, 5", 0x41b3de4355555557, "333333333.33333343");
        row("many zeros behind the point", 0xbecbf647612f3696, "-0.0000033333333333333333");
        row("round to even", 0x43143ff3c1cb0959, "1424953923781206.2");
        // the same authors' test data
        row("largest safe and three", 0x4340000000000001, "9007199254740994");
        row("largest safe and five", 0x4340000000000002, "9007199254740996");
    }

    void published_numbers()
    {
        QFETCH(const quint64, bits);
        QFETCH(const QByteArray, spelled);
        QCOMPARE(canonical_number(std::bit_cast<double>(bits)), spelled.toStdString());
    }

    void every_number_reads_back_as_itself()
    {
        const bool holds = rc::check([](std::uint64_t bits) {
            const double number = std::bit_cast<double>(bits);
            RC_PRE(std::isfinite(number));
            RC_ASSERT(std::strtod(canonical_number(number).c_str(), nullptr) == number);
        });
        QVERIFY(holds);
    }

    void every_power_of_ten_reads_back_as_itself()
    {
        for (int exponent = -323; exponent <= 308; ++exponent) {
            const double number = std::strtod(("1e" + std::to_string(exponent)).c_str(), nullptr);
            const std::string spelled = canonical_number(number);
            QCOMPARE(std::strtod(spelled.c_str(), nullptr), number);
            QCOMPARE(spelled.find('e') == std::string::npos, exponent >= -6 && exponent <= 20);
        }
    }
};

QTEST_APPLESS_MAIN(TestCanonicalNumber)
#include "tst_canonical_number.moc"
