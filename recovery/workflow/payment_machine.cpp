#include "recovery/workflow/payment_machine.h"

#include "recovery/workflow/backoff.h"
#include "recovery/workflow/envelope.h"

#include <utility>

namespace ichido {

namespace {

using namespace std::chrono_literals;

/// Ours: names our key (or none), one payment, the amount that was asked for.
bool is_our_charge(const GatewayAnswer& answer, const PaymentCall& call)
{
    if (answer.outcome != Outcome::succeeded || answer.payments.size() != 1)
        return false;
    const Payment& payment = answer.payments.front();
    return payment.state == Outcome::succeeded && payment.amount_minor == call.amount.minor &&
           payment.currency == call.amount.currency && (!payment.key || *payment.key == gateway_key(call.request));
}

Settlement settlement_of(const GatewayAnswer& answer, const Money& amount)
{
    Settlement settlement;
    if (!answer.payments.empty())
        settlement.gateway_reference = answer.payments.front().reference;
    if (answer.outcome == Outcome::succeeded) {
        settlement.amount = amount;
        return settlement;
    }
    settlement.status = RequestStatus::failed;
    settlement.failure_code = "declined";
    if (!answer.payments.empty())
        settlement.failure_code = answer.payments.front().failure_code.value_or("declined");
    return settlement;
}

} // namespace

PaymentMachine::Step PaymentMachine::begin() const
{
    return Claim{ClaimCommand{m_call.request, m_call.sha_raw, m_call.sha_jcs, m_call.amount}};
}

PaymentMachine::Step PaymentMachine::end(PaymentEnd end, std::optional<Failure> failure)
{
    m_result.end = end;
    m_result.failure = std::move(failure);
    return End{m_result};
}

PaymentMachine::Step PaymentMachine::claimed(Result<ClaimReceipt> reply, Duration elapsed)
{
    if (!reply) {
        const bool lost = reply.error().kind == FailureKind::unknown || reply.error().kind == FailureKind::timed_out;
        return end(lost ? PaymentEnd::claim_unknown : PaymentEnd::unavailable, std::move(reply.error()));
    }
    m_result.claim = std::move(*reply);
    if (m_result.claim->outcome != ClaimOutcome::created)
        return end(PaymentEnd::not_new);
    return charge(elapsed);
}

PaymentMachine::Step PaymentMachine::charge(Duration elapsed)
{
    if (elapsed >= m_call.send_deadline)
        return end(m_charges == 0 ? PaymentEnd::too_late : PaymentEnd::charge_unknown);
    ++m_charges;
    const auto& order = m_result.claim->order;
    return Charge{ChargeRequest{m_call.request, order ? order->id : 0, m_call.amount, m_call.send_deadline - elapsed}};
}

PaymentMachine::Step PaymentMachine::charged(const Result<ChargeReply>& reply, Duration elapsed)
{
    const bool again = m_charges < most_charges && elapsed < m_call.send_deadline;
    if (!reply) {
        if (again && reply.error().kind == FailureKind::unavailable)
            return BackOff{backoff_limit(100ms, 2s, m_charges - 1)};
        return end(PaymentEnd::charge_unknown, reply.error());
    }
    const GatewayAnswer& answer = reply->answer;
    if (is_our_charge(answer, m_call) || answer.outcome == Outcome::failed_terminal) {
        const Settlement settlement = settlement_of(answer, m_call.amount);
        m_settle =
            ServiceSettleCommand{m_call.request, m_result.claim->request_sha, m_result.claim->created_at,
                                 settlement.status, settlement_envelope(settlement, m_result.claim->order, "service")};
        return settle();
    }
    if (again && (answer.outcome == Outcome::unavailable || answer.outcome == Outcome::rate_limited))
        return BackOff{backoff_limit(100ms, 2s, m_charges - 1)};
    return end(PaymentEnd::charge_unknown); // nothing definitive: never stored (C8)
}

PaymentMachine::Step PaymentMachine::settle()
{
    m_settling = true;
    ++m_settles;
    return Settle{m_settle};
}

PaymentMachine::Step PaymentMachine::settled(Result<SettleReceipt> reply)
{
    if (!reply) {
        const FailureKind kind = reply.error().kind;
        const bool repeat = kind == FailureKind::unknown || kind == FailureKind::busy ||
                            kind == FailureKind::unavailable || kind == FailureKind::timed_out;
        if (repeat && m_settles < most_settles)
            return BackOff{backoff_limit(100ms, 2s, m_settles - 1)};
        return end(PaymentEnd::settle_unknown, std::move(reply.error()));
    }
    m_result.settled = std::move(*reply);
    const SettleReceipt& receipt = *m_result.settled;
    m_result.disagrees =
        receipt.outcome == SettleOutcome::changed || (receipt.status && *receipt.status != m_settle.status);
    if (receipt.outcome == SettleOutcome::refused)
        return end(PaymentEnd::settle_unknown, Failure{FailureKind::refused, receipt.refusal, {}});
    return end(PaymentEnd::settled);
}

PaymentMachine::Step PaymentMachine::resume(Duration elapsed)
{
    return m_settling ? settle() : charge(elapsed);
}

} // namespace ichido
