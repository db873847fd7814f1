#include "recovery/postgres/session.h"

#include "recovery/postgres/statement.h"

#include <atomic>
#include <cstdlib>

#include <QSqlDatabase>
#include <QSqlDriver>
#include <QSqlError>
#include <QVariant>

#include <libpq-fe.h>
#include <poll.h>

namespace ichido::postgres {
namespace {

QString unique_connection_name()
{
    static std::atomic<unsigned> last{0};
    return QStringLiteral("ichido-%1").arg(last.fetch_add(1));
}

// A value between quotes, as PQconninfoParse reads it back.
QString conninfo_quoted(std::string_view value)
{
    QString text = QStringLiteral("'");
    for (const QChar character : QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size()))) {
        if (character == u'\'' || character == u'\\')
            text += u'\\';
        text += character;
    }
    return text + u'\'';
}

// Everything goes through Qt's options, which it hands to libpq as they are; what is absent
// keeps libpq's defaults (PG* variables, service file).
QString options_of(const ConnectionSpec& spec)
{
    QString options;
    const auto add = [&options](const QString& keyword, const QString& value) {
        options += keyword + u'=' + value + u' ';
    };
    for (const auto& [keyword, value] : spec.keywords())
        add(QString::fromStdString(keyword), conninfo_quoted(value));
    if (!spec.keyword("application_name"))
        add(QStringLiteral("application_name"), QStringLiteral("ichido"));
    if (!spec.keyword("connect_timeout") && !std::getenv("PGCONNECT_TIMEOUT"))
        add(QStringLiteral("connect_timeout"), QStringLiteral("10"));
    add(QStringLiteral("keepalives_idle"), QStringLiteral("30"));
    add(QStringLiteral("keepalives_interval"), QStringLiteral("10"));
    add(QStringLiteral("keepalives_count"), QStringLiteral("3"));
    // Bounds PQcancel too, which otherwise waits for a silent network as long as the system likes.
    add(QStringLiteral("tcp_user_timeout"), QStringLiteral("10000"));
    return options;
}

// A failed connection has no SQLSTATE (libpq 15), so the server's fixed phrases decide. A server
// that speaks another language ends in "connect.failed".
Failure connect_failure(const QString& said)
{
    const auto says = [&said](QLatin1String phrase) { return said.contains(phrase); };
    if (says(QLatin1String("password authentication failed")) || says(QLatin1String("no password supplied")))
        return {FailureKind::refused, "connect.password", "the server did not accept the password"};
    if (says(QLatin1String("role \"")) && says(QLatin1String("does not exist")))
        return {FailureKind::refused, "connect.role", "the server does not know the login"};
    if (says(QLatin1String("database \"")) && says(QLatin1String("does not exist")))
        return {FailureKind::refused, "connect.database", "the server does not have the database"};
    if (says(QLatin1String("pg_hba.conf")) || says(QLatin1String("authentication failed")) ||
        says(QLatin1String("permission denied")) || says(QLatin1String("not permitted to log in")))
        return {FailureKind::refused, "connect.refused", "the server does not let this login in from here"};
    if (says(QLatin1String("too many")) || says(QLatin1String("remaining connection slots")))
        return {FailureKind::busy, "connect.busy", "the server has no free connection"};
    if (says(QLatin1String("starting up")) || says(QLatin1String("shutting down")))
        return {FailureKind::unavailable, "connect.no_server", "the server is starting or stopping"};
    if (says(QLatin1String("Connection refused")) || says(QLatin1String("No such file")) ||
        says(QLatin1String("could not translate")) || says(QLatin1String("timeout expired")) ||
        says(QLatin1String("could not connect")) || says(QLatin1String("unreachable")) ||
        says(QLatin1String("connection to server")))
        return {FailureKind::unavailable, "connect.no_server", "no server answers"};
    return {FailureKind::unavailable, "connect.failed", "the connection could not be made"};
}

void drop_notice(void*, const PGresult*) {}

pg_conn* handle_of(const QSqlDatabase& database)
{
    const QVariant handle = database.driver()->handle();
    if (!handle.isValid() || qstrcmp(handle.typeName(), "pg_conn*") != 0)
        return nullptr;
    return *static_cast<pg_conn* const*>(handle.constData());
}

std::string settings_for(Access access)
{
    std::string sql = "set time zone 'UTC'; set lock_timeout = '5s';"
                      "set idle_in_transaction_session_timeout = '10s'; set client_min_messages = 'error';";
    if (access == Access::schema)
        return sql + "set statement_timeout = 0; set idle_in_transaction_session_timeout = 0;";
    sql += "set statement_timeout = '30s';";
    // A role may have another default; the functions assert this one.
    sql += "set default_transaction_isolation = 'read committed';";
    return sql + (access == Access::read ? "set default_transaction_read_only = on;"
                                         : "set default_transaction_read_only = off;");
}

} // namespace

Result<std::unique_ptr<Session>> Session::open(const ConnectionSpec& spec, Access access)
{
    if (!QSqlDatabase::isDriverAvailable(QStringLiteral("QPSQL")))
        return fail(FailureKind::invalid, "connect.driver", "Qt's driver for PostgreSQL is not installed");
    std::unique_ptr<Session> session(new Session(unique_connection_name(), access));
    Failure failure;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QPSQL"), session->m_name);
        database.setConnectOptions(options_of(spec));
        if (database.open()) {
            session->m_handle = handle_of(database);
            failure = {FailureKind::invalid, "connect.driver", "Qt's driver for PostgreSQL is of another make"};
        } else {
            failure = connect_failure(database.lastError().databaseText());
        }
    }
    if (!session->m_handle)
        return tl::unexpected<Failure>(std::move(failure));
    if (auto prepared = session->prepare(); !prepared)
        return tl::unexpected<Failure>(prepared.error());
    return session;
}

Result<bool> Session::prepare()
{
    PQsetErrorVerbosity(m_handle, PQERRORS_SQLSTATE);
    PQsetNoticeReceiver(m_handle, &drop_notice, nullptr);
    PQsetnonblocking(m_handle, 1);
    const auto done = run_script(*this, settings_for(m_access), std::chrono::seconds(10));
    if (!done) {
        Failure failure = done.error();
        if (failure.kind == FailureKind::unknown) // settings are no write of ours
            failure.kind = FailureKind::unavailable;
        return tl::unexpected<Failure>(std::move(failure));
    }
    return true;
}

Session::~Session()
{
    drop();
}

void Session::drop() noexcept
{
    m_handle = nullptr;
    if (m_dropped)
        return;
    m_dropped = true;
    QSqlDatabase::database(m_name, false).close();
    QSqlDatabase::removeDatabase(m_name);
}

bool Session::usable() const noexcept
{
    if (!m_handle || PQstatus(m_handle) != CONNECTION_OK)
        return false;
    // Readable while idle: a notification, or the server's farewell. Seeing it now, before a
    // write is sent, spares that write an unknown outcome. The end of the stream shows only in
    // the read behind the farewell.
    pollfd socket{PQsocket(m_handle), POLLIN, 0};
    while (::poll(&socket, 1, 0) > 0)
        if (!PQconsumeInput(m_handle) || PQstatus(m_handle) != CONNECTION_OK)
            return false;
    return PQtransactionStatus(m_handle) == PQTRANS_IDLE;
}

} // namespace ichido::postgres
