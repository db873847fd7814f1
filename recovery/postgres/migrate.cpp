#include "recovery/postgres/migrate.h"

#include "recovery/postgres/schema_state.h"
#include "recovery/postgres/statement.h"

#include <charconv>
#include <chrono>

#include <QDir>
#include <QFile>

void ichido_init_resources();

namespace ichido::postgres {
namespace {

// One number per database for all migrations of this program; the letters of its name.
constexpr std::int64_t advisory_lock = 0x69636869646f;
// An index over a big table takes its time.
constexpr Duration migration_deadline = std::chrono::hours{12};

std::string record_of(const Migration& migration)
{
    // A name is a file name of ours and a hash hexadecimal: nothing to quote.
    return "insert into ichido.schema_migration (version, name, sha256) values (" + std::to_string(migration.version) +
           ", '" + migration.name + "', '\\x" + migration_hash(migration).hex() + "');\n";
}

Result<Nothing> apply(Session& session, const Migration& migration)
{
    auto done = run_script(session, "begin;\n" + migration.sql + "\n;\n" + record_of(migration) + "commit;",
                           migration_deadline);
    // The server has rolled back already; this only ends the failed transaction block.
    if (!done && session.handle())
        (void)run_script(session, "rollback", std::chrono::seconds{10});
    return done;
}

} // namespace

std::vector<Migration> shipped_migrations()
{
    static const bool initialised = (ichido_init_resources(), true);
    (void)initialised;
    std::vector<Migration> migrations;
    const QDir folder(QStringLiteral(":/sql/migrations"));
    for (const QString& entry : folder.entryList({QStringLiteral("*.sql")}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(entry));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        Migration migration;
        migration.name = entry.chopped(4).toStdString();
        migration.sql = file.readAll().toStdString();
        std::from_chars(migration.name.data(), migration.name.data() + migration.name.size(), migration.version);
        migrations.push_back(std::move(migration));
    }
    return migrations;
}

Result<std::vector<int>> migrate(const ConnectionSpec& spec)
{
    auto session = Session::open(spec, Access::schema);
    if (!session)
        return tl::unexpected<Failure>(session.error());
    // Waits as long as the session waits for any lock: a server gives the lock of a session that
    // has just closed back a moment later.
    auto locked = run(**session, "select pg_advisory_lock($1)", Parameters().int8(advisory_lock));
    if (!locked && locked.error().code == "55P03")
        return fail(FailureKind::busy, "migrate.busy", "another migration of this database runs");
    if (!locked)
        return tl::unexpected<Failure>(locked.error());

    const auto shipped = shipped_migrations();
    auto state = read_schema_state(**session, shipped);
    if (!state)
        return tl::unexpected<Failure>(state.error());
    if (state->present && !state->readable)
        return fail(FailureKind::refused, "42501", "the login may not read ichido.schema_migration");
    if (state->newer)
        return fail(FailureKind::refused, "schema.newer", "the database's schema is newer than this program");
    if (state->edited)
        return fail(FailureKind::refused, "schema.edited", "an applied migration differs from this program's");

    std::vector<int> applied;
    for (const Migration& migration : shipped) {
        if (migration.version <= state->version)
            continue;
        if (auto done = apply(**session, migration); !done)
            return tl::unexpected<Failure>(done.error());
        applied.push_back(migration.version);
    }
    return applied; // closing the session gives the advisory lock back
}

std::string migration_script()
{
    std::string script;
    for (const Migration& migration : shipped_migrations())
        script += "begin;\n" + migration.sql + "\n" + record_of(migration) + "commit;\n\n";
    return script;
}

} // namespace ichido::postgres
