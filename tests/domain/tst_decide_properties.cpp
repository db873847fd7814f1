// What holds for every verdict, whatever is asked: checked over drawn situations.
#include "tests/domain/any_scene.h"

#include <QTest>

#include <set>

using namespace ichido;
using namespace ichido::scene;

namespace {

bool settles(const Verdict& verdict)
{
    return verdict.kind == VerdictKind::settle_completed || verdict.kind == VerdictKind::settle_failed;
}

const Evidence& evidence_of(const Scene& scene, std::int64_t id)
{
    const auto found = std::find_if(scene.history.begin(), scene.history.end(),
                                    [id](const Evidence& evidence) { return evidence.id == id; });
    RC_ASSERT(found != scene.history.end());
    return *found;
}

/// Checks many situations and their verdicts; few of them settle, so that each test draws thirty at a time.
template <typename Property>
bool holds_for_all(Property property, int draws = 30)
{
    return rc::check([&] {
        for (int i = 0; i < draws; ++i) {
            // At full size: rapidcheck draws small numbers first, and a border is nowhere near them.
            const Scene scene = *rc::gen::resize(rc::kNominalSize, rc::gen::exec(any_scene));
            property(scene, scene.decided());
        }
    });
}

} // namespace

class TestDecideProperties final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_drawn_situations_settle_in_every_way();
    void nothing_settles_without_evidence();
    void nothing_settles_while_a_payment_is_undecided();
    void a_completed_has_the_orders_amount_and_a_reference();
    void an_absence_fails_only_behind_the_fence_by_three_counted_answers();
    void only_the_time_of_asking_orders_the_answers();
    void the_same_is_decided_again();
    void silence_never_settles_more();
    void a_person_is_told_why();
};

/// Otherwise the properties below would hold of nothing.
void TestDecideProperties::the_drawn_situations_settle_in_every_way()
{
    std::set<Reason> settled;
    QVERIFY(holds_for_all(
        [&](const Scene&, const Verdict& verdict) {
            if (settles(verdict))
                settled.insert(verdict.reason);
        },
        100));
    const std::set<Reason> every_way{Reason::charged,
                                     Reason::charged_after_failed_attempts,
                                     Reason::charged_then_partly_refunded,
                                     Reason::charged_then_refunded,
                                     Reason::failed_final,
                                     Reason::not_charged};
    QVERIFY(settled == every_way);
}

void TestDecideProperties::nothing_settles_without_evidence()
{
    QVERIFY(holds_for_all([](const Scene& scene, const Verdict& verdict) {
        RC_ASSERT(verdict.settlement.has_value() == settles(verdict));
        Instant last = Instant::min();
        for (const std::int64_t id : verdict.evidence_ids) {
            const Evidence& evidence = evidence_of(scene, id);
            RC_ASSERT(evidence.request == scene.intent.request);
            RC_ASSERT(evidence.row_created_at == scene.intent.created_at);
            RC_ASSERT(evidence.asked_at >= last);
            last = evidence.asked_at;
        }
        if (!settles(verdict))
            return;
        RC_ASSERT(!verdict.evidence_ids.empty());
        RC_ASSERT(scene.intent.status == RequestStatus::processing);
        RC_ASSERT(!scene.lease_held_by_other && scene.organization.configured);
        RC_ASSERT(scene.now - scene.intent.created_at >= grace(scene.organization, scene.gateway));
        RC_ASSERT(!verdict.alarm && !verdict.propose_refund && !verdict.stop_gateway);
    }));
}

void TestDecideProperties::nothing_settles_while_a_payment_is_undecided()
{
    QVERIFY(holds_for_all([](const Scene& scene, const Verdict& verdict) {
        if (!settles(verdict))
            return;
        for (const std::int64_t id : verdict.evidence_ids)
            for (const Payment& one : evidence_of(scene, id).answer.payments)
                RC_ASSERT(one.state == Outcome::succeeded || one.state == Outcome::succeeded_then_refunded ||
                          one.state == Outcome::failed_terminal);
    }));
}

void TestDecideProperties::a_completed_has_the_orders_amount_and_a_reference()
{
    QVERIFY(holds_for_all([](const Scene& scene, const Verdict& verdict) {
        if (verdict.kind != VerdictKind::settle_completed)
            return;
        const Settlement& written = *verdict.settlement;
        RC_ASSERT(written.status == RequestStatus::completed);
        RC_ASSERT(scene.intent.order.has_value());
        RC_ASSERT(written.amount == scene.intent.order->amount);
        RC_ASSERT(!written.gateway_reference.empty());
        RC_ASSERT(written.failure_code.empty());
        const GatewayAnswer& said = evidence_of(scene, verdict.evidence_ids.back()).answer;
        int charges = 0;
        for (const Payment& one : said.payments)
            if (one.state == Outcome::succeeded || one.state == Outcome::succeeded_then_refunded) {
                ++charges;
                RC_ASSERT(one.reference == written.gateway_reference);
                RC_ASSERT(one.refunded_minor == (written.refund ? written.refund->minor : 0));
            }
        RC_ASSERT(charges == 1);
        if (written.refund)
            RC_ASSERT(written.refund->whole == (written.refund->minor == written.amount->minor));
    }));
}

void TestDecideProperties::an_absence_fails_only_behind_the_fence_by_three_counted_answers()
{
    QVERIFY(holds_for_all([](const Scene& scene, const Verdict& verdict) {
        if (verdict.kind != VerdictKind::settle_failed)
            return;
        RC_ASSERT(verdict.settlement->status == RequestStatus::failed);
        RC_ASSERT(!verdict.settlement->failure_code.empty());
        RC_ASSERT((verdict.settlement->failure_code == "not_charged") == (verdict.reason == Reason::not_charged));
        const Instant fence = scene.intent.created_at + grace(scene.organization, scene.gateway);
        if (verdict.reason != Reason::not_charged) {
            const Evidence& failure = evidence_of(scene, verdict.evidence_ids.back());
            RC_ASSERT(failure.failure_is_final || (scene.organization.send_deadline && failure.asked_at > fence));
            return;
        }
        RC_ASSERT(scene.organization.send_deadline.has_value());
        int counted = 0;
        Instant last = Instant::min();
        for (const std::int64_t id : verdict.evidence_ids) {
            const Evidence& absence = evidence_of(scene, id);
            RC_ASSERT(absence.answer.outcome == Outcome::not_found);
            RC_ASSERT(absence.authoritative && absence.credentials_proven);
            RC_ASSERT(absence.asked_at > fence);
            if (counted == 0 || absence.asked_at - last >= std::max<Duration>(5min, scene.gateway.lookup_lag)) {
                ++counted;
                last = absence.asked_at;
            }
        }
        RC_ASSERT(counted >= 3);
        RC_ASSERT(scene.now - evidence_of(scene, verdict.evidence_ids.back()).asked_at <= 15min);
        for (const Evidence& earlier : scene.history)
            if (earlier.request == scene.intent.request && earlier.row_created_at == scene.intent.created_at)
                RC_ASSERT(earlier.answer.payments.empty());
    }));
}

void TestDecideProperties::only_the_time_of_asking_orders_the_answers()
{
    QVERIFY(holds_for_all([](Scene scene, const Verdict& before) {
        for (std::size_t i = scene.history.size(); i > 1; --i)
            std::swap(scene.history[i - 1], scene.history[*rc::gen::inRange<std::size_t>(0, i)]);
        RC_ASSERT(scene.decided() == before);
    }));
}

void TestDecideProperties::the_same_is_decided_again()
{
    QVERIFY(holds_for_all([](const Scene& scene, const Verdict& verdict) {
        const Scene copy = scene;
        RC_ASSERT(scene.decided() == verdict);
        RC_ASSERT(copy.decided() == verdict);
    }));
}

void TestDecideProperties::silence_never_settles_more()
{
    QVERIFY(holds_for_all([](Scene scene, const Verdict& before) {
        const Outcome outcome = *rc::gen::element(Outcome::unavailable, Outcome::rate_limited, Outcome::unauthorized);
        scene.asked(any_stretch(), outcome); // at any place among the answers
        const Verdict after = scene.decided();
        if (!settles(before))
            RC_ASSERT(!settles(after));
        else if (settles(after))
            RC_ASSERT(after == before);
    }));
}

void TestDecideProperties::a_person_is_told_why()
{
    QVERIFY(holds_for_all([](const Scene&, const Verdict& verdict) {
        if (verdict.kind != VerdictKind::person)
            return;
        RC_ASSERT(verdict.reason != Reason::no_evidence);
        RC_ASSERT(!verdict.evidence_ids.empty() || verdict.reason == Reason::organization_unconfigured);
        RC_ASSERT(!verdict.not_before.has_value());
    }));
}

QTEST_APPLESS_MAIN(TestDecideProperties)
#include "tst_decide_properties.moc"
