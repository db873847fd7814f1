// When: the grace, and the bounded schedule of looking again.
#include "recovery/domain/deciding.h"

#include <algorithm>

namespace ichido {

namespace {

using namespace std::chrono_literals;

/// What an organisation or a profile states may be wrong, but never shortens the grace, and never
/// lengthens it beyond what an instant can hold.
Duration within_reason(Duration stated) noexcept
{
    return std::clamp(stated, Duration::zero(), Duration{std::chrono::days{36'525}});
}

} // namespace

Duration grace(const Organization& organization, const GatewayTraits& gateway)
{
    const Duration longest_send = within_reason(organization.send_deadline.value_or(Duration::zero())) +
                                  within_reason(gateway.call_deadline) + within_reason(gateway.lookup_lag) +
                                  within_reason(organization.clock_skew);
    return std::max<Duration>(5min, longest_send);
}

std::optional<Duration> next_ask_after(int asked_so_far) noexcept
{
    if (asked_so_far <= 0)
        return 5min;
    if (asked_so_far == 1)
        return 1h;
    if (asked_so_far <= 6)
        return std::chrono::days{1};
    return std::nullopt;
}

namespace deciding {

std::optional<Instant> next_due(std::span<const Evidence* const> answers)
{
    int asked = 0;
    Instant last = answers.front()->asked_at;
    auto wait = next_ask_after(asked);
    for (const Evidence* answer : answers.subspan(1)) {
        if (!wait)
            return std::nullopt;
        if (answer->asked_at >= last + *wait) {
            last = answer->asked_at;
            wait = next_ask_after(++asked);
        }
    }
    return wait ? std::optional<Instant>(last + *wait) : std::nullopt;
}

std::span<const Evidence* const> same_at_the_end(const Case& c)
{
    std::size_t first = c.spoken.size() - 1;
    while (first > 0 && c.spoken[first - 1]->answer.outcome == c.latest().answer.outcome)
        --first;
    return std::span(c.spoken).subspan(first);
}

} // namespace deciding

} // namespace ichido
