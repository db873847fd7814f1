#include "recovery/workflow/runner_job.h"

#include "recovery/workflow/backoff.h"

#include <algorithm>
#include <utility>

namespace ichido {

namespace {

constexpr Duration runner_idle_wait = std::chrono::seconds{60};
constexpr int identity_most_tries = 3;
constexpr Duration identity_base = std::chrono::milliseconds{200};
constexpr Duration identity_cap = std::chrono::seconds{2};

/// A connection that died while it was idle is made again by the next read.
bool identity_may_repeat(const Failure& failure)
{
    return failure.kind == FailureKind::busy || failure.kind == FailureKind::unavailable ||
           failure.kind == FailureKind::timed_out;
}

} // namespace

RunnerJob::RunnerJob(const RunnerPorts& ports, RunnerReceiver receiver)
    : m_ports(ports), m_receiver(std::move(receiver))
{
}

void RunnerJob::begin()
{
    m_counts_from = m_ports.clock.monotonic();
    read_identity();
}

void RunnerJob::read_identity()
{
    ++m_identity_tries;
    m_identity_at.reset();
    m_ports.store.database_identity(
        m_cancel, [weak = weak_from_this(), sender = m_ports.inbox.sender()](Result<std::string> database) {
            sender.post([weak, database = std::move(database)]() mutable {
                if (const auto self = weak.lock())
                    self->on_identity(std::move(database));
            });
        });
}

void RunnerJob::on_identity(Result<std::string> database)
{
    if (m_stage != Stage::identifying)
        return; // cancelled meanwhile
    if (!database) {
        if (identity_may_repeat(database.error()) && m_identity_tries < identity_most_tries) {
            const Duration limit = backoff_limit(identity_base, identity_cap, m_identity_tries - 1);
            m_identity_at = m_ports.clock.monotonic() + full_jitter(m_ports.random, limit);
            return;
        }
        m_failure = std::move(database.error());
        return finish();
    }
    auto run = make_run(*database);
    if (!run) {
        m_failure = std::move(run.error());
        return finish();
    }
    m_run = std::move(*run);
    m_stage = Stage::running;
    if (m_paused)
        m_run->pause();
    m_run->start();
}

void RunnerJob::pause()
{
    if (m_paused || m_stage == Stage::over || m_stage == Stage::ended)
        return;
    m_counted = elapsed();
    m_counts_from.reset();
    m_paused = true;
    if (m_run)
        m_run->pause();
}

void RunnerJob::resume()
{
    if (!std::exchange(m_paused, false))
        return;
    m_counts_from = m_ports.clock.monotonic();
    if (m_run)
        m_run->resume();
}

void RunnerJob::cancel()
{
    if (m_cancelled || m_stage == Stage::over || m_stage == Stage::ended)
        return;
    if (m_run && m_run->finished())
        return; // it came to its end before
    m_cancelled = true;
    resume(); // time goes on until what is under way has ended
    if (m_run) {
        m_run->cancel();
    } else {
        m_cancel.cancel();
        finish();
    }
}

void RunnerJob::finish()
{
    m_counted = elapsed();
    m_counts_from.reset();
    m_paused = false;
    m_stage = Stage::over;
}

void RunnerJob::step()
{
    if (m_stage == Stage::identifying && m_identity_at && *m_identity_at <= m_ports.clock.monotonic())
        read_identity();
    if (m_stage == Stage::running) {
        m_run->tick();
        if (m_run->finished())
            finish();
    }
    tell();
}

void RunnerJob::tell()
{
    const Duration now = m_ports.clock.monotonic();
    const bool news = !m_told_at || has_news() || m_told_paused != m_paused;
    const bool due = !m_told_at || *m_told_at + update_pace <= now;
    if (news && due) {
        m_told_at = now;
        m_told_paused = m_paused;
        tell_update(m_receiver);
    }
    if (m_stage == Stage::over && (!news || due || m_hurried)) {
        m_stage = Stage::ended;
        tell_end(m_receiver);
    }
}

Duration RunnerJob::next_wakeup() const
{
    const Duration now = m_ports.clock.monotonic();
    Duration at = now + runner_idle_wait;
    if (m_stage == Stage::running)
        at = now + m_run->next_wakeup();
    else if (m_identity_at)
        at = *m_identity_at;
    if (m_told_at && (m_stage == Stage::over || has_news() || m_told_paused != m_paused))
        at = std::min(at, *m_told_at + update_pace);
    return std::max(at - now, Duration::zero());
}

Duration RunnerJob::elapsed() const
{
    return m_counts_from ? m_counted + (m_ports.clock.monotonic() - *m_counts_from) : m_counted;
}

} // namespace ichido
