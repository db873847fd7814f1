#include "recovery/workflow/apply_run.h"

#include "recovery/workflow/backoff.h"
#include "recovery/workflow/recovery_machine.h"

#include <deque>
#include <set>
#include <utility>

namespace ichido {

namespace {

constexpr Duration apply_idle_wait = std::chrono::seconds{60};

bool settles(const PlanLine& line)
{
    return line.verdict.kind == VerdictKind::settle_completed || line.verdict.kind == VerdictKind::settle_failed;
}

/// Nothing further of this run can succeed: the login lacks the role, or nobody answers.
bool ends_the_run(const Failure& failure)
{
    return failure.code == "42501" || failure.code == "IC002" || failure.kind == FailureKind::unavailable;
}

} // namespace

/// Held by a shared pointer, so that a delivery which outlives the run finds nobody.
class ApplyRunCore final : public std::enable_shared_from_this<ApplyRunCore> {
public:
    ApplyRunCore(Ledger& ledger, Clock& clock, Random& random, Inbox& inbox, Plan plan, ApplyOptions options,
                 const ApplyRun& owner)
        : m_ledger(ledger)
        , m_clock(clock)
        , m_random(random)
        , m_sender(inbox.sender())
        , m_options(std::move(options))
        , m_owner(owner)
    {
        m_outcomes.reserve(plan.lines.size());
        for (PlanLine& line : plan.lines) {
            m_machines.emplace_back(line);
            m_outcomes.push_back(AppliedLine{std::move(line), {}, {}});
        }
        m_summary.lines = static_cast<int>(m_outcomes.size());
    }

    void start()
    {
        for (std::size_t i = 0; i < m_outcomes.size(); ++i) {
            if (settles(m_outcomes[i].line))
                m_to_send.push_back(i);
            else if (m_outcomes[i].line.verdict.kind == VerdictKind::person)
                ++m_summary.for_a_person;
            else
                ++m_summary.waiting;
        }
        m_started = true;
        pump();
    }

    void cancel()
    {
        if (m_cancelled || m_finished)
            return;
        m_cancelled = true;
        m_paused = false;
        m_timers.clear();
        m_summary.waiting += static_cast<int>(m_to_send.size());
        for (const std::size_t index : std::exchange(m_to_send, {}))
            m_outcomes[index].failure = Failure{FailureKind::cancelled, "cancelled", {}};
        for (const std::size_t index : std::set<std::size_t>(m_begun))
            feed(index, event::Cancelled{});
        pump();
    }

    void pause() { m_paused = !m_cancelled && !m_finished; }

    void resume()
    {
        if (std::exchange(m_paused, false))
            pump();
    }

    void pump()
    {
        if (m_pumping || m_finished || !m_started)
            return;
        m_pumping = true;
        const Duration now = m_clock.monotonic();
        while (!m_paused && !m_timers.empty() && m_timers.begin()->first <= now) {
            const std::size_t index = m_timers.begin()->second;
            m_timers.erase(m_timers.begin());
            feed(index, event::TimePassed{});
        }
        // Lines that wait to be sent again keep their place: during an outage it is those few
        // that find out, not the whole plan.
        const auto most = static_cast<std::size_t>(std::max(1, m_options.concurrency));
        while (!m_paused && !m_to_send.empty() && m_begun.size() < most) {
            const std::size_t index = m_to_send.front();
            m_to_send.pop_front();
            m_begun.insert(index);
            feed(index, event::Apply{m_outcomes[index].line.command, m_options.reason});
            if (m_machines[index].settles() == 0) // a line without evidence: never sent
                end_line(index, Failure{FailureKind::invalid, "plan.no_evidence", {}});
        }
        m_finished = m_to_send.empty() && m_begun.empty();
        m_pumping = false;
    }

    [[nodiscard]] Duration next_wakeup() const
    {
        if (m_paused || m_timers.empty())
            return apply_idle_wait;
        return std::max(m_timers.begin()->first - m_clock.monotonic(), Duration::zero());
    }

    [[nodiscard]] bool paused() const { return m_paused; }
    [[nodiscard]] bool finished() const { return m_finished; }
    [[nodiscard]] const std::optional<Failure>& failure() const { return m_failure; }
    [[nodiscard]] const ApplySummary& summary() const { return m_summary; }
    [[nodiscard]] const std::vector<AppliedLine>& outcomes() const { return m_outcomes; }

private:
    void feed(std::size_t index, const RecoveryEvent& event)
    {
        for (const RecoveryAction& wanted : m_machines[index].on(event)) {
            if (const auto* settle = std::get_if<action::Settle>(&wanted)) {
                send(index, settle->command);
            } else if (const auto* wait = std::get_if<action::BackOff>(&wanted)) {
                m_timers.emplace(m_clock.monotonic() + wait->at_least + full_jitter(m_random, wait->at_most), index);
            } else if (std::holds_alternative<action::Finish>(wanted)) {
                end_line(index, m_machines[index].failure());
            }
        }
    }

    void send(std::size_t index, SettleCommand command)
    {
        m_ledger.settle(std::move(command),
                        [weak = weak_from_this(), sender = m_sender, index](Result<SettleReceipt> result) {
                            sender.post([weak, index, result = std::move(result)]() mutable {
                                if (const auto self = weak.lock()) {
                                    self->feed(index, event::SettleReplied{std::move(result)});
                                    self->pump();
                                }
                            });
                        });
    }

    void end_line(std::size_t index, const std::optional<Failure>& failure)
    {
        AppliedLine& line = m_outcomes[index];
        m_begun.erase(index);
        line.receipt = m_machines[index].receipt();
        line.failure = failure;
        if (line.receipt)
            count(*line.receipt, line.line.verdict.kind, m_machines[index].maybe_written());
        else if (failure)
            count(*failure);
        if (m_owner.on_line)
            m_owner.on_line(line);
        if (failure && ends_the_run(*failure) && !m_failure) {
            m_failure = failure;
            cancel();
        }
    }

    /// A replay after an acknowledgement that this run lost is this run's own write.
    void count(const SettleReceipt& receipt, VerdictKind kind, bool lost_here)
    {
        switch (receipt.outcome) {
        case SettleOutcome::settled:
            if (receipt.replayed && !lost_here)
                ++m_summary.already;
            else if (kind == VerdictKind::settle_completed)
                ++m_summary.settled_completed;
            else
                ++m_summary.settled_failed;
            return;
        case SettleOutcome::already:
            ++m_summary.already;
            return;
        case SettleOutcome::changed:
        case SettleOutcome::refused:
            ++m_summary.changed;
            return;
        }
    }

    void count(const Failure& failure)
    {
        switch (failure.kind) {
        case FailureKind::unknown:
        case FailureKind::timed_out:
            ++m_summary.unknown;
            return;
        case FailureKind::busy:
        case FailureKind::unavailable:
        case FailureKind::cancelled:
            ++m_summary.waiting; // certainly not written
            return;
        case FailureKind::refused:
            if (ends_the_run(failure))
                ++m_summary.waiting; // a missing role says nothing about the row
            else
                ++m_summary.changed;
            return;
        case FailureKind::conflict:
        case FailureKind::invalid:
            ++m_summary.changed;
            return;
        }
    }

    Ledger& m_ledger;
    Clock& m_clock;
    Random& m_random;
    Inbox::Sender m_sender;
    ApplyOptions m_options;
    const ApplyRun& m_owner;
    std::vector<AppliedLine> m_outcomes;
    std::deque<RecoveryMachine> m_machines;
    std::deque<std::size_t> m_to_send;
    std::set<std::size_t> m_begun; ///< sent, or waiting to be sent again
    std::set<std::pair<Duration, std::size_t>> m_timers;
    ApplySummary m_summary;
    std::optional<Failure> m_failure;
    bool m_started = false;
    bool m_cancelled = false;
    bool m_paused = false;
    bool m_finished = false;
    bool m_pumping = false;
};

ApplyRun::ApplyRun(Ledger& ledger, Clock& clock, Random& random, Inbox& inbox, Plan plan, ApplyOptions options)
    : m_core(std::make_shared<ApplyRunCore>(ledger, clock, random, inbox, std::move(plan), std::move(options), *this))
{
}

ApplyRun::~ApplyRun() = default;

void ApplyRun::start()
{
    m_core->start();
}
void ApplyRun::cancel()
{
    m_core->cancel();
}
void ApplyRun::pause()
{
    m_core->pause();
}
void ApplyRun::resume()
{
    m_core->resume();
}
bool ApplyRun::paused() const
{
    return m_core->paused();
}
bool ApplyRun::finished() const
{
    return m_core->finished();
}
Duration ApplyRun::next_wakeup() const
{
    return m_core->next_wakeup();
}
void ApplyRun::tick()
{
    m_core->pump();
}
const std::optional<Failure>& ApplyRun::failure() const
{
    return m_core->failure();
}
ApplySummary ApplyRun::summary() const
{
    return m_core->summary();
}
const std::vector<AppliedLine>& ApplyRun::outcomes() const
{
    return m_core->outcomes();
}

} // namespace ichido
