// The yardstick of a page: the same query by plain libpq.
#pragma once

#include "recovery/ports/request_store.h"
#include "recovery/postgres/page_sql.h"

#include <memory>
#include <string>

struct pg_conn;

namespace ichido::bench {

/// The SQL that the console sends for a page, on the schema that its login sees there.
[[nodiscard]] postgres::PageSql console_sql(const std::string& uri, const PageRequest& page, bool stuck);

class PlainPages final {
public:
    explicit PlainPages(const std::string& uri);

    /// Sends it, takes the rows in binary format and looks at every value; returns the milliseconds.
    [[nodiscard]] double read(const postgres::PageSql& sql);
    [[nodiscard]] int last_rows() const { return m_rows; }

private:
    struct Close {
        void operator()(pg_conn* connection) const noexcept;
    };
    std::unique_ptr<pg_conn, Close> m_connection;
    int m_rows = 0;
    std::size_t m_bytes = 0; ///< of all values: the reading must not be optimised away
};

} // namespace ichido::bench
