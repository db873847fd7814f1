// Who acts in the simulation. Both run the project's own state machines and crash at any step.
#pragma once

#include "tests/simulation/plants.h"
#include "tests/simulation/sim_database.h"
#include "tests/simulation/sim_gateway.h"
#include "tests/simulation/sim_schedule.h"

#include "recovery/workflow/payment_machine.h"
#include "recovery/workflow/recovery_machine.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ichido::simulation {

/// What the actors share.
struct World {
    explicit World(std::uint64_t seed, Plant bug)
        : schedule(seed), plant(bug), database(schedule, bug), gateway(schedule)
    {
    }
    Schedule schedule;
    Plant plant;
    SimDatabase database;
    SimGateway gateway;
    Organization organization;
    RequestKey request;
    Sha256 sha;
    Money amount;
    bool faults = true;
    std::vector<PlanLine> plans; ///< every plan that a console froze
};

/// One request of the payment service: claim, charge, settle. A crash drops it; a late worker
/// gets its replies only after a long pause.
class Worker final : public std::enable_shared_from_this<Worker> {
public:
    explicit Worker(World& world);
    void begin();

private:
    void perform(PaymentMachine::Step step);
    /// Runs `next` when the process gets to it, unless it crashed.
    void go_on(std::function<PaymentMachine::Step(Duration elapsed)> next);

    World& m_world;
    Duration m_started{0};
    PaymentMachine m_machine;
};

/// One console: passes over the stuck intent, plans, applies, sometimes an old plan again.
class Console final : public std::enable_shared_from_this<Console> {
public:
    Console(World& world, std::string name);
    void begin();

private:
    /// One machine at work: asking or applying.
    struct Pass {
        RecoveryMachine machine;
        std::optional<PlanLine> line; ///< when applying
        Duration asked_at{0};
        std::vector<std::int64_t> recorded;
        std::optional<Outcome> last_answer;
        Outcome recording = Outcome::unavailable;
    };
    using PassPtr = std::shared_ptr<Pass>;

    void look();
    void feed(const PassPtr& pass, const RecoveryEvent& event);
    void perform(const PassPtr& pass, const RecoveryAction& wanted);
    void finish(const PassPtr& pass);
    void apply(const PlanLine& line);
    [[nodiscard]] Verdict with_planted_bug(const Pass& pass) const;

    World& m_world;
    std::string m_name;
    Uuid m_client;
};

} // namespace ichido::simulation
