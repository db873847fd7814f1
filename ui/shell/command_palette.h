// Every action and page by a few letters, and a pasted key, order or hash straight to its row.
#pragma once

#include <QDialog>
#include <QList>
#include <QPointer>

class QAction;
class QLineEdit;
class QListWidget;

namespace ichido {

class Theme;

class CommandPalette final : public QDialog {
    Q_OBJECT

public:
    /// Actions that are disabled are shown with the reason (their tool tip) and cannot be chosen.
    CommandPalette(const Theme& theme, const QList<QAction*>& actions, QWidget* parent);

Q_SIGNALS:
    /// A query of the Requests page for what was pasted: "key:…", "order:…", "sha:…".
    void query_wanted(const QString& query);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void show_matches();
    void choose();

    const Theme& m_theme;
    QList<QPointer<QAction>> m_actions;
    QLineEdit* m_line;
    QListWidget* m_list;
};

/// What a pasted text is: "key:<uuid>" for a key, "org:<n> key:<uuid>" for "<n>-<uuid>", "sha:<hex>" for 8 to 64
/// hexadecimal digits, "order:<n>" for a number; empty for anything else. More than one may fit.
[[nodiscard]] QStringList queries_for_pasted(const QString& text);

} // namespace ichido
