#include "recovery/workflow/gateway_gate.h"

#include "recovery/workflow/backoff.h"

namespace ichido {

void GatewayGate::answered(Outcome outcome, Duration now, Random& random)
{
    using namespace std::chrono_literals;
    --m_under_way;
    if (outcome == Outcome::rate_limited)
        return; // it is up, and says itself when to come back
    if (outcome != Outcome::unavailable) {
        m_failures = 0;
        m_probes = 0;
        m_pauses = 0;
        return;
    }
    ++m_failures;
    if (m_failures < breaker_opens_at)
        return;
    // Answers of calls that were under way when the breaker opened are no probes.
    if (m_under_way > 0)
        return;
    if (++m_probes > probes_before_giving_up) {
        if (!m_closed)
            m_closed = Reason::gateway_unavailable;
        return;
    }
    m_open_at = std::max(m_open_at, now + full_jitter(random, backoff_limit(2s, 30s, m_probes - 1)));
}

void GatewayGate::pause(Duration now, Duration until)
{
    // Many calls under way get their 429 together: that is one pause.
    if (now >= m_open_at && ++m_pauses > pauses_before_giving_up && !m_closed)
        m_closed = Reason::gateway_rate_limited;
    m_open_at = std::max(m_open_at, until);
}

} // namespace ichido
