// The verdict table at its borders: exactly there, and one microsecond beside it.
#include "tests/domain/verdict_check.h"

using namespace ichido;
using namespace ichido::scene;

class TestDecideBorders final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void table_data();
    void table();
    void the_grace_is_the_larger_of_five_minutes_and_the_sum();
    void within_grace_says_when_it_ends();
    void the_schedule_is_five_minutes_an_hour_and_five_days();
    void a_look_that_came_too_soon_uses_up_nothing();
};

namespace {

constexpr Duration tick{1};

Scene aged(Duration age)
{
    Scene scene;
    scene.intent.created_at = scene.now - age;
    return scene;
}

/// Paid, with the gateway's own time of creation so long before the row.
Scene paid_before_row(Duration before)
{
    Scene scene;
    Payment paid = payment(Outcome::succeeded);
    paid.created_at = scene.intent.created_at - before;
    return scene.asked(1min, {paid});
}

Scene expiring_in(Duration left)
{
    Scene scene;
    Payment held = payment(Outcome::authorized);
    held.expires_at = scene.now + left;
    return scene.asked(1min, {held});
}

/// Absences whose first was asked so long after the fence, the next two at the spacing given.
Scene absences(Duration after_fence, Duration spacing, Duration lag = Duration::zero())
{
    Scene scene = aged(30min); // G is five minutes: the fence stands 25 minutes ago
    scene.gateway.lookup_lag = lag;
    const Duration fence_ago = 30min - grace(scene.organization, scene.gateway);
    for (int i = 0; i < 3; ++i)
        scene.absent(fence_ago - after_fence - i * spacing);
    return scene;
}

} // namespace

void TestDecideBorders::table_data()
{
    using K = VerdictKind;
    using R = Reason;
    QTest::addColumn<Scene>("scene");
    QTest::addColumn<Expected>("expected");
    const auto paid = payment(Outcome::succeeded);

    row("age just under G: wait", aged(5min - tick).asked(1s, {paid}), {K::wait, R::within_grace});
    row("age exactly G: judged", aged(5min).asked(1s, {paid}), {K::settle_completed, R::charged});

    row("charge asked exactly 15 minutes ago: fresh", Scene().asked(15min, {paid}), {K::settle_completed, R::charged});
    row("charge asked longer than 15 minutes ago: stale", Scene().asked(15min + tick, {paid}),
        {K::ask, R::evidence_stale});
    row("partly refunded longer than 15 minutes ago: stale, more may be refunded",
        Scene().asked(15min + tick, {refunded(400)}), {K::ask, R::evidence_stale});
    Scene s;
    s.organization.template_shows_refunds = true;
    row("wholly refunded longer than 15 minutes ago: terminal, never stale", s.asked(1h, {refunded(1'000)}),
        {K::settle_completed, R::charged_then_refunded});
    row("failed for good longer than 15 minutes ago: terminal, never stale", Scene().asked(1h, {failed()}),
        {K::settle_failed, R::failed_final});
    row("absences whose newest is older than 15 minutes: stale",
        Scene().absent(26min).absent(21min).absent(15min + tick), {K::ask, R::evidence_stale});
    row("absences whose newest is exactly 15 minutes old: not charged",
        Scene().absent(26min).absent(21min).absent(15min), {K::settle_failed, R::not_charged});

    row("failed, asked exactly at the fence: ask again", Scene().asked(2h - 5min, {failed()}),
        {K::ask, R::failed_may_be_retried_late});
    row("failed, asked just behind the fence: failed", Scene().asked(2h - 5min - tick, {failed()}),
        {K::settle_failed, R::failed_final});
    s = {};
    s.organization.send_deadline.reset();
    row("failed, no deadline, asked exactly at the fence: ask again", s.asked(2h - 5min, {failed()}),
        {K::ask, R::failed_may_be_retried_late});

    row("first absence exactly at the fence: does not count", absences(0min, 5min), {K::ask, R::not_found_early});
    row("first absence just behind the fence, spaced exactly five minutes: not charged", absences(tick, 5min),
        {K::settle_failed, R::not_charged});
    row("absences spaced just under five minutes: ask again", absences(tick, 5min - tick),
        {K::ask, R::not_found_early});
    row("absences spaced exactly the lag: not charged", absences(tick, 7min, 7min), {K::settle_failed, R::not_charged});
    row("absences spaced just under the lag: ask again", absences(tick, 7min - tick, 7min),
        {K::ask, R::not_found_early});

    s = aged(24h * 15);
    row("absences exactly at the end of the key window: not charged", s.absent_three_times(),
        {K::settle_failed, R::not_charged});
    s = aged(24h * 15 + tick);
    row("absences just beyond the key window: a person", s.absent_three_times(),
        {K::person, R::not_found_beyond_key_window});

    row("charged before the row, exactly the skew: completed", paid_before_row(5s), {K::settle_completed, R::charged});
    row("charged before the row, just beyond the skew: a person", paid_before_row(5s + tick),
        {K::person, R::charged_before_created});

    row("authorisation expires in exactly a day: warn", expiring_in(24h), {K::wait, R::authorized_not_captured, true});
    row("authorisation expires just later than in a day: no warning yet", expiring_in(24h + tick),
        {K::wait, R::authorized_not_captured});

    row("refunded all but one: partly", Scene().asked(1min, {refunded(999)}),
        {K::settle_completed, R::charged_then_partly_refunded});
    row("refunded one: partly", Scene().asked(1min, {refunded(1)}),
        {K::settle_completed, R::charged_then_partly_refunded});
    row("refunded nothing, though it says so: a person", Scene().asked(1min, {refunded(0)}),
        {K::person, R::unintelligible_answer});
    row("refunded more than charged: a person", Scene().asked(1min, {refunded(1'001)}),
        {K::person, R::unintelligible_answer});
    for (const std::int64_t off : {-1, 1}) {
        Payment wrong = paid;
        wrong.amount_minor = 1'000 + off;
        row(off < 0 ? "amount one less: a person" : "amount one more: a person", Scene().asked(1min, {wrong}),
            {K::person, R::amount_differs});
    }
}

void TestDecideBorders::table()
{
    QFETCH(const Scene, scene);
    QFETCH(const Expected, expected);
    check_verdict(scene.decided(), expected);
}

void TestDecideBorders::the_grace_is_the_larger_of_five_minutes_and_the_sum()
{
    Organization organization;
    GatewayTraits gateway;
    QVERIFY(grace(organization, gateway) == 5min); // 10 s + 5 s
    organization.send_deadline = 4min;
    gateway.lookup_lag = 45s;
    QVERIFY(grace(organization, gateway) == 5min); // exactly the sum
    for (Duration* part :
         {&*organization.send_deadline, &gateway.lookup_lag, &gateway.call_deadline, &organization.clock_skew}) {
        *part += tick;
        QVERIFY(grace(organization, gateway) == 5min + tick);
        *part -= tick;
    }
    organization.clock_skew = -24h; // never shortens
    QVERIFY(grace(organization, gateway) == 5min);
    gateway.lookup_lag = Duration::max(); // never overflows
    QVERIFY(grace(organization, gateway) > 24h * 36'525);
}

void TestDecideBorders::within_grace_says_when_it_ends()
{
    Scene scene = aged(1min);
    scene.organization.send_deadline = 10min;
    QVERIFY(scene.decided().not_before == scene.intent.created_at + 10min + 10s + 5s);
}

void TestDecideBorders::the_schedule_is_five_minutes_an_hour_and_five_days()
{
    Scene scene = aged(24h * 9);
    scene.asked(24h * 8, {payment(Outcome::pending)});
    Duration last = 24h * 8;
    for (const Duration wait :
         {Duration{5min}, Duration{1h}, Duration{24h}, Duration{24h}, Duration{24h}, Duration{24h}, Duration{24h}}) {
        const Verdict verdict = scene.decided();
        check_verdict(verdict, {VerdictKind::ask, Reason::still_pending});
        QVERIFY(verdict.not_before == scene.now - last + wait);
        last -= wait;
        scene.asked(last, {payment(Outcome::pending)});
    }
    check_verdict(scene.decided(), {VerdictKind::person, Reason::pending_too_long});
    QVERIFY(next_ask_after(-1) == Duration{5min} && !next_ask_after(7));
}

void TestDecideBorders::a_look_that_came_too_soon_uses_up_nothing()
{
    Scene scene;
    scene.asked(1h, {payment(Outcome::pending)}).asked(1h - 5min + tick, {payment(Outcome::pending)});
    QVERIFY(scene.decided().not_before == scene.now - 1h + 5min);
}

QTEST_APPLESS_MAIN(TestDecideBorders)
#include "tst_decide_borders.moc"
