// Any situation that decide() can meet, drawn near the borders where rows of the table meet.
#pragma once

#include "tests/domain/scene.h"

#include <rapidcheck.h>

#include <algorithm>

namespace ichido::scene {

/// A stretch of time, often exactly at a border of the table or a microsecond beside it.
inline Duration any_stretch()
{
    const Duration border =
        *rc::gen::element<Duration>(1s, 5s, 1min, 1min, 5min, 6min, 11min, 15min, 1h, 2h, 24h, 24h * 15);
    return std::max(Duration::zero(), border + Duration{*rc::gen::element(0, 0, -1, 1, 30'000'000)});
}

/// Mostly ours in everything; sometimes one thing about it is not.
inline Payment any_payment()
{
    Payment made = payment(*rc::gen::weightedElement<Outcome>({{6, Outcome::succeeded},
                                                               {3, Outcome::succeeded_then_refunded},
                                                               {6, Outcome::failed_terminal},
                                                               {1, Outcome::failed_retryable},
                                                               {1, Outcome::pending},
                                                               {1, Outcome::authorized},
                                                               {1, Outcome::unintelligible}}),
                           *rc::gen::weightedElement<std::string>({{9, "pay_1"}, {3, "pay_2"}, {1, ""}}));
    if (made.state == Outcome::succeeded_then_refunded)
        made.refunded_minor = *rc::gen::element<std::int64_t>(0, 1, 400, 999, 1'000, 1'000, 1'000, 1'001);
    if (made.state == Outcome::failed_terminal)
        made.failure_code = *rc::gen::element<std::string>("card_declined", "not_charged", "");
    switch (*rc::gen::inRange(0, 24)) {
    case 0:
        made.key = gateway_key({OrgId{8}, our_request().key});
        break;
    case 1:
        made.key.reset();
        break;
    case 2:
        made.order_id = "1235";
        break;
    case 3:
        made.account = "acct_elsewhere";
        break;
    case 4:
        made.amount_minor = *rc::gen::element<std::int64_t>(999, 1'001, -1'000, 0);
        break;
    case 5:
        made.amount_minor.reset();
        break;
    case 6:
        made.currency = "USD";
        break;
    case 7:
        made.currency.reset();
        break;
    case 8:
        made.created_at = noon - any_stretch();
        break;
    case 9:
        made.expires_at = noon - 1h + any_stretch();
        break;
    default:
        break;
    }
    return made;
}

inline GatewayAnswer any_answer()
{
    const int kind = *rc::gen::inRange(0, 20);
    if (kind < 4)
        return answer({});
    if (kind < 6)
        return without_payment(*rc::gen::element(Outcome::unavailable, Outcome::rate_limited, Outcome::unauthorized,
                                                 Outcome::unintelligible));
    std::vector<Payment> payments{any_payment()};
    for (int more = *rc::gen::weightedElement<int>({{6, 0}, {3, 1}, {1, 2}}); more > 0; --more)
        payments.push_back(any_payment());
    GatewayAnswer made = answer(std::move(payments));
    if (kind == 19) // one that contradicts itself
        made.outcome = static_cast<Outcome>(*rc::gen::inRange(0, static_cast<int>(Outcome::unintelligible) + 1));
    return made;
}

/// One thing in so many is otherwise.
inline bool rarely(int in = 20)
{
    return *rc::gen::inRange(0, in) == 0;
}

/// Three or more absences in a row, which alone lead to not_charged; often just too close.
inline void add_absences(Scene& scene)
{
    std::vector<Duration> agos{*rc::gen::element<Duration>(0s, 1min, 15min, 15min + Duration{1})};
    for (int more = *rc::gen::inRange(1, 5); more > 0; --more)
        agos.push_back(agos.back() + *rc::gen::element<Duration>(5min - Duration{1}, 5min, 5min, 6min, 1h));
    for (auto ago = agos.rbegin(); ago != agos.rend(); ++ago)
        scene.absent(*ago);
}

inline Scene any_scene()
{
    Scene scene;
    scene.intent.created_at =
        scene.now - *rc::gen::element<Duration>(4min, 5min, 20min, 2h, 2h, 24h, 24h * 15, 24h * 15 + Duration{1});
    if (rarely())
        scene.intent.status = *rc::gen::element(RequestStatus::completed, RequestStatus::failed);
    if (rarely())
        scene.intent.order.reset();
    if (rarely())
        scene.intent.known_reference = *rc::gen::element<std::string>("", "pay_1");
    scene.organization.configured = !rarely();
    if (rarely(4))
        scene.organization.send_deadline.reset();
    else if (rarely())
        scene.organization.send_deadline = 10min;
    scene.organization.template_shows_refunds = *rc::gen::arbitrary<bool>();
    scene.gateway.authoritative = !rarely();
    scene.gateway.credentials_proven = !rarely();
    scene.gateway.failure_is_final = rarely(4);
    scene.gateway.lookup_lag = *rc::gen::element<Duration>(0s, 0s, 5min, 6min);
    scene.lease_held_by_other = rarely();
    std::vector<Duration> agos;
    for (int more = *rc::gen::weightedElement<int>({{1, 0}, {8, 1}, {3, 2}, {2, 3}, {1, 4}}); more > 0; --more)
        agos.push_back(any_stretch());
    std::sort(agos.rbegin(), agos.rend());
    for (const Duration ago : agos)
        scene.asked(ago, any_answer());
    if (rarely(6))
        add_absences(scene);
    if (!scene.history.empty() && rarely())
        scene.history.front().row_created_at -= Duration{1};
    if (!scene.history.empty() && rarely())
        scene.history.back().request.org = OrgId{8};
    return scene;
}

} // namespace ichido::scene
