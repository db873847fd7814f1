#include "ui/theme/theme.h"

#include "ui/theme/console_style.h"
#include "ui/theme/icon_engine.h"
#include "ui/theme/system_appearance.h"

#include <QApplication>
#include <QFile>
#include <QFontDatabase>
#include <QPalette>

void ichido_init_icons(); // resources/: a static library's resources need a call

namespace ichido {

namespace {

QPalette palette_of(const Tokens& tokens)
{
    QPalette palette;
    palette.setColor(QPalette::Window, tokens.background);
    palette.setColor(QPalette::WindowText, tokens.text);
    palette.setColor(QPalette::Base, tokens.surface);
    palette.setColor(QPalette::AlternateBase, tokens.background);
    palette.setColor(QPalette::Text, tokens.text);
    palette.setColor(QPalette::PlaceholderText, tokens.muted);
    palette.setColor(QPalette::Button, tokens.surface);
    palette.setColor(QPalette::ButtonText, tokens.text);
    palette.setColor(QPalette::BrightText, tokens.on_accent);
    palette.setColor(QPalette::ToolTipBase, tokens.surface);
    palette.setColor(QPalette::ToolTipText, tokens.text);
    palette.setColor(QPalette::Highlight, tokens.selection);
    palette.setColor(QPalette::HighlightedText, tokens.text);
    palette.setColor(QPalette::Link, tokens.accent);
    palette.setColor(QPalette::LinkVisited, tokens.accent);
    palette.setColor(QPalette::Light, tokens.surface);
    palette.setColor(QPalette::Midlight, tokens.hover);
    palette.setColor(QPalette::Mid, tokens.line);
    palette.setColor(QPalette::Dark, tokens.line);
    palette.setColor(QPalette::Shadow, tokens.line);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, tokens.muted);
    palette.setColor(QPalette::Disabled, QPalette::Button, tokens.background);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, tokens.line);
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, tokens.text);
    return palette;
}

/// The families that draw a language with its own forms; then the others, so that no text is boxes.
QStringList families_of(const QString& language, bool fixed)
{
    const QString kind = fixed ? QStringLiteral("Noto Sans Mono CJK ") : QStringLiteral("Noto Sans CJK ");
    const QStringList japanese = {kind + QStringLiteral("JP"), QStringLiteral("Hiragino Sans"),
                                  QStringLiteral("Yu Gothic UI"), QStringLiteral("IPAexGothic")};
    const QStringList korean = {kind + QStringLiteral("KR"), QStringLiteral("Apple SD Gothic Neo"),
                                QStringLiteral("Malgun Gothic"), QStringLiteral("NanumGothic")};
    return language == QLatin1StringView("ko") ? korean + japanese : japanese + korean;
}

/// The system's face first; but a face of one East Asian language must not draw the other.
QStringList with_language(const QFont& system, const QString& language, bool fixed)
{
    QStringList families = system.families();
    if (families.isEmpty())
        families << system.family();
    families.removeIf([](const QString& family) { return family.contains(QLatin1StringView("CJK")); });
    return families + families_of(language, fixed);
}

} // namespace

Theme::Theme(QApplication& application)
    : m_application(application)
    , m_system(new SystemAppearance(this))
    , m_style(new ConsoleStyle)
    , m_platform_dark(QApplication::palette().color(QPalette::Window).lightness() < 128)
    , m_language(QStringLiteral("en"))
    , m_system_font(QApplication::font())
{
    ::ichido_init_icons();
    connect(m_system, &SystemAppearance::changed, this, &Theme::apply);
    QApplication::setStyle(m_style);
    apply();
}

void Theme::choose(ThemeChoice choice)
{
    if (choice == m_choice)
        return;
    m_choice = choice;
    apply();
}

const Tokens& Theme::tokens() const
{
    bool dark = m_choice == ThemeChoice::dark;
    if (m_choice == ThemeChoice::follow_system)
        dark = m_system->dark().value_or(m_platform_dark);
    return dark ? dark_tokens() : light_tokens();
}

void Theme::apply()
{
    if (m_shown == &tokens())
        return;
    m_shown = &tokens();
    m_style->use(*m_shown);
    QApplication::setPalette(palette_of(*m_shown));
    if (!m_applied) {
        m_applied = true;
        use_language(m_language);
        return;
    }
    Q_EMIT changed();
}

void Theme::use_language(const QString& code)
{
    m_language = code;
    QFont font = m_system_font;
    font.setFamilies(with_language(m_system_font, code, false));
    font.setStyleStrategy(QFont::PreferAntialias);
    QApplication::setFont(font);
    Q_EMIT changed();
}

QFont Theme::fixed_font() const
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setFamilies(with_language(font, m_language, true));
    font.setStyleHint(QFont::Monospace);
    const QFont usual = QApplication::font();
    if (usual.pointSizeF() > 0)
        font.setPointSizeF(usual.pointSizeF());
    else
        font.setPixelSize(usual.pixelSize());
    return font;
}

QFont Theme::heading_font(int steps) const
{
    QFont font = QApplication::font();
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() + steps);
    else
        font.setPixelSize(font.pixelSize() + steps);
    font.setBold(true);
    return font;
}

QIcon Theme::icon(const QString& name) const
{
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QIcon(new IconEngine(*this, file.readAll(), std::nullopt));
}

QIcon Theme::icon(const QString& name, const QColor& color) const
{
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QIcon(new IconEngine(*this, file.readAll(), color));
}

} // namespace ichido
