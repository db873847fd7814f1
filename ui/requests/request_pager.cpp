#include "ui/requests/request_pager.h"

#include "ui/connection/console_connection.h"

#include <algorithm>
#include <utility>

namespace ichido {

namespace {

using Steady = std::chrono::steady_clock;

PageCursor cursor_of(const Intent& intent)
{
    return {intent.created_at, intent.request};
}

std::vector<RequestRow> rows_of(std::vector<Intent> intents)
{
    std::vector<RequestRow> rows;
    rows.reserve(intents.size());
    for (Intent& intent : intents)
        rows.push_back(RequestRow{std::move(intent)});
    return rows;
}

} // namespace

RequestPager::RequestPager(ConsoleConnection& connection, RequestTableModel& model, QObject* parent)
    : QObject(parent), m_connection(connection), m_model(model), m_reading(connection.receiver())
{
}

void RequestPager::start(Query query, bool newest_first)
{
    m_query = std::move(query);
    m_newest_first = newest_first;
    m_answered = false;
    PageRequest page;
    page.limit = page_rows;
    ask(std::move(page), Where::start);
}

void RequestPager::read_after()
{
    if (reading() || !m_more_after || m_model.rowCount() == 0)
        return;
    PageRequest page;
    page.after = cursor_of(m_model.row_at(m_model.rowCount() - 1).intent);
    page.limit = page_rows;
    ask(std::move(page), Where::after);
}

void RequestPager::read_before()
{
    if (reading() || !m_anchor || m_model.rowCount() == 0)
        return;
    PageRequest page;
    page.after = cursor_of(m_model.row_at(0).intent);
    page.limit = page_rows;
    page.newest_first = !m_newest_first;
    ask(std::move(page), Where::before);
}

void RequestPager::refresh()
{
    if (reading())
        return;
    if (!m_answered)
        return start(m_query, m_newest_first);
    PageRequest page;
    page.after = m_anchor;
    page.limit = std::clamp(m_model.rowCount(), page_rows, most_loaded);
    ask(std::move(page), Where::refresh);
}

void RequestPager::clear()
{
    m_reading.drop();
    m_model.clear();
    m_anchor.reset();
    m_more_after = false;
    m_answered = false;
    m_failure.reset();
    Q_EMIT changed();
}

void RequestPager::ask(PageRequest page, Where where)
{
    Backend* backend = m_connection.backend();
    if (!backend)
        return;
    page.query = m_query;
    if (where != Where::before)
        page.newest_first = m_newest_first;
    const auto asked_at = Steady::now();
    m_reading.ask<RequestPage>(
        [backend, page = std::move(page)](CancelToken cancel, Reply<RequestPage> reply) {
            backend->store().list(page, std::move(cancel), std::move(reply));
        },
        [this, where, asked_at](Result<RequestPage> answer) {
            if (answer) {
                const auto arrived = Steady::now();
                m_failure.reset();
                m_answered = true;
                const Instant now = answer->now;
                m_model.set_now(now);
                Q_EMIT rows_will_change();
                take(where, std::move(*answer));
                Q_EMIT rows_have_changed();
                m_model_time = std::chrono::duration_cast<std::chrono::microseconds>(Steady::now() - arrived);
                m_page_time = std::chrono::duration_cast<std::chrono::milliseconds>(Steady::now() - asked_at);
                m_connection.seen(now);
            } else {
                m_failure = answer.error();
                m_connection.failed(answer.error());
            }
            Q_EMIT changed();
        });
    Q_EMIT changed();
}

void RequestPager::take(Where where, RequestPage page)
{
    if (where == Where::before)
        return take_before(std::move(page));
    m_more_after = page.next.has_value();
    if (where == Where::after) {
        m_model.append(rows_of(std::move(page.rows)));
        if (const int over = m_model.rowCount() - most_loaded; over > 0) {
            m_anchor = cursor_of(m_model.row_at(over - 1).intent);
            m_model.drop_first(over);
        }
        return;
    }
    if (where == Where::start)
        m_anchor.reset();
    m_model.merge(rows_of(std::move(page.rows)));
}

/// The page came in the opposite order. Where more rows stand before it, the farthest of them is kept
/// out: it is the anchor that a refresh reads on from.
void RequestPager::take_before(RequestPage page)
{
    m_anchor.reset();
    if (page.next && !page.rows.empty()) {
        m_anchor = cursor_of(page.rows.back());
        page.rows.pop_back();
    }
    std::reverse(page.rows.begin(), page.rows.end());
    m_model.prepend(rows_of(std::move(page.rows)));
    if (const int over = m_model.rowCount() - most_loaded; over > 0) {
        m_model.drop_last(over);
        m_more_after = true;
    }
}

} // namespace ichido
