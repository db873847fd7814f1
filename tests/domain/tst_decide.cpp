// The verdict table: one data row for each row of the table, in the table's words.
#include "tests/domain/verdict_check.h"

using namespace ichido;
using namespace ichido::scene;

class TestDecide final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void table_data();
    void table();
    void nothing_was_asked();
    void a_final_row_is_left_alone();
    void an_organisation_without_statements_goes_to_a_person();
    void what_is_written_for_a_charge();
    void what_is_written_for_a_refund();
    void what_is_written_for_a_failure();
    void what_is_written_for_an_absence();
};

void TestDecide::table_data()
{
    using K = VerdictKind;
    using R = Reason;
    QTest::addColumn<Scene>("scene");
    QTest::addColumn<Expected>("expected");
    const auto paid = payment(Outcome::succeeded);

    Scene s;
    s.intent.created_at = s.now - 4min;
    row("anything, younger than G: wait", s.asked(1s, {paid}), {K::wait, R::within_grace});
    s = {};
    s.lease_held_by_other = true;
    row("anything, another operator holds the lease: wait", s.asked(1s, {paid}), {K::wait, R::lease_held});
    row("succeeded, one payment, key and order ours, amount and currency the order's: completed",
        Scene().asked(1min, {paid}), {K::settle_completed, R::charged});
    auto p = paid;
    p.order_id.reset();
    row("succeeded, one payment, only the key names ours: completed", Scene().asked(1min, {p}),
        {K::settle_completed, R::charged});
    p = paid;
    p.key.reset();
    row("succeeded, one payment, only the order names ours: completed", Scene().asked(1min, {p}),
        {K::settle_completed, R::charged});
    p = paid;
    p.key = gateway_key({OrgId{8}, our_request().key});
    row("any payment, the answer names another organisation's key: a person, alarm", Scene().asked(1min, {p}),
        {K::person, R::foreign_payment, true});
    p = paid;
    p.order_id = "1235";
    row("any payment, the answer names another order: a person, alarm", Scene().asked(1min, {p}),
        {K::person, R::foreign_payment, true});
    p = failed();
    p.account = "acct_elsewhere";
    row("any payment, the answer names another account: a person, alarm", Scene().asked(1min, {p}),
        {K::person, R::foreign_payment, true});
    p = paid;
    p.amount_minor = 100'000;
    row("succeeded, amount differs: a person", Scene().asked(1min, {p}), {K::person, R::amount_differs});
    p = paid;
    p.currency = "USD";
    row("succeeded, currency differs: a person", Scene().asked(1min, {p}), {K::person, R::currency_differs});
    p = paid;
    p.amount_minor.reset();
    row("succeeded, amount unreadable: a person", Scene().asked(1min, {p}), {K::person, R::amount_unreadable});
    p = paid;
    p.currency.reset();
    row("succeeded, currency unreadable: a person", Scene().asked(1min, {p}), {K::person, R::amount_unreadable});

    const auto second = payment(Outcome::succeeded, "pay_2");
    row("several payments, one succeeded, the others dead: completed with that one",
        Scene().asked(1min, {failed(), second}), {K::settle_completed, R::charged_after_failed_attempts});
    for (const Outcome state : {Outcome::pending, Outcome::authorized, Outcome::failed_retryable}) {
        const Scene undecided = Scene().asked(1min, {payment(state), second});
        const std::string name = "several, one succeeded, another " + std::string(to_word(state)) + ": wait";
        row(name.c_str(), undecided, {K::wait, R::several_undecided});
    }
    s = {};
    s.intent.created_at = s.now - 24h * 9;
    for (const Duration ago :
         {Duration{24h * 8}, Duration{24h * 8 - 5min}, Duration{24h * 8 - 2h}, Duration{24h * 7 - 2h},
          Duration{24h * 6 - 2h}, Duration{24h * 5 - 2h}, Duration{24h * 4 - 2h}, Duration{24h * 3 - 2h}})
        s.asked(ago, {payment(Outcome::pending), second});
    row("several, one succeeded, another pending for the whole schedule: a person", s,
        {K::person, R::several_undecided});
    row("several, all dead: as failed, terminal", Scene().asked(1min, {failed(), failed("pay_2")}),
        {K::settle_failed, R::failed_final});
    row("several, one refunded, one a live success: a person", Scene().asked(1min, {refunded(1'000), second}),
        {K::person, R::several_refund_and_success});
    row("several succeeded: a person, with a refund proposal", Scene().asked(1min, {paid, second}),
        {K::person, R::double_charge, false, true});
    row("succeeded, then partly refunded: completed with the refund", Scene().asked(1min, {refunded(400)}),
        {K::settle_completed, R::charged_then_partly_refunded});
    s = {};
    s.organization.template_shows_refunds = true;
    row("succeeded, then wholly refunded, the template shows refunds: completed with the refund",
        s.asked(1min, {refunded(1'000)}), {K::settle_completed, R::charged_then_refunded});
    row("succeeded, then wholly refunded, the template does not: a person", Scene().asked(1min, {refunded(1'000)}),
        {K::person, R::refund_not_in_template});

    p = payment(Outcome::authorized);
    p.expires_at = noon + 24h * 4;
    row("authorised, not captured: wait", Scene().asked(1min, {p}), {K::wait, R::authorized_not_captured});
    p.expires_at = noon + 23h;
    row("authorised, not captured, expires soon: wait and warn", Scene().asked(1min, {p}),
        {K::wait, R::authorized_not_captured, true});

    s = {};
    s.organization.send_deadline.reset();
    s.gateway.failure_is_final = true;
    row("failed, terminal, the profile says that a failure is final for the key: failed", s.asked(1min, {failed()}),
        {K::settle_failed, R::failed_final});
    row("failed, terminal, the fence holds: failed", Scene().asked(1min, {failed()}),
        {K::settle_failed, R::failed_final});
    row("failed, terminal, neither, asked before G: ask again", Scene().asked(2h - 4min, {failed()}),
        {K::ask, R::failed_may_be_retried_late});
    s = {};
    s.organization.send_deadline.reset();
    row("failed, terminal, neither, asked after G: a person", s.asked(1min, {failed()}),
        {K::person, R::failed_may_be_retried_late});
    row("failed, may still be re-attempted: a person", Scene().asked(1min, {payment(Outcome::failed_retryable)}),
        {K::person, R::failed_retryable});
    row("still pending: ask again on the schedule", Scene().asked(1min, {payment(Outcome::pending)}),
        {K::ask, R::still_pending});
    s = {};
    s.intent.created_at = s.now - 24h * 9;
    for (const Duration ago :
         {Duration{24h * 8}, Duration{24h * 8 - 5min}, Duration{24h * 8 - 2h}, Duration{24h * 7 - 2h},
          Duration{24h * 6 - 2h}, Duration{24h * 5 - 2h}, Duration{24h * 4 - 2h}, Duration{24h * 3 - 2h}})
        s.asked(ago, {payment(Outcome::pending)});
    row("still pending after the whole schedule: a person", s, {K::person, R::pending_too_long});

    s = {};
    s.intent.created_at = s.now - 20min;
    for (const Duration ago : {Duration{19min}, Duration{16min}, Duration{1min}})
        s.absent(ago);
    row("not found, two of three asked before G: ask again", s, {K::ask, R::not_found_early});
    row("not found, fewer than three answers: ask again", Scene().absent(7min).absent(1min),
        {K::ask, R::not_found_early});
    row("not found, spaced by less than five minutes: ask again", Scene().absent(9min).absent(5min).absent(1min),
        {K::ask, R::not_found_early});
    s = {};
    s.gateway.lookup_lag = 6min;
    row("not found, spaced by less than the look-up's lag: ask again", s.absent_three_times(),
        {K::ask, R::not_found_early});
    s = {};
    s.gateway.authoritative = false;
    row("not found, from a search index: ask again", s.absent_three_times(), {K::ask, R::not_found_early});
    s = {};
    s.gateway.credentials_proven = false;
    row("not found, credentials and mode not proven: ask again", s.absent_three_times(), {K::ask, R::not_found_early});
    row("not found, three spaced answers after G, a send deadline declared: failed, not charged",
        Scene().absent_three_times(), {K::settle_failed, R::not_charged});
    s = {};
    s.organization.send_deadline.reset();
    row("not found, the same, no send deadline declared: a person", s.absent_three_times(),
        {K::person, R::not_found_no_deadline});
    s = {};
    s.intent.known_reference = "pay_1";
    row("not found, the row already holds a gateway reference: a person, alarm", s.absent_three_times(),
        {K::person, R::not_found_but_referenced, true});
    row("not found, the history already holds a gateway reference: a person, alarm",
        Scene().asked(90min, {paid}).absent_three_times(), {K::person, R::not_found_but_referenced, true});
    s = {};
    s.intent.created_at = s.now - 24h * 16;
    row("not found, older than the gateway keeps keys: a person", s.absent_three_times(),
        {K::person, R::not_found_beyond_key_window});
    row("time-out, reset, 5xx: no write, back off", Scene().asked(1s, Outcome::unavailable),
        {K::ask, R::gateway_unavailable});
    row("429: pause", Scene().asked(1s, Outcome::rate_limited), {K::ask, R::gateway_rate_limited});
    row("401, 403: stop that gateway, a person", Scene().asked(1s, Outcome::unauthorized),
        {K::person, R::gateway_unauthorized, false, false, true});
    row("redirect, wrong type, malformed, cut, oversized: a person", Scene().asked(1s, Outcome::unintelligible),
        {K::person, R::unintelligible_answer});
    row("unknown status word: a person", Scene().asked(1s, {payment(Outcome::unintelligible)}),
        {K::person, R::unintelligible_answer});
    p = paid;
    p.created_at = noon - 3h;
    row("succeeded before the row was created, beyond skew: a person", Scene().asked(1min, {p}),
        {K::person, R::charged_before_created});
}

void TestDecide::table()
{
    QFETCH(const Scene, scene);
    QFETCH(const Expected, expected);
    check_verdict(scene.decided(), expected);
}

void TestDecide::nothing_was_asked()
{
    check_verdict(Scene().decided(), {VerdictKind::ask, Reason::no_evidence});
}

void TestDecide::a_final_row_is_left_alone()
{
    for (const RequestStatus status : {RequestStatus::completed, RequestStatus::failed}) {
        Scene scene;
        scene.intent.status = status;
        check_verdict(scene.asked(1min, {payment(Outcome::succeeded)}).decided(),
                      {VerdictKind::wait, Reason::not_processing});
    }
}

void TestDecide::an_organisation_without_statements_goes_to_a_person()
{
    Scene scene;
    scene.organization.configured = false;
    check_verdict(scene.asked(1min, {payment(Outcome::succeeded)}).decided(),
                  {VerdictKind::person, Reason::organization_unconfigured});
}

void TestDecide::what_is_written_for_a_charge()
{
    const Verdict verdict = Scene().asked(1min, {failed(), payment(Outcome::succeeded, "pay_2")}).decided();
    const Settlement expected{RequestStatus::completed, "pay_2", Money{1'000, "JPY"}, std::nullopt, ""};
    QVERIFY(verdict.settlement == expected);
    QVERIFY(verdict.evidence_ids == std::vector<std::int64_t>{1});
}

void TestDecide::what_is_written_for_a_refund()
{
    Scene scene;
    scene.organization.template_shows_refunds = true;
    Scene whole = scene;
    const Refund partly{400, false}, wholly{1'000, true};
    QVERIFY(scene.asked(1min, {refunded(400)}).decided().settlement->refund == partly);
    QVERIFY(whole.asked(1min, {refunded(1'000)}).decided().settlement->refund == wholly);
}

void TestDecide::what_is_written_for_a_failure()
{
    const Settlement expected{RequestStatus::failed, "pay_1", std::nullopt, std::nullopt, "card_declined"};
    QVERIFY(Scene().asked(1min, {failed()}).decided().settlement == expected);
    Payment unnamed = failed("");
    QCOMPARE(Scene().asked(1min, {failed(), failed("pay_2"), unnamed}).decided().settlement->gateway_reference,
             std::string("pay_2")); // the last that has one
    Payment impostor = failed();
    impostor.failure_code = "not_charged"; // promises a new key; only an absence may
    QCOMPARE(Scene().asked(1min, {impostor}).decided().settlement->failure_code, std::string("failed"));
}

void TestDecide::what_is_written_for_an_absence()
{
    Scene scene;
    scene.absent(20min).absent_three_times().absent(1s);
    const Verdict verdict = scene.decided();
    const Settlement expected{RequestStatus::failed, "", std::nullopt, std::nullopt, "not_charged"};
    QVERIFY(verdict.settlement == expected);
    // The last three that count, and the newest, which came too soon to count but is fresh.
    const std::vector<std::int64_t> rests_on{2, 3, 4, 5};
    QVERIFY(verdict.evidence_ids == rests_on);
}

QTEST_APPLESS_MAIN(TestDecide)
#include "tst_decide.moc"
