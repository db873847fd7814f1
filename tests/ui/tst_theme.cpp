// Colours can be read, and each language has its own face.
#include "recovery/domain/connection_profile.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <array>
#include <vector>

using namespace ichido;

namespace {

constexpr double least_contrast = 4.5; // WCAG 2 AA for text of any size
constexpr std::array all_tones{Tone::plain, Tone::muted,       Tone::processing, Tone::completed, Tone::failed,
                               Tone::over,  Tone::three_times, Tone::ten_times,  Tone::person,    Tone::alarm};

void add_pair(const char* set, const QString& name, const QColor& text, const QColor& background)
{
    QTest::addRow("%s %s", set, qPrintable(name)) << text << background;
}

void add_pairs(const char* set, const Tokens& tokens)
{
    // Whatever lies behind a text: pages, tables and dialogs, chosen rows, what is under the pointer.
    const std::vector<std::pair<QString, QColor>> grounds{{QStringLiteral("background"), tokens.background},
                                                          {QStringLiteral("surface"), tokens.surface},
                                                          {QStringLiteral("selection"), tokens.selection},
                                                          {QStringLiteral("hover"), tokens.hover}};
    for (const auto& [name, ground] : grounds) {
        add_pair(set, QStringLiteral("text on ") + name, tokens.text, ground);
        add_pair(set, QStringLiteral("muted on ") + name, tokens.muted, ground);
        add_pair(set, QStringLiteral("accent on ") + name, tokens.accent, ground);
        // A card's figure has the colour of its tone, and errors stand below the filter.
        for (const Tone tone : all_tones)
            add_pair(set, QStringLiteral("tone %1 on %2").arg(static_cast<int>(tone)).arg(name),
                     tint(tokens, tone).text, ground);
    }
    add_pair(set, QStringLiteral("on_accent on accent"), tokens.on_accent, tokens.accent);
    add_pair(set, QStringLiteral("on_accent on a pressed accent"), tokens.on_accent,
             tokens.dark ? tokens.accent.lighter(110) : tokens.accent.darker(112));
    for (const Tone tone : all_tones) {
        const Tint colours = tint(tokens, tone);
        if (colours.background.alpha() > 0)
            add_pair(set, QStringLiteral("pill of tone %1").arg(static_cast<int>(tone)), colours.text,
                     colours.background);
    }
    for (const Environment one : {Environment::development, Environment::staging, Environment::production})
        add_pair(set, QStringLiteral("environment %1").arg(static_cast<int>(one)), tint(tokens, one).text,
                 tint(tokens, one).background);
}

} // namespace

class TestTheme final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void contrast_is_that_of_wcag();
    void every_text_can_be_read_data();
    void every_text_can_be_read();
    void a_choice_changes_the_palette();
    void a_language_has_its_own_face_data();
    void a_language_has_its_own_face();
    void a_face_of_another_language_does_not_come_first();

private:
    Theme m_theme{*qApp};
};

void TestTheme::init()
{
    m_theme.choose(ThemeChoice::light);
}

void TestTheme::contrast_is_that_of_wcag()
{
    QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
    QCOMPARE(contrast(Qt::red, Qt::red), 1.0);
    QVERIFY(std::abs(contrast(QColor(0x76, 0x76, 0x76), Qt::white) - 4.54) < 0.01); // the known border of grey
    QCOMPARE(contrast(Qt::blue, Qt::white), contrast(Qt::white, Qt::blue));
}

void TestTheme::every_text_can_be_read_data()
{
    QTest::addColumn<QColor>("text");
    QTest::addColumn<QColor>("background");
    add_pairs("light", light_tokens());
    add_pairs("dark", dark_tokens());
}

void TestTheme::every_text_can_be_read()
{
    QFETCH(QColor, text);
    QFETCH(QColor, background);
    QCOMPARE(text.alpha(), 255);
    QCOMPARE(background.alpha(), 255);
    const double ratio = contrast(text, background);
    QVERIFY2(ratio >= least_contrast,
             qPrintable(QStringLiteral("%1 on %2 is %3:1").arg(text.name(), background.name()).arg(ratio)));
}

void TestTheme::a_choice_changes_the_palette()
{
    QSignalSpy changed(&m_theme, &Theme::changed);
    m_theme.choose(ThemeChoice::dark);
    QCOMPARE(changed.size(), 1);
    QVERIFY(m_theme.tokens().dark);
    QCOMPARE(QApplication::palette().color(QPalette::Window), dark_tokens().background);
    QCOMPARE(QApplication::palette().color(QPalette::Base), dark_tokens().surface);
    m_theme.choose(ThemeChoice::dark); // the same again
    QCOMPARE(changed.size(), 1);
    m_theme.choose(ThemeChoice::light);
    QCOMPARE(changed.size(), 2);
    QCOMPARE(QApplication::palette().color(QPalette::Text), light_tokens().text);
}

void TestTheme::a_language_has_its_own_face_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::newRow("en") << QStringLiteral("CJK JP") << QStringLiteral("CJK KR");
    QTest::newRow("ja") << QStringLiteral("CJK JP") << QStringLiteral("CJK KR");
    QTest::newRow("ko") << QStringLiteral("CJK KR") << QStringLiteral("CJK JP");
}

void TestTheme::a_language_has_its_own_face()
{
    QFETCH(QString, first);
    QFETCH(QString, second);
    m_theme.use_language(QString::fromLatin1(QTest::currentDataTag()));
    const auto place = [](const QFont& font, const QString& part) {
        const QStringList families = font.families();
        return std::find_if(families.begin(), families.end(),
                            [&part](const QString& one) { return one.endsWith(part); }) -
               families.begin();
    };
    for (const QFont& font : {QApplication::font(), m_theme.fixed_font(), m_theme.heading_font()}) {
        QVERIFY(place(font, first) < place(font, second));
        QVERIFY(place(font, second) < font.families().size());
        QVERIFY(place(font, first) > 0); // the system's face draws what it can
    }
    QVERIFY(m_theme.fixed_font().families().contains(QStringLiteral("Noto Sans Mono ") + first));
    QCOMPARE(m_theme.fixed_font().pointSizeF(), QApplication::font().pointSizeF());
    QVERIFY(m_theme.heading_font().pointSizeF() > QApplication::font().pointSizeF());
    QVERIFY(m_theme.heading_font().bold());
}

/// A desktop whose own face is the Korean one must not draw Japanese with it. Stands last: the second theme takes
/// the application's style from the first.
void TestTheme::a_face_of_another_language_does_not_come_first()
{
    const QFont usual = QApplication::font();
    QFont korean = usual;
    korean.setFamilies({QStringLiteral("Noto Sans CJK KR")});
    QApplication::setFont(korean);
    Theme theme(*qApp);
    theme.use_language(QStringLiteral("ja"));
    const QStringList families = QApplication::font().families();
    QVERIFY(families.indexOf(QStringLiteral("Noto Sans CJK JP")) <
            families.indexOf(QStringLiteral("Noto Sans CJK KR")));
    QApplication::setFont(usual);
}

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
