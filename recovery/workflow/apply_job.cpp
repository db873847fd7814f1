#include "recovery/workflow/apply_job.h"

#include "recovery/domain/verdict_counts.h"

#include <utility>

namespace ichido {

namespace {

/// As ApplyRun counts lines that were never sent.
ApplySummary summary_of_the_unsent(const VerdictCounts& counts, int lines)
{
    ApplySummary summary;
    summary.lines = lines;
    summary.for_a_person = counts.of(VerdictKind::person);
    summary.waiting = lines - summary.for_a_person;
    return summary;
}

bool would_be_sent(const PlanLine& line)
{
    return line.verdict.kind == VerdictKind::settle_completed || line.verdict.kind == VerdictKind::settle_failed;
}

std::vector<AppliedLine> outcomes_of_the_unsent(std::vector<PlanLine> lines)
{
    std::vector<AppliedLine> outcomes;
    outcomes.reserve(lines.size());
    for (PlanLine& line : lines) {
        AppliedLine outcome;
        if (would_be_sent(line))
            outcome.failure = Failure{FailureKind::cancelled, "cancelled", {}};
        outcome.line = std::move(line);
        outcomes.push_back(std::move(outcome));
    }
    return outcomes;
}

} // namespace

class ApplyJob::Applying final : public Run {
public:
    Applying(const RunnerPorts& ports, Plan plan, ApplyOptions options)
        : run(ports.ledger, ports.clock, ports.random, ports.inbox, std::move(plan), std::move(options))
    {
    }
    void start() override { run.start(); }
    void pause() override { run.pause(); }
    void resume() override { run.resume(); }
    void cancel() override { run.cancel(); }
    void tick() override { run.tick(); }
    [[nodiscard]] bool finished() const override { return run.finished(); }
    [[nodiscard]] Duration next_wakeup() const override { return run.next_wakeup(); }

    ApplyRun run;
};

ApplyJob::ApplyJob(const RunnerPorts& ports, RunnerReceiver receiver, Plan plan, ApplyOptions options,
                   ApplyEvents events)
    : RunnerJob(ports, std::move(receiver))
    , m_plan(std::move(plan))
    , m_options(std::move(options))
    , m_events(std::make_shared<const ApplyEvents>(std::move(events)))
{
    const VerdictCounts counts = count_verdicts(m_plan.lines);
    m_total = counts.settles();
    m_nothing_sent = summary_of_the_unsent(counts, static_cast<int>(m_plan.lines.size()));
}

Result<std::unique_ptr<RunnerJob::Run>> ApplyJob::make_run(const std::string& database)
{
    if (database != m_plan.header.database)
        return fail(FailureKind::refused, "plan.other_database", "the plan was made for another database");
    auto applying = std::make_unique<Applying>(ports(), std::move(m_plan), std::move(m_options));
    m_run = &applying->run;
    m_run->on_line = [this](const AppliedLine& line) {
        ++m_done;
        m_fresh.push_back(line);
    };
    return applying;
}

ApplySummary ApplyJob::summary() const
{
    return m_run ? m_run->summary() : m_nothing_sent;
}

void ApplyJob::tell_update(const RunnerReceiver& receiver)
{
    ApplyUpdate update;
    update.lines = std::exchange(m_fresh, {});
    update.summary = summary();
    update.done = m_done;
    update.total = m_total;
    update.paused = paused();
    update.elapsed = elapsed();
    receiver.update([events = m_events, update = std::move(update)]() mutable {
        if (events->update)
            events->update(std::move(update));
    });
}

void ApplyJob::tell_end(const RunnerReceiver& receiver)
{
    ApplyEnd end;
    end.summary = summary();
    if (m_run) {
        end.outcomes = m_run->outcomes();
        end.failure = m_run->failure();
    } else {
        end.outcomes = outcomes_of_the_unsent(std::move(m_plan.lines));
        end.failure = early_failure();
    }
    end.cancelled = cancelled();
    end.elapsed = elapsed();
    receiver.end([events = m_events, end = std::move(end)]() mutable {
        if (events->end)
            events->end(std::move(end));
    });
}

} // namespace ichido
