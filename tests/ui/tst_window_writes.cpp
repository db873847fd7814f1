// What is acted on is what was chosen, once: frozen keys, frozen plans, double clicks, key repeat.
#include "models/plan_model.h"
#include "tests/support/window/window_sandbox.h"
#include "tests/support/window/window_steps.h"
#include "tests/support/window/window_under_test.h"
#include "ui/recovery/plan_view.h"
#include "ui/recovery/recovery_job.h"
#include "ui/recovery/recovery_page.h"
#include "ui/recovery/stuck_view.h"
#include "ui/requests/request_pager.h"
#include "ui/requests/requests_page.h"

#include <QApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QPointer>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

#include <optional>

using namespace ichido;
using namespace ichido::test;

namespace {

std::optional<WindowSandbox> sandbox;

constexpr const char* settles = "select count(*) from ichido.audit_event where action = 'settle'";

void open_stuck(WindowUnderTest& console)
{
    console.window->show();
    console.window->open({"writes", sandbox->uri(), Environment::development});
    until("stuck intents", [&console] { return console.window->recovery().stuck().stuck_count() > 0; });
    back_in(*console.window);
}

void make_plan(MainWindow& window)
{
    button(window, QStringLiteral("Plan…"))->click();
    until("a plan", [&window] { return window.recovery().shows_plan() && !window.job().running(); });
}

PlanModel& plan_of(MainWindow& window)
{
    return const_cast<PlanModel&>(window.recovery().plan().model());
}

/// Takes out every line but the first that can be settled; that one's key.
RequestKey leave_one(PlanModel& plan)
{
    for (int group = 0; group < plan.rowCount(); ++group)
        plan.setData(plan.index(group, 0), Qt::Unchecked, Qt::CheckStateRole);
    const QModelIndex line = plan.index(0, 0, plan.index(0, 0));
    plan.setData(line, Qt::Checked, Qt::CheckStateRole);
    return plan.line_at(line)->intent.request;
}

std::string status_of(const RequestKey& key)
{
    return sandbox->value("select status from public.payment_requests where org_id = " + std::to_string(key.org.value) +
                          " and idem_key = '" + key.key.text() + "'");
}

} // namespace

class TestWindowWrites : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { sandbox.emplace(600, 60); }
    void cleanupTestCase() { sandbox.reset(); }

    void asking_takes_the_selected_keys_after_the_order_was_turned()
    {
        WindowUnderTest console;
        open_stuck(console);
        MainWindow& window = *console.window;
        window.show_page(MainWindow::requests_page);
        window.requests().show_query(QStringLiteral("status:processing stuck:yes"));
        const auto read = [&window] {
            return window.requests().pager().answered() && !window.requests().pager().reading();
        };
        until("the rows", read);
        auto* table = named<QTableView>(window, QStringLiteral("Requests"));
        table->selectRow(2);
        const QString key = table->model()->index(2, 0).data(TableModel::request_key_role).toString();
        QVERIFY(!key.isEmpty());
        const QHeaderView* header = table->horizontalHeader();
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
                          QPoint(header->sectionViewportPosition(0) + 10, header->height() / 2));
        until("the other order", [&] {
            return read() && table->model()->index(2, 0).data(TableModel::request_key_role).toString() != key;
        });
        window.requests().refresh(false);
        until("a refresh", read);
        QSignalSpy wanted(&window.requests(), &RequestsPage::ask_wanted);
        for (QAction* action : window.requests().page_actions()) {
            if (action->text().startsWith(QLatin1String("Ask the gateway about 1")))
                action->trigger();
        }
        QCOMPARE(wanted.count(), 1);
        until("the answer",
              [&window] { return window.job().kind() == RecoveryJob::Kind::ask && !window.job().running(); });
        QCOMPARE(
            sandbox->number("select count(distinct (org_id, idem_key)) from ichido.evidence where org_id || '-' || "
                            "idem_key = '" +
                            key.toStdString() + "'"),
            1);
        QCOMPARE(window.job().done(), 1);
    }

    void the_dialog_applies_exactly_what_it_showed()
    {
        WindowUnderTest console;
        open_stuck(console);
        MainWindow& window = *console.window;
        make_plan(window);
        const std::int64_t before = sandbox->number(settles);
        const RequestKey chosen = leave_one(plan_of(window));
        QCOMPARE(status_of(chosen), std::string("처리중"));
        window.recovery().plan().ask_to_apply();
        QDialog* apply = dialog();
        // Behind the dialog everything moves: the plan, the list, the data.
        PlanModel& plan = plan_of(window);
        plan.setData(plan.index(0, 0), Qt::Checked, Qt::CheckStateRole);
        window.recovery().refresh(false);
        QTest::keyClicks(named<QLineEdit>(*apply, QStringLiteral("Reason, kept in the audit")), QStringLiteral("one"));
        QTest::keyClick(apply, Qt::Key_Return);
        until("the end",
              [&window] { return window.job().kind() == RecoveryJob::Kind::apply && !window.job().running(); });
        QCOMPARE(sandbox->number(settles), before + 1);
        QVERIFY(status_of(chosen) != "처리중");
    }

    void a_connection_is_not_left_while_something_runs_there()
    {
        WindowUnderTest console;
        open_stuck(console);
        MainWindow& window = *console.window;
        window.recovery().ask({});
        QVERIFY(window.job().running());
        window.open({"another", sandbox->uri(), Environment::production});
        leave_dialog(); // it says why not
        QCOMPARE(window.connection().profile().name, std::string("writes"));
        window.open_demo();
        leave_dialog();
        QCOMPARE(window.connection().profile().name, std::string("writes"));
        until("the end of the ask", [&window] { return !window.job().running(); });
        QVERIFY(window.job().done() > 0);
        // Afterwards it may be left, and takes everything of it along.
        window.open({"another", sandbox->uri(), Environment::production});
        QCOMPARE(window.connection().profile().name, std::string("another"));
        QCOMPARE(window.job().kind(), RecoveryJob::Kind::none);
        QCOMPARE(window.recovery().stuck().stuck_count(), 0);
    }

    void double_click_and_key_repeat_write_once()
    {
        WindowUnderTest console;
        open_stuck(console);
        MainWindow& window = *console.window;
        make_plan(window);
        const std::int64_t before = sandbox->number(settles);
        const int wanted = window.recovery().plan().model().chosen_settles();
        QVERIFY(wanted > 1);
        QSignalSpy ends(&window.job(), &RecoveryJob::apply_ended);
        window.recovery().plan().ask_to_apply();
        QDialog* apply = dialog();
        auto* reason = named<QLineEdit>(*apply, QStringLiteral("Reason, kept in the audit"));
        QTest::keyClicks(reason, QStringLiteral("twice"));
        QPointer<QPushButton> settle = button(*apply, QStringLiteral("Settle"));
        QPointer<QDialog> kept = apply;
        QTest::mouseClick(settle, Qt::LeftButton); // the first half of a double click, and the second
        if (settle) {
            QTest::mouseDClick(settle, Qt::LeftButton);
            QTest::mouseRelease(settle, Qt::LeftButton);
        }
        for (int i = 0; i < 20; ++i) { // a held Return: wherever the keyboard is now
            QWidget* focus = QApplication::focusWidget() ? QApplication::focusWidget() : &window;
            QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::ControlModifier, QStringLiteral("\r"), true);
            QApplication::sendEvent(kept ? kept.data() : focus, &held);
        }
        until("the end",
              [&window] { return window.job().kind() == RecoveryJob::Kind::apply && !window.job().running(); });
        QCOMPARE(ends.count(), 1);
        QVERIFY(QApplication::activeModalWidget() == nullptr);
        QCOMPARE(sandbox->number(settles), before + wanted);
        QCOMPARE(sandbox->number("select count(*) - count(distinct (org_id, idem_key)) from ichido.audit_event where "
                                 "action = 'settle'"),
                 0);
    }
};

QTEST_MAIN(TestWindowWrites)
#include "tst_window_writes.moc"
