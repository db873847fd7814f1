#include "recovery/workflow/ask_job.h"

#include "recovery/workflow/freeze_plan.h"

#include <utility>

namespace ichido {

class AskJob::Asking final : public Run {
public:
    Asking(const RunnerPorts& ports, AskOptions options)
        : run(ports.store, ports.ledger, ports.gateway, ports.clock, ports.random, ports.inbox, std::move(options))
    {
    }
    void start() override { run.start(); }
    void pause() override { run.pause(); }
    void resume() override { run.resume(); }
    void cancel() override { run.cancel(); }
    void tick() override { run.tick(); }
    [[nodiscard]] bool finished() const override { return run.finished(); }
    [[nodiscard]] Duration next_wakeup() const override { return run.next_wakeup(); }

    AskRun run;
};

AskJob::AskJob(const RunnerPorts& ports, RunnerReceiver receiver, AskOptions options, AskEvents events)
    : RunnerJob(ports, std::move(receiver))
    , m_options(std::move(options))
    , m_events(std::make_shared<const AskEvents>(std::move(events)))
{
}

Result<std::unique_ptr<RunnerJob::Run>> AskJob::make_run(const std::string& database)
{
    m_database = database;
    auto asking = std::make_unique<Asking>(ports(), std::move(m_options));
    m_run = &asking->run;
    m_run->on_line = [this](const PlanLine& line) { m_fresh.push_back(line); };
    return asking;
}

bool AskJob::has_news() const
{
    return !m_fresh.empty() || (m_run && (m_run->total() != m_told_total || m_run->all_read() != m_told_all_read));
}

void AskJob::tell_update(const RunnerReceiver& receiver)
{
    AskUpdate update;
    update.lines = std::exchange(m_fresh, {});
    if (m_run) {
        update.done = m_run->done();
        update.total = m_told_total = m_run->total();
        update.all_read = m_told_all_read = m_run->all_read();
    }
    update.paused = paused();
    update.elapsed = elapsed();
    receiver.update([events = m_events, update = std::move(update)]() mutable {
        if (events->update)
            events->update(std::move(update));
    });
}

void AskJob::tell_end(const RunnerReceiver& receiver)
{
    AskEnd end;
    std::vector<PlanLine> lines;
    Instant now{};
    end.failure = early_failure();
    if (m_run) {
        lines = m_run->take_lines();
        now = m_run->database_now();
        end.failure = m_run->failure();
        end.gateway_failures = m_run->gateway_failures();
    }
    end.plan = freeze_plan(ports().random.uuid(), std::move(m_database), now, std::move(lines));
    end.cancelled = cancelled();
    end.elapsed = elapsed();
    receiver.end([events = m_events, end = std::move(end)]() mutable {
        if (events->end)
            events->end(std::move(end));
    });
}

} // namespace ichido
