// A gateway whose answers wait until the test lets them go.
#pragma once

#include "recovery/ports/charge_gateway.h"
#include "recovery/ports/gateway.h"

#include <deque>
#include <functional>
#include <map>

namespace ichido::testing {

[[nodiscard]] inline GatewayAnswer charged(const RequestKey& request, std::int64_t minor = 1000)
{
    Payment payment;
    payment.state = Outcome::succeeded;
    payment.reference = "pay_1";
    payment.key = gateway_key(request);
    payment.amount_minor = minor;
    payment.currency = "JPY";
    GatewayAnswer answer;
    answer.outcome = Outcome::succeeded;
    answer.payments.push_back(std::move(payment));
    return answer;
}

class FakeGateway final : public Gateway {
public:
    /// What is answered; by default everything was charged.
    std::function<GatewayAnswer(const LookupRequest&)> answer = [](const LookupRequest& request) {
        return charged(request.request);
    };
    std::optional<Failure> nothing_asked;
    int asked = 0;
    int under_way = 0;
    int most_under_way = 0;
    std::map<RequestKey, int> asked_by_key;

    void look_up(LookupRequest request, CancelToken cancel, Reply<LookupReply> reply) override
    {
        ++asked;
        ++asked_by_key[request.request];
        most_under_way = std::max(most_under_way, ++under_way);
        m_waiting.push_back({std::move(request), std::move(cancel), std::move(reply)});
    }
    [[nodiscard]] std::optional<GatewayTraits> traits(const std::string& gateway) const override
    {
        if (gateway != "fake")
            return std::nullopt;
        GatewayTraits traits;
        traits.credentials_proven = true;
        return traits;
    }

    /// Lets the oldest answer go; false when none waits.
    bool answer_one()
    {
        if (m_waiting.empty())
            return false;
        const Waiting waiting = std::move(m_waiting.front());
        m_waiting.pop_front();
        --under_way;
        if (waiting.cancel.cancelled()) {
            waiting.reply(fail(FailureKind::cancelled, "cancelled"));
        } else if (nothing_asked) {
            waiting.reply(tl::unexpected(*nothing_asked));
        } else {
            LookupReply reply;
            reply.answer = answer(waiting.request);
            reply.traits = *traits("fake");
            reply.profile = "fake";
            waiting.reply(std::move(reply));
        }
        return true;
    }

private:
    struct Waiting {
        LookupRequest request;
        CancelToken cancel;
        Reply<LookupReply> reply;
    };
    std::deque<Waiting> m_waiting;
};

class FakeChargeGateway final : public ChargeGateway {
public:
    std::function<Result<ChargeReply>(const ChargeRequest&)> answer = [](const ChargeRequest& request) {
        return ChargeReply{charged(request.request, request.amount.minor)};
    };
    std::vector<ChargeRequest> charges;

    void charge(ChargeRequest request, Reply<ChargeReply> reply) override
    {
        charges.push_back(request);
        reply(answer(request));
    }
};

} // namespace ichido::testing
