#include "tests/simulation/sim_gateway.h"

#include <algorithm>

namespace ichido::simulation {

SimGateway::SimGateway(Schedule& schedule) : m_schedule(schedule)
{
    SimRandom& random = schedule.random;
    traits.authoritative = !random.chance(5);
    traits.credentials_proven = !random.chance(5);
    traits.failure_is_final = random.chance(40);
    traits.lookup_lag = random.chance(50) ? Duration{0} : random.between(1s, 120s);
    m_skew = random.between(-4s, 4s);
    for (int i = 0; i < 2; ++i) {
        const Duration from = random.between(0s, 3h);
        m_outages.emplace_back(from, from + random.between(10s, 30min));
    }
}

bool SimGateway::out_of_order() const
{
    if (!faults)
        return false;
    return std::any_of(m_outages.begin(), m_outages.end(), [now = m_schedule.now()](const auto& outage) {
        return outage.first <= now && now < outage.second;
    });
}

GatewayAnswer SimGateway::charge_now(const ChargeRequest& request)
{
    SimRandom& random = m_schedule.random;
    // One key, one live payment; a declined one may be tried again unless a failure is final.
    const bool again =
        truth.empty() || (truth.back().payment.state == Outcome::failed_terminal && !traits.failure_is_final);
    if (again) {
        Attempt attempt;
        attempt.payment.reference = "pay_" + std::to_string(m_next_reference++);
        attempt.payment.key = gateway_key(request.request);
        attempt.payment.amount_minor = request.amount.minor;
        attempt.payment.currency = request.amount.currency;
        attempt.payment.created_at = m_schedule.instant() + m_skew;
        attempt.charged_at = attempt.visible_at = m_schedule.now();
        if (traits.lookup_lag > Duration{1})
            attempt.visible_at += random.between(Duration{0}, traits.lookup_lag);
        const std::uint64_t fate = random.next() % 100;
        attempt.payment.state = fate < 60   ? Outcome::succeeded
                                : fate < 85 ? Outcome::failed_terminal
                                : fate < 95 ? Outcome::pending
                                            : Outcome::failed_retryable;
        if (attempt.payment.state == Outcome::failed_terminal)
            attempt.payment.failure_code = "card_declined";
        truth.push_back(attempt);
        m_schedule.trace("gateway", std::string("charge ") + std::string(to_word(attempt.payment.state)));
        if (attempt.payment.state == Outcome::pending || attempt.payment.state == Outcome::failed_retryable) {
            const std::size_t index = truth.size() - 1;
            const Outcome later = random.chance(60) ? Outcome::succeeded : Outcome::failed_terminal;
            m_schedule.after(random.between(1s, 2h), [this, index, later] {
                truth[index].payment.state = later;
                m_schedule.trace("gateway", std::string("became ") + std::string(to_word(later)));
            });
        }
    }
    GatewayAnswer answer;
    answer.outcome = truth.back().payment.state;
    answer.payments = {truth.back().payment};
    return answer;
}

void SimGateway::charge(ChargeRequest request, Reply<ChargeReply> reply)
{
    SimRandom& random = m_schedule.random;
    const Duration there = random.between(1ms, 5s);
    const Duration back = random.between(1ms, 4s);
    const bool lost_there = faults && random.chance(5);
    const bool lost_back = faults && random.chance(10);
    m_schedule.after(there, [this, request, reply = std::move(reply), back, lost_there, lost_back] {
        ChargeReply result;
        result.answer.outcome = Outcome::unavailable;
        if (!lost_there && !out_of_order()) {
            GatewayAnswer answer = charge_now(request);
            if (!lost_back)
                result.answer = std::move(answer);
        }
        m_schedule.after(back, [reply, result] { reply(result); });
    });
}

GatewayAnswer SimGateway::answer_now()
{
    SimRandom& random = m_schedule.random;
    GatewayAnswer answer;
    const std::uint64_t fate = faults ? random.next() % 100 : 99;
    if (out_of_order() || fate < 6) {
        answer.outcome = Outcome::unavailable;
        answer.detail = "timeout";
        return answer;
    }
    if (fate < 8) {
        answer.outcome = Outcome::rate_limited;
        answer.retry_after = random.between(1s, 300s);
        return answer;
    }
    if (fate < 9) {
        answer.outcome = random.chance(50) ? Outcome::unauthorized : Outcome::unintelligible;
        return answer;
    }
    for (const Attempt& attempt : truth) {
        if (attempt.visible_at <= m_schedule.now())
            answer.payments.push_back(attempt.payment);
    }
    answer.outcome = answer.payments.empty()      ? Outcome::not_found
                     : answer.payments.size() > 1 ? Outcome::several
                                                  : answer.payments.front().state;
    return answer;
}

void SimGateway::look_up(LookupRequest request, Reply<LookupReply> reply)
{
    SimRandom& random = m_schedule.random;
    const Duration there = random.between(1ms, 4s);
    const Duration back = random.between(1ms, 5s);
    m_schedule.after(there, [this, gateway = request.gateway, reply = std::move(reply), back] {
        LookupReply result;
        result.answer = answer_now();
        result.traits = traits;
        result.profile = gateway;
        m_schedule.trace("gateway", std::string("answers ") + std::string(to_word(result.answer.outcome)));
        m_schedule.after(back, [reply, result] { reply(result); });
    });
}

} // namespace ichido::simulation
