// The window's thread during a recovery of 2,000 intents: no stall over 100 ms (I11).
#include "models/plan_model.h"
#include "tests/support/window/stall_meter.h"
#include "tests/support/window/window_sandbox.h"
#include "tests/support/window/window_steps.h"
#include "tests/support/window/window_under_test.h"
#include "ui/recovery/plan_view.h"
#include "ui/recovery/recovery_job.h"
#include "ui/recovery/recovery_page.h"
#include "ui/recovery/stuck_view.h"

#include <QLineEdit>
#include <QTest>
#include <QTimer>

#include <thread>

using namespace ichido;
using namespace ichido::test;
using namespace std::chrono_literals;

namespace {

StallMeter* meter = nullptr;

void tell(const char* what)
{
    qInfo("%s: longest event %.1f ms of %lld (%s); limit 100 ms", what,
          static_cast<double>(meter->longest().count()) / 1000.0, static_cast<long long>(meter->events()),
          qPrintable(meter->longest_was()));
}

} // namespace

class TestWindowStalls : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_meter_sees_a_thread_that_waits()
    {
        meter->start_again();
        QTimer::singleShot(0, [] { std::this_thread::sleep_for(150ms); });
        until("the wait", [] { return meter->longest() > 0ms && meter->longest() >= 140ms; });
    }

    void none_over_100_ms_while_2000_intents_are_recovered()
    {
        const WindowSandbox sandbox(2'500, 2'000);
        WindowUnderTest console({1'000ms, 1'000ms, 30'000ms});
        MainWindow& window = *console.window;
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        meter->start_again();
        window.open({"payments", sandbox.uri(), Environment::development});
        until("every stuck intent", [&window] { return window.recovery().stuck().stuck_count() >= 1'900; });
        tell("reading");
        QVERIFY(meter->longest() <= 100ms);

        meter->start_again();
        button(window, QStringLiteral("Plan…"))->click();
        QVERIFY(
            QTest::qWaitFor([&window] { return window.recovery().shows_plan() && !window.job().running(); }, 240'000));
        tell("asking and planning");
        QVERIFY(meter->longest() <= 100ms);
        const int settles = window.recovery().plan().model().chosen_settles();
        QVERIFY(settles > 800);

        meter->start_again();
        window.recovery().plan().ask_to_apply();
        named<QLineEdit>(*dialog(), QStringLiteral("Reason, kept in the audit"))->setText(QStringLiteral("stalls"));
        button(*dialog(), QStringLiteral("Settle"))->click();
        QVERIFY(QTest::qWaitFor(
            [&window] { return window.job().kind() == RecoveryJob::Kind::apply && !window.job().running(); }, 120'000));
        until("the list after it", [&window] { return window.recovery().stuck().stuck_count() < 1'900; });
        tell("settling");
        QVERIFY(meter->longest() <= 100ms);
        QCOMPARE(sandbox.number("select count(*) from ichido.audit_event where action = 'settle'"), settles);
    }
};

int main(int argc, char** argv)
{
    StallMeter application(argc, argv);
    meter = &application;
    TestWindowStalls test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_window_stalls.moc"
