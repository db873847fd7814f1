// Asking: what is asked, how many at once, and what an outage may cost.
#include "tests/workflow/fake_gateway.h"
#include "tests/workflow/fake_ledger.h"
#include "tests/workflow/fake_store.h"

#include "recovery/workflow/ask_run.h"

#include <QTest>

using namespace ichido;
using namespace ichido::testing;
using namespace std::chrono_literals;

namespace {

struct Bench {
    FakeClock clock;
    FakeRandom random;
    FakeStore store{clock};
    FakeLedger ledger{clock};
    FakeGateway gateway;
    Inbox inbox;
    Duration began = clock.now;

    std::unique_ptr<AskRun> run(AskOptions options = {})
    {
        return std::make_unique<AskRun>(store, ledger, gateway, clock, random, inbox, std::move(options));
    }
    /// Answers, deliveries and time, until the run is over; false when it never is.
    [[nodiscard]] bool finish(AskRun& asking)
    {
        for (int step = 0; step < 200'000 && !asking.finished(); ++step) {
            if (inbox.drain() > 0)
                continue;
            if (gateway.answer_one())
                continue;
            clock.now += asking.next_wakeup();
            asking.tick();
        }
        return asking.finished();
    }
};

Outcome answered_with(const EvidenceRecord& record)
{
    return record.answer.outcome;
}

GatewayAnswer plain(Outcome outcome)
{
    GatewayAnswer answer;
    answer.outcome = outcome;
    return answer;
}

} // namespace

class TestAskRun final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_thousand_intents_never_more_than_64_at_once()
    {
        Bench bench;
        bench.store.add_organization();
        bench.store.add_stuck(1000);
        const auto run = bench.run();
        run->start();
        QVERIFY(bench.finish(*run));
        QVERIFY(!run->failure());
        QCOMPARE(bench.gateway.most_under_way, 64);
        QCOMPARE(bench.gateway.asked, 1000);
        QCOMPARE(bench.store.pages_read, 2);
        QCOMPARE(run->done(), 1000);
        const auto lines = run->take_lines();
        QCOMPARE(lines.size(), std::size_t{1000});
        std::set<CommandId> commands;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            QVERIFY(lines[i].intent == bench.store.rows[i].intent); // oldest first, as read
            QVERIFY(lines[i].verdict.kind == VerdictKind::settle_completed);
            QCOMPARE(lines[i].verdict.evidence_ids.size(), std::size_t{1});
            commands.insert(lines[i].command);
        }
        QCOMPARE(commands.size(), std::size_t{1000});
        QVERIFY(bench.ledger.leases.empty());
        QVERIFY(bench.ledger.sent.empty()); // asking never settles
    }

    void a_denied_lease_waits()
    {
        Bench bench;
        bench.store.add_organization();
        bench.store.add_stuck(2);
        bench.ledger.leased_by_others.insert(bench.store.rows[0].intent.request);
        const auto run = bench.run();
        run->start();
        QVERIFY(bench.finish(*run));
        const auto lines = run->take_lines();
        QVERIFY(lines[0].verdict.kind == VerdictKind::wait);
        QVERIFY(lines[0].verdict.reason == Reason::lease_held);
        QVERIFY(lines[1].verdict.kind == VerdictKind::settle_completed);
        QCOMPARE(bench.gateway.asked, 1);
    }

    void a_gateway_that_is_down_costs_a_bounded_time()
    {
        Bench bench;
        bench.store.add_organization();
        bench.store.add_stuck(400);
        bench.gateway.answer = [](const LookupRequest&) { return plain(Outcome::unavailable); };
        const auto run = bench.run();
        run->start();
        QVERIFY(bench.finish(*run));
        QVERIFY(bench.gateway.asked <= 3 * 64);
        QVERIFY(bench.clock.now - bench.began < 5min);
        for (const auto& [key, asked] : bench.gateway.asked_by_key)
            QVERIFY(asked <= 3);
        QCOMPARE(static_cast<int>(bench.ledger.records.size()), bench.gateway.asked);
        for (const PlanLine& line : run->take_lines()) {
            QVERIFY(line.verdict.kind == VerdictKind::ask);
            QVERIFY(!line.verdict.settlement);
        }
    }

    void an_outage_of_one_answer_is_asked_again()
    {
        Bench bench;
        bench.store.add_organization();
        bench.store.add_stuck(1);
        bench.gateway.answer = [&](const LookupRequest& request) {
            return bench.gateway.asked < 3 ? plain(Outcome::unavailable) : charged(request.request);
        };
        const auto run = bench.run();
        run->start();
        QVERIFY(bench.finish(*run));
        QCOMPARE(bench.gateway.asked, 3);
        QVERIFY(answered_with(bench.ledger.records.front()) == Outcome::unavailable);
        QVERIFY(run->take_lines().front().verdict.kind == VerdictKind::settle_completed);
    }

    void a_401_stops_further_calls()
    {
        Bench bench;
        bench.store.add_organization();
        bench.store.add_stuck(100);
        bench.gateway.answer = [](const LookupRequest&) { return plain(Outcome::unauthorized); };
        AskOptions options;
        options.concurrency = 4;
        const auto run = bench.run(options);
        run->start();
        QVERIFY(bench.finish(*run));
        QVERIFY(bench.gateway.asked <= 4);
        for (const PlanLine& line : run->take_lines()) {
            QVERIFY(line.verdict.kind == VerdictKind::person);
            QVERIFY(line.verdict.reason == Reason::gateway_unauthorized);
        }
        QVERIFY(bench.ledger.leases.empty());
    }

    void a_429_pauses_the_gateway()
    {
        Bench bench;
        bench.store.add_organization();
        bench.store.add_stuck(3);
        bench.gateway.answer = [&](const LookupRequest& request) {
            if (bench.gateway.asked > 1)
                return charged(request.request);
            GatewayAnswer answer = plain(Outcome::rate_limited);
            answer.retry_after = 20s;
            return answer;
        };
        AskOptions options;
        options.concurrency = 1;
        const auto run = bench.run(options);
        run->start();
        QVERIFY(bench.finish(*run));
        QVERIFY(bench.clock.now - bench.began >= 20s);
        QVERIFY(bench.clock.now - bench.began < 60s);
        for (const PlanLine& line : run->take_lines())
            QVERIFY(line.verdict.kind == VerdictKind::settle_completed);
    }

    void an_absurd_retry_after_is_cut()
    {
        Bench bench;
        bench.store.add_organization();
        bench.store.add_stuck(1);
        bench.gateway.answer = [](const LookupRequest&) {
            GatewayAnswer answer = plain(Outcome::rate_limited);
            answer.retry_after = std::chrono::hours{1000};
            return answer;
        };
        const auto run = bench.run();
        run->start();
        QVERIFY(bench.finish(*run));
        QCOMPARE(bench.gateway.asked, 3);
        QVERIFY(bench.clock.now - bench.began < 5min);
    }

    void what_was_never_configured_is_for_a_person_and_never_asked()
    {
        Bench bench;
        bench.store.add_stuck(2); // no organisation known
        const auto run = bench.run();
        run->start();
        QVERIFY(bench.finish(*run));
        QCOMPARE(bench.gateway.asked, 0);
        for (const PlanLine& line : run->take_lines())
            QVERIFY(line.verdict.reason == Reason::organization_unconfigured);
    }

    void an_unknown_profile_is_named()
    {
        Bench bench;
        bench.store.add_organization("nowhere");
        bench.store.add_stuck(1);
        const auto run = bench.run();
        run->start();
        QVERIFY(bench.finish(*run));
        QVERIFY(run->gateway_failures().contains("nowhere"));
        QVERIFY(run->take_lines().front().verdict.kind == VerdictKind::person);
    }

    void fresh_evidence_is_not_asked_again()
    {
        Bench bench;
        bench.store.add_organization();
        bench.store.add_stuck(1);
        StuckIntent& row = bench.store.rows.front();
        Evidence evidence;
        evidence.id = 7;
        evidence.request = row.intent.request;
        evidence.row_created_at = row.intent.created_at;
        evidence.asked_at = database_time(bench.clock) - 1min;
        evidence.credentials_proven = true;
        evidence.answer = charged(row.intent.request);
        row.history.push_back(evidence);
        const auto run = bench.run();
        run->start();
        QVERIFY(bench.finish(*run));
        QCOMPARE(bench.gateway.asked, 0);
        QCOMPARE(run->take_lines().front().verdict.evidence_ids, std::vector<std::int64_t>{7});

        AskOptions options;
        options.even_if_fresh = true;
        const auto again = bench.run(options);
        again->start();
        QVERIFY(bench.finish(*again));
        QCOMPARE(bench.gateway.asked, 1);
    }

    void a_lost_record_is_sent_again_under_the_same_id()
    {
        Bench bench;
        bench.store.add_organization();
        bench.store.add_stuck(1);
        bench.ledger.record_failures.push_back({FailureKind::unknown, "", ""});
        const auto run = bench.run();
        run->start();
        QVERIFY(bench.finish(*run));
        QCOMPARE(bench.ledger.records.size(), std::size_t{2});
        QVERIFY(bench.ledger.records[0].command == bench.ledger.records[1].command);
        QVERIFY(bench.ledger.records[1].since_asked >= bench.ledger.records[0].since_asked);
        QVERIFY(run->take_lines().front().verdict.kind == VerdictKind::settle_completed);
    }

    void without_stored_evidence_nothing_is_concluded()
    {
        Bench bench;
        bench.store.add_organization();
        bench.store.add_stuck(3);
        for (int i = 0; i < 9; ++i)
            bench.ledger.record_failures.push_back({FailureKind::busy, "55P03", ""});
        const auto run = bench.run();
        run->start();
        QVERIFY(bench.finish(*run));
        QVERIFY(run->failure());
        for (const PlanLine& line : run->take_lines())
            QVERIFY(!line.verdict.settlement);
    }

    void a_login_without_the_role_ends_the_run()
    {
        Bench bench;
        bench.store.add_organization();
        bench.store.add_stuck(3);
        bench.ledger.lease_failure = Failure{FailureKind::refused, "42501", {}};
        const auto run = bench.run();
        run->start();
        QVERIFY(bench.finish(*run));
        QCOMPARE(run->failure()->code, std::string("42501"));
        QCOMPARE(bench.gateway.asked, 0);
        QCOMPARE(run->take_lines().size(), std::size_t{3});
    }

    void a_database_that_is_gone_ends_the_run_after_a_few_tries()
    {
        Bench bench;
        for (int i = 0; i < 5; ++i)
            bench.store.failures.push_back({FailureKind::unavailable, "connect.no_server", {}});
        const auto run = bench.run();
        run->start();
        QVERIFY(bench.finish(*run));
        QCOMPARE(run->failure()->code, std::string("connect.no_server"));
        QCOMPARE(bench.store.failures.size(), std::size_t{2}); // three tries
    }

    void cancelling_releases_every_lease()
    {
        Bench bench;
        bench.store.add_organization();
        bench.store.add_stuck(300);
        const auto run = bench.run();
        run->start();
        while (bench.inbox.drain() > 0) {
        }
        for (int i = 0; i < 10; ++i)
            bench.gateway.answer_one();
        run->cancel();
        QVERIFY(!run->finished()); // look-ups are still under way
        const int asked = bench.gateway.asked;
        QVERIFY(bench.finish(*run));
        QCOMPARE(bench.gateway.asked, asked);
        QVERIFY(bench.ledger.leases.empty());
        QVERIFY(!run->failure());
    }

    void a_run_that_dies_leaves_late_answers_to_nobody()
    {
        Bench bench;
        bench.store.add_organization();
        bench.store.add_stuck(5);
        auto run = bench.run();
        run->start();
        while (bench.inbox.drain() > 0) {
        }
        QVERIFY(bench.gateway.answer_one());
        run.reset();
        bench.inbox.drain();
        while (bench.gateway.answer_one()) {
        }
        bench.inbox.drain();
        QVERIFY(bench.ledger.records.empty());
    }

    void only_the_chosen_keys_are_asked_about()
    {
        Bench bench;
        bench.store.add_organization();
        bench.store.add_stuck(20);
        AskOptions options;
        options.keys = {bench.store.rows[3].intent.request, bench.store.rows[17].intent.request};
        const auto run = bench.run(options);
        run->start();
        QVERIFY(bench.finish(*run));
        QVERIFY(bench.store.asked.front().keys == options.keys);
        const auto lines = run->take_lines();
        QCOMPARE(lines.size(), std::size_t{2});
        QVERIFY(lines[0].intent.request == options.keys[0]);
        QVERIFY(lines[1].intent.request == options.keys[1]);
    }

    void while_paused_nothing_is_sent_and_answers_are_recorded()
    {
        Bench bench;
        bench.store.add_organization();
        bench.store.add_stuck(100);
        AskOptions options;
        options.concurrency = 8;
        const auto run = bench.run(options);
        run->start();
        while (bench.gateway.under_way < 8)
            QVERIFY(bench.inbox.drain() > 0);
        run->pause();
        QVERIFY(run->paused());
        while (bench.gateway.answer_one())
            bench.inbox.drain();
        while (bench.inbox.drain() > 0) {
        }
        QCOMPARE(bench.gateway.asked, 8);
        QCOMPARE(bench.ledger.records.size(), std::size_t{8});
        QCOMPARE(run->done(), 8);
        QVERIFY(!run->finished());
        const auto pages = bench.store.pages_read;
        for (int i = 0; i < 5; ++i) {
            QVERIFY(run->next_wakeup() > 0s); // nobody turns in circles
            bench.clock.now += 10min;
            run->tick();
        }
        QCOMPARE(bench.gateway.asked, 8);
        QCOMPARE(bench.store.pages_read, pages);
        run->resume();
        QVERIFY(!run->paused());
        QVERIFY(bench.finish(*run));
        QCOMPARE(bench.gateway.asked, 100);
        QCOMPARE(run->done(), 100);
        QVERIFY(bench.ledger.leases.empty());
    }

    void leases_that_ran_out_in_a_pause_are_taken_again()
    {
        Bench bench;
        bench.store.add_organization();
        bench.store.add_stuck(2);
        AskOptions options;
        options.concurrency = 1;
        const auto run = bench.run(options);
        run->start();
        while (bench.gateway.under_way < 1)
            QVERIFY(bench.inbox.drain() > 0);
        run->pause(); // the second one holds its lease and waits
        bench.clock.now += 10min;
        bench.ledger.leased_by_others.insert(bench.store.rows[1].intent.request);
        run->resume();
        QVERIFY(bench.finish(*run));
        QCOMPARE(bench.gateway.asked, 1); // another operator has it now
        const auto lines = run->take_lines();
        QVERIFY(lines[1].verdict.reason == Reason::lease_held);
    }

    void a_run_may_be_paused_before_it_starts()
    {
        Bench bench;
        bench.store.add_organization();
        bench.store.add_stuck(3);
        const auto run = bench.run();
        run->pause();
        run->start();
        run->tick();
        QCOMPARE(bench.inbox.drain(), std::size_t{0});
        QVERIFY(!run->finished());
        run->resume();
        QVERIFY(bench.finish(*run));
        QCOMPARE(run->done(), 3);
    }

    void cancelling_ends_a_pause()
    {
        Bench bench;
        bench.store.add_organization();
        bench.store.add_stuck(600);
        const auto run = bench.run();
        run->start();
        bench.inbox.drain();
        bench.inbox.drain();
        run->pause();
        run->cancel();
        QVERIFY(!run->paused());
        QVERIFY(bench.finish(*run));
        QVERIFY(bench.ledger.leases.empty());
        QCOMPARE(static_cast<int>(run->take_lines().size()), run->total());
    }
};

QTEST_APPLESS_MAIN(TestAskRun)
#include "tst_ask_run.moc"
