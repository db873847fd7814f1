#include "tests/simulation/simulation.h"

#include "tests/simulation/sim_actors.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

namespace ichido::simulation {

namespace {

constexpr Duration faults_end = 5h;
constexpr Duration horizon = 9h;

void set_up(World& world)
{
    SimRandom& random = world.schedule.random;
    world.request = RequestKey{OrgId{1}, IdemKey(random.uuid())};
    const Uuid content = random.uuid();
    std::copy(content.bytes.begin(), content.bytes.end(), world.sha.bytes.begin());
    world.amount = Money{1000 + static_cast<std::int64_t>(random.next() % 9000), "JPY"};
    world.organization.id = world.request.org;
    world.organization.gateway = "simulated";
    if (!random.chance(15))
        world.organization.send_deadline = random.chance(50) ? Duration{60s} : Duration{10min};
}

/// The client comes again with the same key after the row was purged: another command.
void purge_and_claim_again(World& world)
{
    world.schedule.after(world.schedule.random.between(5min, 40min), [&world] {
        const bool failed = world.database.status() == RequestStatus::failed;
        if (failed && world.schedule.random.chance(60) && world.database.purge())
            std::make_shared<Worker>(world)->begin();
        if (world.schedule.now() < 6h)
            purge_and_claim_again(world);
    });
}

std::string reference_of(const Transition& transition)
{
    const auto envelope = nlohmann::json::parse(transition.response, nullptr, false);
    if (!envelope.is_object() || !envelope.contains("gateway_reference") || !envelope["gateway_reference"].is_string())
        return {};
    return envelope["gateway_reference"].get<std::string>();
}

std::int64_t amount_of(const Transition& transition)
{
    const auto envelope = nlohmann::json::parse(transition.response, nullptr, false);
    return envelope.value(nlohmann::json::json_pointer("/body/amount"), std::int64_t{-1});
}

bool is_dead(const Payment& payment)
{
    return payment.state == Outcome::failed_terminal;
}

/// I4: what the stored evidence must show before Ichido may write.
bool evidence_permits(const World& world, const Transition& transition)
{
    int absences = 0;
    std::optional<Instant> last_absence;
    bool failed = false;
    for (const std::int64_t id : transition.evidence) {
        const Evidence& evidence = world.database.evidence.at(id);
        const auto& payments = evidence.answer.payments;
        if (transition.status == RequestStatus::completed &&
            std::any_of(payments.begin(), payments.end(), [&](const Payment& payment) {
                return payment.state == Outcome::succeeded && payment.reference == reference_of(transition);
            }))
            return true;
        failed = failed || (!payments.empty() && std::all_of(payments.begin(), payments.end(), is_dead));
        const bool spaced = !last_absence || evidence.asked_at - *last_absence >= not_found_spacing;
        if (evidence.answer.outcome == Outcome::not_found && spaced) {
            ++absences;
            last_absence = evidence.asked_at;
        }
    }
    return transition.status == RequestStatus::failed && (failed || absences >= not_found_answers_needed);
}

/// I1: the truth at the gateway when nothing can change it any more.
bool agrees(const World& world, const Transition& transition, Duration next_command_at)
{
    for (const SimGateway::Attempt& attempt : world.gateway.truth) {
        const Payment& payment = attempt.payment;
        if (payment.state != Outcome::succeeded)
            continue;
        if (transition.status == RequestStatus::completed) {
            if (payment.reference == reference_of(transition) && payment.amount_minor == amount_of(transition) &&
                payment.amount_minor == world.amount.minor)
                return true;
        } else if (attempt.charged_at < next_command_at) {
            return false; // money moved for a command that is stored as failed
        }
    }
    return transition.status == RequestStatus::failed;
}

std::vector<std::string> check(const World& world)
{
    std::vector<std::string> found;
    const auto& transitions = world.database.transitions;
    std::set<Instant> commands;
    for (const Transition& transition : transitions) {
        if (!commands.insert(transition.row_created_at).second)
            found.emplace_back("I2 once: a second final transition of one command");
        if (transition.by == "ichido" && !evidence_permits(world, transition))
            found.emplace_back("I4 no guess: a final write that its evidence does not permit");
    }
    for (const Transition& transition : transitions) {
        // A payment made after a later claim of the same key belongs to that command.
        Duration next_command_at = Duration::max();
        for (const Duration claimed : world.database.claimed_at) {
            if (world.schedule.instant_of(claimed) > transition.row_created_at)
                next_command_at = std::min(next_command_at, claimed);
        }
        if (!agrees(world, transition, next_command_at))
            found.emplace_back("I1 agreement: the final status is not the gateway's final truth");
    }
    if (world.database.audit_events != static_cast<int>(transitions.size()))
        found.emplace_back("I3 audited: transitions and audit events differ in number");
    for (const auto& [command, outcomes] : world.database.outcomes) {
        if (std::any_of(outcomes.begin(), outcomes.end(), [&](SettleOutcome o) { return o != outcomes.front(); }))
            found.emplace_back("I2 once: one command was answered with two outcomes");
    }
    const auto charged =
        std::count_if(world.gateway.truth.begin(), world.gateway.truth.end(),
                      [](const SimGateway::Attempt& attempt) { return attempt.payment.state == Outcome::succeeded; });
    if (charged > 1)
        found.emplace_back("two charges for one key");
    return found;
}

} // namespace

SeedResult run_seed(std::uint64_t seed, Plant plant, bool keep_trace)
{
    World world(seed, plant);
    world.schedule.keep_trace = keep_trace;
    set_up(world);
    std::make_shared<Worker>(world)->begin();
    if (world.schedule.random.chance(30)) // the client tries again while the first worker is at it
        world.schedule.after(world.schedule.random.between(1s, 2min),
                             [&world] { std::make_shared<Worker>(world)->begin(); });
    for (const char* name : {"console A", "console B"})
        std::make_shared<Console>(world, name)->begin();
    if (world.schedule.random.chance(50))
        purge_and_claim_again(world);
    world.schedule.run_until(faults_end);
    world.faults = world.database.faults = world.gateway.faults = false;
    world.schedule.run_until(horizon);

    SeedResult result;
    result.violations = check(world);
    result.trace_hash = world.schedule.trace_hash();
    result.trace = world.schedule.trace_lines();
    for (const Transition& transition : world.database.transitions)
        ++(transition.by == "ichido" ? result.settled_by_ichido : result.settled_by_service);
    return result;
}

} // namespace ichido::simulation
