#include "app/desktop/kept_preferences.h"

#include "models/language.h"
#include "ui/theme/theme.h"

#include <QApplication>

#include <array>
#include <utility>

namespace ichido {

namespace {

const QString language_setting = QStringLiteral("window/language");
const QString theme_setting = QStringLiteral("window/theme");

constexpr std::array<std::pair<ThemeChoice, const char*>, 3> theme_words{
    {{ThemeChoice::follow_system, "system"}, {ThemeChoice::light, "light"}, {ThemeChoice::dark, "dark"}}};

} // namespace

KeptPreferences::KeptPreferences(QApplication& application, Theme& theme, const QString& path, QObject* parent)
    : Preferences(parent), m_application(application), m_theme(theme), m_settings(path, QSettings::IniFormat)
{
    const QString kept = m_settings.value(language_setting).toString();
    use_language(languages().contains(kept) ? kept : language_of_environment());
    const QString word = m_settings.value(theme_setting).toString();
    for (const auto& [choice, name] : theme_words) {
        if (word == QLatin1StringView(name))
            m_theme.choose(choice);
    }
}

void KeptPreferences::use_language(const QString& code)
{
    m_language = languages().contains(code) ? code : QStringLiteral("en");
    install_language(m_application, m_language);
    m_theme.use_language(m_language);
}

void KeptPreferences::set_language(const QString& code)
{
    if (!languages().contains(code))
        return;
    use_language(code);
    m_settings.setValue(language_setting, m_language);
}

ThemeChoice KeptPreferences::theme() const
{
    return m_theme.choice();
}

void KeptPreferences::set_theme(ThemeChoice choice)
{
    m_theme.choose(choice);
    for (const auto& [known, name] : theme_words) {
        if (known == choice)
            m_settings.setValue(theme_setting, QString::fromLatin1(name));
    }
}

} // namespace ichido
