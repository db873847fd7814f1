// The service's three steps, the fence, and the envelope that a retry receives.
#include "tests/workflow/fake_gateway.h"
#include "tests/workflow/fake_ledger.h"

#include "recovery/workflow/envelope.h"
#include "recovery/workflow/pay.h"
#include "recovery/workflow/payment_machine.h"
#include "recovery/workflow/system_clock.h"

#include <QTest>

#include <nlohmann/json.hpp>

using namespace ichido;
using namespace ichido::testing;
using namespace std::chrono_literals;

namespace {

struct Till {
    FakeClock clock;
    FakeRandom random;
    FakeLedger ledger{clock};
    FakeChargeGateway gateway;
    PaymentCall call;

    Till()
    {
        call.request = RequestKey{OrgId{1}, IdemKey(random.uuid())};
        call.amount = Money{1000, "JPY"};
        ClaimReceipt created;
        created.outcome = ClaimOutcome::created;
        created.order = Order{12, call.amount, "pending"};
        ledger.claim_answer = created;
    }
    PaymentResult pay() { return ichido::pay(ledger, gateway, clock, random, call); }
};

} // namespace

class TestPay final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_charge_is_settled_and_answered_from_the_stored_value()
    {
        Till till;
        const PaymentResult result = till.pay();
        QVERIFY(result.end == PaymentEnd::settled);
        const auto stored = nlohmann::json::parse(*result.settled->response);
        QCOMPARE(stored["http_status"].get<int>(), 201);
        QCOMPARE(stored["body"]["id"].get<int>(), 12);
        QCOMPARE(stored["body"]["amount"].get<int>(), 1000);
        QCOMPARE(stored["settled_by"].get<std::string>(), std::string("service"));
        QVERIFY(!result.disagrees);
    }

    void a_decline_is_definitive()
    {
        Till till;
        till.gateway.answer = [](const ChargeRequest&) {
            ChargeReply reply;
            reply.answer.outcome = Outcome::failed_terminal;
            Payment payment;
            payment.state = Outcome::failed_terminal;
            payment.failure_code = "card_declined";
            reply.answer.payments.push_back(payment);
            return reply;
        };
        QVERIFY(till.pay().end == PaymentEnd::settled);
        QVERIFY(till.ledger.service_settles.front().status == RequestStatus::failed);
        const auto stored = nlohmann::json::parse(till.ledger.service_settles.front().response_json);
        QCOMPARE(stored["body"]["error"].get<std::string>(), std::string("card_declined"));
    }

    void no_answer_is_never_stored()
    {
        Till till;
        // The fence passes with the call, so that nothing is waited for.
        till.gateway.answer = [&](const ChargeRequest&) {
            till.clock.now += 31s;
            ChargeReply reply;
            reply.answer.outcome = Outcome::unavailable;
            return reply;
        };
        QVERIFY(till.pay().end == PaymentEnd::charge_unknown);
        QVERIFY(till.ledger.service_settles.empty());
    }

    void another_amount_than_ours_is_never_stored()
    {
        Till till;
        till.gateway.answer = [](const ChargeRequest& request) { return ChargeReply{charged(request.request, 999)}; };
        QVERIFY(till.pay().end == PaymentEnd::charge_unknown);
        QVERIFY(till.ledger.service_settles.empty());
    }

    void what_is_not_new_is_not_charged()
    {
        for (const ClaimOutcome outcome :
             {ClaimOutcome::replay, ClaimOutcome::in_progress, ClaimOutcome::conflict, ClaimOutcome::expired}) {
            Till till;
            till.ledger.claim_answer->outcome = outcome;
            QVERIFY(till.pay().end == PaymentEnd::not_new);
            QVERIFY(till.gateway.charges.empty());
        }
    }

    void a_claim_whose_acknowledgement_was_lost_is_not_charged()
    {
        Till till;
        till.ledger.claim_answer.reset();
        QVERIFY(till.pay().end == PaymentEnd::claim_unknown);
        QVERIFY(till.gateway.charges.empty());
    }

    void past_the_fence_nothing_is_sent()
    {
        Till till;
        PaymentMachine machine(till.call);
        const auto step = machine.claimed(*till.ledger.claim_answer, till.call.send_deadline);
        QVERIFY(std::holds_alternative<PaymentMachine::End>(step));
        QVERIFY(std::get<PaymentMachine::End>(step).result.end == PaymentEnd::too_late);
    }

    void a_charge_carries_what_is_left_of_the_fence()
    {
        Till till;
        PaymentMachine machine(till.call);
        const auto step = machine.claimed(*till.ledger.claim_answer, 10s);
        QVERIFY(std::holds_alternative<PaymentMachine::Charge>(step));
        QVERIFY(std::get<PaymentMachine::Charge>(step).request.time_left == 20s);
    }

    void a_settle_that_disagrees_is_an_alarm()
    {
        Till till;
        PaymentMachine machine(till.call);
        (void)machine.claimed(*till.ledger.claim_answer, 1s);
        (void)machine.charged(ChargeReply{charged(till.call.request)}, 2s);
        SettleReceipt receipt;
        receipt.outcome = SettleOutcome::changed;
        receipt.status = RequestStatus::failed;
        const auto step = machine.settled(receipt);
        QVERIFY(std::get<PaymentMachine::End>(step).result.disagrees);
    }

    void a_lost_settle_is_sent_again_a_few_times()
    {
        Till till;
        PaymentMachine machine(till.call);
        (void)machine.claimed(*till.ledger.claim_answer, 1s);
        auto step = machine.charged(ChargeReply{charged(till.call.request)}, 2s);
        int settles = 0;
        while (!std::holds_alternative<PaymentMachine::End>(step)) {
            if (std::holds_alternative<PaymentMachine::Settle>(step)) {
                ++settles;
                step = machine.settled(fail(FailureKind::unknown, ""));
            } else {
                step = machine.resume(1h);
            }
        }
        QCOMPARE(settles, PaymentMachine::most_settles);
        QVERIFY(std::get<PaymentMachine::End>(step).result.end == PaymentEnd::settle_unknown);
    }

    void envelopes_state_refunds_and_new_keys()
    {
        Settlement refunded;
        refunded.gateway_reference = "pay_9";
        refunded.refund = Refund{300, false};
        const Order order{12, Money{1000, "JPY"}, "pending"};
        auto envelope = nlohmann::json::parse(settlement_envelope(refunded, order, "ichido"));
        QCOMPARE(envelope["body"]["status"].get<std::string>(), std::string("partially_refunded"));
        QCOMPARE(envelope["refund"]["minor"].get<int>(), 300);
        QVERIFY(!envelope.contains("settled_at"));

        Settlement failed;
        failed.status = RequestStatus::failed;
        failed.failure_code = "not_charged";
        envelope = nlohmann::json::parse(settlement_envelope(failed, order, "ichido"));
        QCOMPARE(envelope["http_status"].get<int>(), 402);
        QVERIFY(envelope["body"]["new_key_allowed"].get<bool>());
        QVERIFY(envelope["gateway_reference"].is_null());
    }

    void what_jsonb_refuses_is_replaced()
    {
        Settlement failed;
        failed.status = RequestStatus::failed;
        failed.failure_code = std::string("a\0b\xff", 4);
        const std::string text = settlement_envelope(failed, std::nullopt, "ichido");
        QVERIFY(text.find("\\u0000") == std::string::npos);
        QCOMPARE(nlohmann::json::parse(text)["body"]["error"].get<std::string>(), std::string("a\xEF\xBF\xBD"
                                                                                              "b\xEF\xBF\xBD"));
    }

    void the_systems_clock_and_randomness_work()
    {
        SystemClock clock;
        const Duration first = clock.monotonic();
        QVERIFY(clock.monotonic() >= first);
        SystemRandom random;
        const Uuid uuid = random.uuid();
        QVERIFY(uuid != random.uuid());
        QCOMPARE(uuid.bytes[6] >> 4, 4);
        QCOMPARE(uuid.bytes[8] >> 6, 2);
        for (int i = 0; i < 100; ++i)
            QVERIFY(random.below(3) < 3);
    }
};

QTEST_APPLESS_MAIN(TestPay)
#include "tst_pay.moc"
