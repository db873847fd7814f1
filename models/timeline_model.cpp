#include "models/timeline_model.h"

#include "models/shown_text.h"
#include "models/status_text.h"
#include "models/time_text.h"
#include "models/words.h"

#include <algorithm>

namespace ichido {

namespace {

QString stored_status_text(const std::string& stored)
{
    const auto status = status_from_stored(stored);
    return status ? word(*status) : shown_text(stored);
}

Tone written_tone(const AuditEntry& entry)
{
    if (entry.action != "settle")
        return Tone::person;
    return status_from_stored(entry.after) == RequestStatus::completed ? Tone::completed : Tone::failed;
}

} // namespace

TimelineModel::TimelineModel(QObject* parent) : TableModel(parent) {}

void TimelineModel::set_detail(const RequestDetail& detail, const Organization* organization)
{
    const bool same_request = m_detail && m_detail->intent.request == detail.intent.request &&
                              m_detail->intent.created_at == detail.intent.created_at;
    m_detail = detail;
    m_organization = organization ? std::optional(*organization) : std::nullopt;
    std::vector<Event> events = events_of(detail);
    if (events == m_events)
        return;
    // Time goes on at the end only; then what is selected and scrolled stays.
    const bool only_added =
        same_request && events.size() > m_events.size() && std::equal(m_events.begin(), m_events.end(), events.begin());
    if (only_added) {
        beginInsertRows({}, row_count(), static_cast<int>(events.size()) - 1);
        m_events = std::move(events);
        endInsertRows();
        return;
    }
    beginResetModel();
    m_events = std::move(events);
    endResetModel();
}

void TimelineModel::clear()
{
    beginResetModel();
    m_detail.reset();
    m_organization.reset();
    m_events.clear();
    endResetModel();
}

void TimelineModel::retranslate()
{
    if (m_detail) {
        // The same events in other words; none is added by a language.
        std::vector<Event> events = events_of(*m_detail);
        if (events.size() == m_events.size())
            m_events = std::move(events);
    }
    TableModel::retranslate();
}

std::vector<TimelineModel::Event> TimelineModel::events_of(const RequestDetail& detail) const
{
    const Intent& intent = detail.intent;
    std::vector<Event> events;
    events.push_back({intent.created_at, tr("claimed by its service"), {}, Tone::processing});
    if (m_organization) {
        const Instant over = intent.created_at + m_organization->stuck_threshold;
        const auto settled = std::find_if(detail.audit.begin(), detail.audit.end(),
                                          [](const AuditEntry& entry) { return entry.action == "settle"; });
        // A row that its service has finished says nowhere when; then it is not known whether it was late.
        const bool was_open =
            settled != detail.audit.end() ? settled->at >= over : intent.status == RequestStatus::processing;
        if (was_open && over <= detail.now)
            events.push_back({over, tr("passed the threshold"), {}, Tone::over});
    }
    for (const Evidence& evidence : detail.history)
        events.push_back({evidence.asked_at,
                          tr("gateway answered: %1", "an answer in a few words").arg(word(evidence.answer.outcome)),
                          {},
                          Tone::plain});
    for (const AuditEntry& entry : detail.audit) {
        if (entry.action == "record_evidence") // stands there as the answer itself
            continue;
        QString happened;
        if (entry.action == "settle")
            happened = tr("settled: %1 → %2", "status before and after")
                           .arg(stored_status_text(entry.before), stored_status_text(entry.after));
        else if (entry.action == "settle_refused")
            happened = tr("a settle was refused, nothing was written: %1", "a reason")
                           .arg(entry.reason.empty() ? QStringLiteral("—") : shown_text(entry.reason));
        else if (entry.action == "settle_changed")
            happened = tr("a settle came too late, the row had changed");
        else
            happened = shown_text(entry.action);
        if (entry.action == "settle" && !entry.reason.empty())
            happened =
                tr("%1 — “%2”", "what happened, and the reason that was given").arg(happened, shown_text(entry.reason));
        events.push_back({entry.at, happened, shown_text(entry.actor), written_tone(entry)});
    }
    std::stable_sort(events.begin(), events.end(), [](const Event& a, const Event& b) { return a.at < b.at; });
    return events;
}

QString TimelineModel::title(int column) const
{
    switch (column) {
    case time:
        return tr("Time");
    case what:
        return tr("What happened");
    case who:
        return tr("Who");
    default:
        return {};
    }
}

QString TimelineModel::text(int row, int column) const
{
    const Event& event = m_events[static_cast<std::size_t>(row)];
    switch (column) {
    case time:
        return time_text(event.at);
    case what:
        return event.what;
    case who:
        return event.who;
    default:
        return {};
    }
}

QString TimelineModel::full_text(int row, int column) const
{
    return column == time ? time_text_precise(m_events[static_cast<std::size_t>(row)].at) : text(row, column);
}

QVariant TimelineModel::sort_value(int row, int column) const
{
    if (column != time)
        return text(row, column);
    return QVariant::fromValue<qlonglong>(m_events[static_cast<std::size_t>(row)].at.time_since_epoch().count());
}

Tone TimelineModel::tone(int row, int column) const
{
    return column == what ? m_events[static_cast<std::size_t>(row)].tone : Tone::plain;
}

bool TimelineModel::fixed_width(int column) const
{
    return column == time;
}

} // namespace ichido
