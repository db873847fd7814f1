// The server goes away in the middle of a query, and comes back; and roles that may not write.
#include "app/sandbox/owner_connection.h"
#include "models/plan_model.h"
#include "tests/support/value_of.h"
#include "tests/support/window/window_sandbox.h"
#include "tests/support/window/window_steps.h"
#include "tests/support/window/window_under_test.h"
#include "ui/recovery/plan_view.h"
#include "ui/recovery/recovery_job.h"
#include "ui/recovery/recovery_page.h"
#include "ui/recovery/stuck_view.h"
#include "ui/widgets/banner.h"

#include <QTest>
#include <QToolButton>

#include <optional>

using namespace ichido;
using namespace ichido::test;
using namespace std::chrono_literals;

namespace {

std::optional<WindowSandbox> place;

constexpr ConnectionPace quick{200ms, 50ms, 400ms};

void open_as(WindowUnderTest& console, const std::string& uri)
{
    console.window->show();
    console.window->open({"payments", uri, Environment::production});
    until("stuck intents", [&console] { return console.window->recovery().stuck().stuck_count() > 0; });
}

} // namespace

class TestWindowLost : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { place.emplace(300, 20); }
    void cleanupTestCase() { place.reset(); }

    void the_server_is_killed_in_the_middle_of_a_query_and_comes_back()
    {
        WindowUnderTest console(quick);
        open_as(console, place->uri());
        MainWindow& window = *console.window;
        using State = ConsoleConnection::State;
        until("a connection", [&window] { return window.connection().state() == State::connected; });
        const int rows = window.recovery().stuck().stuck_count();
        {
            auto locker = value_of(sandbox::OwnerConnection::open(place->owner_uri()));
            (void)value_of(locker.run("begin; lock table public.payment_requests in access exclusive mode"));
            window.recovery().refresh(false); // waits for the lock now
            until("a waiting query",
                  [] { return place->number("select count(*) from pg_locks where not granted") > 0; });
            place->kill_server();
        }
        until("a loss", [&window] { return window.connection().state() == State::lost; });
        // Old data stays and is called old; nothing can be written; the reason stands there.
        QCOMPARE(window.recovery().stuck().stuck_count(), rows);
        auto* banner = window.findChild<Banner*>();
        QVERIFY(banner->isVisible());
        QVERIFY(banner->text().startsWith(QLatin1String("Not connected since ")));
        const QPushButton* plan = button(window, QStringLiteral("Plan…"));
        QVERIFY(!plan->isEnabled());
        QCOMPARE(plan->toolTip(),
                 QStringLiteral("The connection is lost; what is shown is old, and nothing can be written."));
        window.recovery().ask({});
        QVERIFY(!window.job().running());

        const auto old = window.connection().data_as_of();
        place->start_server();
        until("a new connection", [&window] { return window.connection().state() == State::connected; });
        QVERIFY(!banner->isVisible());
        until("fresh data", [&window, old] { return window.connection().data_as_of() > old; });
        QCOMPARE(window.recovery().stuck().stuck_count(), rows);
        QVERIFY(plan->isEnabled());
    }

    void a_viewer_sees_and_may_not_ask()
    {
        WindowUnderTest console;
        open_as(console, place->uri_of("ichido_view"));
        MainWindow& window = *console.window;
        const QPushButton* plan = button(window, QStringLiteral("Plan…"));
        QVERIFY(!plan->isEnabled());
        QCOMPARE(plan->toolTip(),
                 QStringLiteral("This login lacks the role ichido_prober, which asking a gateway needs."));
        window.recovery().ask({});
        QVERIFY(!window.job().running());
        QCOMPARE(place->number("select count(*) from ichido.audit_event where actor = 'ichido_view'"), 0);
    }

    void without_operator_a_plan_can_be_read_and_not_applied()
    {
        place->script("revoke ichido_operator from ichido_ops");
        WindowUnderTest console;
        open_as(console, place->uri());
        MainWindow& window = *console.window;
        button(window, QStringLiteral("Plan…"))->click();
        until("a plan", [&window] { return window.recovery().shows_plan() && !window.job().running(); });
        QVERIFY(window.recovery().plan().model().chosen_settles() > 0);
        const QPushButton* settle = button(window, QStringLiteral("Settle"));
        QVERIFY(!settle->isEnabled());
        QCOMPARE(settle->toolTip(), QStringLiteral("This login lacks the role ichido_operator, which settling needs."));
        window.recovery().plan().ask_to_apply();
        QVERIFY(QApplication::activeModalWidget() == nullptr);
        QCOMPARE(place->number("select count(*) from ichido.audit_event where action like 'settle%'"), 0);
        place->script("grant ichido_operator to ichido_ops");
    }
};

QTEST_MAIN(TestWindowLost)
#include "tst_window_lost.moc"
