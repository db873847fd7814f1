#include "app/sandbox/owner_connection.h"

#include <libpq-fe.h>

namespace ichido::sandbox {

namespace {

using OwnedResult = std::unique_ptr<PGresult, decltype(&PQclear)>;

tl::unexpected<Failure> sql_failure(const PGresult* result)
{
    const char* state = result ? PQresultErrorField(result, PG_DIAG_SQLSTATE) : nullptr;
    return fail(FailureKind::invalid, state ? state : "sandbox.connection",
                "a statement that sets the sandbox up failed");
}

Result<Nothing> expect(const OwnedResult& result, ExecStatusType wanted)
{
    if (PQresultStatus(result.get()) != wanted)
        return sql_failure(result.get());
    return Nothing{};
}

} // namespace

void OwnerConnection::Close::operator()(pg_conn* connection) const noexcept
{
    PQfinish(connection);
}

Result<OwnerConnection> OwnerConnection::open(const std::string& connection)
{
    // Named parameters that stand behind the URI override PG* variables of the caller.
    const char* keywords[] = {"dbname", "client_encoding", "options", "connect_timeout", nullptr};
    const char* values[] = {connection.c_str(), "UTF8", "-c client_min_messages=error", "20", nullptr};
    OwnerConnection made(PQconnectdbParams(keywords, values, 1));
    if (PQstatus(made.handle()) != CONNECTION_OK)
        return fail(FailureKind::unavailable, "sandbox.connect", "the sandbox's own server does not let us in");
    PQsetErrorVerbosity(made.handle(), PQERRORS_SQLSTATE);
    PQsetNoticeReceiver(
        made.handle(), [](void*, const PGresult*) {}, nullptr);
    return made;
}

Result<Nothing> OwnerConnection::run(const std::string& sql)
{
    const OwnedResult result(PQexec(handle(), sql.c_str()), &PQclear);
    const ExecStatusType status = PQresultStatus(result.get());
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK && status != PGRES_EMPTY_QUERY)
        return sql_failure(result.get());
    return Nothing{};
}

Result<std::string> OwnerConnection::value(const std::string& sql)
{
    const OwnedResult result(PQexec(handle(), sql.c_str()), &PQclear);
    if (PQresultStatus(result.get()) != PGRES_TUPLES_OK)
        return sql_failure(result.get());
    if (PQntuples(result.get()) != 1 || PQnfields(result.get()) != 1)
        return fail(FailureKind::invalid, "sandbox.value", "a statement that sets the sandbox up has no single value");
    return std::string(PQgetvalue(result.get(), 0, 0));
}

Result<Nothing> OwnerConnection::begin_copy(const std::string& sql)
{
    return expect(OwnedResult(PQexec(handle(), sql.c_str()), &PQclear), PGRES_COPY_IN);
}

Result<Nothing> OwnerConnection::copy_lines(std::string_view lines)
{
    if (PQputCopyData(handle(), lines.data(), static_cast<int>(lines.size())) != 1)
        return sql_failure(nullptr);
    return Nothing{};
}

Result<Nothing> OwnerConnection::end_copy()
{
    if (PQputCopyEnd(handle(), nullptr) != 1)
        return sql_failure(nullptr);
    const OwnedResult result(PQgetResult(handle()), &PQclear);
    const OwnedResult last(PQgetResult(handle()), &PQclear); // none: ends the copy
    return expect(result, PGRES_COMMAND_OK);
}

} // namespace ichido::sandbox
