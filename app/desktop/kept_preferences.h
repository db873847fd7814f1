// Language and theme as the person chose them last.
#pragma once

#include "ui/shell/preferences.h"

#include <QSettings>

class QApplication;

namespace ichido {

class Theme;

/// Kept in an INI file; a choice that cannot be kept still holds until the program ends.
class KeptPreferences final : public Preferences {
    Q_OBJECT

public:
    /// Installs what was kept, else the environment's language and the system's theme. `theme` and
    /// `application` must outlive it.
    KeptPreferences(QApplication& application, Theme& theme, const QString& path, QObject* parent = nullptr);

    [[nodiscard]] QString language() const override { return m_language; }
    void set_language(const QString& code) override;
    [[nodiscard]] ThemeChoice theme() const override;
    void set_theme(ThemeChoice choice) override;
    /// For this run only: what the command line asks for is not a choice to be kept.
    void use_language(const QString& code);

private:
    QApplication& m_application;
    Theme& m_theme;
    QSettings m_settings;
    QString m_language;
};

} // namespace ichido
