// How the console looks: palette, style, fonts and icons, light or dark, for a language.
#pragma once

#include "ui/theme/tokens.h"

#include <QFont>
#include <QIcon>
#include <QObject>

class QApplication;

namespace ichido {

class ConsoleStyle;
class SystemAppearance;

enum class ThemeChoice { follow_system, light, dark };

/// One for the program, made by the composition and handed to the widgets that draw themselves.
/// Applying is possible at run time; views repaint by themselves (palette and style change events).
class Theme final : public QObject {
    Q_OBJECT

public:
    explicit Theme(QApplication& application);

    /// Follows the desktop portal's org.freedesktop.appearance, else the palette's lightness that
    /// the platform gave at the start, else light.
    void choose(ThemeChoice choice);
    [[nodiscard]] ThemeChoice choice() const { return m_choice; }
    [[nodiscard]] const Tokens& tokens() const;

    /// "en", "ja", "ko": font families in the order of that language, so that Japanese is not drawn
    /// with Korean forms; the system's face and size come first.
    void use_language(const QString& code);
    /// The fixed-width face for keys, hashes and times, at the size of the application's font.
    [[nodiscard]] QFont fixed_font() const;
    /// The application's font, `steps` points larger, bold or not.
    [[nodiscard]] QFont heading_font(int steps = 3) const;

    /// An icon of resources/icons by name ("requests", "recovery", "search", …), drawn as SVG in
    /// the text colour of the theme (accent when selected, muted when disabled), at every scale.
    [[nodiscard]] QIcon icon(const QString& name) const;
    [[nodiscard]] QIcon icon(const QString& name, const QColor& color) const;

Q_SIGNALS:
    void changed(); ///< tokens or fonts

private:
    void apply();

    QApplication& m_application;
    ThemeChoice m_choice = ThemeChoice::follow_system;
    SystemAppearance* m_system;
    ConsoleStyle* m_style; ///< the application owns it
    bool m_platform_dark;  ///< by the lightness of the palette that the platform gave at the start
    QString m_language;
    QFont m_system_font;
    bool m_applied = false;
    const Tokens* m_shown = nullptr;
};

} // namespace ichido
