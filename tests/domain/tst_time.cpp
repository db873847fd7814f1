// Instants to the microsecond, and durations as people write and read them.
#include "recovery/domain/time.h"

#include <QTest>

#include <string>

using namespace ichido;
using namespace std::chrono_literals;

class TestTime final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void an_instant_is_read_data();
    void an_instant_is_read();
    void what_is_no_instant_data();
    void what_is_no_instant();
    void an_instant_before_1970_is_written();
    void a_duration_is_read_data();
    void a_duration_is_read();
    void what_is_no_duration_data();
    void what_is_no_duration();
    void a_duration_is_written();
};

void TestTime::an_instant_is_read_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("utc");
    const auto row = [](const char* text, const char* utc) {
        QTest::newRow(text) << std::string(text) << std::string(utc);
    };
    row("2026-11-30T14:03:22Z", "2026-11-30T14:03:22.000000Z");
    row("2026-11-30t14:03:22z", "2026-11-30T14:03:22.000000Z");
    row("2026-11-30T14:03:22.000001Z", "2026-11-30T14:03:22.000001Z");
    row("2026-11-30T14:03:22.1Z", "2026-11-30T14:03:22.100000Z");
    row("2026-11-30T14:03:22.123456999Z", "2026-11-30T14:03:22.123456Z"); // cut, not rounded
    row("2026-11-30T23:03:22+09:00", "2026-11-30T14:03:22.000000Z");
    row("2026-11-30T20:33:22-03:30", "2026-12-01T00:03:22.000000Z");
    row("2026-11-30T00:00:00-00:00", "2026-11-30T00:00:00.000000Z");
    row("2024-02-29T23:59:59.999999Z", "2024-02-29T23:59:59.999999Z");
    row("1970-01-01T00:00:00Z", "1970-01-01T00:00:00.000000Z");
    row("0000-01-01T00:00:00Z", "0000-01-01T00:00:00.000000Z");
    row("9999-12-31T23:59:59Z", "9999-12-31T23:59:59.000000Z");
}

void TestTime::an_instant_is_read()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, utc);
    const auto instant = parse_instant(text);
    QVERIFY(instant.has_value());
    QCOMPARE(format_instant(*instant), utc);
    QVERIFY(parse_instant(utc) == instant);
}

void TestTime::what_is_no_instant_data()
{
    QTest::addColumn<std::string>("text");
    for (const char* text : {"",
                             "2026-11-30",
                             "2026-11-30T14:03:22",
                             "2026-11-30 14:03:22Z",
                             "2026-11-30T14:03Z",
                             "2026-02-29T00:00:00Z",
                             "2026-13-01T00:00:00Z",
                             "2026-00-01T00:00:00Z",
                             "2026-11-31T00:00:00Z",
                             "2026-11-00T00:00:00Z",
                             "2026-11-30T24:00:00Z",
                             "2026-11-30T14:60:00Z",
                             "2026-11-30T23:59:60Z",
                             "2026-11-30T14:03:22.Z",
                             "2026-11-30T14:03:22.1234567890Z",
                             "2026-11-30T14:03:22,5Z",
                             "2026-11-30T14:03:22+0900",
                             "2026-11-30T14:03:22+09",
                             "2026-11-30T14:03:22+24:00",
                             "2026-11-30T14:03:22+09:60",
                             "2026-11-30T14:03:22ZZ",
                             " 2026-11-30T14:03:22Z",
                             "2026-11-30T14:03:22Z ",
                             "26-11-30T14:03:22Z",
                             "12026-11-30T14:03:22Z",
                             "+2026-11-30T14:03:22Z",
                             "-026-11-30T14:03:22Z",
                             "2026-1-30T14:03:22Z",
                             "now",
                             "infinity"})
        QTest::newRow(*text ? text : "empty") << std::string(text);
    QTest::newRow("NUL behind") << std::string("2026-11-30T14:03:22Z\0", 21);
}

void TestTime::what_is_no_instant()
{
    QFETCH(const std::string, text);
    QVERIFY(!parse_instant(text));
}

void TestTime::an_instant_before_1970_is_written()
{
    QCOMPARE(format_instant(Instant{Duration{-1}}), std::string("1969-12-31T23:59:59.999999Z"));
    QVERIFY(parse_instant("1969-12-31T23:59:59.999999Z") == Instant{Duration{-1}});
}

void TestTime::a_duration_is_read_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<qint64>("micros");
    const auto row = [](const char* text, Duration duration) {
        QTest::newRow(text) << std::string(text) << static_cast<qint64>(duration.count());
    };
    row("90s", 90s);
    row("10m", 10min);
    row("2h", 2h);
    row("7d", 24h * 7);
    row("250ms", 250ms);
    row("1h30m", 90min);
    row("2h30m", 150min);
    row("1d2h3m4s5ms", 24h + 2h + 3min + 4s + 5ms);
    row("1m1m", 2min);
    row("0s", 0s);
    row("007m", 7min);
    row("36525d", 24h * 36'525);
    row("36524d24h", 24h * 36'525);
}

void TestTime::a_duration_is_read()
{
    QFETCH(const std::string, text);
    QFETCH(const qint64, micros);
    const auto duration = parse_duration(text);
    QVERIFY(duration.has_value());
    QCOMPARE(static_cast<qint64>(duration->count()), micros);
}

void TestTime::what_is_no_duration_data()
{
    QTest::addColumn<std::string>("text");
    for (const char* text : {"", "10", "m", "10 m", " 10m", "10m ", "-10m", "+10m", "1.5h", "10M", "10min", "10us",
                             "10m5", "36526d", "36525d1ms", "36525d36525d", "99999999999999999999999s", "1h-5m"})
        QTest::newRow(*text ? text : "empty") << std::string(text);
    QTest::newRow("NUL behind") << std::string("10m\0", 4);
    QTest::newRow("a megabyte of digits") << std::string(1U << 20U, '9') + "s";
    QTest::newRow("a megabyte of zeros without unit") << std::string(1U << 20U, '0');
}

void TestTime::what_is_no_duration()
{
    QFETCH(const std::string, text);
    QVERIFY(!parse_duration(text));
}

void TestTime::a_duration_is_written()
{
    const auto text = [](Duration duration) { return format_duration(duration); };
    QCOMPARE(text(24h * 3 + 4h + 59min), std::string("3 d 4 h"));
    QCOMPARE(text(12min + 5s), std::string("12 m 5 s"));
    QCOMPARE(text(0s), std::string("0 s"));
    QCOMPARE(text(24h * 3 + 59min), std::string("3 d"));
    QCOMPARE(text(1s + 500ms), std::string("1 s"));
    QCOMPARE(text(60s), std::string("1 m"));
    QCOMPARE(text(60s - Duration{1}), std::string("59 s"));
    QCOMPARE(text(250ms), std::string("250 ms"));
    QCOMPARE(text(Duration{999}), std::string("999 us"));
    QCOMPARE(text(-90s), std::string("-1 m 30 s"));
    QCOMPARE(text(Duration::min()), std::string("-106751991 d 4 h"));
}

QTEST_APPLESS_MAIN(TestTime)
#include "tst_time.moc"
