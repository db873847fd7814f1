// The connection that was used last, and a run that is paused, resumed and stopped by its buttons.
#include "tests/support/window/window_sandbox.h"
#include "tests/support/window/window_steps.h"
#include "tests/support/window/window_under_test.h"
#include "ui/inspector/inspector.h"
#include "ui/recovery/recovery_job.h"
#include "ui/recovery/recovery_page.h"
#include "ui/recovery/stuck_view.h"

#include <QTableView>
#include <QTest>

#include <optional>

using namespace ichido;
using namespace ichido::test;

namespace {

std::optional<WindowSandbox> sandbox;

void open_stuck(WindowUnderTest& console)
{
    console.window->show();
    console.window->open({"runs", sandbox->uri(), Environment::development});
    until("stuck intents", [&console] { return console.window->recovery().stuck().stuck_count() > 0; });
    back_in(*console.window);
}

} // namespace

class TestWindowRuns : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { sandbox.emplace(400, 60); }
    void cleanupTestCase() { sandbox.reset(); }

    void the_last_connection_is_opened()
    {
        WindowUnderTest console;
        console.book.saved = {{{"first", "postgresql:///nowhere", Environment::staging},
                               {"second", sandbox->uri(), Environment::production}},
                              "second"};
        console.window->show();
        console.window->open_last();
        until("rows", [&console] { return console.window->recovery().stuck().stuck_count() > 0; });
        QCOMPARE(console.window->connection().profile().name, std::string("second"));
        QCOMPARE(console.window->connection().profile().environment, Environment::production);
    }

    void without_a_last_one_the_list_is_shown()
    {
        WindowUnderTest console;
        console.book.saved = {{{"first", "postgresql:///nowhere", Environment::staging}}, ""};
        console.window->show();
        console.window->open_last();
        QCOMPARE(dialog()->windowTitle(), QStringLiteral("Connections"));
        QCOMPARE(console.window->connection().state(), ConsoleConnection::State::closed);
        leave_dialog();
    }

    void a_run_is_paused_resumed_and_stopped()
    {
        WindowUnderTest console;
        open_stuck(console);
        MainWindow& window = *console.window;
        auto* table = named<QTableView>(window, QStringLiteral("Stuck intents"));
        table->setFocus();
        QTest::keyClick(table, Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier); // ask about all
        QVERIFY(window.job().running());
        QTest::keyClick(button(window, QStringLiteral("Pause")), Qt::Key_Space);
        until("a pause", [&window] { return window.job().paused(); });
        const int done = window.job().done();

        // A verdict to settle never stands without the answer that it comes from.
        const StuckTableModel& rows = window.recovery().stuck().model();
        const auto settles = [&rows] {
            int found = 0;
            for (const StuckRow& row : rows.all_rows())
                found += row.verdict && (row.verdict->kind == VerdictKind::settle_completed ||
                                         row.verdict->kind == VerdictKind::settle_failed);
            return found;
        };
        if (done > 20)
            until("verdicts in the list", [&settles] { return settles() > 0; });
        for (const StuckRow& row : rows.all_rows())
            QVERIFY(!row.verdict || !row.verdict->settlement || !row.stuck.history.empty());

        // While it runs nothing else begins, and every place says so.
        const QString why = QStringLiteral("Something is running already; wait for it or stop it.");
        QCOMPARE(button(window, QStringLiteral("Plan…"))->toolTip(), why);
        QVERIFY(!button(window, QStringLiteral("Plan…"))->isEnabled());
        window.show_page(MainWindow::requests_page);
        window.inspector().setVisible(true);
        window.inspector().show_request(
            parse_gateway_key(table->model()->index(0, 0).data(TableModel::request_key_role).toString().toStdString()));
        until("the inspector's button", [&window] {
            for (QPushButton* one : window.inspector().findChildren<QPushButton*>()) {
                if (one->isVisible() && one->text() == QLatin1String("Ask the gateway"))
                    return !one->isEnabled();
            }
            return false;
        });
        QCOMPARE(button(window.inspector(), QStringLiteral("Ask the gateway"))->toolTip(), why);

        QTest::keyClick(button(window, QStringLiteral("Resume")), Qt::Key_Space);
        until("more answers", [&window, done] { return !window.job().paused() && window.job().done() > done; });
        if (window.job().running())
            QTest::keyClick(button(window, QStringLiteral("Stop")), Qt::Key_Space);
        until("the end", [&window] { return !window.job().running(); });
        QVERIFY(!window.recovery().shows_plan());
        // What was answered is kept.
        QVERIFY(sandbox->number("select count(*) from ichido.evidence") > 0);
        QCOMPARE(sandbox->number("select count(*) from ichido.audit_event where action = 'settle'"), 0);
    }
};

QTEST_MAIN(TestWindowRuns)
#include "tst_window_runs.moc"
