#include "tests/bench/plain_page.h"

#include "recovery/postgres/reading_connection.h"
#include "tests/bench/stopwatch.h"
#include "tests/support/value_of.h"

#include <libpq-fe.h>

#include <stdexcept>
#include <vector>

namespace ichido::bench {

postgres::PageSql console_sql(const std::string& uri, const PageRequest& page, bool stuck)
{
    postgres::ReadingConnection connection(test::value_of(postgres::connection_spec_from_uri(uri)));
    const postgres::RunOptions options;
    return postgres::page_sql(page, test::value_of(connection.ready(options)).facts, stuck);
}

void PlainPages::Close::operator()(pg_conn* connection) const noexcept
{
    PQfinish(connection);
}

PlainPages::PlainPages(const std::string& uri) : m_connection(PQconnectdb(uri.c_str()))
{
    if (PQstatus(m_connection.get()) != CONNECTION_OK)
        throw std::runtime_error("libpq does not connect to the sandbox");
}

double PlainPages::read(const postgres::PageSql& sql)
{
    const Stopwatch watch;
    std::vector<Oid> types;
    std::vector<const char*> values;
    std::vector<int> lengths, formats;
    for (const auto& value : sql.parameters.values()) {
        types.push_back(value.type);
        values.push_back(value.null ? nullptr : value.bytes.c_str());
        lengths.push_back(static_cast<int>(value.bytes.size()));
        formats.push_back(value.binary ? 1 : 0);
    }
    PGresult* result = PQexecParams(m_connection.get(), sql.text.c_str(), sql.parameters.count(), types.data(),
                                    values.data(), lengths.data(), formats.data(), 1);
    const bool good = PQresultStatus(result) == PGRES_TUPLES_OK;
    m_rows = PQntuples(result);
    const int columns = PQnfields(result);
    for (int row = 0; row < m_rows; ++row) {
        for (int column = 0; column < columns; ++column)
            m_bytes += static_cast<std::size_t>(PQgetlength(result, row, column)) +
                       static_cast<unsigned char>(*PQgetvalue(result, row, column));
    }
    PQclear(result);
    const double took = watch.milliseconds();
    if (!good || m_bytes == 0)
        throw std::runtime_error("libpq reads no page");
    return took;
}

} // namespace ichido::bench
