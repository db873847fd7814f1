// Whether one gateway may be called now: pauses after 429, a breaker, a stop after 401 and 403.
#pragma once

#include "recovery/domain/time.h"
#include "recovery/domain/verdict.h"
#include "recovery/ports/clock.h"

#include <algorithm>
#include <optional>

namespace ichido {

/// Times are monotonic. After `breaker_opens_at` answers in a row that brought nothing, calls
/// wait with full jitter and one probe at a time goes out; a probe that is answered closes the
/// breaker, and `probes_before_giving_up` failed ones end the calls of this run, so that an
/// outage costs a bounded time however many intents are stuck.
class GatewayGate final {
public:
    static constexpr int breaker_opens_at = 8;
    static constexpr int probes_before_giving_up = 4;
    static constexpr int pauses_before_giving_up = 10;

    [[nodiscard]] bool may_send(Duration now) const
    {
        return !m_closed && now >= m_open_at && (m_failures < breaker_opens_at || m_under_way == 0);
    }
    /// Why no call will be made any more in this run; nothing while calls may be made.
    [[nodiscard]] const std::optional<Reason>& closed() const { return m_closed; }
    /// When may_send may become true by time alone; nothing where only an answer can open it.
    [[nodiscard]] std::optional<Duration> opens_at(Duration now) const
    {
        if (m_closed || now >= m_open_at)
            return std::nullopt;
        return m_open_at;
    }

    void sent() { ++m_under_way; }
    void answered(Outcome outcome, Duration now, Random& random);
    /// The look-up ended without an answer: cancelled, or nothing was asked.
    void returned() { --m_under_way; }
    /// A 429's wish; so many in a row without any other answer end the calls of this run.
    void pause(Duration now, Duration until);
    void stop() { m_closed = Reason::gateway_unauthorized; }

private:
    std::optional<Reason> m_closed;
    Duration m_open_at{Duration::min()};
    int m_under_way = 0;
    int m_failures = 0; ///< in a row
    int m_probes = 0;   ///< failed in a row since the breaker opened
    int m_pauses = 0;   ///< in a row
};

} // namespace ichido
