// Ages in the two largest units, times with their offset.
#include "models/language.h"
#include "models/time_text.h"

#include <QTest>

#include <ctime>

using namespace ichido;
using namespace std::chrono_literals;

Q_DECLARE_METATYPE(ichido::Duration)

class TestTimeText final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void ages_data();
    void ages();
    void ages_in_other_languages();
    void times_data();
    void times();
};

void TestTimeText::init()
{
    install_language(*qApp, QStringLiteral("en"));
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
    QTest::addColumn<QString>("expected");

    QTest::newRow("UTC") << QByteArray("UTC0") << QStringLiteral("2026-12-01 05:03:22 +00:00");
    QTest::newRow("east") << QByteArray("JST-9") << QStringLiteral("2026-12-01 14:03:22 +09:00");
    QTest::newRow("west, half an hour") << QByteArray("NST3:30") << QStringLiteral("2026-12-01 01:33:22 -03:30");
    QTest::newRow("another day") << QByteArray("HST10") << QStringLiteral("2026-11-30 19:03:22 -10:00");
}

void TestTimeText::times()
{
    QFETCH(QByteArray, zone);
    QFETCH(QString, expected);
    qputenv("TZ", zone);
    tzset();
    using namespace std::chrono;
    const Instant instant = sys_days(year(2026) / 12 / 1) + 5h + 3min + 22s;
    QCOMPARE(time_text(instant), expected);
    QCOMPARE(time_text(instant + 999999us), expected); // cut, not rounded
}

QTEST_GUILESS_MAIN(TestTimeText)
#include "tst_time_text.moc"
