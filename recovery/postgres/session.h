// One open connection, used in one thread.
#pragma once

#include "recovery/domain/failure.h"
#include "recovery/domain/time.h"
#include "recovery/postgres/connection_spec.h"

#include <chrono>
#include <memory>
#include <string>

#include <QString>

struct pg_conn; // libpq's own name of a connection

namespace ichido::postgres {

enum class Access {
    read,   ///< default_transaction_read_only on; may be cancelled on the server
    write,  ///< definer functions; never cancelled, since a cancel may hit the next statement
    schema, ///< migrations: no statement time limit, notices dropped as everywhere
};

/// Qt opens and owns the connection; statements run on its libpq handle (Statement). It must be
/// made, used and destroyed in one thread.
class Session final {
public:
    /// Fails with "connect.no_server" (unavailable), "connect.password", "connect.role",
    /// "connect.database" (refused), "connect.driver" (invalid: QPSQL is not installed) or
    /// "connect.failed" (unavailable); the text never repeats what the server said.
    [[nodiscard]] static Result<std::unique_ptr<Session>> open(const ConnectionSpec& spec, Access access);
    ~Session();
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    [[nodiscard]] pg_conn* handle() const noexcept { return m_handle; }
    [[nodiscard]] Access access() const noexcept { return m_access; }
    /// After this the session is closed and unusable: an answer may still be under way in it.
    void drop() noexcept;
    [[nodiscard]] bool usable() const noexcept;

private:
    Session(QString name, Access access) : m_name(std::move(name)), m_access(access) {}
    [[nodiscard]] Result<bool> prepare();

    QString m_name; ///< of the QSqlDatabase; unique in the process
    Access m_access;
    pg_conn* m_handle = nullptr;
    bool m_dropped = false;
};

} // namespace ichido::postgres
