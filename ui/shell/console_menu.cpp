#include "ui/shell/console_menu.h"

#include "models/language.h"
#include "ui/shell/preferences.h"
#include "ui/theme/theme.h"

#include <QActionGroup>

namespace ichido {

ConsoleMenu::ConsoleMenu(Preferences& preferences, QWidget* parent)
    : QMenu(parent)
    , m_preferences(preferences)
    , m_languages(new QActionGroup(this))
    , m_themes(new QActionGroup(this))
    , m_language_menu(new QMenu(this))
    , m_theme_menu(new QMenu(this))
    , m_pages{new QAction(this), new QAction(this)}
    , m_palette(new QAction(this))
    , m_connections(new QAction(this))
    , m_demo(new QAction(this))
    , m_inspector(new QAction(this))
    , m_quit(new QAction(this))
{
    m_pages[0]->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_2)); // 1 is the overview's
    m_pages[1]->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_3));
    m_connections->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O));
    m_palette->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_K));
    m_inspector->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_I));
    m_quit->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Q));
    m_inspector->setCheckable(true);
    m_inspector->setChecked(true);
    make_languages();
    make_themes();
    addActions({m_palette, m_connections, m_demo});
    addSeparator();
    addMenu(m_language_menu);
    addMenu(m_theme_menu);
    addAction(m_inspector);
    addSeparator();
    addAction(m_quit);
}

void ConsoleMenu::make_languages()
{
    const QStringList names{QStringLiteral("English"), QStringLiteral("日本語"), QStringLiteral("한국어")};
    for (int i = 0; i < languages().size(); ++i) {
        QAction* action = m_language_menu->addAction(names.value(i)); // each in its own language, always
        action->setCheckable(true);
        m_languages->addAction(action);
        connect(action, &QAction::triggered, this,
                [this, code = languages().at(i)] { m_preferences.set_language(code); });
    }
}

void ConsoleMenu::make_themes()
{
    for (const ThemeChoice choice : {ThemeChoice::follow_system, ThemeChoice::light, ThemeChoice::dark}) {
        QAction* action = m_theme_menu->addAction(QString());
        action->setCheckable(true);
        action->setData(static_cast<int>(choice));
        m_themes->addAction(action);
        connect(action, &QAction::triggered, this, [this, choice] { m_preferences.set_theme(choice); });
    }
}

QList<QAction*> ConsoleMenu::palette_actions() const
{
    QList<QAction*> actions{m_connections, m_demo, m_inspector};
    return actions << m_languages->actions() << m_themes->actions() << m_quit;
}

void ConsoleMenu::retranslate()
{
    m_connections->setText(tr("Connections…"));
    m_demo->setText(tr("Try the demo"));
    m_palette->setText(tr("Command palette"));
    m_inspector->setText(tr("Show the inspector"));
    m_quit->setText(tr("Quit"));
    m_pages[0]->setText(tr("Go to Requests"));
    m_pages[1]->setText(tr("Go to Recovery"));
    m_language_menu->setTitle(tr("Language"));
    m_theme_menu->setTitle(tr("Theme"));
    const QStringList themes{tr("Theme of the system"), tr("Light theme"), tr("Dark theme")};
    for (int i = 0; i < m_themes->actions().size(); ++i) {
        QAction* action = m_themes->actions().at(i);
        action->setText(themes.value(i));
        action->setChecked(action->data().toInt() == static_cast<int>(m_preferences.theme()));
    }
    for (int i = 0; i < m_languages->actions().size(); ++i)
        m_languages->actions().at(i)->setChecked(languages().at(i) == m_preferences.language());
}

} // namespace ichido
