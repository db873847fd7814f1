#include "models/status_text.h"

#include "models/severity.h"
#include "models/time_text.h"
#include "models/words.h"

#include <QCoreApplication>

namespace ichido {

namespace {

Severity severity_in(const Intent& intent, const Organization* organization, Instant now)
{
    return severity_of(intent, organization ? organization->stuck_threshold : Organization{}.stuck_threshold, now);
}

} // namespace

QString status_text(const Intent& intent, const Organization* organization, Instant now)
{
    if (severity_in(intent, organization, now) == Severity::none)
        return word(intent.status);
    return QCoreApplication::translate("words", "stuck %1", "in processing for too long; %1 is an age")
        .arg(age_text(now - intent.created_at));
}

Tone status_tone(const Intent& intent, const Organization* organization, Instant now)
{
    switch (severity_in(intent, organization, now)) {
    case Severity::none:
        break;
    case Severity::over:
        return Tone::over;
    case Severity::three_times:
        return Tone::three_times;
    case Severity::ten_times:
        return Tone::ten_times;
    }
    switch (intent.status) {
    case RequestStatus::processing:
        return Tone::processing;
    case RequestStatus::completed:
        return Tone::completed;
    case RequestStatus::failed:
        return Tone::failed;
    }
    return Tone::plain;
}

} // namespace ichido
