// The runner: what its receiver hears, when, and in which order.
#include "tests/workflow/threaded_fakes.h"

#include "recovery/workflow/recovery_runner.h"
#include "recovery/workflow/system_clock.h"

#include <QTest>

#include <functional>
#include <thread>

using namespace ichido;
using namespace ichido::testing;
using namespace std::chrono_literals;

namespace {

/// What was heard, in order: 'u' an update, 'e' the end.
template <typename Update, typename End>
struct Heard {
    std::string order;
    std::vector<Update> updates;
    std::vector<End> ends;
    std::thread::id in;
    std::size_t lines = 0;

    void add(Update update)
    {
        order += 'u';
        lines += update.lines.size();
        in = std::this_thread::get_id();
        updates.push_back(std::move(update));
    }
    void add_end(End end)
    {
        order += 'e';
        ends.push_back(std::move(end));
    }
};
using HeardAsk = Heard<AskUpdate, AskEnd>;
using HeardApply = Heard<ApplyUpdate, ApplyEnd>;

template <typename Events, typename HeardOf>
Events into(HeardOf& heard)
{
    Events events;
    events.update = [&heard](auto update) { heard.add(std::move(update)); };
    events.end = [&heard](auto end) { heard.add_end(std::move(end)); };
    return events;
}

struct Stage {
    explicit Stage(int intents) : store(intents) {}
    ThreadedStore store;
    ThreadedLedger ledger;
    ThreadedGateway gateway;
    SystemClock clock;
    LockedRandom random;
    Inbox inbox;

    std::unique_ptr<RecoveryRunner> runner(Clock& with)
    {
        return std::make_unique<RecoveryRunner>(store, ledger, gateway, with, random, inbox.sender());
    }
    std::unique_ptr<RecoveryRunner> runner() { return runner(clock); }

    [[nodiscard]] bool hear_until(const std::function<bool()>& enough)
    {
        for (int waits = 0; waits < 3000 && !enough(); ++waits)
            inbox.wait_and_drain(10ms);
        return enough();
    }
    Plan plan()
    {
        HeardAsk heard;
        const auto asking = runner();
        asking->ask({}, into<AskEvents>(heard));
        if (!hear_until([&] { return !heard.ends.empty(); }))
            return {};
        return heard.ends.front().plan;
    }
};

} // namespace

class TestRecoveryRunner final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void an_ask_ends_with_a_frozen_plan_of_every_line()
    {
        Stage stage(700);
        const auto runner = stage.runner();
        HeardAsk heard;
        QVERIFY(!runner->running());
        QVERIFY(runner->ask({}, into<AskEvents>(heard)));
        QVERIFY(runner->running());
        QVERIFY(stage.hear_until([&] { return !heard.ends.empty(); }));
        QVERIFY(!runner->running());
        QVERIFY(heard.in == std::this_thread::get_id());
        const AskEnd& end = heard.ends.front();
        QVERIFY(!end.failure);
        QVERIFY(!end.cancelled);
        QCOMPARE(end.plan.header.database, std::string("1/fake"));
        QVERIFY(end.plan.header.made_at >= threaded_now);
        QVERIFY(end.plan.header.expires_at == end.plan.header.made_at + evidence_lifetime);
        QVERIFY(end.plan.header.plan != Uuid{});
        QCOMPARE(end.plan.lines.size(), std::size_t{700});
        for (std::size_t i = 0; i < end.plan.lines.size(); ++i) {
            QVERIFY(end.plan.lines[i].intent.request == stage.store.rows[i].intent.request);
            QVERIFY(end.plan.lines[i].verdict.kind == VerdictKind::settle_completed);
        }
        // Every line was told once, by updates that all came before the end.
        QCOMPARE(heard.lines, std::size_t{700});
        QCOMPARE(heard.order, std::string(heard.updates.size(), 'u') + 'e');
        const AskUpdate& last = heard.updates.back();
        QCOMPARE(last.done, 700);
        QCOMPARE(last.total, 700);
        QVERIFY(last.all_read);
        QVERIFY(end.elapsed > 0s);
        QCOMPARE(stage.ledger.leased.load(), 0);
    }

    void updates_are_batched()
    {
        Stage stage(200);
        MovableClock clock;
        const auto runner = stage.runner(clock);
        HeardAsk heard;
        QVERIFY(runner->ask({}, into<AskEvents>(heard)));
        QVERIFY(stage.hear_until([&] { return !heard.updates.empty(); })); // the first at once
        QVERIFY(stage.hear_until([&] { return stage.ledger.recorded == 200; }));
        // Time stands still: whatever has happened, the next update is not due.
        stage.inbox.drain();
        QCOMPARE(heard.order, std::string("u"));
        QVERIFY(runner->running());
        std::size_t moves = 0;
        QVERIFY(stage.hear_until([&] {
            ++moves;
            clock.move(50ms);
            return !heard.ends.empty();
        }));
        QVERIFY(heard.updates.size() <= 1 + moves);
        QCOMPARE(heard.order, std::string(heard.updates.size(), 'u') + 'e');
        QCOMPARE(heard.lines, std::size_t{200});
    }

    void one_run_at_a_time()
    {
        Stage stage(5);
        stage.gateway.barrier.close();
        const auto runner = stage.runner();
        HeardAsk first;
        HeardAsk second;
        HeardApply third;
        QVERIFY(runner->ask({}, into<AskEvents>(first)));
        QVERIFY(!runner->ask({}, into<AskEvents>(second)));
        QVERIFY(!runner->apply({}, {}, into<ApplyEvents>(third)));
        stage.gateway.barrier.open();
        QVERIFY(stage.hear_until([&] { return !first.ends.empty(); }));
        QVERIFY(second.order.empty());
        QVERIFY(third.order.empty());
        QVERIFY(runner->ask({}, into<AskEvents>(second)));
        QVERIFY(stage.hear_until([&] { return !second.ends.empty(); }));
        QVERIFY(second.ends.front().plan.header.plan != first.ends.front().plan.header.plan);
    }

    void the_next_run_may_begin_in_the_end_of_this_one()
    {
        Stage stage(20);
        const auto runner = stage.runner();
        HeardAsk asked;
        HeardApply applied;
        AskEvents events = into<AskEvents>(asked);
        events.end = [&](AskEnd end) {
            QVERIFY(runner->apply(std::move(end.plan), {"because", 4}, into<ApplyEvents>(applied)));
        };
        QVERIFY(runner->ask({}, std::move(events)));
        QVERIFY(stage.hear_until([&] { return !applied.ends.empty(); }));
        QCOMPARE(stage.ledger.settled.load(), 20);
        QCOMPARE(applied.ends.front().summary.settled_completed, 20);
    }

    void an_apply_tells_every_outcome()
    {
        Stage stage(300);
        Plan plan = stage.plan();
        plan.lines[7].verdict.kind = VerdictKind::person;
        const auto runner = stage.runner();
        HeardApply heard;
        QVERIFY(runner->apply(plan, {"because", 4}, into<ApplyEvents>(heard)));
        QVERIFY(stage.hear_until([&] { return !heard.ends.empty(); }));
        const ApplyEnd& end = heard.ends.front();
        QVERIFY(!end.failure);
        QCOMPARE(end.outcomes.size(), std::size_t{300});
        QVERIFY(end.outcomes[9].line == plan.lines[9]);
        QVERIFY(end.outcomes[9].receipt.has_value());
        QVERIFY(!end.outcomes[7].receipt);
        QCOMPARE(end.summary, (ApplySummary{300, 299, 0, 0, 0, 1, 0, 0}));
        QCOMPARE(heard.lines, std::size_t{299});
        QCOMPARE(heard.order, std::string(heard.updates.size(), 'u') + 'e');
        QCOMPARE(heard.updates.front().total, 299);
        QCOMPARE(heard.updates.back().done, 299);
        QCOMPARE(heard.updates.back().summary, end.summary);
    }

    void a_plan_of_another_database_is_not_sent()
    {
        Stage stage(3);
        Plan plan = stage.plan();
        plan.header.database = "2/other";
        const auto runner = stage.runner();
        HeardApply heard;
        QVERIFY(runner->apply(plan, {"because", 4}, into<ApplyEvents>(heard)));
        QVERIFY(stage.hear_until([&] { return !heard.ends.empty(); }));
        const ApplyEnd& end = heard.ends.front();
        QVERIFY(end.failure && end.failure->code == "plan.other_database");
        QCOMPARE(stage.ledger.settles_sent.load(), 0);
        QCOMPARE(end.outcomes.size(), std::size_t{3});
        QCOMPARE(end.summary, (ApplySummary{3, 0, 0, 0, 0, 0, 3, 0}));
    }

    void without_an_identity_nothing_is_asked()
    {
        Stage stage(3);
        stage.store.identity_failure = Failure{FailureKind::refused, "connect.role", {}};
        const auto runner = stage.runner();
        HeardAsk heard;
        QVERIFY(runner->ask({}, into<AskEvents>(heard)));
        QVERIFY(stage.hear_until([&] { return !heard.ends.empty(); }));
        QCOMPARE(heard.ends.front().failure->code, std::string("connect.role"));
        QVERIFY(heard.ends.front().plan.lines.empty());
        QCOMPARE(stage.gateway.asked.load(), 0);
        QCOMPARE(stage.store.identities_read.load(), 1);
    }

    void a_server_that_is_away_is_asked_three_times()
    {
        Stage stage(3);
        stage.store.identity_failure = Failure{FailureKind::unavailable, "connection.lost", {}};
        const auto runner = stage.runner();
        HeardAsk heard;
        QVERIFY(runner->ask({}, into<AskEvents>(heard)));
        QVERIFY(stage.hear_until([&] { return !heard.ends.empty(); }));
        QCOMPARE(heard.ends.front().failure->code, std::string("connection.lost"));
        QCOMPARE(stage.store.identities_read.load(), 3);
    }

    void cancelling_does_not_wait_for_the_identity()
    {
        Stage stage(3);
        stage.store.identity_barrier.close();
        const auto runner = stage.runner();
        HeardAsk heard;
        QVERIFY(runner->ask({}, into<AskEvents>(heard)));
        runner->cancel();
        QVERIFY(stage.hear_until([&] { return !heard.ends.empty(); }));
        QVERIFY(heard.ends.front().cancelled);
        QVERIFY(!heard.ends.front().failure);
        stage.store.identity_barrier.open();
    }

    void a_cancelled_ask_still_has_a_plan()
    {
        Stage stage(600);
        stage.gateway.barrier.close();
        const auto runner = stage.runner();
        HeardAsk heard;
        QVERIFY(runner->ask({}, into<AskEvents>(heard)));
        QVERIFY(stage.hear_until([&] { return stage.gateway.asked > 0; }));
        runner->cancel();
        stage.gateway.barrier.open();
        QVERIFY(stage.hear_until([&] { return !heard.ends.empty(); }));
        const AskEnd& end = heard.ends.front();
        QVERIFY(end.cancelled);
        QCOMPARE(end.plan.header.database, std::string("1/fake"));
        QCOMPARE(static_cast<int>(end.plan.lines.size()), heard.updates.back().total);
        QCOMPARE(stage.ledger.leased.load(), 0);
    }

    void a_pause_is_told_and_is_not_counted()
    {
        Stage stage(40);
        Plan plan = stage.plan();
        stage.ledger.settle_barrier.close();
        MovableClock clock;
        const auto runner = stage.runner(clock);
        HeardApply heard;
        QVERIFY(runner->apply(plan, {"because", 4}, into<ApplyEvents>(heard)));
        QVERIFY(stage.hear_until([&] { return stage.ledger.settles_sent == 4; }));
        clock.move(1s);
        runner->pause();
        QVERIFY(stage.hear_until([&] { return heard.updates.back().paused; }));
        stage.ledger.settle_barrier.open();
        QVERIFY(stage.hear_until([&] {
            clock.move(50ms); // each wait; what was under way is told, and nothing else is sent
            return heard.lines == 4;
        }));
        clock.move(10min);
        stage.inbox.wait_and_drain(60ms);
        QCOMPARE(stage.ledger.settles_sent.load(), 4);
        QVERIFY(heard.updates.back().paused);
        QVERIFY(heard.updates.back().elapsed == 1s);
        runner->resume();
        QVERIFY(stage.hear_until([&] {
            clock.move(50ms);
            return !heard.ends.empty();
        }));
        QCOMPARE(heard.ends.front().summary.settled_completed, 40);
        QVERIFY(!heard.updates.back().paused);
        QVERIFY(heard.ends.front().elapsed < 10min);
    }

    void cancelling_an_apply_leaves_the_unsent_waiting()
    {
        Stage stage(40);
        const Plan plan = stage.plan();
        stage.ledger.settle_barrier.close();
        const auto runner = stage.runner();
        HeardApply heard;
        QVERIFY(runner->apply(plan, {"because", 4}, into<ApplyEvents>(heard)));
        QVERIFY(stage.hear_until([&] { return stage.ledger.settles_sent == 4; }));
        runner->pause(); // a pause is no obstacle
        runner->cancel();
        stage.inbox.wait_and_drain(20ms);
        QVERIFY(heard.ends.empty()); // what was sent is waited for
        stage.ledger.settle_barrier.open();
        QVERIFY(stage.hear_until([&] { return !heard.ends.empty(); }));
        QVERIFY(heard.ends.front().cancelled);
        QCOMPARE(heard.ends.front().summary, (ApplySummary{40, 4, 0, 0, 0, 0, 36, 0}));
        QCOMPARE(heard.ends.front().outcomes.size(), std::size_t{40});
    }

    void destruction_waits_for_what_was_sent_and_is_silent()
    {
        Stage stage(40);
        const Plan plan = stage.plan();
        stage.ledger.settle_barrier.close();
        auto runner = stage.runner();
        HeardApply heard;
        QVERIFY(runner->apply(plan, {"because", 4}, into<ApplyEvents>(heard)));
        QVERIFY(stage.hear_until([&] { return stage.ledger.settles_sent == 4; }));
        const std::string before = heard.order;
        std::thread opener([&] { stage.ledger.settle_barrier.open(); });
        runner.reset();
        opener.join();
        // Every write that was sent came to its end.
        QVERIFY(stage.ledger.settled >= 4);
        QCOMPARE(stage.ledger.settled.load(), stage.ledger.settles_sent.load());
        stage.inbox.wait_and_drain(1ms);
        stage.inbox.drain();
        QCOMPARE(heard.order, before);
    }

    void a_silenced_runner_says_nothing_of_what_lies_in_the_inbox()
    {
        Stage stage(40);
        const Plan plan = stage.plan();
        auto runner = stage.runner();
        HeardApply heard;
        QVERIFY(runner->apply(plan, {"because", 4}, into<ApplyEvents>(heard)));
        while (stage.ledger.settled < 4)
            std::this_thread::yield(); // deliveries gather in the inbox
        runner->silence();
        std::thread elsewhere([&] { runner.reset(); }); // as Backends::retire destroys it
        stage.inbox.wait_and_drain(1ms);
        elsewhere.join();
        stage.inbox.drain();
        QVERIFY(heard.order.empty());
    }

    void an_event_may_destroy_the_runner()
    {
        Stage stage(10);
        auto runner = stage.runner();
        int ends = 0;
        AskEvents events;
        events.end = [&](const AskEnd&) {
            ++ends;
            runner.reset();
        };
        QVERIFY(runner->ask({}, std::move(events)));
        QVERIFY(stage.hear_until([&] { return !runner; }));
        QCOMPARE(ends, 1);
    }

    void an_idle_runner_ignores_commands()
    {
        Stage stage(2);
        const auto runner = stage.runner();
        runner->pause();
        runner->resume();
        runner->cancel();
        HeardAsk heard;
        QVERIFY(runner->ask({}, into<AskEvents>(heard)));
        QVERIFY(stage.hear_until([&] { return !heard.ends.empty(); }));
        QVERIFY(!heard.ends.front().cancelled);
        QVERIFY(!heard.updates.front().paused);
    }
};

QTEST_APPLESS_MAIN(TestRecoveryRunner)
#include "tst_recovery_runner.moc"
