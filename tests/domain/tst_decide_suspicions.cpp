// What the verdict table does not name in a row of its own: contradictions, silence, and what
// earlier answers still mean.
#include "tests/domain/verdict_check.h"

using namespace ichido;
using namespace ichido::scene;

class TestDecideSuspicions final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void table_data();
    void table();
    void silence_waits_twice_as_long_each_time_up_to_five_minutes();
    void retry_after_is_kept_within_an_hour();
    void an_expiry_brings_the_next_look_forward();
    void a_currency_is_the_same_in_either_case();
    void an_absence_says_when_the_next_one_counts();
    void a_lost_charge_names_both_answers();
};

void TestDecideSuspicions::table_data()
{
    using K = VerdictKind;
    using R = Reason;
    QTest::addColumn<Scene>("scene");
    QTest::addColumn<Expected>("expected");
    const auto paid = payment(Outcome::succeeded);

    Scene s = Scene().asked(1min, {paid});
    s.history.front().row_created_at -= Duration{1};
    row("an answer about a row that was purged and claimed again: nothing was asked", s, {K::ask, R::no_evidence});
    s = Scene().asked(1min, {paid});
    s.history.front().request.org = OrgId{8};
    row("an answer about another organisation's key: nothing was asked", s, {K::ask, R::no_evidence});

    s = {};
    s.intent.order.reset();
    row("charged, no order to compare with: a person", s.asked(1min, {paid}), {K::person, R::order_unknown});
    auto p = paid;
    p.key.reset();
    p.order_id.reset();
    row("a payment that names nobody: a person", Scene().asked(1min, {p}), {K::person, R::unintelligible_answer});
    s = {};
    s.intent.order.reset();
    p = failed();
    p.key.reset();
    row("a failure that names an order which is not known: a person", s.asked(1min, {p}),
        {K::person, R::unintelligible_answer});
    p = paid;
    p.reference.clear();
    row("charged without a reference: a person", Scene().asked(1min, {p}), {K::person, R::unintelligible_answer});
    p = paid;
    p.refunded_minor = 1;
    row("charged and refunded at once: a person", Scene().asked(1min, {p}), {K::person, R::unintelligible_answer});
    p = failed("pay_2");
    p.account = "acct_elsewhere";
    row("several, one of another account: a person, alarm", Scene().asked(1min, {paid, p}),
        {K::person, R::foreign_payment, true});
    s = {};
    s.gateway.account.clear();
    row("an account when ours is not stated: judged by the key", s.asked(1min, {paid}),
        {K::settle_completed, R::charged});

    GatewayAnswer said = answer({paid});
    said.outcome = Outcome::failed_terminal;
    row("outcome failed, payment charged: a person", Scene().asked(1min, said), {K::person, R::unintelligible_answer});
    said.outcome = Outcome::not_found;
    row("not found, with a payment: a person", Scene().asked(1min, said), {K::person, R::unintelligible_answer});
    said.outcome = Outcome::several;
    row("several, with one payment: a person", Scene().asked(1min, said), {K::person, R::unintelligible_answer});
    row("charged, with no payment: a person", Scene().asked(1min, Outcome::succeeded),
        {K::person, R::unintelligible_answer});
    row("several, one of an unknown word: a person",
        Scene().asked(1min, {paid, payment(Outcome::unintelligible, "pay_2")}), {K::person, R::unintelligible_answer});

    row("several, all dead, asked before G: ask again", Scene().asked(2h - 4min, {failed(), failed("pay_2")}),
        {K::ask, R::failed_may_be_retried_late});
    row("several, one partly refunded, the others dead: completed with the refund",
        Scene().asked(1min, {failed(), refunded(400, "pay_2")}),
        {K::settle_completed, R::charged_then_partly_refunded});
    row("several, two refunded: a person", Scene().asked(1min, {refunded(1'000), refunded(1'000, "pay_2")}),
        {K::person, R::several_refund_and_success});
    row("several, two succeeded, a third pending: a person, with a refund proposal",
        Scene().asked(1min, {paid, payment(Outcome::succeeded, "pay_2"), payment(Outcome::pending, "pay_3")}),
        {K::person, R::double_charge, false, true});
    p = failed();
    p.created_at = noon - 3h;
    row("failed before the row was created: a person", Scene().asked(1min, {p}),
        {K::person, R::charged_before_created});
    row("several dead, one of them before the row: failed by the other", Scene().asked(1min, {p, failed("pay_2")}),
        {K::settle_failed, R::failed_final});

    row("a charge that later reads as failed: a person, alarm", Scene().asked(20min, {paid}).asked(1min, {failed()}),
        {K::person, R::not_found_but_referenced, true});
    row("a charge under another reference than before: a person, alarm",
        Scene().asked(20min, {paid}).asked(1min, {payment(Outcome::succeeded, "pay_2")}),
        {K::person, R::not_found_but_referenced, true});
    row("a failed attempt that is later not found: a person, alarm",
        Scene().asked(90min, {failed()}).absent_three_times(), {K::person, R::not_found_but_referenced, true});
    row("charged without a payment to show, then absences: a person, alarm",
        Scene().asked(90min, Outcome::succeeded).absent_three_times(), {K::person, R::not_found_but_referenced, true});
    p = payment(Outcome::succeeded, "pay_9");
    p.key = gateway_key({OrgId{8}, our_request().key});
    row("another's charge, then ours alone: completed", Scene().asked(20min, {p}).asked(1min, {paid}),
        {K::settle_completed, R::charged});
    row("absences with an unreadable answer between: the count begins again",
        Scene().absent(16min).absent(11min).asked(8min, Outcome::unintelligible).absent(1min),
        {K::ask, R::not_found_early});
    row("absences with silence between: the count goes on",
        Scene().absent(16min).absent(11min).asked(8min, Outcome::unavailable).absent(1min),
        {K::settle_failed, R::not_charged});
    s = {};
    s.absent_three_times().history.back().credentials_proven = false;
    row("absences, the newest unproven: ask again", s, {K::ask, R::not_found_early});
    s = {};
    s.intent.created_at = s.now - 24h * 9;
    s.gateway.authoritative = false;
    for (const Duration ago :
         {Duration{24h * 8}, Duration{24h * 8 - 5min}, Duration{24h * 8 - 2h}, Duration{24h * 7 - 2h},
          Duration{24h * 6 - 2h}, Duration{24h * 5 - 2h}, Duration{24h * 4 - 2h}, Duration{24h * 3 - 2h}})
        s.absent(ago);
    row("absences from a search index for the whole schedule: a person", s, {K::person, R::not_found_early});

    row("charged, then silence: no write", Scene().asked(2min, {paid}).asked(1s, Outcome::unavailable),
        {K::ask, R::gateway_unavailable});
    row("three absences, then 429: no write", Scene().absent_three_times().asked(1s, Outcome::rate_limited),
        {K::ask, R::gateway_rate_limited});
    row("a finding for a person, then silence: still for a person",
        Scene().asked(2min, {payment(Outcome::failed_retryable)}).asked(1s, Outcome::unavailable),
        {K::person, R::failed_retryable});
    row("charged, then 401: stop that gateway", Scene().asked(2min, {paid}).asked(1s, Outcome::unauthorized),
        {K::person, R::gateway_unauthorized, false, false, true});
    said = answer({paid});
    said.outcome = Outcome::unavailable;
    row("a time-out that shows a payment: a person", Scene().asked(1min, said), {K::person, R::unintelligible_answer});
    row("a time-out that showed a payment, then absences: a person, alarm",
        Scene().asked(90min, said).absent_three_times(), {K::person, R::not_found_but_referenced, true});
    said.outcome = Outcome::unauthorized;
    row("401 that shows a payment: stop that gateway", Scene().asked(1min, said),
        {K::person, R::gateway_unauthorized, false, false, true});
    row("silence, then charged: completed", Scene().asked(2min, Outcome::unavailable).asked(1s, {paid}),
        {K::settle_completed, R::charged});
}

void TestDecideSuspicions::table()
{
    QFETCH(const Scene, scene);
    QFETCH(const Expected, expected);
    check_verdict(scene.decided(), expected);
}

void TestDecideSuspicions::silence_waits_twice_as_long_each_time_up_to_five_minutes()
{
    Scene scene;
    scene.asked(1h, {payment(Outcome::pending)});
    for (const Duration wait : {1s, 2s, 4s, 8s, 16s, 32s, 64s, 128s, 256s, 300s, 300s}) {
        scene.asked(1min, Outcome::unavailable);
        QVERIFY(scene.decided().not_before == scene.now - 1min + wait);
    }
}

void TestDecideSuspicions::retry_after_is_kept_within_an_hour()
{
    for (const auto& [stated, kept] : {std::pair<Duration, Duration>{30s, 30s}, {1h, 1h}, {24h, 1h}, {-5s, 0s}}) {
        GatewayAnswer limited = without_payment(Outcome::rate_limited);
        limited.retry_after = stated;
        Scene scene;
        QVERIFY(scene.asked(1min, limited).decided().not_before == scene.now - 1min + kept);
    }
}

void TestDecideSuspicions::an_expiry_brings_the_next_look_forward()
{
    Payment held = payment(Outcome::authorized);
    held.expires_at = noon + 2min;
    Scene soon;
    QVERIFY(soon.asked(1min, {held}).decided().not_before == noon + 2min);
    held.expires_at = noon + 24h + 1min; // the warning begins in a minute
    Scene later;
    QVERIFY(later.asked(1min, {held}).decided().not_before == noon + 1min);
    held.expires_at.reset();
    Scene open;
    QVERIFY(open.asked(1min, {held}).decided().not_before == noon + 4min);
}

void TestDecideSuspicions::a_currency_is_the_same_in_either_case()
{
    Scene scene;
    scene.intent.order->amount.currency = "jpy";
    const Verdict verdict = scene.asked(1min, {payment(Outcome::succeeded)}).decided();
    const Money written{1'000, "JPY"};
    QVERIFY(verdict.settlement && verdict.settlement->amount == written);
}

void TestDecideSuspicions::an_absence_says_when_the_next_one_counts()
{
    QVERIFY(Scene().absent(1min).decided().not_before == noon + 4min);
    QVERIFY(Scene().absent(2h - 4min).decided().not_before == noon - 2h + 5min); // none counts before the fence
}

void TestDecideSuspicions::a_lost_charge_names_both_answers()
{
    const std::vector<std::int64_t> both{1, 2};
    QVERIFY(Scene().asked(20min, {payment(Outcome::succeeded)}).asked(1min, {failed()}).decided().evidence_ids == both);
    QVERIFY(Scene().asked(20min, {payment(Outcome::succeeded)}).absent(1min).decided().evidence_ids == both);
}

QTEST_APPLESS_MAIN(TestDecideSuspicions)
#include "tst_decide_suspicions.moc"
