#include "ui/recovery/recovery_job.h"

#include "ui/connection/console_connection.h"

#include <utility>

namespace ichido {

RecoveryJob::RecoveryJob(ConsoleConnection& connection, QObject* parent) : QObject(parent), m_connection(connection)
{
    // Another database: what ran belongs to the one that was left, and nobody hears of it here.
    connect(&connection, &ConsoleConnection::left, this, &RecoveryJob::forget);
}

void RecoveryJob::forget()
{
    m_running = false;
    begin(Kind::none);
    m_running = false;
    m_applied.reset();
    m_reason.clear();
    Q_EMIT changed();
}

void RecoveryJob::begin(Kind kind)
{
    m_kind = kind;
    m_running = true;
    m_paused = false;
    m_cancelled = false;
    m_done = 0;
    m_total = 0;
    m_total_is_known = false;
    m_elapsed = Duration{0};
    m_verdicts.clear();
    m_summary = ApplySummary{};
    m_failure.reset();
    m_gateway_failures.clear();
}

QString RecoveryJob::why_busy() const
{
    return m_running ? tr("Something is running already; wait for it or stop it.") : QString();
}

QString RecoveryJob::why_not_ask() const
{
    return m_running ? why_busy() : m_connection.why_not_ask();
}

QString RecoveryJob::why_not_settle() const
{
    return m_running ? why_busy() : m_connection.why_not_settle();
}

bool RecoveryJob::ask(AskOptions options)
{
    RecoveryRunner* runner = m_connection.runner();
    if (!runner || !why_not_ask().isEmpty())
        return false;
    AskEvents events;
    events.update = [this](AskUpdate update) {
        m_done = update.done;
        m_total = update.total;
        m_total_is_known = update.all_read;
        m_paused = update.paused;
        m_elapsed = update.elapsed;
        for (const PlanLine& line : update.lines)
            ++m_verdicts[line.verdict.kind];
        Q_EMIT changed();
    };
    events.end = [this](AskEnd end) {
        m_running = false;
        m_paused = false;
        m_cancelled = end.cancelled;
        m_failure = end.failure;
        m_gateway_failures = std::move(end.gateway_failures);
        m_elapsed = end.elapsed;
        m_done = static_cast<int>(end.plan.lines.size());
        m_total = m_done;
        m_total_is_known = true;
        m_verdicts = count_verdicts(end.plan.lines).by_kind;
        if (m_failure)
            m_connection.failed(*m_failure);
        Q_EMIT planned(end.plan);
        Q_EMIT changed();
    };
    if (!runner->ask(std::move(options), std::move(events)))
        return false;
    begin(Kind::ask);
    Q_EMIT changed();
    return true;
}

bool RecoveryJob::apply(Plan plan, std::string reason)
{
    RecoveryRunner* runner = m_connection.runner();
    if (!runner || !why_not_settle().isEmpty())
        return false;
    ApplyEvents events;
    events.update = [this](ApplyUpdate update) {
        m_done = update.done;
        m_total = update.total;
        m_total_is_known = true;
        m_paused = update.paused;
        m_elapsed = update.elapsed;
        m_summary = update.summary;
        Q_EMIT settled(update.lines);
        Q_EMIT changed();
    };
    events.end = [this](ApplyEnd end) {
        m_running = false;
        m_paused = false;
        m_cancelled = end.cancelled;
        m_failure = end.failure;
        m_elapsed = end.elapsed;
        m_summary = end.summary;
        if (m_failure)
            m_connection.failed(*m_failure);
        Q_EMIT apply_ended(end);
        Q_EMIT changed();
    };
    if (!runner->apply(plan, ApplyOptions{reason, 4}, std::move(events)))
        return false;
    begin(Kind::apply);
    m_total = count_verdicts(plan.lines).settles();
    m_total_is_known = true;
    m_applied = std::move(plan);
    m_reason = std::move(reason);
    Q_EMIT changed();
    return true;
}

void RecoveryJob::pause()
{
    if (m_running && m_connection.runner())
        m_connection.runner()->pause();
}

void RecoveryJob::resume()
{
    if (m_running && m_connection.runner())
        m_connection.runner()->resume();
}

void RecoveryJob::cancel()
{
    if (m_running && m_connection.runner())
        m_connection.runner()->cancel();
}

} // namespace ichido
