// The gateway said nothing about the payment: no answer, too many questions, or wrong credentials.
#include "recovery/domain/deciding.h"

#include <algorithm>

namespace ichido::deciding {

namespace {

using namespace std::chrono_literals;

/// Doubles with every silence in a row; the jitter is the workflow's, which has the randomness.
constexpr Duration first_silence_wait = 1s;
constexpr Duration longest_silence_wait = 5min;
/// An absurd Retry-After does not put a row out of sight.
constexpr Duration longest_retry_after = 1h;

Duration wait_after_silence(std::span<const Evidence* const> answers)
{
    Duration wait = first_silence_wait;
    for (std::size_t i = answers.size() - 1; i > 0 && is_silent(answers[i - 1]->answer.outcome); --i) {
        wait *= 2;
        if (wait >= longest_silence_wait)
            return longest_silence_wait;
    }
    return wait;
}

} // namespace

Verdict decide_silent(std::span<const Evidence* const> answers, const std::optional<Verdict>& known)
{
    const Evidence& latest = *answers.back();
    if (latest.answer.outcome == Outcome::unauthorized) {
        Verdict verdict = for_a_person(Reason::gateway_unauthorized, latest);
        verdict.stop_gateway = true;
        return verdict;
    }
    // An outage takes back no finding, but nothing is written while the gateway cannot confirm it.
    if (known && known->kind == VerdictKind::person)
        return *known;
    const bool limited = latest.answer.outcome == Outcome::rate_limited;
    Verdict verdict =
        conclude(VerdictKind::ask, limited ? Reason::gateway_rate_limited : Reason::gateway_unavailable, latest);
    const Duration wait = limited && latest.answer.retry_after
                              ? std::clamp(*latest.answer.retry_after, Duration::zero(), longest_retry_after)
                              : wait_after_silence(answers);
    verdict.not_before = latest.asked_at + wait;
    return verdict;
}

} // namespace ichido::deciding
