// One libpq connection for setting a sandbox up; not for the console's own statements.
#pragma once

#include "recovery/domain/failure.h"
#include "recovery/ports/reply.h"

#include <memory>
#include <string>
#include <string_view>

struct pg_conn;

namespace ichido::sandbox {

class OwnerConnection final {
public:
    /// A URI whose password stands in its passfile, or a libpq connection text with one.
    /// Fails with "sandbox.connect".
    [[nodiscard]] static Result<OwnerConnection> open(const std::string& connection);

    /// One or more statements without parameters. Fails with the SQLSTATE.
    [[nodiscard]] Result<Nothing> run(const std::string& sql);
    /// The statement's single value; empty for null. Fails with the SQLSTATE or "sandbox.value".
    [[nodiscard]] Result<std::string> value(const std::string& sql);

    /// `copy … from stdin` in text format: begin_copy, any number of copy_lines, end_copy.
    [[nodiscard]] Result<Nothing> begin_copy(const std::string& sql);
    [[nodiscard]] Result<Nothing> copy_lines(std::string_view lines);
    [[nodiscard]] Result<Nothing> end_copy();

    [[nodiscard]] pg_conn* handle() const noexcept { return m_connection.get(); }

private:
    struct Close {
        void operator()(pg_conn* connection) const noexcept;
    };
    explicit OwnerConnection(pg_conn* connection) : m_connection(connection) {}
    std::unique_ptr<pg_conn, Close> m_connection;
};

} // namespace ichido::sandbox
