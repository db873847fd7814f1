// The gateway of the simulation: what really happened to one key, and how it answers.
#pragma once

#include "tests/simulation/sim_schedule.h"

#include "recovery/ports/charge_gateway.h"
#include "recovery/ports/gateway.h"

#include <vector>

namespace ichido::simulation {

class SimGateway final {
public:
    explicit SimGateway(Schedule& schedule);

    void charge(ChargeRequest request, Reply<ChargeReply> reply);
    void look_up(LookupRequest request, Reply<LookupReply> reply);

    struct Attempt {
        Payment payment;
        Duration charged_at{0};
        Duration visible_at{0}; ///< look-ups lag behind
    };
    std::vector<Attempt> truth;
    GatewayTraits traits;
    bool faults = true;

private:
    [[nodiscard]] bool out_of_order() const;
    [[nodiscard]] GatewayAnswer charge_now(const ChargeRequest& request);
    [[nodiscard]] GatewayAnswer answer_now();

    Schedule& m_schedule;
    std::vector<std::pair<Duration, Duration>> m_outages;
    Duration m_skew{0};
    int m_next_reference = 1;
};

} // namespace ichido::simulation
