#include "recovery/postgres/postgres_store.h"

#include "recovery/ports/lane.h"
#include "recovery/postgres/interrupt.h"
#include "recovery/postgres/login_read.h"
#include "recovery/postgres/reading_connection.h"

#include <utility>

namespace ichido::postgres {

struct PostgresStore::Lanes {
    explicit Lanes(const ConnectionSpec& spec)
        : pages([spec] { return std::make_unique<ReadingConnection>(spec); })
        , details([spec] { return std::make_unique<ReadingConnection>(spec); })
        , recovery([spec] { return std::make_unique<ReadingConnection>(spec); })
    {
    }
    // Before the lanes join: what runs in them ends at once.
    ~Lanes() { interrupt.raise(); }

    template <typename T>
    void read(Lane<ReadingConnection>& lane, CancelToken cancel, Reply<T> reply,
              std::function<Result<T>(const ReadContext&)> work)
    {
        lane.post([this, cancel = std::move(cancel), reply = std::move(reply),
                   work = std::move(work)](ReadingConnection& connection) {
            RunOptions options;
            options.cancel = cancel;
            options.interrupt = &interrupt;
            if (const auto context = connection.ready(options))
                reply(work(*context));
            else
                reply(tl::unexpected<Failure>(context.error()));
        });
    }

    Interrupt interrupt; // first: it outlives the lanes
    Lane<ReadingConnection> pages;
    Lane<ReadingConnection> details;
    Lane<ReadingConnection> recovery;
};

PostgresStore::PostgresStore(ConnectionSpec spec) : m_lanes(std::make_unique<Lanes>(spec)) {}

PostgresStore::~PostgresStore() = default;

void PostgresStore::list(PageRequest page, CancelToken cancel, Reply<RequestPage> reply)
{
    m_lanes->read<RequestPage>(
        m_lanes->pages, std::move(cancel), std::move(reply),
        [page = std::move(page)](const ReadContext& context) { return read_page(context, page); });
}

void PostgresStore::stuck(PageRequest page, CancelToken cancel, Reply<StuckPage> reply)
{
    m_lanes->read<StuckPage>(
        m_lanes->recovery, std::move(cancel), std::move(reply),
        [page = std::move(page)](const ReadContext& context) { return read_stuck(context, page); });
}

void PostgresStore::show(RequestKey request, CancelToken cancel, Reply<RequestDetail> reply)
{
    m_lanes->read<RequestDetail>(m_lanes->details, std::move(cancel), std::move(reply),
                                 [request](const ReadContext& context) { return read_detail(context, request); });
}

void PostgresStore::organizations(CancelToken cancel, Reply<std::vector<Organization>> reply)
{
    m_lanes->read<std::vector<Organization>>(m_lanes->details, std::move(cancel), std::move(reply),
                                             &read_organizations);
}

void PostgresStore::database_identity(CancelToken cancel, Reply<std::string> reply)
{
    m_lanes->read<std::string>(m_lanes->details, std::move(cancel), std::move(reply), &read_database_identity);
}

void PostgresStore::login(CancelToken cancel, Reply<Login> reply)
{
    m_lanes->read<Login>(m_lanes->details, std::move(cancel), std::move(reply), &read_login);
}

} // namespace ichido::postgres
