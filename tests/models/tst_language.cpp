// The language is chosen by code or locale name, and may change while the program runs.
#include "models/language.h"
#include "models/words.h"

#include <QTest>
#include <QTranslator>

using namespace ichido;

namespace {

QString completed()
{
    return word(RequestStatus::completed);
}

/// Counts what windows and models retranslate on.
class LanguageChanges final : public QObject {
public:
    int count = 0;

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        count += event->type() == QEvent::LanguageChange ? 1 : 0;
        return false;
    }
};

} // namespace

class TestLanguage final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void a_name_chooses_a_language_data();
    void a_name_chooses_a_language();
    void the_language_is_replaced_at_run_time();
    void english_counts_in_two_forms();
    void the_environment_decides_data();
    void the_environment_decides();
};

void TestLanguage::init()
{
    install_language(*qApp, QStringLiteral("en"));
}

void TestLanguage::a_name_chooses_a_language_data()
{
    QTest::addColumn<bool>("known");
    QTest::addColumn<QString>("expected");
    const QString english = QStringLiteral("completed");
    const QString japanese = QStringLiteral("完了");
    const QString korean = QStringLiteral("완료");

    QTest::newRow("en") << true << english;
    QTest::newRow("ja") << true << japanese;
    QTest::newRow("ko") << true << korean;
    QTest::newRow("JA") << true << japanese;
    QTest::newRow("ja_JP") << true << japanese;
    QTest::newRow("ja-JP") << true << japanese;
    QTest::newRow("ja_JP.UTF-8") << true << japanese;
    QTest::newRow("ko_KR.UTF-8") << true << korean;
    QTest::newRow("ko.UTF-8") << true << korean;
    QTest::newRow("en_GB.UTF-8") << true << english;
    QTest::newRow("fr") << false << english;
    QTest::newRow("jam") << false << english; // a language of its own that begins like ja
    QTest::newRow("C") << false << english;
    QTest::newRow("C.UTF-8") << false << english;
    QTest::newRow("") << false << english;
    QTest::newRow("../ja") << false << english;
}

void TestLanguage::a_name_chooses_a_language()
{
    QFETCH(bool, known);
    QFETCH(QString, expected);
    QCOMPARE(install_language(*qApp, QString::fromUtf8(QTest::currentDataTag())), known);
    QCOMPARE(completed(), expected);
}

void TestLanguage::the_language_is_replaced_at_run_time()
{
    LanguageChanges changes;
    qApp->installEventFilter(&changes);
    QVERIFY(install_language(*qApp, QStringLiteral("ja")));
    QCOMPARE(completed(), QStringLiteral("完了"));
    QVERIFY(install_language(*qApp, QStringLiteral("ko")));
    QCOMPARE(completed(), QStringLiteral("완료"));
    QVERIFY(!install_language(*qApp, QStringLiteral("xx")));
    QCOMPARE(completed(), QStringLiteral("completed"));
    QVERIFY2(changes.count >= 3, "nobody is told that the language changed");
    QCOMPARE(qApp->findChildren<QTranslator*>().size(), 1); // the replaced ones are gone
}

void TestLanguage::english_counts_in_two_forms()
{
    const auto applied = [](int count) {
        return QCoreApplication::translate("migrate", "%n migration(s) applied.", nullptr, count);
    };
    QCOMPARE(applied(1), QStringLiteral("1 migration applied."));
    QCOMPARE(applied(2), QStringLiteral("2 migrations applied."));
    QVERIFY(!install_language(*qApp, QStringLiteral("fr")));
    QCOMPARE(applied(1), QStringLiteral("1 migration applied."));
}

void TestLanguage::the_environment_decides_data()
{
    QTest::addColumn<QByteArray>("all");
    QTest::addColumn<QByteArray>("messages");
    QTest::addColumn<QByteArray>("lang");
    QTest::addColumn<QString>("expected");

    QTest::newRow("nothing") << QByteArray() << QByteArray() << QByteArray() << QStringLiteral("en");
    QTest::newRow("LANG") << QByteArray() << QByteArray() << QByteArray("ja_JP.UTF-8") << QStringLiteral("ja");
    QTest::newRow("LC_MESSAGES before LANG")
        << QByteArray() << QByteArray("ko_KR.UTF-8") << QByteArray("ja_JP.UTF-8") << QStringLiteral("ko");
    QTest::newRow("LC_ALL before all") << QByteArray("C") << QByteArray("ko_KR.UTF-8") << QByteArray("ja_JP.UTF-8")
                                       << QStringLiteral("en");
    QTest::newRow("another language") << QByteArray() << QByteArray() << QByteArray("de_DE.UTF-8")
                                      << QStringLiteral("en");
}

void TestLanguage::the_environment_decides()
{
    QFETCH(QByteArray, all);
    QFETCH(QByteArray, messages);
    QFETCH(QByteArray, lang);
    QFETCH(QString, expected);
    qputenv("LC_ALL", all);
    qputenv("LC_MESSAGES", messages);
    qputenv("LANG", lang);
    QCOMPARE(language_of_environment(), expected);
}

QTEST_GUILESS_MAIN(TestLanguage)
#include "tst_language.moc"
