// ichidoctl requests list
#include "app/ctl/connect.h"
#include "app/ctl/csv_text.h"
#include "app/ctl/output.h"
#include "app/ctl/progress.h"
#include "app/ctl/request_row.h"
#include "app/ctl/verbs.h"
#include "app/ctl/waiting.h"
#include "recovery/postgres/postgres_store.h"

#include <QCoreApplication>

#include <algorithm>

namespace ichido::ctl {

namespace {

/// Prints pages as they come, so that millions of rows need no memory; only a table, whose
/// columns have to line up, is lined up page by page.
class RequestPrinter {
public:
    RequestPrinter(Format format, Organizations organizations)
        : m_format(format), m_organizations(std::move(organizations))
    {
    }

    void print_page(RequestPage page)
    {
        std::string text;
        std::vector<std::vector<QString>> cells;
        for (Intent& intent : page.rows) {
            const RequestRow row = request_row(std::move(intent), m_organizations, page.now);
            if (m_format == Format::json)
                text += (m_rows == 0 ? "[" : ",\n ") + request_json(row).finished();
            else if (m_format == Format::csv)
                text += (m_rows == 0 ? csv_record(request_csv_names()) : "") + csv_record(request_csv(row));
            else
                cells.push_back(request_cells(row));
            ++m_rows;
        }
        if (!cells.empty())
            text = text_table(request_columns(), cells);
        print(text);
    }

    void finish()
    {
        if (m_format == Format::json)
            print(std::string_view(m_rows == 0 ? "[]\n" : "]\n"));
        else if (m_rows == 0)
            print(m_format == Format::csv ? csv_record(request_csv_names()) : text_table(request_columns(), {}));
    }

    [[nodiscard]] std::int64_t rows() const { return m_rows; }

private:
    Format m_format;
    Organizations m_organizations;
    std::int64_t m_rows = 0;
};

/// What waits for somebody is read from its oldest end.
bool oldest_first(const Query& query)
{
    return query.stuck_only || (query.statuses.size() == 1 && query.statuses.front() == RequestStatus::processing);
}

} // namespace

ExitStatus run(const Globals& globals, const RequestsListOptions& options)
{
    const auto spec = connection_of(globals);
    if (!spec)
        return complain(spec.error());
    postgres::PostgresStore store(*spec);
    auto organizations = organizations_of(store);
    if (!organizations)
        return complain(organizations.error());
    RequestPrinter printer(globals.format, std::move(*organizations));

    constexpr std::int64_t page_size = 1000;
    PageRequest request;
    request.query = options.query;
    request.newest_first = !oldest_first(options.query);
    do {
        const std::int64_t left = options.limit == 0 ? page_size : options.limit - printer.rows();
        request.limit = static_cast<int>(std::min(left, page_size));
        auto page = await<RequestPage>([&store, &request](CancelToken cancel, Reply<RequestPage> reply) {
            store.list(request, std::move(cancel), std::move(reply));
        });
        if (!page)
            return complain(page.error());
        request.after = page->next;
        printer.print_page(std::move(*page));
        // lupdate reads a plain name only
        const int read = static_cast<int>(std::min<std::int64_t>(printer.rows(), INT32_MAX));
        show_progress(QCoreApplication::translate("requests", "%n request(s) read", nullptr, read));
    } while (request.after && (options.limit == 0 || printer.rows() < options.limit));
    clear_progress();
    printer.finish();
    if (printer.rows() == 0 && globals.format == Format::table)
        say(QCoreApplication::translate("requests", "No request matches."));
    if (request.after)
        say(QCoreApplication::translate("requests", "There are more; --limit 0 shows all."));
    return ExitStatus::done;
}

} // namespace ichido::ctl
