#include "tests/simulation/sim_actors.h"

namespace ichido::simulation {

namespace {

PaymentCall call_of(const World& world)
{
    PaymentCall call;
    call.request = world.request;
    call.sha_raw = world.sha;
    call.sha_jcs = world.sha;
    call.amount = world.amount;
    call.send_deadline = world.organization.send_deadline.value_or(std::chrono::hours{1});
    if (world.plant == Plant::no_fence)
        call.send_deadline = std::chrono::hours{24};
    return call;
}

} // namespace

Worker::Worker(World& world) : m_world(world), m_started(world.schedule.now()), m_machine(call_of(world)) {}

void Worker::begin()
{
    perform(m_machine.begin());
}

void Worker::go_on(std::function<PaymentMachine::Step(Duration)> next)
{
    Schedule& schedule = m_world.schedule;
    if (schedule.random.chance(15)) {
        schedule.trace("worker", "crashed");
        return;
    }
    Duration pause{0};
    if (schedule.random.chance(15))
        pause = schedule.random.between(1s, 3h); // paused, swapped out, stopped in a debugger
    schedule.after(pause, [self = shared_from_this(), next = std::move(next)] {
        self->perform(next(self->m_world.schedule.now() - self->m_started));
    });
}

void Worker::perform(PaymentMachine::Step step)
{
    const auto self = shared_from_this();
    if (auto* claim = std::get_if<PaymentMachine::Claim>(&step)) {
        m_world.database.claim(std::move(claim->command), [self](Result<ClaimReceipt> reply) {
            self->go_on([self, reply](Duration elapsed) { return self->m_machine.claimed(reply, elapsed); });
        });
    } else if (auto* charge = std::get_if<PaymentMachine::Charge>(&step)) {
        m_world.gateway.charge(std::move(charge->request), [self](const Result<ChargeReply>& reply) {
            self->go_on([self, reply](Duration elapsed) { return self->m_machine.charged(reply, elapsed); });
        });
    } else if (auto* settle = std::get_if<PaymentMachine::Settle>(&step)) {
        m_world.database.service_settle(std::move(settle->command), [self](Result<SettleReceipt> reply) {
            self->go_on([self, reply](Duration) { return self->m_machine.settled(reply); });
        });
    } else if (const auto* wait = std::get_if<PaymentMachine::BackOff>(&step)) {
        m_world.schedule.after(m_world.schedule.random.between(0s, wait->at_most), [self] {
            self->go_on([self](Duration elapsed) { return self->m_machine.resume(elapsed); });
        });
    } else {
        m_world.schedule.trace("worker", "ends");
    }
}

} // namespace ichido::simulation
