#include "tests/screenshots/scenes.h"

#include "models/plan_model.h"
#include "tests/support/window/window_steps.h"
#include "ui/inspector/inspector.h"
#include "ui/recovery/plan_view.h"
#include "ui/recovery/recovery_job.h"
#include "ui/recovery/recovery_page.h"
#include "ui/recovery/stuck_view.h"
#include "ui/requests/request_pager.h"
#include "ui/requests/requests_page.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QTest>

#include <stdexcept>

namespace ichido {

using test::button;
using test::dialog;
using test::leave_dialog;
using test::named;
using test::until;

std::vector<Scene> scenes(test::WindowUnderTest& console, test::WindowSandbox& sandbox)
{
    MainWindow& window = *console.window;
    const auto open = [&console, &sandbox](Environment environment) {
        console.window->open({"payments-sandbox", sandbox.uri(), environment});
    };
    const auto stuck_read = [&window] {
        until("the stuck intents", [&window] { return window.recovery().stuck().stuck_count() > 0; });
    };
    const auto job_ended = [&window] {
        until("the end of the job", [&window] { return !window.job().running(); });
        until("the list after it", [&window] { return window.recovery().stuck().stuck_count() > 0; });
    };
    const auto first_row = [&window](const QString& table) {
        auto* view = named<QTableView>(window, table);
        view->setFocus();
        view->selectRow(0);
        until("the inspector", [&window] {
            return !window.inspector().isVisible() || window.inspector().findChild<QTabWidget*>()->isVisible();
        });
    };
    const auto query = [&window](const QString& text) {
        window.show_page(MainWindow::requests_page);
        window.requests().show_query(text);
        until("the page",
              [&window] { return window.requests().pager().answered() && !window.requests().pager().reading(); });
    };
    const auto tab = [&window](int index) { window.inspector().findChild<QTabWidget*>()->setCurrentIndex(index); };
    const auto apply_dialog = [&window] {
        window.recovery().plan().ask_to_apply();
        auto* reason = named<QLineEdit>(*dialog(), QStringLiteral("Reason, kept in the audit"));
        reason->setText(QStringLiteral("Gateway outage 03:00–03:20, INC-2231"));
    };
    return {
        {QStringLiteral("welcome-empty"), [] {}, {}},
        {QStringLiteral("recovery-loading"),
         [&console, open] {
             console.backends.answers().hold();
             open(Environment::staging);
         },
         {}},
        {QStringLiteral("requests-loading"), [&window] { window.show_page(MainWindow::requests_page); }, {}},
        {QStringLiteral("requests-full"),
         [&console, query, first_row, open] {
             console.backends.answers().pass();
             open(Environment::staging);
             query(QString());
             first_row(QStringLiteral("Requests"));
         },
         {}},
        {QStringLiteral("requests-stuck"),
         [query, first_row, tab] {
             query(QStringLiteral("status:processing stuck:yes"));
             first_row(QStringLiteral("Requests"));
             tab(2);
         },
         {}},
        {QStringLiteral("requests-empty"), [query] { query(QStringLiteral("key:00000000 order:1")); }, {}},
        {QStringLiteral("requests-error"),
         [&window] {
             auto* line = named<QLineEdit>(window, QStringLiteral("Filter"));
             line->setText(QStringLiteral("status:processing stuk:yes"));
             QTest::keyClick(line, Qt::Key_Return);
         },
         {}},
        {QStringLiteral("recovery-full"),
         [&window, query, stuck_read, first_row, tab] {
             query(QString());
             tab(0);
             window.show_page(MainWindow::recovery_page);
             stuck_read();
             first_row(QStringLiteral("Stuck intents"));
         },
         {}},
        {QStringLiteral("palette-full"), [&window] { window.show_palette(); }, dialog},
        {QStringLiteral("connections-empty"),
         [&window] {
             leave_dialog();
             window.show_connections();
         },
         dialog},
        {QStringLiteral("connections-full"),
         [&window, &console, &sandbox] {
             leave_dialog();
             console.book.saved = {
                 {{"payments-production", "postgresql://ops@db.internal/payments", Environment::production},
                  {"payments-staging", sandbox.uri(), Environment::staging},
                  {"決済 開発", "postgresql:///payments", Environment::development}},
                 "payments-staging"};
             window.show_connections();
             auto* list = dialog()->findChild<QListWidget*>();
             until("the book", [list] { return list->count() == 3; });
             list->setCurrentRow(1);
             button(*dialog(), QStringLiteral("Test"))->click();
             until("the findings", [] { return button(*dialog(), QStringLiteral("Test"))->isEnabled(); });
         },
         dialog},
        {QStringLiteral("connections-error"),
         [] {
             dialog()->findChild<QListWidget*>()->setCurrentRow(2);
             button(*dialog(), QStringLiteral("Test"))->click();
             until("the failure", [] { return button(*dialog(), QStringLiteral("Test"))->isEnabled(); });
         },
         dialog},
        {QStringLiteral("recovery-asking"),
         [&window] {
             leave_dialog();
             window.recovery().ask({});
             until("some answers", [&window] { return window.job().done() > 20 || !window.job().running(); });
             window.job().pause();
             until("a pause", [&window] { return window.job().paused() || !window.job().running(); });
             const StuckTableModel& rows = window.recovery().stuck().model();
             until("answers beside their verdicts", [&rows] {
                 return rows.index(0, StuckTableModel::attempts).data().toString() != QLatin1String("0");
             });
         },
         {}},
        {QStringLiteral("recovery-asked"),
         [&window, job_ended, first_row] {
             window.job().resume();
             job_ended();
             first_row(QStringLiteral("Stuck intents"));
         },
         {}},
        {QStringLiteral("plan-full"),
         [&window] {
             button(window, QStringLiteral("Plan…"))->click();
             until("a plan", [&window] { return window.recovery().shows_plan() && !window.job().running(); });
         },
         {}},
        {QStringLiteral("apply-staging"), apply_dialog, dialog},
        {QStringLiteral("apply-production"),
         [&window, open, stuck_read, apply_dialog] {
             leave_dialog();
             open(Environment::production);
             stuck_read();
             button(window, QStringLiteral("Plan…"))->click();
             until("a plan", [&window] { return window.recovery().shows_plan() && !window.job().running(); });
             apply_dialog();
         },
         dialog},
        {QStringLiteral("plan-applied"),
         [&window, job_ended] {
             auto* number = dialog()->findChildren<QLineEdit*>().last();
             number->setText(QString::number(window.recovery().plan().model().chosen_settles()));
             button(*dialog(), QStringLiteral("Settle"))->click();
             until("a begin", [&window] { return window.job().kind() == RecoveryJob::Kind::apply; });
             job_ended();
         },
         {}},
        {QStringLiteral("recovery-left"),
         [&window, job_ended, first_row] {
             button(window, QStringLiteral("Back"))->click();
             job_ended();
             first_row(QStringLiteral("Stuck intents"));
         },
         {}},
        {QStringLiteral("recovery-lost"),
         [&console, &window, stuck_read, query] {
             stuck_read();
             query(QString());
             window.show_page(MainWindow::recovery_page);
             console.backends.answers().fail_with({FailureKind::unavailable, "connect.no_server", {}});
             until("a loss", [&window] { return window.connection().state() == ConsoleConnection::State::lost; });
         },
         {}},
        {QStringLiteral("requests-lost"), [&window] { window.show_page(MainWindow::requests_page); }, {}},
        {QStringLiteral("recovery-error"),
         [&console, &window, open] {
             console.backends.answers().fail_with({FailureKind::refused, "42501", {}});
             open(Environment::production);
             window.show_page(MainWindow::recovery_page);
             until("a refusal", [&window] { return window.connection().failure().has_value(); });
         },
         {}},
    };
}

} // namespace ichido
