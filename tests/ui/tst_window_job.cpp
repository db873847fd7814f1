// The whole job by keyboard: from the first start to settled rows that SQL confirms.
#include "tests/support/window/window_sandbox.h"
#include "tests/support/window/window_steps.h"
#include "tests/support/window/window_under_test.h"

#include "models/plan_model.h"
#include "ui/recovery/plan_view.h"
#include "ui/recovery/recovery_job.h"
#include "ui/recovery/recovery_page.h"
#include "ui/recovery/stuck_view.h"

#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QTableView>
#include <QTest>

#include <optional>

using namespace ichido;
using namespace ichido::test;

namespace {

std::optional<WindowSandbox> sandbox;

constexpr const char* settles_in_audit = "select count(*) from ichido.audit_event where action = 'settle'";

std::int64_t processing()
{
    return sandbox->number("select count(*) from public.payment_requests where status = '처리중'");
}

} // namespace

class TestWindowJob : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { sandbox.emplace(600, 40); }
    void cleanupTestCase() { sandbox.reset(); }

    void from_the_first_start_to_settled_rows()
    {
        WindowUnderTest console;
        MainWindow& window = *console.window;
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        window.open_last(); // a first start: there is none, the welcome stays
        QCOMPARE(window.connection().state(), ConsoleConnection::State::closed);

        // A connection: typed, tested, saved, opened.
        QTest::keyClick(&window, Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
        QDialog* connections = dialog();
        QTest::keyClicks(named<QLineEdit>(*connections, QStringLiteral("Name")), QStringLiteral("payments"));
        QTest::keyClicks(named<QLineEdit>(*connections, QStringLiteral("Connection")),
                         QString::fromStdString(sandbox->uri()));
        // Production, unless somebody says otherwise.
        const auto* environment = named<QComboBox>(*connections, QStringLiteral("Environment"));
        QCOMPARE(environment->currentData().toInt(), static_cast<int>(Environment::production));
        QTest::keyClick(button(*connections, QStringLiteral("Test")), Qt::Key_Space);
        until("the findings",
              [connections] { return button(*connections, QStringLiteral("Test"))->text() == QLatin1String("Test"); });
        QTest::keyClick(button(*connections, QStringLiteral("Save")), Qt::Key_Space);
        QCOMPARE(console.book.saved.profiles.size(), std::size_t(1));
        QTest::keyClick(button(*connections, QStringLiteral("Connect")), Qt::Key_Space);
        until("the stuck intents", [&window] { return window.recovery().stuck().stuck_count() > 0; });
        QCOMPARE(console.book.saved.last, std::string("payments"));
        const std::int64_t stuck_before = processing();

        // A plan: Ctrl+P asks where answers are missing.
        auto* table = named<QTableView>(window, QStringLiteral("Stuck intents"));
        back_in(window);
        table->setFocus();
        QTest::keyClick(table, Qt::Key_P, Qt::ControlModifier);
        until("a plan", [&window] { return window.recovery().shows_plan(); });
        QCOMPARE(sandbox->number(settles_in_audit), 0); // nothing but answers has been written
        const int settles = window.recovery().plan().model().chosen_settles();
        QVERIFY(settles > 0);

        // Applied with a reason and, in production, the typed number.
        QTest::keyClick(window.focusWidget(), Qt::Key_Return, Qt::ControlModifier);
        QDialog* apply = dialog();
        QPushButton* settle = button(*apply, QStringLiteral("Settle"));
        QVERIFY(!settle->isEnabled());
        QTest::keyClicks(apply->focusWidget(), QStringLiteral("INC-2231 outage"));
        QVERIFY(!settle->isEnabled());
        auto* number = named<QLineEdit>(*apply, QStringLiteral("Type %1 to settle").arg(settles));
        QTest::keyClicks(number, QString::number(settles + 1));
        QVERIFY(!settle->isEnabled());
        number->clear();
        QTest::keyClicks(number, QString::number(settles));
        QVERIFY(settle->isEnabled());
        QTest::keyClick(number, Qt::Key_Return);
        until("the end",
              [&window] { return window.job().kind() == RecoveryJob::Kind::apply && !window.job().running(); });

        const ApplySummary& summary = window.job().summary();
        QCOMPARE(summary.settled_completed + summary.settled_failed, settles);
        QCOMPARE(sandbox->number(settles_in_audit), settles);
        QCOMPARE(sandbox->number("select count(*) from ichido.audit_event where action = 'settle' and reason = "
                                 "'INC-2231 outage'"),
                 settles);
        QCOMPARE(processing(), stuck_before - settles);
        // Every row says what came of it.
        const PlanModel& plan = window.recovery().plan().model();
        int settled = 0;
        for (int group = 0; group < plan.rowCount(); ++group) {
            const QModelIndex parent = plan.index(group, 0);
            for (int row = 0; row < plan.rowCount(parent); ++row)
                settled += plan.index(row, PlanModel::outcome, parent).data().toString() == QLatin1String("settled");
        }
        QCOMPARE(settled, settles);

        back_in(window);

        // The same plan again changes nothing.
        until("the plan after it",
              [&window] { return window.connection().state() == ConsoleConnection::State::connected; });
        window.recovery().apply_again();
        QDialog* again = dialog();
        QCOMPARE(named<QLineEdit>(*again, QStringLiteral("Reason, kept in the audit"))->text(),
                 QStringLiteral("INC-2231 outage"));
        QVERIFY(!button(*again, QStringLiteral("Settle"))->isEnabled()); // the number is typed again
        QTest::keyClicks(named<QLineEdit>(*again, QStringLiteral("Type %1 to settle").arg(settles)),
                         QString::number(settles));
        QTest::keyClick(again, Qt::Key_Return);
        until("the end of the second", [&window] { return !window.job().running(); });
        QCOMPARE(window.job().summary().already, settles);
        QCOMPARE(sandbox->number(settles_in_audit), settles);

        // What is left stands in the list, with its reason.
        back_in(window);
        window.recovery().take_focus();
        QTest::keyClick(window.focusWidget(), Qt::Key_Escape);
        QVERIFY(!window.recovery().shows_plan());
        until("the rest", [&window] {
            return std::int64_t{window.recovery().stuck().stuck_count()} ==
                   sandbox->number("select count(*) from public.payment_requests r left join ichido.organization o "
                                   "using (org_id) where r.status = '처리중' and r.created_at < now() - "
                                   "coalesce(o.stuck_threshold, interval '10 minutes')");
        });
    }
};

QTEST_MAIN(TestWindowJob)
#include "tst_window_job.moc"
