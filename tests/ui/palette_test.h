// The palette over actions of a test's own.
#pragma once

#include "ui/shell/command_palette.h"
#include "ui/theme/theme.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QTest>

namespace ichido::test {

class PaletteTest : public QObject {
protected:
    void set_up()
    {
        m_window = new QWidget;
        m_window->show();
    }
    void tear_down()
    {
        m_actions.clear();
        delete m_window;
    }
    QAction* add(const QString& text, bool enabled = true)
    {
        auto* action = new QAction(text, m_window);
        action->setEnabled(enabled);
        m_actions << action;
        return action;
    }
    void open()
    {
        m_palette = new CommandPalette(m_theme, m_actions, m_window);
        m_palette->setAttribute(Qt::WA_DeleteOnClose);
        m_palette->open();
        QVERIFY(QTest::qWaitForWindowActive(m_palette));
        m_line = m_palette->findChild<QLineEdit*>();
        m_list = m_palette->findChild<QListWidget*>();
        QVERIFY(m_line->hasFocus());
    }

    Theme m_theme{*qApp};
    QWidget* m_window = nullptr;
    QList<QAction*> m_actions;
    QPointer<CommandPalette> m_palette;
    QLineEdit* m_line = nullptr;
    QListWidget* m_list = nullptr;
};

} // namespace ichido::test
