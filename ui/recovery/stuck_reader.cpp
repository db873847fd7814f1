#include "ui/recovery/stuck_reader.h"

#include "ui/connection/console_connection.h"

#include <algorithm>
#include <utility>

namespace ichido {

StuckReader::StuckReader(ConsoleConnection& connection, StuckTableModel& model, QObject* parent)
    : QObject(parent), m_connection(connection), m_model(model), m_reading(connection.receiver())
{
}

void StuckReader::start(Query query)
{
    m_query = std::move(query);
    m_rows.clear();
    read(std::nullopt);
}

void StuckReader::clear()
{
    m_reading.drop();
    m_rows.clear();
    m_model.clear();
    m_answered = false;
    m_more = false;
    m_failure.reset();
    Q_EMIT changed();
}

void StuckReader::connect_early()
{
    Backend* backend = m_connection.backend();
    if (!backend)
        return;
    PageRequest page;
    page.query.stuck_only = true;
    page.newest_first = false;
    page.limit = 1; // there is no smaller question to this side
    m_reading.ask<StuckPage>(
        [backend, page = std::move(page)](CancelToken cancel, Reply<StuckPage> reply) {
            backend->store().stuck(page, std::move(cancel), std::move(reply));
        },
        [this](const Result<StuckPage>&) { Q_EMIT changed(); }); // a failure is told by the login
}

void StuckReader::read(std::optional<PageCursor> after)
{
    Backend* backend = m_connection.backend();
    if (!backend)
        return;
    PageRequest page;
    page.query = m_query;
    page.after = after;
    page.newest_first = false;
    page.limit = page_rows;
    m_reading.ask<StuckPage>(
        [backend, page = std::move(page)](CancelToken cancel, Reply<StuckPage> reply) {
            backend->store().stuck(page, std::move(cancel), std::move(reply));
        },
        [this](Result<StuckPage> answer) {
            if (answer)
                return take(std::move(*answer));
            m_failure = answer.error();
            m_connection.failed(answer.error());
            Q_EMIT changed();
        });
    Q_EMIT changed();
}

void StuckReader::take(StuckPage page)
{
    if (!m_connection.backend())
        return;
    m_failure.reset();
    for (StuckIntent& one : page.rows) {
        Organization organization;
        organization.id = one.intent.request.org;
        organization.configured = false;
        if (const Organization* known = m_connection.organization(one.intent.request.org))
            organization = *known;
        const auto traits = m_connection.backend()->gateway().traits(organization.gateway);
        m_rows.push_back(make_stuck_row(std::move(one), organization, traits, page.now));
    }
    std::sort(m_rows.begin(), m_rows.end(), more_urgent);
    const bool full = static_cast<int>(m_rows.size()) >= most_rows;
    m_model.set_now(page.now);
    m_connection.seen(page.now);
    // The first time people see rows as they come; later a row must not vanish only because its page
    // has not been read yet.
    if (page.next && !full) {
        if (!m_answered) {
            Q_EMIT rows_will_change();
            m_model.merge(m_rows);
            Q_EMIT rows_have_changed();
        }
        return read(page.next);
    }
    m_answered = true;
    m_more = page.next.has_value();
    Q_EMIT rows_will_change();
    m_model.merge(std::exchange(m_rows, {}));
    Q_EMIT rows_have_changed();
    Q_EMIT changed();
}

} // namespace ichido
