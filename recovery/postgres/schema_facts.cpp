#include "recovery/postgres/schema_facts.h"

#include "recovery/postgres/statement.h"

namespace ichido::postgres {
namespace {

// Through the catalogue: to_regclass('ichido.x') is an error, not a NULL, for a login without
// usage of the schema. Readable by column counts, since a viewer has no right to `response`.
constexpr std::string_view facts_sql = R"(
with ours as (
  select c.relname from pg_catalog.pg_class c
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'ichido' and pg_catalog.has_schema_privilege(n.oid, 'usage')
    and pg_catalog.has_any_column_privilege(c.oid, 'select'))
select to_regclass('payment_requests') is not null,
       coalesce(has_any_column_privilege(to_regclass('payment_requests')::oid, 'select'), false),
       coalesce(has_any_column_privilege(to_regclass('orders')::oid, 'select'), false),
       exists (select from ours where relname = 'organization'),
       exists (select from ours where relname = 'evidence'),
       exists (select from ours where relname = 'recovery_case'),
       exists (select from ours where relname = 'audit_event'),
       exists (select from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace
               where n.nspname = 'ichido' and p.proname = 'peek'
                 and pg_catalog.has_schema_privilege(n.oid, 'usage')
                 and pg_catalog.has_function_privilege(p.oid, 'execute')))";

} // namespace

Result<SchemaFacts> read_schema_facts(Session& session)
{
    const auto rows = run(session, facts_sql);
    if (!rows)
        return tl::unexpected<Failure>(rows.error());
    RowReader reader(*rows, 0);
    SchemaFacts facts;
    facts.requests = reader.boolean();
    const bool readable = reader.boolean();
    facts.orders = reader.boolean();
    facts.organization = reader.boolean();
    facts.evidence = reader.boolean();
    facts.recovery_case = reader.boolean();
    facts.audit_event = reader.boolean();
    facts.peek = reader.boolean();
    if (!reader.good())
        return tl::unexpected<Failure>(unexpected_result());
    if (!facts.requests)
        return fail(FailureKind::refused, "table.missing", "the database has no table payment_requests");
    if (!readable)
        return fail(FailureKind::refused, "42501", "the login may not read payment_requests");
    return facts;
}

} // namespace ichido::postgres
