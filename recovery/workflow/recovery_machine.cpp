#include "recovery/workflow/recovery_machine.h"

#include "recovery/workflow/backoff.h"
#include "recovery/workflow/envelope.h"

#include <utility>

namespace ichido {

namespace {

bool says_nothing_yet(Outcome outcome)
{
    return outcome == Outcome::unavailable || outcome == Outcome::rate_limited;
}

/// A record or a settle that may simply be sent again, identical.
bool worth_repeating(FailureKind kind)
{
    return kind == FailureKind::busy || kind == FailureKind::unavailable || kind == FailureKind::unknown ||
           kind == FailureKind::timed_out;
}

/// A write whose local deadline passed was sent: it may have happened, like one whose
/// acknowledgement was lost.
bool may_have_happened(FailureKind kind)
{
    return kind == FailureKind::unknown || kind == FailureKind::timed_out;
}

} // namespace

RecoveryMachine::RecoveryMachine(RecoveryLimits limits) : m_limits(limits) {}

RecoveryMachine::RecoveryMachine(PlanLine line, RecoveryLimits limits)
    : m_limits(limits), m_state(RecoveryState::decided), m_verdict(std::move(line.verdict))
{
    m_row.intent = std::move(line.intent);
    m_organization.id = m_row.intent.request.org;
    m_organization.name = std::move(line.organization_name);
}

std::vector<RecoveryAction> RecoveryMachine::on(const RecoveryEvent& event)
{
    return std::visit([this](const auto& e) { return handle(e); }, event);
}

/// Decides from what is stored, and from nothing else.
void RecoveryMachine::conclude(Instant now)
{
    const Situation situation{
        m_row.intent, m_organization, m_traits.value_or(GatewayTraits{}), m_row.history, m_row.lease_held_by_other,
        now};
    m_verdict = decide(situation);
    if (!m_traits && m_verdict.kind != VerdictKind::wait) {
        // No profile describes the gateway, so neither the grace nor the account is known.
        m_verdict = Verdict{};
        m_verdict.reason = Reason::organization_unconfigured;
    }
}

/// Where evidence is missing or old. What a person must look at is asked again too once it is
/// old: the gateway may have settled it meanwhile.
bool RecoveryMachine::wants_to_ask(Instant now) const
{
    if (!m_traits || !m_organization.configured)
        return false;
    const Reason reason = m_verdict.reason;
    if (reason == Reason::within_grace || reason == Reason::lease_held || reason == Reason::not_processing)
        return false;
    if (m_even_if_fresh || m_row.history.empty() || reason == Reason::gateway_unauthorized)
        return true;
    switch (m_verdict.kind) {
    case VerdictKind::ask:
        return !m_verdict.not_before || *m_verdict.not_before <= now;
    case VerdictKind::wait:
        return (!m_verdict.not_before || *m_verdict.not_before <= now) &&
               now - m_row.history.back().asked_at > evidence_lifetime;
    case VerdictKind::person:
        return now - m_row.history.back().asked_at > evidence_lifetime;
    case VerdictKind::settle_completed:
    case VerdictKind::settle_failed:
        return false;
    }
    return false;
}

RecoveryMachine::Actions RecoveryMachine::ask()
{
    ++m_asks;
    m_state = RecoveryState::asking;
    LookupRequest request;
    request.gateway = m_organization.gateway;
    request.request = m_row.intent.request;
    if (m_row.intent.order)
        request.order_id = m_row.intent.order->id;
    request.reference = m_row.intent.known_reference;
    return {action::AskGateway{std::move(request)}};
}

RecoveryMachine::Actions RecoveryMachine::decided()
{
    m_state = RecoveryState::decided;
    Actions actions;
    if (std::exchange(m_leased, false))
        actions.emplace_back(action::Release{});
    actions.emplace_back(action::Finish{});
    return actions;
}

RecoveryMachine::Actions RecoveryMachine::handle(const event::RowRead& e)
{
    if (m_state != RecoveryState::idle)
        return {};
    m_row = e.row;
    m_organization = e.organization;
    m_traits = e.traits;
    m_even_if_fresh = e.even_if_fresh;
    conclude(e.now);
    if (!wants_to_ask(e.now))
        return decided();
    m_state = RecoveryState::leasing;
    return {action::TakeLease{}};
}

RecoveryMachine::Actions RecoveryMachine::handle(const event::LeaseGranted&)
{
    if (m_state != RecoveryState::leasing)
        return {};
    m_leased = true;
    return ask();
}

RecoveryMachine::Actions RecoveryMachine::handle(const event::LeaseDenied& e)
{
    // `asking`: the lease ran out while the look-up waited for its turn, and another has it now.
    if (m_state != RecoveryState::leasing && m_state != RecoveryState::asking)
        return {};
    m_leased = false;
    m_row.lease_held_by_other = true;
    conclude(e.now);
    return decided();
}

RecoveryMachine::Actions RecoveryMachine::handle(const event::Answered& e)
{
    if (m_state != RecoveryState::asking)
        return {};
    if (!e.reply) {
        // Nothing was asked, so there is nothing to record and nothing new to decide from.
        m_ask_failure = e.reply.error();
        if (e.reply.error().kind != FailureKind::cancelled && !m_verdict.settlement) {
            m_verdict = Verdict{};
            m_verdict.reason = Reason::organization_unconfigured;
        }
        return decided();
    }
    const LookupReply& reply = *e.reply;
    m_traits = reply.traits;
    m_record = EvidenceRecord{};
    m_record.command = e.record_as;
    m_record.request = m_row.intent.request;
    m_record.row_created_at = m_row.intent.created_at;
    m_record.profile = reply.profile;
    m_record.url_path = reply.url_path;
    m_record.http_status = reply.http_status;
    m_record.request_id = reply.request_id;
    m_record.body_sha = reply.body_sha;
    m_record.body = reply.body;
    m_record.answer = reply.answer;
    m_record.authoritative = reply.traits.authoritative;
    m_record.credentials_proven = reply.traits.credentials_proven;
    m_record.failure_is_final = reply.traits.failure_is_final;
    m_record.latency = reply.latency;
    m_records = 1;
    m_state = RecoveryState::recording;
    Actions actions;
    if (reply.answer.outcome == Outcome::unauthorized)
        actions.emplace_back(action::StopGateway{m_organization.gateway});
    if (reply.answer.outcome == Outcome::rate_limited) {
        const Duration wished = reply.answer.retry_after.value_or(m_limits.ask_base);
        actions.emplace_back(action::PauseGateway{m_organization.gateway,
                                                  std::clamp(wished, m_limits.ask_base, m_limits.longest_pause)});
    }
    actions.emplace_back(action::RecordEvidence{m_record});
    return actions;
}

RecoveryMachine::Actions RecoveryMachine::handle(const event::EvidenceRecorded& e)
{
    if (m_state != RecoveryState::recording)
        return {};
    if (!e.reply) {
        if (!m_cancelled && worth_repeating(e.reply.error().kind) && m_records < m_limits.records) {
            m_state = RecoveryState::waiting_to_record;
            return {action::BackOff{{}, backoff_limit(m_limits.settle_base, m_limits.settle_cap, m_records - 1)}};
        }
        m_ask_failure = e.reply.error(); // not stored: the verdict keeps resting on what is
        return decided();
    }
    Evidence evidence;
    evidence.id = e.reply->id;
    evidence.request = m_record.request;
    evidence.row_created_at = m_record.row_created_at;
    evidence.asked_at = e.reply->asked_at;
    evidence.authoritative = m_record.authoritative;
    evidence.credentials_proven = m_record.credentials_proven;
    evidence.failure_is_final = m_record.failure_is_final;
    evidence.answer = m_record.answer;
    m_row.history.push_back(std::move(evidence));
    conclude(std::max(e.now, e.reply->asked_at));

    const GatewayAnswer answer = std::exchange(m_record, {}).answer; // its body may be large
    if (!says_nothing_yet(answer.outcome) || m_asks >= m_limits.asks || m_cancelled)
        return decided();
    m_state = RecoveryState::waiting_to_ask;
    Duration at_least{0};
    if (answer.outcome == Outcome::rate_limited && answer.retry_after)
        at_least = std::clamp(*answer.retry_after, Duration::zero(), m_limits.longest_pause);
    return {action::BackOff{at_least, backoff_limit(m_limits.ask_base, m_limits.ask_cap, m_asks - 1)}};
}

RecoveryMachine::Actions RecoveryMachine::handle(const event::TimePassed&)
{
    switch (m_state) {
    case RecoveryState::waiting_to_record:
        ++m_records;
        m_state = RecoveryState::recording;
        return {action::RecordEvidence{m_record}};
    case RecoveryState::waiting_to_ask:
        return ask();
    case RecoveryState::waiting_to_settle:
        return send_settle();
    default:
        return {};
    }
}

RecoveryMachine::Actions RecoveryMachine::handle(const event::GatewayClosed& e)
{
    if (m_state != RecoveryState::leasing && m_state != RecoveryState::asking &&
        m_state != RecoveryState::waiting_to_ask)
        return {};
    if (!m_verdict.settlement) {
        std::vector<std::int64_t> evidence = std::move(m_verdict.evidence_ids);
        m_verdict = Verdict{};
        m_verdict.reason = e.reason;
        m_verdict.evidence_ids = std::move(evidence);
        const bool unauthorized = e.reason == Reason::gateway_unauthorized;
        m_verdict.kind = unauthorized ? VerdictKind::person : VerdictKind::ask;
        m_verdict.stop_gateway = unauthorized;
    }
    return decided();
}

RecoveryMachine::Actions RecoveryMachine::handle(const event::Apply& e)
{
    if (m_state != RecoveryState::decided || !m_verdict.settlement || m_verdict.evidence_ids.empty())
        return {}; // nothing is written without evidence
    PlanLine line;
    line.intent = m_row.intent;
    line.verdict = m_verdict;
    m_command = SettleCommand{e.command,
                              m_row.intent.request,
                              m_row.intent.request_sha,
                              m_row.intent.created_at,
                              m_verdict.settlement->status,
                              settlement_envelope(line),
                              m_verdict.evidence_ids,
                              e.reason};
    return send_settle();
}

RecoveryMachine::Actions RecoveryMachine::send_settle()
{
    ++m_settles;
    m_state = RecoveryState::settling;
    return {action::Settle{m_command}};
}

RecoveryMachine::Actions RecoveryMachine::end_settle(Failure failure)
{
    if (m_maybe_written && failure.kind != FailureKind::unknown)
        failure = Failure{FailureKind::unknown, std::move(failure.code), "an earlier sending was not acknowledged"};
    m_failure = std::move(failure);
    m_state = RecoveryState::finished;
    return {action::Finish{}};
}

RecoveryMachine::Actions RecoveryMachine::handle(const event::SettleReplied& e)
{
    if (m_state != RecoveryState::settling)
        return {};
    if (e.reply) {
        m_receipt = *e.reply;
        m_state = RecoveryState::finished;
        return {action::Finish{}};
    }
    const Failure& failure = e.reply.error();
    m_maybe_written = m_maybe_written || may_have_happened(failure.kind);
    if (m_cancelled || !worth_repeating(failure.kind) || m_settles >= m_limits.settles)
        return end_settle(failure);
    m_state = RecoveryState::waiting_to_settle;
    return {action::BackOff{{}, backoff_limit(m_limits.settle_base, m_limits.settle_cap, m_settles - 1)}};
}

RecoveryMachine::Actions RecoveryMachine::handle(const event::Cancelled&)
{
    m_cancelled = true;
    switch (m_state) {
    case RecoveryState::leasing:
    case RecoveryState::asking:
    case RecoveryState::waiting_to_ask:
    case RecoveryState::waiting_to_record:
        return decided();
    case RecoveryState::waiting_to_settle:
        return end_settle(Failure{FailureKind::cancelled, "cancelled", {}});
    default:
        return {}; // what was sent is waited for: its answer is the truth
    }
}

} // namespace ichido
