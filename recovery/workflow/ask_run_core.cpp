// Progress of the run as a whole: when what is due, and when it is over.
#include "recovery/workflow/ask_run_core.h"

#include "recovery/workflow/backoff.h"

#include <utility>

namespace ichido {

namespace {

/// With nothing timed, only an answer moves the run on, and the inbox wakes for it.
constexpr Duration ask_idle_wait = std::chrono::seconds{60};

} // namespace

AskRunCore::AskRunCore(RequestStore& store, Ledger& ledger, Gateway& gateway, Clock& clock, Random& random,
                       Inbox& inbox, AskOptions options, const AskRun& owner)
    : m_store(store)
    , m_ledger(ledger)
    , m_gateway(gateway)
    , m_clock(clock)
    , m_random(random)
    , m_sender(inbox.sender())
    , m_options(std::move(options))
    , m_owner(owner)
{
    m_options.concurrency = std::max(1, m_options.concurrency);
}

void AskRunCore::start()
{
    if (m_reading || m_all_read)
        return;
    if (m_paused)
        read_soon(Read::organizations);
    else
        read_organizations();
}

void AskRunCore::pause()
{
    m_paused = !m_cancelled && !m_finished;
}

void AskRunCore::resume()
{
    if (!std::exchange(m_paused, false))
        return;
    // However fresh a lease was, the pause may have outlived it.
    for (Job& job : m_jobs)
        job.renewed = false;
    pump();
}

void AskRunCore::cancel()
{
    if (m_cancelled || m_finished)
        return;
    m_cancelled = true;
    m_paused = false;
    m_all_read = true;
    m_read_again = Read::none;
    m_cancel.cancel();
    m_to_lease.clear();
    for (auto& [gateway, waiting] : m_to_ask)
        waiting.clear(); // the map stays: cancel() may come from on_line, while it is walked
    m_timers.clear();
    for (JobIndex i = 0; i < m_jobs.size(); ++i) {
        if (!m_jobs[i].done)
            feed(i, event::Cancelled{});
    }
    pump();
}

void AskRunCore::stop(Failure failure)
{
    if (!m_failure)
        m_failure = std::move(failure);
    cancel();
}

void AskRunCore::tick()
{
    pump();
}

void AskRunCore::pump()
{
    if (m_pumping || m_finished)
        return; // a cancel from on_line: the outer pump goes on
    m_pumping = true;
    run_timers();
    constexpr std::size_t enough_ahead = 500;
    std::size_t ahead = m_to_lease.size();
    for (const auto& [gateway, waiting] : m_to_ask)
        ahead += waiting.size();
    if (m_next_page && !m_paused && !m_reading && m_read_again == Read::none && !m_all_read && ahead < enough_ahead)
        read_page();
    send_leases();
    send_look_ups();
    finish_if_over();
    m_pumping = false;
}

void AskRunCore::finish_if_over()
{
    const bool all_done = m_all_read && !m_reading && static_cast<std::size_t>(m_done) == m_jobs.size();
    const bool quiet = m_look_ups == 0 && m_writes == 0 && !m_leasing;
    send_releases(all_done && quiet);
    m_finished = all_done && quiet && m_to_release.empty() && m_releases == 0;
}

void AskRunCore::run_timers()
{
    const Duration now = m_clock.monotonic();
    if (m_read_again != Read::none && !m_paused && m_read_at <= now) {
        if (std::exchange(m_read_again, Read::none) == Read::organizations)
            read_organizations();
        else
            read_page();
    }
    while (!m_timers.empty() && m_timers.begin()->first <= now) {
        const JobIndex index = m_timers.begin()->second;
        m_timers.erase(m_timers.begin());
        feed(index, event::TimePassed{});
    }
}

Duration AskRunCore::next_wakeup() const
{
    const Duration now = m_clock.monotonic();
    Duration at = now + ask_idle_wait;
    if (!m_timers.empty())
        at = std::min(at, m_timers.begin()->first);
    if (m_paused)
        return std::max(at - now, Duration::zero()); // the rest waits for resume()
    if (m_read_again != Read::none)
        at = std::min(at, m_read_at);
    if (!m_to_lease.empty() && !m_leasing)
        at = std::min(at, m_lease_at);
    for (const auto& [gateway, waiting] : m_to_ask) {
        const auto gate = m_gates.find(gateway);
        if (waiting.empty() || gate == m_gates.end())
            continue;
        if (const auto opens = gate->second.opens_at(now))
            at = std::min(at, *opens);
    }
    return std::max(at - now, Duration::zero());
}

/// Conservative: the reply took its time, so the true clock is a little ahead, never behind.
Instant AskRunCore::database_now() const
{
    if (m_database_base == Instant{})
        return {};
    return m_database_base + (m_clock.monotonic() - m_database_base_at);
}

void AskRunCore::feed(JobIndex index, const RecoveryEvent& event)
{
    for (RecoveryAction& action : m_jobs[index].machine.on(event))
        perform(index, std::move(action));
}

void AskRunCore::finish_job(JobIndex index)
{
    Job& job = m_jobs[index];
    if (std::exchange(job.done, true))
        return;
    ++m_done;
    m_commands[index] = CommandId(m_random.uuid());
    if (const auto& failure = job.machine.ask_failure();
        failure && failure->kind != FailureKind::cancelled && !job.record)
        m_gateway_failures.emplace(job.machine.organization().gateway, *failure);
    job.record.reset();
    job.look_up.reset();
    if (m_owner.on_line)
        m_owner.on_line(line_of(job, m_commands[index]));
}

PlanLine AskRunCore::line_of(const Job& job, CommandId command) const
{
    return PlanLine{command, job.machine.intent(), job.machine.organization().name, job.machine.verdict()};
}

std::vector<PlanLine> AskRunCore::take_lines()
{
    std::vector<PlanLine> lines;
    lines.reserve(m_jobs.size());
    for (JobIndex i = 0; i < m_jobs.size(); ++i) {
        if (m_jobs[i].done)
            lines.push_back(line_of(m_jobs[i], m_commands[i]));
    }
    return lines;
}

} // namespace ichido
