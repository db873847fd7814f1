#include "tests/support/window/window_steps.h"

#include <QApplication>
#include <QTest>

namespace ichido::test {

void until(const char* what, const std::function<bool()>& reached)
{
    constexpr int patience_ms = 60'000;
    if (!QTest::qWaitFor(reached, patience_ms))
        throw std::runtime_error(std::string("not reached: ") + what);
}

QPushButton* button(const QWidget& in, const QString& begins)
{
    for (QPushButton* one : in.findChildren<QPushButton*>()) {
        if (one->isVisible() && one->text().startsWith(begins))
            return one;
    }
    throw std::runtime_error("no such button: " + begins.toStdString());
}

QDialog* dialog()
{
    until("a dialog", [] { return qobject_cast<QDialog*>(QApplication::activeModalWidget()) != nullptr; });
    return qobject_cast<QDialog*>(QApplication::activeModalWidget());
}

void leave_dialog()
{
    dialog()->reject();
    until("no dialog", [] { return QApplication::activeModalWidget() == nullptr; });
}

void back_in(QWidget& window)
{
    until("no dialog", [] { return QApplication::activeModalWidget() == nullptr; });
    window.activateWindow();
    until("an active window", [&window] { return window.isActiveWindow(); });
}

} // namespace ichido::test
