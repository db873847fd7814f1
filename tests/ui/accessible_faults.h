// What somebody who hears the window, or has no mouse, would miss in it.
#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QLineEdit>
#include <QSet>
#include <QStringList>
#include <QTest>
#include <QTreeView>
#include <QWidget>

namespace ichido::test {

inline QString described(const QAccessibleInterface& one)
{
    const QObject* object = one.object();
    return QStringLiteral("%1 “%2” (role %3)")
        .arg(object ? QString::fromLatin1(object->metaObject()->className()) : QStringLiteral("a part"),
             one.text(QAccessible::Name))
        .arg(static_cast<int>(one.role()), 0, 16);
}

inline bool is_interactive(QAccessible::Role role)
{
    switch (role) {
    case QAccessible::PushButton:
    case QAccessible::ButtonMenu:
    case QAccessible::ButtonDropDown:
    case QAccessible::CheckBox:
    case QAccessible::RadioButton:
    case QAccessible::ComboBox:
    case QAccessible::EditableText:
    case QAccessible::Table:
    case QAccessible::Tree:
    case QAccessible::List:
    case QAccessible::PageTab:
    case QAccessible::PageTabList:
    case QAccessible::Slider:
    case QAccessible::SpinBox:
    case QAccessible::Link:
        return true;
    default:
        return false;
    }
}

/// Every visible interactive element below, in the order of the tree; cells are not among them.
inline QList<QAccessibleInterface*> interactive_below(QAccessibleInterface& root)
{
    QList<QAccessibleInterface*> found;
    for (int i = 0; i < root.childCount(); ++i) {
        QAccessibleInterface* child = root.child(i);
        if (!child || child->state().invisible)
            continue;
        if (is_interactive(child->role()))
            found << child;
        if (!child->tableInterface())
            found << interactive_below(*child);
    }
    return found;
}

/// Cells are remembered, and where nobody listens views do not tell that theirs have changed.
inline QAccessibleTableInterface* table_now(QObject* view)
{
    QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(QAccessible::queryAccessibleInterface(view)));
    return QAccessible::queryAccessibleInterface(view)->tableInterface();
}

/// Names that are missing; cells of the first rows that do not say their value with their column.
inline QStringList name_faults(QWidget& shown)
{
    constexpr int read_rows = 20;
    QStringList faults;
    for (QAccessibleInterface* one : interactive_below(*QAccessible::queryAccessibleInterface(&shown))) {
        if (one->text(QAccessible::Name).trimmed().isEmpty())
            faults << described(*one) + QStringLiteral(" has no name");
        auto* view = qobject_cast<QAbstractItemView*>(one->object());
        if (!view)
            continue;
        const QString name = described(*one);
        const bool has_titles = one->role() != QAccessible::List;
        QAccessibleTableInterface* table = table_now(view);
        for (int row = 0; row < std::min(table->rowCount(), read_rows); ++row) {
            for (int column = 0; column < table->columnCount(); ++column) {
                QAccessibleInterface* cell = table->cellAt(row, column);
                const QString text = cell ? cell->text(QAccessible::Name) : QString();
                const QString title = view->model()->headerData(column, Qt::Horizontal).toString();
                if (text.trimmed().isEmpty() || (has_titles && (title.isEmpty() || !text.contains(title))))
                    faults << QStringLiteral("%1: cell %2, %3 says “%4”").arg(name).arg(row).arg(title, text);
            }
        }
    }
    return faults;
}

/// Everything that the Tab key comes to, until it is where it began.
inline QSet<QWidget*> reached_by_tab(QWidget& shown)
{
    QSet<QWidget*> reached;
    constexpr int most = 300;
    for (int i = 0; i < most; ++i) {
        QWidget* focus = shown.focusWidget() ? shown.focusWidget() : &shown;
        QTest::keyClick(focus, Qt::Key_Tab);
        focus = shown.focusWidget();
        if (!focus || (reached.contains(focus) && i > reached.size() + 1))
            break;
        reached.insert(focus);
    }
    return reached;
}

/// Where another key leads instead, by the habits of the desktop.
inline bool has_another_way(const QWidget& one)
{
    // Of buttons that exclude each other the chosen one is the stop, and arrows lead to the others.
    if (const auto* button = qobject_cast<const QAbstractButton*>(&one); button && button->autoExclusive())
        return !button->isChecked();
    // The sign inside a line that empties it: the line is emptied with its own keys.
    return qobject_cast<const QLineEdit*>(one.parentWidget()) != nullptr;
}

inline QStringList tab_faults(QWidget& shown)
{
    const QSet<QWidget*> reached = reached_by_tab(shown);
    QStringList faults;
    for (QAccessibleInterface* one : interactive_below(*QAccessible::queryAccessibleInterface(&shown))) {
        auto* widget = qobject_cast<QWidget*>(one->object());
        if (!widget || !widget->isVisible() || !widget->isEnabled() || has_another_way(*widget))
            continue;
        if (!reached.contains(widget) && !reached.contains(widget->focusProxy()))
            faults << described(*one) + QStringLiteral(" is not reached by Tab");
    }
    return faults;
}

} // namespace ichido::test
