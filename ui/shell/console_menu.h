// What the shell itself can do: pages, connections, demo, language, theme, inspector, quit.
#pragma once

#include <QMenu>

#include <vector>

class QActionGroup;

namespace ichido {

class Preferences;

/// The actions are made with their shortcuts; the window connects them and adds them to itself. Language
/// and theme go straight to the preferences.
class ConsoleMenu final : public QMenu {
    Q_OBJECT

public:
    ConsoleMenu(Preferences& preferences, QWidget* parent);

    [[nodiscard]] QAction* palette_action() const { return m_palette; }
    [[nodiscard]] QAction* connections_action() const { return m_connections; }
    [[nodiscard]] QAction* demo_action() const { return m_demo; }
    [[nodiscard]] QAction* inspector_action() const { return m_inspector; }
    [[nodiscard]] QAction* quit_action() const { return m_quit; }
    /// In the order of the rail: Requests, Recovery.
    [[nodiscard]] const std::vector<QAction*>& page_actions() const { return m_pages; }
    /// Everything but the palette, which shows it.
    [[nodiscard]] QList<QAction*> palette_actions() const;
    void retranslate();

private:
    void make_languages();
    void make_themes();

    Preferences& m_preferences;
    QActionGroup* m_languages;
    QActionGroup* m_themes;
    QMenu* m_language_menu;
    QMenu* m_theme_menu;
    std::vector<QAction*> m_pages;
    QAction* m_palette;
    QAction* m_connections;
    QAction* m_demo;
    QAction* m_inspector;
    QAction* m_quit;
};

} // namespace ichido
