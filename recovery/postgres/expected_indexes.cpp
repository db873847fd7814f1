#include "recovery/postgres/expected_indexes.h"

namespace ichido::postgres {

std::string_view present_indexes_sql() noexcept
{
    return R"(
select (select string_agg(a.attname, ',' order by k.place)
        from unnest(i.indkey::int2[]) with ordinality as k(attnum, place)
        join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum)
       || '|' || coalesce(pg_catalog.pg_get_expr(i.indpred, i.indrelid), '')
from pg_catalog.pg_index i
where i.indrelid = to_regclass('payment_requests') and i.indisvalid and i.indexprs is null)";
}

std::string create_index_sql(const ExpectedIndex& index)
{
    std::string sql = "create index concurrently " + std::string(index.name) + " on payment_requests (" +
                      std::string(index.columns) + ")";
    if (!index.predicate.empty())
        sql += " where " + std::string(index.predicate);
    return sql + ";";
}

} // namespace ichido::postgres
