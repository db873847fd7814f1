#include "tests/simulation/sim_actors.h"

namespace ichido::simulation {

namespace {

Settlement not_charged()
{
    Settlement settlement;
    settlement.status = RequestStatus::failed;
    settlement.failure_code = "not_charged";
    return settlement;
}

} // namespace

Console::Console(World& world, std::string name)
    : m_world(world), m_name(std::move(name)), m_client(world.schedule.random.uuid())
{
}

void Console::begin()
{
    SimRandom& random = m_world.schedule.random;
    m_world.schedule.after(random.between(10s, 25min), [self = shared_from_this()] {
        self->look();
        SimRandom& dice = self->m_world.schedule.random;
        if (!self->m_world.plans.empty() && dice.chance(10)) // by accident, or after a crash
            self->apply(self->m_world.plans[dice.next() % self->m_world.plans.size()]);
        self->begin();
    });
}

void Console::look()
{
    m_world.database.read(m_client, [self = shared_from_this()](Result<std::optional<StuckIntent>> reply) {
        if (!reply || !*reply)
            return;
        const auto pass = std::make_shared<Pass>();
        self->feed(pass, event::RowRead{**reply, self->m_world.organization, self->m_world.gateway.traits,
                                        self->m_world.schedule.instant(), self->m_world.schedule.random.chance(10)});
    });
}

void Console::feed(const PassPtr& pass, const RecoveryEvent& event)
{
    if (m_world.faults && m_world.schedule.random.chance(2)) {
        m_world.schedule.trace(m_name, "crashed"); // the pass is gone; the program starts anew
        return;
    }
    for (const RecoveryAction& wanted : pass->machine.on(event))
        perform(pass, wanted);
}

void Console::perform(const PassPtr& pass, const RecoveryAction& wanted)
{
    Schedule& schedule = m_world.schedule;
    const auto self = shared_from_this();
    if (std::holds_alternative<action::TakeLease>(wanted)) {
        m_world.database.lease(m_client, 60s, [self, pass](const Result<std::vector<LeaseGrant>>& reply) {
            if (reply && reply->front().granted)
                self->feed(pass, event::LeaseGranted{});
            else
                self->feed(pass, event::LeaseDenied{self->m_world.schedule.instant()});
        });
    } else if (const auto* ask = std::get_if<action::AskGateway>(&wanted)) {
        pass->asked_at = schedule.now();
        m_world.gateway.look_up(ask->request, [self, pass](Result<LookupReply> reply) {
            const CommandId record(self->m_world.schedule.random.uuid());
            self->feed(pass, event::Answered{std::move(reply), record, self->m_world.schedule.instant()});
        });
    } else if (const auto* record = std::get_if<action::RecordEvidence>(&wanted)) {
        EvidenceRecord sent = record->record;
        sent.since_asked = schedule.now() - pass->asked_at;
        pass->recording = sent.answer.outcome;
        m_world.database.record_evidence(std::move(sent), [self, pass](Result<RecordedEvidence> reply) {
            if (reply) {
                pass->recorded.push_back(reply->id);
                pass->last_answer = pass->recording;
            }
            self->feed(pass, event::EvidenceRecorded{std::move(reply), self->m_world.schedule.instant()});
        });
    } else if (const auto* wait = std::get_if<action::BackOff>(&wanted)) {
        const Duration jitter = wait->at_most > 0s ? schedule.random.between(0s, wait->at_most) : Duration{0};
        schedule.after(wait->at_least + jitter, [self, pass] { self->feed(pass, event::TimePassed{}); });
    } else if (const auto* settle = std::get_if<action::Settle>(&wanted)) {
        schedule.trace(m_name, "settles");
        m_world.database.settle(settle->command, [self, pass](Result<SettleReceipt> reply) {
            self->feed(pass, event::SettleReplied{std::move(reply)});
        });
    } else if (std::holds_alternative<action::Release>(wanted)) {
        m_world.database.release(m_client);
    } else if (std::holds_alternative<action::Finish>(wanted)) {
        finish(pass);
    }
    // PauseGateway and StopGateway concern other intents of a run; here there is one.
}

/// Bugs of the rules are planted here, between the verdict and the plan, never in production code.
Verdict Console::with_planted_bug(const Pass& pass) const
{
    Verdict verdict = pass.machine.verdict();
    const bool planted = (m_world.plant == Plant::settle_on_timeout && pass.last_answer == Outcome::unavailable) ||
                         (m_world.plant == Plant::settle_on_single_not_found && pass.last_answer == Outcome::not_found);
    if (planted && !verdict.settlement) {
        verdict.kind = VerdictKind::settle_failed;
        verdict.reason = Reason::not_charged;
        verdict.settlement = not_charged();
        verdict.evidence_ids = {pass.recorded.back()};
    }
    return verdict;
}

void Console::finish(const PassPtr& pass)
{
    if (pass->line) {
        m_world.schedule.trace(m_name, pass->machine.receipt() ? "has an outcome" : "does not know the outcome");
        return;
    }
    PlanLine line;
    line.verdict = with_planted_bug(*pass);
    m_world.schedule.trace(m_name, std::string("concludes ") + std::string(to_word(line.verdict.reason)));
    if (!line.verdict.settlement)
        return;
    SimRandom& random = m_world.schedule.random;
    line.command = CommandId(random.uuid());
    line.intent = pass->machine.intent();
    m_world.plans.push_back(line);
    const Duration thought = random.chance(60) ? random.between(10ms, 1min) : random.between(1min, 3h);
    m_world.schedule.after(thought, [self = shared_from_this(), line] { self->apply(line); });
    if (random.chance(20)) // applied twice, or by a colleague too
        m_world.schedule.after(thought + random.between(0s, 10s),
                               [self = shared_from_this(), line] { self->apply(line); });
}

void Console::apply(const PlanLine& line)
{
    const auto pass = std::make_shared<Pass>();
    pass->line = line;
    pass->machine = RecoveryMachine(line);
    feed(pass, event::Apply{line.command, "simulated"});
}

} // namespace ichido::simulation
