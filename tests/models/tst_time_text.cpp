// Ages in the two largest units, times with their offset, in any zone.
#include "models/language.h"
#include "models/time_text.h"

#include <QTest>
#include <QTimeZone>

using namespace ichido;
using namespace std::chrono;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(ichido::Duration)
Q_DECLARE_METATYPE(ichido::Instant)

class TestTimeText final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void ages_data();
    void ages();
    void ages_in_other_languages();
    void times_data();
    void times();
    void an_hour_that_comes_twice_is_told_apart();
    void six_decimals_are_kept_data();
    void six_decimals_are_kept();
    void a_near_time_is_short_data();
    void a_near_time_is_short();
    void a_zone_is_named_with_its_offset();
    void cleanup();
};

void TestTimeText::init()
{
    install_language(*qApp, QStringLiteral("en"));
}

void TestTimeText::cleanup()
{
    set_time_zone(QTimeZone::systemTimeZone());
}

void TestTimeText::ages_data()
{
    QTest::addColumn<Duration>("age");

    QTest::newRow("0 s") << Duration(0);
    QTest::newRow("1 s") << Duration(1999ms); // not rounded up
    QTest::newRow("59 s") << Duration(59s);
    QTest::newRow("1 min") << Duration(60s);
    QTest::newRow("12 min 5 s") << Duration(12min + 5s);
    QTest::newRow("59 min 59 s") << Duration(1h - 1us);
    QTest::newRow("1 h") << Duration(1h + 5s); // two largest units, and the second is 0 min
    QTest::newRow("2 h 30 min") << Duration(2h + 30min + 59s);
    QTest::newRow("23 h 59 min") << Duration(24h - 1us);
    QTest::newRow("1 d") << Duration(24h + 59min);
    QTest::newRow("3 d 4 h") << Duration(76h + 10min);
    QTest::newRow("36500 d") << Duration(24h * 36500);
}

void TestTimeText::ages()
{
    QFETCH(Duration, age);
    QCOMPARE(age_text(age), QString::fromLatin1(QTest::currentDataTag()));
    QCOMPARE(age_text(-age - 1us), QStringLiteral("0 s")); // ahead of the database's clock
}

void TestTimeText::ages_in_other_languages()
{
    QVERIFY(install_language(*qApp, QStringLiteral("ja")));
    QCOMPARE(age_text(76h), QStringLiteral("3日4時間"));
    QCOMPARE(age_text(12min + 5s), QStringLiteral("12分5秒"));
    QCOMPARE(age_text(0s), QStringLiteral("0秒"));
    QVERIFY(install_language(*qApp, QStringLiteral("ko")));
    QVERIFY(age_text(76h).startsWith(QStringLiteral("3일")) && age_text(76h).endsWith(QStringLiteral("4시간")));
    QCOMPARE(age_text(0s), QStringLiteral("0초"));
}

void TestTimeText::times_data()
{
    QTest::addColumn<QByteArray>("zone");
    QTest::addColumn<Instant>("instant");
    QTest::addColumn<QString>("expected");
    const Instant winter = sys_days(year(2026) / 12 / 1) + 5h + 3min + 22s;
    const Instant summer = sys_days(year(2026) / 7 / 1) + 5h + 3min + 22s;

    QTest::newRow("UTC") << QByteArray("UTC") << winter << u"2026-12-01 05:03:22 +00:00"_s;
    QTest::newRow("east") << QByteArray("Asia/Tokyo") << winter << u"2026-12-01 14:03:22 +09:00"_s;
    QTest::newRow("west, half an hour") << QByteArray("America/St_Johns") << winter << u"2026-12-01 01:33:22 -03:30"_s;
    QTest::newRow("west, in summer") << QByteArray("America/St_Johns") << summer << u"2026-07-01 02:33:22 -02:30"_s;
    QTest::newRow("another day") << QByteArray("Pacific/Honolulu") << winter << u"2026-11-30 19:03:22 -10:00"_s;
}

void TestTimeText::times()
{
    QFETCH(QByteArray, zone);
    QFETCH(Instant, instant);
    QFETCH(QString, expected);
    set_time_zone(QTimeZone(zone));
    QCOMPARE(time_text(instant), expected);
    QCOMPARE(time_text(instant + 999999us), expected); // cut, not rounded
}

// The clock shows 01:30 twice in that night; only the offset tells the two apart.
void TestTimeText::an_hour_that_comes_twice_is_told_apart()
{
    set_time_zone(QTimeZone("America/New_York"));
    const Instant first = sys_days(year(2026) / 11 / 1) + 5h + 30min;
    QCOMPARE(time_text(first), u"2026-11-01 01:30:00 -04:00"_s);
    QCOMPARE(time_text(first + 1h), u"2026-11-01 01:30:00 -05:00"_s);
    QCOMPARE(time_text_precise(first + 1h + 1us), u"2026-11-01 01:30:00.000001 -05:00"_s);
    // In spring an hour is left out.
    const Instant spring = sys_days(year(2026) / 3 / 8) + 6h + 59min + 59s;
    QCOMPARE(time_text(spring), u"2026-03-08 01:59:59 -05:00"_s);
    QCOMPARE(time_text(spring + 1s), u"2026-03-08 03:00:00 -04:00"_s);
}

void TestTimeText::six_decimals_are_kept_data()
{
    QTest::addColumn<Instant>("instant");
    QTest::addColumn<QString>("expected");
    const Instant second = sys_days(year(2026) / 12 / 1) + 5h + 3min + 22s;

    QTest::newRow("all") << second + 218309us << u"2026-12-01 14:03:22.218309 +09:00"_s;
    QTest::newRow("none") << second << u"2026-12-01 14:03:22.000000 +09:00"_s;
    QTest::newRow("the smallest") << second + 1us << u"2026-12-01 14:03:22.000001 +09:00"_s;
    QTest::newRow("almost a second") << second + 999999us << u"2026-12-01 14:03:22.999999 +09:00"_s;
    // Before the epoch the count is negative; the fraction still counts forwards.
    QTest::newRow("before 1970") << Instant(-1us) << u"1970-01-01 08:59:59.999999 +09:00"_s;
}

void TestTimeText::six_decimals_are_kept()
{
    QFETCH(Instant, instant);
    QFETCH(QString, expected);
    set_time_zone(QTimeZone("Asia/Tokyo"));
    QCOMPARE(time_text_precise(instant), expected);
}

void TestTimeText::a_near_time_is_short_data()
{
    QTest::addColumn<Instant>("instant");
    QTest::addColumn<QString>("expected");
    const Instant midnight_in_tokyo = sys_days(year(2026) / 12 / 1) + 15h; // the 2nd begins there

    QTest::newRow("now") << midnight_in_tokyo + 14h + 3min << u"14:03"_s;
    QTest::newRow("the day begins") << midnight_in_tokyo << u"00:00"_s;
    QTest::newRow("the day before") << midnight_in_tokyo - 1us << u"12-01 23:59"_s;
    QTest::newRow("the day ends") << midnight_in_tokyo + 24h - 1us << u"23:59"_s;
    QTest::newRow("the day after") << midnight_in_tokyo + 24h << u"12-03 00:00"_s;
    // The same day and month, but not today.
    QTest::newRow("a year ago") << midnight_in_tokyo - 24h * 365 << u"12-02 00:00"_s;
}

void TestTimeText::a_near_time_is_short()
{
    QFETCH(Instant, instant);
    QFETCH(QString, expected);
    set_time_zone(QTimeZone("Asia/Tokyo"));
    QCOMPARE(clock_text(instant, sys_days(year(2026) / 12 / 2) + 5h), expected); // 14:00 there
}

void TestTimeText::a_zone_is_named_with_its_offset()
{
    set_time_zone(QTimeZone("Asia/Tokyo"));
    QCOMPARE(zone_text(), u"Asia/Tokyo +09:00"_s);
    set_time_zone(QTimeZone("America/Phoenix")); // no summer time, so that its offset is always this one
    QCOMPARE(zone_text(), u"America/Phoenix -07:00"_s);
    set_time_zone(QTimeZone("Asia/Kathmandu"));
    QCOMPARE(zone_text(), u"Asia/Kathmandu +05:45"_s);
    set_time_zone(QTimeZone("America/New_York")); // by the season of the day on which this runs
    const QStringList either{u"America/New_York -05:00"_s, u"America/New_York -04:00"_s};
    QVERIFY2(either.contains(zone_text()), qPrintable(zone_text()));
}

QTEST_GUILESS_MAIN(TestTimeText)
#include "tst_time_text.moc"
