// A way through the whole window: every page, panel and dialog, with rows in them.
#pragma once

#include "models/plan_model.h"
#include "tests/support/window/window_sandbox.h"
#include "tests/support/window/window_steps.h"
#include "tests/support/window/window_under_test.h"
#include "ui/inspector/inspector.h"
#include "ui/recovery/plan_view.h"
#include "ui/recovery/recovery_job.h"
#include "ui/recovery/recovery_page.h"
#include "ui/recovery/stuck_view.h"
#include "ui/requests/request_pager.h"
#include "ui/requests/requests_page.h"

#include <QApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QTabWidget>
#include <QTableView>

#include <functional>

namespace ichido::test {

/// Calls `look` in each state with its name and the window or dialog that a person has before them. The
/// language is English when a step begins. Throws std::runtime_error where a state is not reached.
inline void tour(WindowUnderTest& console, const WindowSandbox& sandbox,
                 const std::function<void(const QString& name, QWidget& shown)>& look)
{
    MainWindow& window = *console.window;
    const auto look_at = [&](const char* name, QWidget& shown) {
        look(QString::fromLatin1(name), shown);
        console.preferences.set_language(QStringLiteral("en"));
        QCoreApplication::processEvents();
    };
    look_at("welcome", window);

    console.book.saved = {{{"payments-production", "postgresql://ops@db.internal/payments", Environment::production},
                           {"決済 開発", "postgresql:///payments", Environment::development}},
                          "payments-production"};
    window.show_connections();
    auto* list = dialog()->findChild<QListWidget*>();
    until("the book", [list] { return list->count() == 2; });
    look_at("connections", *dialog());
    leave_dialog();

    window.open({"payments-sandbox", sandbox.uri(), Environment::production});
    window.show_page(MainWindow::requests_page);
    window.requests().show_query(QStringLiteral("status:processing stuck:yes"));
    until("the page",
          [&window] { return window.requests().pager().answered() && !window.requests().pager().reading(); });
    named<QTableView>(window, QStringLiteral("Requests"))->selectRow(0);
    auto* tabs = window.inspector().findChild<QTabWidget*>();
    until("the inspector", [tabs] { return tabs->isVisible(); });
    for (const auto& [index, name] :
         {std::pair{0, "requests, summary"}, {1, "requests, response"}, {2, "requests, timeline"}}) {
        tabs->setCurrentIndex(index);
        look_at(name, window);
    }

    window.show_page(MainWindow::recovery_page);
    until("the stuck intents", [&window] { return window.recovery().stuck().stuck_count() > 0; });
    named<QTableView>(window, QStringLiteral("Stuck intents"))->selectRow(0);
    look_at("recovery", window);

    window.show_palette();
    look_at("palette", *dialog());
    leave_dialog();

    button(window, QStringLiteral("Plan…"))->click();
    until("a plan", [&window] { return window.recovery().shows_plan() && !window.job().running(); });
    look_at("plan", window);

    window.recovery().plan().ask_to_apply();
    named<QLineEdit>(*dialog(), QStringLiteral("Reason, kept in the audit"))->setText(QStringLiteral("INC-2231"));
    look_at("apply", *dialog());
    leave_dialog();
}

} // namespace ichido::test
