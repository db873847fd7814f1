// What AskRun sends to its ports, and what it makes of their replies.
#include "recovery/workflow/ask_run_core.h"

#include "recovery/workflow/backoff.h"

#include <algorithm>
#include <utility>

namespace ichido {

namespace {

constexpr int ask_page_rows = 500;
/// With many keys, which go with every page, there must be few pages.
constexpr int ask_page_rows_of_many_keys = 5'000;
constexpr std::size_t ask_many_keys = 4'000;
constexpr int ask_port_tries = 3; ///< of one read or one lease
constexpr Duration ask_port_base = std::chrono::milliseconds{200};
constexpr Duration ask_port_cap = std::chrono::seconds{5};
constexpr std::size_t ask_release_batch = 256;

bool ask_may_repeat(const Failure& failure)
{
    return failure.kind == FailureKind::busy || failure.kind == FailureKind::unavailable ||
           failure.kind == FailureKind::timed_out || failure.kind == FailureKind::unknown;
}

/// The login lacks the role (not only the right to one organisation): nothing further can work.
bool ask_lacks_role(const Failure& failure)
{
    return failure.code == "42501" || failure.code == "IC002";
}

} // namespace

template <typename T, typename Handler>
Reply<T> AskRunCore::into_inbox(Handler handler)
{
    return [weak = weak_from_this(), sender = m_sender, handler = std::move(handler)](Result<T> result) {
        sender.post([weak, handler, result = std::move(result)]() mutable {
            if (const auto self = weak.lock()) {
                handler(*self, std::move(result));
                self->pump();
            }
        });
    };
}

void AskRunCore::read_organizations()
{
    m_reading = true;
    m_store.organizations(m_cancel, into_inbox<std::vector<Organization>>(
                                        [](AskRunCore& self, auto reply) { self.on_organizations(std::move(reply)); }));
}

void AskRunCore::on_organizations(Result<std::vector<Organization>> reply)
{
    m_reading = false;
    if (!reply)
        return retry_read(Read::organizations, std::move(reply.error()));
    m_read_tries = 0;
    for (Organization& organization : *reply) {
        const OrgId id = organization.id;
        m_organizations.insert_or_assign(id, std::move(organization));
    }
    if (m_cancelled)
        return;
    if (m_paused)
        read_soon(Read::page);
    else
        read_page();
}

void AskRunCore::read_page()
{
    m_reading = true;
    PageRequest page;
    page.query = m_options.query;
    page.keys = m_options.keys;
    page.after = m_next_page;
    page.newest_first = false;
    page.limit = m_options.keys.size() > ask_many_keys ? ask_page_rows_of_many_keys : ask_page_rows;
    m_store.stuck(std::move(page), m_cancel,
                  into_inbox<StuckPage>([](AskRunCore& self, auto reply) { self.on_page(std::move(reply)); }));
}

void AskRunCore::on_page(Result<StuckPage> reply)
{
    m_reading = false;
    if (!reply)
        return retry_read(Read::page, std::move(reply.error()));
    m_read_tries = 0;
    if (m_database_base == Instant{} || reply->now > database_now()) {
        m_database_base = reply->now;
        m_database_base_at = m_clock.monotonic();
    }
    if (m_cancelled)
        return;
    m_next_page = reply->next;
    m_all_read = !reply->next;
    for (StuckIntent& row : reply->rows)
        add_job(std::move(row), reply->now);
}

void AskRunCore::retry_read(Read what, Failure failure)
{
    if (m_cancelled)
        return;
    if (!ask_may_repeat(failure) || ++m_read_tries >= ask_port_tries)
        return stop(std::move(failure));
    m_read_again = what;
    m_read_at =
        m_clock.monotonic() + full_jitter(m_random, backoff_limit(ask_port_base, ask_port_cap, m_read_tries - 1));
}

void AskRunCore::read_soon(Read what)
{
    m_read_again = what;
    m_read_at = m_clock.monotonic();
}

void AskRunCore::add_job(StuckIntent row, Instant now)
{
    Organization organization;
    const OrgId org = row.intent.request.org;
    if (const auto known = m_organizations.find(org); known != m_organizations.end()) {
        organization = known->second;
    } else {
        organization.id = org;
        organization.configured = false;
    }
    std::optional<GatewayTraits> traits;
    if (organization.configured) {
        traits = m_gateway.traits(organization.gateway);
        if (!traits)
            m_gateway_failures.emplace(organization.gateway,
                                       Failure{FailureKind::invalid, "gateway.unknown", "no profile of that name"});
    }
    m_jobs.emplace_back(m_limits);
    m_commands.emplace_back();
    feed(m_jobs.size() - 1,
         event::RowRead{std::move(row), std::move(organization), std::move(traits), now, m_options.even_if_fresh});
}

bool AskRunCore::closed_for(JobIndex index)
{
    const auto& closed = m_gates[m_jobs[index].machine.organization().gateway].closed();
    if (!closed)
        return false;
    feed(index, event::GatewayClosed{*closed});
    return true;
}

void AskRunCore::perform(JobIndex index, RecoveryAction wanted)
{
    Job& job = m_jobs[index];
    const Duration now = m_clock.monotonic();
    if (std::holds_alternative<action::TakeLease>(wanted)) {
        if (!closed_for(index))
            m_to_lease.push_back(index);
    } else if (auto* ask = std::get_if<action::AskGateway>(&wanted)) {
        if (closed_for(index))
            return;
        const std::string gateway = ask->request.gateway;
        job.look_up = std::move(ask->request);
        m_to_ask[gateway].push_back(index);
    } else if (auto* record = std::get_if<action::RecordEvidence>(&wanted)) {
        job.record = std::move(record->record);
        send_record(index);
    } else if (const auto* wait = std::get_if<action::BackOff>(&wanted)) {
        m_timers.emplace(now + wait->at_least + full_jitter(m_random, wait->at_most), index);
    } else if (const auto* pause = std::get_if<action::PauseGateway>(&wanted)) {
        m_gates[pause->gateway].pause(now, now + pause->pause);
    } else if (const auto* stopped = std::get_if<action::StopGateway>(&wanted)) {
        m_gates[stopped->gateway].stop();
    } else if (std::holds_alternative<action::Release>(wanted)) {
        if (std::exchange(job.holds_lease, false))
            m_to_release.push_back(index);
    } else if (std::holds_alternative<action::Finish>(wanted)) {
        finish_job(index);
    }
}

void AskRunCore::send_leases()
{
    if (m_leasing || m_paused || m_to_lease.empty() || m_cancelled || m_clock.monotonic() < m_lease_at)
        return;
    // A lease lasts only so long: take few ahead of the look-ups that need them.
    const auto most = static_cast<std::size_t>(std::clamp(4 * m_options.concurrency, 16, 256));
    std::vector<JobIndex> batch;
    std::vector<RequestKey> keys;
    while (!m_to_lease.empty() && batch.size() < most) {
        const JobIndex index = m_to_lease.front();
        m_to_lease.pop_front();
        if (m_jobs[index].done || closed_for(index))
            continue;
        batch.push_back(index);
        keys.push_back(m_jobs[index].machine.intent().request);
    }
    if (batch.empty())
        return;
    m_leasing = true;
    const Duration sent_at = m_clock.monotonic();
    m_ledger.lease(
        m_options.client, std::move(keys), m_options.lease_ttl,
        into_inbox<std::vector<LeaseGrant>>([batch = std::move(batch), sent_at](AskRunCore& self, auto reply) {
            self.on_leases(batch, sent_at, std::move(reply));
        }));
}

void AskRunCore::on_leases(const std::vector<JobIndex>& batch, Duration sent_at, Result<std::vector<LeaseGrant>> reply)
{
    m_leasing = false;
    if (!reply) {
        if (m_cancelled)
            return;
        if (!ask_may_repeat(reply.error()) || ++m_lease_tries >= ask_port_tries)
            return stop(std::move(reply.error()));
        m_lease_at =
            m_clock.monotonic() + full_jitter(m_random, backoff_limit(ask_port_base, ask_port_cap, m_lease_tries - 1));
        m_to_lease.insert(m_to_lease.begin(), batch.begin(), batch.end());
        return;
    }
    m_lease_tries = 0;
    std::set<RequestKey> granted;
    for (const LeaseGrant& grant : *reply) {
        if (grant.granted)
            granted.insert(grant.request);
    }
    for (const JobIndex index : batch) {
        Job& job = m_jobs[index];
        const bool has_lease = granted.contains(job.machine.intent().request);
        if (has_lease) {
            job.lease_ends = sent_at + m_options.lease_ttl;
            if (job.done)
                m_to_release.push_back(index); // cancelled meanwhile
            else
                job.holds_lease = true;
        }
        if (job.done)
            continue;
        if (!has_lease) {
            job.holds_lease = false;
            feed(index, event::LeaseDenied{database_now()});
        } else if (job.machine.state() == RecoveryState::leasing) {
            feed(index, event::LeaseGranted{});
        } else if (job.look_up) {
            job.renewed = true;
            m_to_ask[job.look_up->gateway].push_back(index);
        }
    }
}

/// Half of it is gone: another could take it while the gateway answers.
bool AskRunCore::lease_is_short(const Job& job) const
{
    return !job.renewed && job.lease_ends - m_clock.monotonic() < m_options.lease_ttl / 2;
}

void AskRunCore::send_look_ups()
{
    for (auto& [gateway, waiting] : m_to_ask) {
        GatewayGate& gate = m_gates[gateway];
        while (!waiting.empty() && !m_cancelled && !m_paused) {
            const bool sendable = m_look_ups < m_options.concurrency && gate.may_send(m_clock.monotonic());
            if (!sendable && !gate.closed())
                break;
            const JobIndex index = waiting.front();
            waiting.pop_front();
            if (closed_for(index))
                continue;
            if (lease_is_short(m_jobs[index]))
                m_to_lease.push_back(index);
            else
                send_look_up(index, gate);
        }
    }
    send_leases();
}

void AskRunCore::send_look_up(JobIndex index, GatewayGate& gate)
{
    Job& job = m_jobs[index];
    ++m_look_ups;
    gate.sent();
    job.renewed = false;
    job.asked_at = m_clock.monotonic();
    LookupRequest request = *std::exchange(job.look_up, std::nullopt);
    m_gateway.look_up(std::move(request), m_cancel, into_inbox<LookupReply>([index](AskRunCore& self, auto reply) {
                          self.on_look_up(index, std::move(reply));
                      }));
}

void AskRunCore::on_look_up(JobIndex index, Result<LookupReply> reply)
{
    --m_look_ups;
    GatewayGate& gate = m_gates[m_jobs[index].machine.organization().gateway];
    if (reply)
        gate.answered(reply->answer.outcome, m_clock.monotonic(), m_random);
    else
        gate.returned();
    if (!m_jobs[index].done)
        feed(index, event::Answered{std::move(reply), CommandId(m_random.uuid()), database_now()});
}

void AskRunCore::send_record(JobIndex index)
{
    Job& job = m_jobs[index];
    ++m_writes;
    EvidenceRecord record = *job.record;
    record.since_asked = m_clock.monotonic() - job.asked_at; // anew for each sending
    m_ledger.record_evidence(
        std::move(record), into_inbox<RecordedEvidence>([index](AskRunCore& self, Result<RecordedEvidence> reply) {
            --self.m_writes;
            if (reply)
                self.m_jobs[index].record.reset();
            const std::optional<Failure> failure = reply ? std::nullopt : std::optional(reply.error());
            self.feed(index, event::EvidenceRecorded{std::move(reply), self.database_now()});
            // One row's refusal is that row's; a missing role or a lost database ends the run.
            if (failure && self.m_jobs[index].done && (ask_lacks_role(*failure) || ask_may_repeat(*failure)))
                self.stop(*failure);
        }));
}

void AskRunCore::send_releases(bool all)
{
    if (m_to_release.empty() || (!all && m_to_release.size() < ask_release_batch))
        return;
    std::vector<RequestKey> keys;
    for (const JobIndex index : std::exchange(m_to_release, {}))
        keys.push_back(m_jobs[index].machine.intent().request);
    ++m_releases;
    // A release that fails needs no repetition: the lease ends by itself.
    m_ledger.release(m_options.client, std::move(keys),
                     into_inbox<Nothing>([](AskRunCore& self, const Result<Nothing>&) { --self.m_releases; }));
}

} // namespace ichido
