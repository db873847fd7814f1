#include "models/severity.h"

namespace ichido {

Severity severity_of(const Intent& intent, Duration threshold, Instant now) noexcept
{
    const Duration age = now - intent.created_at;
    if (intent.status != RequestStatus::processing || age <= threshold)
        return Severity::none;
    // Divided rather than multiplied: a threshold of many years does not overflow.
    if (age / 10 > threshold)
        return Severity::ten_times;
    return age / 3 > threshold ? Severity::three_times : Severity::over;
}

std::string_view stable_word(Severity severity) noexcept
{
    switch (severity) {
    case Severity::none:
        return {};
    case Severity::over:
        return "over";
    case Severity::three_times:
        return "three_times";
    case Severity::ten_times:
        return "ten_times";
    }
    return {};
}

} // namespace ichido
