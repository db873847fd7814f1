#include "recovery/postgres/schema_state.h"

#include "recovery/postgres/statement.h"

#include <algorithm>

#include <QCryptographicHash>

namespace ichido::postgres {

Sha256 migration_hash(const Migration& migration)
{
    const QByteArray digest = QCryptographicHash::hash(
        QByteArrayView(migration.sql.data(), static_cast<qsizetype>(migration.sql.size())), QCryptographicHash::Sha256);
    Sha256 hash;
    std::transform(digest.begin(), digest.end(), hash.bytes.begin(),
                   [](char byte) { return static_cast<std::uint8_t>(byte); });
    return hash;
}

Result<SchemaState> read_schema_state(Session& session, const std::vector<Migration>& shipped)
{
    SchemaState state;
    // Through the catalogue: to_regclass is an error for a login without usage of the schema.
    auto found = run(session, R"(
select count(*) > 0,
       coalesce(bool_or(pg_catalog.has_schema_privilege(n.oid, 'usage')
                        and pg_catalog.has_table_privilege(c.oid, 'select')), false)
from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
where n.nspname = 'ichido' and c.relname = 'schema_migration')");
    if (!found)
        return tl::unexpected<Failure>(found.error());
    RowReader reader_of_found(*found, 0);
    state.present = reader_of_found.boolean();
    state.readable = reader_of_found.boolean();
    if (!state.readable)
        return state;

    auto rows = run(session, "select version, sha256 from ichido.schema_migration order by version");
    if (!rows)
        return tl::unexpected<Failure>(rows.error());
    for (int row = 0; row < rows->count(); ++row) {
        RowReader reader(*rows, row);
        const auto version = static_cast<int>(reader.int8());
        const Sha256 hash = reader.sha256();
        if (!reader.good())
            return tl::unexpected<Failure>(unexpected_result());
        state.version = std::max(state.version, version);
        const auto same = std::find_if(shipped.begin(), shipped.end(),
                                       [version](const Migration& migration) { return migration.version == version; });
        if (same == shipped.end())
            state.newer = true;
        else if (migration_hash(*same) != hash)
            state.edited = true;
    }
    return state;
}

} // namespace ichido::postgres
