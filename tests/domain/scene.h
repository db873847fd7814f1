// Short ways to a situation that decide() judges.
#pragma once

#include "recovery/domain/verdict.h"

#include <string>
#include <utility>
#include <vector>

namespace ichido::scene {

using namespace std::chrono_literals;

inline const Instant noon = *parse_instant("2026-11-30T12:00:00Z");

inline RequestKey our_request()
{
    return {OrgId{7}, *IdemKey::parse("3f2a1111-2222-4333-8444-555566667777")};
}

/// Ours in key, order, account, amount and currency.
inline Payment payment(Outcome state, std::string reference = "pay_1")
{
    Payment made;
    made.state = state;
    made.reference = std::move(reference);
    made.key = gateway_key(our_request());
    made.order_id = "1234";
    made.account = "acct_ours";
    made.amount_minor = 1'000;
    made.currency = "JPY";
    return made;
}

inline Payment failed(std::string reference = "pay_1")
{
    Payment made = payment(Outcome::failed_terminal, std::move(reference));
    made.failure_code = "card_declined";
    return made;
}

inline Payment refunded(std::int64_t minor, std::string reference = "pay_1")
{
    Payment made = payment(Outcome::succeeded_then_refunded, std::move(reference));
    made.refunded_minor = minor;
    return made;
}

/// One payment is the answer's outcome; more are several; none are not found.
inline GatewayAnswer answer(std::vector<Payment> payments)
{
    GatewayAnswer made;
    made.outcome = payments.empty()       ? Outcome::not_found
                   : payments.size() == 1 ? payments.front().state
                                          : Outcome::several;
    made.payments = std::move(payments);
    return made;
}

inline GatewayAnswer without_payment(Outcome outcome)
{
    GatewayAnswer made;
    made.outcome = outcome;
    return made;
}

/// A row that is two hours old, of an organisation with a send deadline, so that G is five
/// minutes; a gateway that is authoritative and whose credentials are proven.
struct Scene {
    Intent intent;
    Organization organization;
    GatewayTraits gateway;
    std::vector<Evidence> history;
    bool lease_held_by_other = false;
    Instant now = noon;

    Scene()
    {
        intent.request = our_request();
        intent.created_at = noon - 2h;
        intent.order = Order{1234, {1'000, "JPY"}, "pending"};
        organization.id = intent.request.org;
        organization.gateway = "sandbox";
        organization.send_deadline = 30s;
        gateway.account = "acct_ours";
        gateway.credentials_proven = true;
    }

    /// `ago` is before `now` as it stands when this is called.
    Scene& asked(Duration ago, GatewayAnswer said)
    {
        Evidence evidence;
        evidence.id = static_cast<std::int64_t>(history.size()) + 1;
        evidence.request = intent.request;
        evidence.row_created_at = intent.created_at;
        evidence.asked_at = now - ago;
        evidence.authoritative = gateway.authoritative;
        evidence.credentials_proven = gateway.credentials_proven;
        evidence.failure_is_final = gateway.failure_is_final;
        evidence.answer = std::move(said);
        history.push_back(std::move(evidence));
        return *this;
    }
    Scene& asked(Duration ago, std::vector<Payment> payments) { return asked(ago, answer(std::move(payments))); }
    Scene& absent(Duration ago) { return asked(ago, answer({})); }
    Scene& asked(Duration ago, Outcome outcome) { return asked(ago, without_payment(outcome)); }

    /// Three absences, each five minutes after the last; the newest a minute old.
    Scene& absent_three_times()
    {
        for (const Duration ago : {Duration{11min}, Duration{6min}, Duration{1min}})
            absent(ago);
        return *this;
    }

    [[nodiscard]] Situation situation() const
    {
        return {intent, organization, gateway, history, lease_held_by_other, now};
    }
    [[nodiscard]] Verdict decided() const { return decide(situation()); }
};

} // namespace ichido::scene
