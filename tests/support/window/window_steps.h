// What a person does at the window, and what they wait for.
#pragma once

#include <QDialog>
#include <QPushButton>
#include <QString>
#include <QWidget>

#include <functional>
#include <stdexcept>

namespace ichido::test {

/// Lets events through until it holds. Throws std::runtime_error with `what` after a minute.
void until(const char* what, const std::function<bool()>& reached);

/// The visible control with this accessible name. Throws where there is none.
template <typename Widget>
Widget* named(const QWidget& in, const QString& name)
{
    for (Widget* one : in.findChildren<Widget*>()) {
        if (one->isVisible() && one->accessibleName() == name)
            return one;
    }
    throw std::runtime_error("no such control: " + name.toStdString());
}

/// The visible button whose text begins so. Throws where there is none.
[[nodiscard]] QPushButton* button(const QWidget& in, const QString& begins);

/// The modal dialog in front; waits for it.
[[nodiscard]] QDialog* dialog();
void leave_dialog();
/// After a dialog: shortcuts work in an active window only.
void back_in(QWidget& window);

} // namespace ichido::test
