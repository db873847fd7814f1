// Language and theme from one run of the console to the next.
#include "app/desktop/kept_preferences.h"
#include "models/language.h"
#include "tests/desktop/private_folder.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QTest>

using namespace ichido;
using namespace ichido::test;

namespace {

/// What a run of the console has, from its start to its end.
struct Run {
    explicit Run(const std::string& file) : preferences(*qApp, theme, QString::fromStdString(file)) {}
    Theme theme{*qApp};
    KeptPreferences preferences;
};

QString cancelled_in_words()
{
    return QCoreApplication::translate("failures", "It was cancelled.");
}

} // namespace

class TestKeptPreferences : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void the_first_run_follows_environment_and_system();
    void language_and_theme_survive();
    void the_language_is_installed_at_once();
    void the_language_of_the_command_line_is_not_kept();
    void words_that_are_not_known_are_ignored_data();
    void words_that_are_not_known_are_ignored();
    void a_choice_of_nothing_known_changes_nothing();
    void a_choice_that_cannot_be_kept_still_holds();

private:
    std::unique_ptr<PrivateFolder> m_folder;
    std::string m_file;
};

void TestKeptPreferences::init()
{
    qputenv("LC_ALL", "ko_KR.UTF-8");
    m_folder = std::make_unique<PrivateFolder>();
    m_file = m_folder->file("ichido/window.ini"); // its folder is made
}

void TestKeptPreferences::the_first_run_follows_environment_and_system()
{
    {
        const Run run(m_file);
        QCOMPARE(run.preferences.language(), QStringLiteral("ko"));
        QVERIFY(run.preferences.theme() == ThemeChoice::follow_system);
    }
    QVERIFY(m_folder->names().empty()); // what nobody has chosen is not kept
}

void TestKeptPreferences::language_and_theme_survive()
{
    const std::pair<const char*, ThemeChoice> choices[]{
        {"ja", ThemeChoice::dark}, {"en", ThemeChoice::light}, {"ko", ThemeChoice::follow_system}};
    for (const auto& [language, theme] : choices) {
        {
            Run run(m_file);
            run.preferences.set_language(QString::fromLatin1(language));
            run.preferences.set_theme(theme);
        }
        const Run next(m_file);
        QCOMPARE(next.preferences.language(), QString::fromLatin1(language));
        QVERIFY(next.preferences.theme() == theme);
        QVERIFY(next.theme.choice() == theme);
    }
}

void TestKeptPreferences::the_language_is_installed_at_once()
{
    Run run(m_file);
    run.preferences.set_language(QStringLiteral("en"));
    const QString english = cancelled_in_words();
    QCOMPARE(english, QStringLiteral("It was cancelled."));
    run.preferences.set_language(QStringLiteral("ja"));
    const QString japanese = cancelled_in_words();
    QVERIFY(!japanese.isEmpty() && japanese != english);
    run.preferences.use_language(QStringLiteral("en"));
    QCOMPARE(cancelled_in_words(), english);
}

void TestKeptPreferences::the_language_of_the_command_line_is_not_kept()
{
    {
        Run run(m_file);
        run.preferences.set_language(QStringLiteral("ja"));
        run.preferences.use_language(QStringLiteral("en"));
        QCOMPARE(run.preferences.language(), QStringLiteral("en"));
        run.preferences.set_theme(ThemeChoice::dark); // writes the file, and not that language
    }
    const Run next(m_file);
    QCOMPARE(next.preferences.language(), QStringLiteral("ja"));
}

void TestKeptPreferences::words_that_are_not_known_are_ignored_data()
{
    QTest::addColumn<std::string>("content");
    QTest::newRow("other words") << std::string("[window]\nlanguage=fr\ntheme=sepia\n");
    QTest::newRow("other letters") << std::string("[window]\nlanguage=JA\ntheme=Dark\n");
    QTest::newRow("lists") << std::string("[window]\nlanguage=ja, en\ntheme=dark, light\n");
    QTest::newRow("nothing") << std::string("[window]\nlanguage=\ntheme=\n");
    QTest::newRow("another group") << std::string("[other]\nlanguage=ja\ntheme=dark\n");
    QTest::newRow("no settings") << std::string("\x7f\0ELF[[[\n=", 10);
}

void TestKeptPreferences::words_that_are_not_known_are_ignored()
{
    QFETCH(std::string, content);
    const std::string file = m_folder->file("window.ini");
    put(file, content);
    const Run run(file);
    QCOMPARE(run.preferences.language(), QStringLiteral("ko")); // as without them
    QVERIFY(run.preferences.theme() == ThemeChoice::follow_system);
}

void TestKeptPreferences::a_choice_of_nothing_known_changes_nothing()
{
    {
        Run run(m_file);
        run.preferences.set_language(QStringLiteral("ja"));
        for (const char* code : {"fr", "", "JA", "ja_JP.UTF-8"}) {
            run.preferences.set_language(QString::fromLatin1(code));
            QCOMPARE(run.preferences.language(), QStringLiteral("ja"));
        }
        // What the command line asks for is spoken, or else English, never a language without a name.
        run.preferences.use_language(QStringLiteral("ko_KR.UTF-8"));
        QCOMPARE(run.preferences.language(), QStringLiteral("en"));
        QCOMPARE(cancelled_in_words(), QStringLiteral("It was cancelled."));
    }
    QCOMPARE(Run(m_file).preferences.language(), QStringLiteral("ja"));
}

void TestKeptPreferences::a_choice_that_cannot_be_kept_still_holds()
{
    put(m_folder->file("ichido"), "a file where the folder would be");
    {
        Run run(m_file);
        run.preferences.set_language(QStringLiteral("ja"));
        run.preferences.set_theme(ThemeChoice::dark);
        QCOMPARE(run.preferences.language(), QStringLiteral("ja"));
        QVERIFY(run.preferences.theme() == ThemeChoice::dark);
    }
    QCOMPARE(Run(m_file).preferences.language(), QStringLiteral("ko"));
    QCOMPARE(content_of(m_folder->file("ichido")), std::string("a file where the folder would be"));
}

QTEST_MAIN(TestKeptPreferences)
#include "tst_kept_preferences.moc"
