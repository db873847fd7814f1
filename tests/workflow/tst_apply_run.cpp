// Applying: once, honestly counted, and without effect the second time.
#include "tests/workflow/fake_gateway.h"
#include "tests/workflow/fake_ledger.h"

#include "recovery/workflow/apply_run.h"

#include <QTest>

using namespace ichido;
using namespace ichido::testing;

namespace {

PlanLine settle_line(FakeRandom& random, RequestStatus status)
{
    PlanLine line;
    line.command = CommandId(random.uuid());
    line.intent.request = RequestKey{OrgId{1}, IdemKey(random.uuid())};
    line.intent.order = Order{1, Money{1000, "JPY"}, "pending"};
    line.verdict.kind = status == RequestStatus::completed ? VerdictKind::settle_completed : VerdictKind::settle_failed;
    line.verdict.settlement = Settlement{};
    line.verdict.settlement->status = status;
    line.verdict.evidence_ids = {1};
    return line;
}

PlanLine other_line(FakeRandom& random, VerdictKind kind)
{
    PlanLine line;
    line.command = CommandId(random.uuid());
    line.verdict.kind = kind;
    return line;
}

struct Desk {
    FakeClock clock;
    FakeRandom random;
    FakeLedger ledger{clock};
    Inbox inbox;
    Plan plan;

    void add(int completed, int failed)
    {
        for (int i = 0; i < completed; ++i)
            plan.lines.push_back(settle_line(random, RequestStatus::completed));
        for (int i = 0; i < failed; ++i)
            plan.lines.push_back(settle_line(random, RequestStatus::failed));
    }
    std::unique_ptr<ApplyRun> run()
    {
        return std::make_unique<ApplyRun>(ledger, clock, random, inbox, plan, ApplyOptions{"outage", 4});
    }
    [[nodiscard]] bool finish(ApplyRun& applying)
    {
        for (int step = 0; step < 100'000 && !applying.finished(); ++step) {
            if (inbox.drain() > 0)
                continue;
            clock.now += applying.next_wakeup();
            applying.tick();
        }
        return applying.finished();
    }
    ApplySummary apply()
    {
        const auto applying = run();
        applying->start();
        return finish(*applying) ? applying->summary() : ApplySummary{};
    }
};

int sum_of(const ApplySummary& s)
{
    return s.settled_completed + s.settled_failed + s.already + s.changed + s.for_a_person + s.waiting + s.unknown;
}

} // namespace

class TestApplyRun final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void only_settle_lines_are_sent_and_lines_is_the_sum()
    {
        Desk desk;
        desk.add(3, 2);
        desk.plan.lines.push_back(other_line(desk.random, VerdictKind::person));
        desk.plan.lines.push_back(other_line(desk.random, VerdictKind::wait));
        desk.plan.lines.push_back(other_line(desk.random, VerdictKind::ask));
        const ApplySummary summary = desk.apply();
        QCOMPARE(summary, (ApplySummary{8, 3, 2, 0, 0, 1, 2, 0}));
        QCOMPARE(sum_of(summary), summary.lines);
        QCOMPARE(desk.ledger.sent.size(), std::size_t{5});
        QCOMPARE(desk.ledger.sent.front().reason, std::string("outage"));
    }

    void applying_again_changes_nothing()
    {
        Desk desk;
        desk.add(4, 1);
        desk.apply();
        const ApplySummary again = desk.apply();
        QCOMPARE(again, (ApplySummary{5, 0, 0, 5, 0, 0, 0, 0}));
        QCOMPARE(desk.ledger.transitions, 5);
    }

    void a_lost_acknowledgement_is_read_back_with_the_identical_command()
    {
        Desk desk;
        desk.add(1, 0);
        desk.ledger.settle_fates = {{FailureKind::unknown, true, ""}, {FailureKind::unavailable, false, "08001"}};
        const ApplySummary summary = desk.apply();
        QCOMPARE(summary, (ApplySummary{1, 1, 0, 0, 0, 0, 0, 0}));
        QCOMPARE(desk.ledger.transitions, 1);
        QCOMPARE(desk.ledger.sent.size(), std::size_t{3});
        QVERIFY(desk.ledger.sent[0].command == desk.ledger.sent[2].command);
        QCOMPARE(desk.ledger.sent[0].response_json, desk.ledger.sent[2].response_json);
    }

    void what_is_never_acknowledged_is_unknown_after_six_tries()
    {
        Desk desk;
        desk.add(1, 0);
        desk.ledger.always = Failure{FailureKind::unknown, "", {}};
        const auto run = desk.run();
        run->start();
        QVERIFY(desk.finish(*run));
        QCOMPARE(run->summary(), (ApplySummary{1, 0, 0, 0, 0, 0, 0, 1}));
        QCOMPARE(desk.ledger.sent.size(), std::size_t{6});
        QVERIFY(run->outcomes().front().failure->kind == FailureKind::unknown);
    }

    void unknown_stays_unknown_when_the_server_then_disappears()
    {
        Desk desk;
        desk.add(1, 0);
        desk.ledger.settle_fates = {{FailureKind::unknown, true, ""}};
        const auto run = desk.run();
        run->start();
        desk.ledger.always = Failure{FailureKind::unavailable, "connect.no_server", {}};
        QVERIFY(desk.finish(*run));
        QCOMPARE(run->summary().unknown, 1);
    }

    void no_server_ends_the_run_with_everything_waiting()
    {
        Desk desk;
        desk.add(50, 0);
        desk.ledger.always = Failure{FailureKind::unavailable, "connect.no_server", {}};
        const auto run = desk.run();
        run->start();
        QVERIFY(desk.finish(*run));
        QCOMPARE(run->failure()->code, std::string("connect.no_server"));
        QCOMPARE(run->summary(), (ApplySummary{50, 0, 0, 0, 0, 0, 50, 0}));
        QVERIFY(desk.ledger.sent.size() <= 4 * 6);
    }

    void a_login_without_the_role_ends_the_run()
    {
        Desk desk;
        desk.add(20, 0);
        desk.ledger.always = Failure{FailureKind::refused, "42501", {}};
        const auto run = desk.run();
        run->start();
        QVERIFY(desk.finish(*run));
        QCOMPARE(run->failure()->code, std::string("42501"));
        QCOMPARE(run->summary().waiting, 20);
        QVERIFY(desk.ledger.sent.size() <= 4);
    }

    void a_row_finished_otherwise_is_changed_and_one_like_ours_already()
    {
        Desk desk;
        desk.add(2, 0);
        desk.ledger.final_rows[desk.plan.lines[0].intent.request] = RequestStatus::failed;
        desk.ledger.final_rows[desk.plan.lines[1].intent.request] = RequestStatus::completed;
        QCOMPARE(desk.apply(), (ApplySummary{2, 0, 0, 1, 1, 0, 0, 0}));
        QCOMPARE(desk.ledger.transitions, 0);
    }

    void a_line_without_evidence_is_never_sent()
    {
        Desk desk;
        desk.add(2, 0);
        desk.plan.lines[0].verdict.evidence_ids.clear();
        const auto run = desk.run();
        run->start();
        QVERIFY(desk.finish(*run));
        QCOMPARE(run->summary(), (ApplySummary{2, 1, 0, 0, 1, 0, 0, 0}));
        QCOMPARE(desk.ledger.sent.size(), std::size_t{1});
        QCOMPARE(run->outcomes().front().failure->code, std::string("plan.no_evidence"));
    }

    void cancelling_leaves_the_unsent_waiting()
    {
        Desk desk;
        desk.add(10, 0);
        const auto run = desk.run();
        run->start(); // four are sent, none is acknowledged yet
        run->cancel();
        QVERIFY(desk.finish(*run));
        QCOMPARE(run->summary(), (ApplySummary{10, 4, 0, 0, 0, 0, 6, 0}));
        QCOMPARE(desk.ledger.transitions, 4);
    }

    void cancelling_a_lost_acknowledgement_is_unknown()
    {
        Desk desk;
        desk.add(1, 0);
        desk.ledger.settle_fates = {{FailureKind::unknown, true, ""}};
        const auto run = desk.run();
        run->start();
        desk.inbox.drain();
        run->cancel();
        QVERIFY(run->finished());
        QCOMPARE(run->summary(), (ApplySummary{1, 0, 0, 0, 0, 0, 0, 1}));
    }

    void an_empty_plan_is_finished_at_once()
    {
        Desk desk;
        const auto run = desk.run();
        run->start();
        QVERIFY(run->finished());
        QCOMPARE(run->summary(), ApplySummary{});
    }

    void while_paused_no_settle_is_sent()
    {
        Desk desk;
        desk.add(10, 0);
        const auto run = desk.run();
        run->start(); // four are sent
        run->pause();
        QVERIFY(run->paused());
        while (desk.inbox.drain() > 0) {
        }
        QCOMPARE(desk.ledger.sent.size(), std::size_t{4});
        QCOMPARE(run->summary().settled_completed, 4); // what was sent is counted
        QVERIFY(!run->finished());
        QVERIFY(run->next_wakeup() > std::chrono::seconds{1});
        desk.clock.now += std::chrono::hours{1};
        run->tick();
        QCOMPARE(desk.ledger.sent.size(), std::size_t{4});
        run->resume();
        QVERIFY(desk.finish(*run));
        QCOMPARE(run->summary(), (ApplySummary{10, 10, 0, 0, 0, 0, 0, 0}));
    }

    void a_lost_acknowledgement_is_read_back_after_the_pause()
    {
        Desk desk;
        desk.add(1, 0);
        desk.ledger.settle_fates = {{FailureKind::unknown, true, ""}};
        const auto run = desk.run();
        run->start();
        run->pause();
        desk.inbox.drain();
        desk.clock.now += std::chrono::hours{1};
        run->tick();
        QCOMPARE(desk.ledger.sent.size(), std::size_t{1});
        run->resume();
        QVERIFY(desk.finish(*run));
        QCOMPARE(desk.ledger.sent.size(), std::size_t{2});
        QCOMPARE(run->summary(), (ApplySummary{1, 1, 0, 0, 0, 0, 0, 0}));
    }

    void cancelling_ends_a_pause()
    {
        Desk desk;
        desk.add(10, 0);
        const auto run = desk.run();
        run->start();
        run->pause();
        run->cancel();
        QVERIFY(!run->paused());
        QVERIFY(desk.finish(*run));
        QCOMPARE(run->summary(), (ApplySummary{10, 4, 0, 0, 0, 0, 6, 0}));
    }
};

QTEST_APPLESS_MAIN(TestApplyRun)
#include "tst_apply_run.moc"
