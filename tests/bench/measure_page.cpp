// `page`: 500 rows on the console's own path beside plain libpq.
#include "models/request_table_model.h"
#include "recovery/postgres/postgres_store.h"
#include "tests/bench/measures.h"
#include "tests/bench/plain_page.h"
#include "tests/bench/stopwatch.h"
#include "tests/support/value_of.h"
#include "ui/connection/gui_inbox.h"
#include "ui/connection/latest.h"

#include <QEventLoop>

#include <cstdio>
#include <sstream>
#include <stdexcept>

namespace ichido::bench {

namespace {

constexpr int rows_of_a_page = 500;
constexpr double page_reach = 1.5;

struct Shape {
    std::string name;
    PageRequest page;
};

/// Asks as the window does, and waits as it does: in the event loop.
class ConsolePages {
public:
    explicit ConsolePages(const std::string& uri) : m_store(test::value_of(postgres::connection_spec_from_uri(uri))) {}

    /// From asking to the rows standing in the model.
    double read(const PageRequest& page)
    {
        m_model.clear();
        QEventLoop loop;
        double took = 0;
        const Stopwatch watch;
        m_reading.ask<RequestPage>(
            [&](CancelToken cancel, Reply<RequestPage> reply) {
                m_store.list(page, std::move(cancel), std::move(reply));
            },
            [&](Result<RequestPage> answer) {
                if (answer)
                    take(std::move(*answer));
                took = watch.milliseconds();
                loop.quit();
            });
        loop.exec();
        if (m_model.rowCount() != rows_of_a_page)
            throw std::runtime_error("the console read no whole page");
        return took;
    }

private:
    void take(RequestPage page)
    {
        std::vector<RequestRow> rows;
        rows.reserve(page.rows.size());
        for (Intent& intent : page.rows)
            rows.push_back(RequestRow{std::move(intent)});
        m_model.set_now(page.now);
        m_model.merge(std::move(rows));
    }

    RequestTableModel m_model;
    GuiInbox m_inbox;
    Latest m_reading{m_inbox.sender()};
    postgres::PostgresStore m_store; // last: no answer comes when it is gone
};

/// The row in the middle of the order, far from both ends of every index.
PageCursor deep_cursor(const test::WindowSandbox& sandbox, std::int64_t rows)
{
    std::istringstream words(
        sandbox.value("select (extract(epoch from created_at) * 1000000)::bigint || ' ' || org_id || ' ' || idem_key"
                      " from payment_requests order by created_at desc, org_id desc, idem_key desc limit 1 offset " +
                      std::to_string(rows / 2)));
    std::int64_t microseconds = 0;
    PageCursor cursor;
    std::string key;
    words >> microseconds >> cursor.request.org.value >> key;
    const auto parsed = IdemKey::parse(key);
    if (!words || !parsed)
        throw std::runtime_error("no row in the middle");
    cursor.created_at = Instant(Duration(microseconds));
    cursor.request.key = *parsed;
    return cursor;
}

/// What an index serves, so that the database's own work is small and ours shows.
std::vector<Shape> shapes_of(const test::WindowSandbox& sandbox, std::int64_t rows)
{
    const OrgId largest{sandbox.number("select org_id from payment_requests where status = '완료'"
                                       " group by org_id order by count(*) desc, org_id limit 1")};
    Shape all{"no filter", {}}, one{"org", {}}, completed{"org and status", {}}, deep{"deep cursor", {}};
    one.page.query.org = largest;
    completed.page.query.org = largest;
    completed.page.query.statuses = {RequestStatus::completed};
    deep.page.after = deep_cursor(sandbox, rows);
    for (Shape* shape : {&all, &one, &completed, &deep})
        shape->page.limit = rows_of_a_page;
    return {all, one, completed, deep};
}

} // namespace

Figure measure_page(const test::WindowSandbox& sandbox, const Sizes& sizes)
{
    ConsolePages console(sandbox.uri());
    PlainPages plain(sandbox.uri());
    Figure figure;
    figure.name = "page";
    figure.reach = page_reach;
    std::string worst;
    for (const Shape& shape : shapes_of(sandbox, sizes.rows)) {
        const postgres::PageSql sql = console_sql(sandbox.uri(), shape.page, false);
        const Paired paired = in_pairs(
            sizes.pairs, [&] { return console.read(shape.page); }, [&] { return plain.read(sql); });
        if (plain.last_rows() < rows_of_a_page)
            throw std::runtime_error("libpq read no whole page");
        char line[160];
        (void)std::snprintf(line, sizeof line, "    %-14s %8.2f ms beside %8.2f ms: %5.2f x\n", shape.name.c_str(),
                            paired.mine, paired.beside, paired.ratio);
        figure.of_which += line;
        if (paired.ratio < figure.ratio)
            continue;
        figure.measured = paired.mine;
        figure.limit = paired.beside;
        figure.ratio = paired.ratio;
        worst = shape.name;
    }
    figure.text = "500 of " + rows_text(sizes.rows) + " into the model, beside libpq; the worst: " + worst;
    return figure;
}

} // namespace ichido::bench
