#include "recovery/postgres/doctor.h"

#include "recovery/postgres/expected_indexes.h"
#include "recovery/postgres/schema_state.h"
#include "recovery/postgres/statement.h"

#include <algorithm>
#include <set>

#include <libpq-fe.h>

namespace ichido::postgres {
namespace {

constexpr int oldest_server = 130000; ///< PQserverVersion of PostgreSQL 13

class Examination {
public:
    explicit Examination(Session& session) : m_session(session) {}

    Result<std::vector<Finding>> findings()
    {
        using Step = Result<Nothing> (Examination::*)();
        for (const Step step : {&Examination::server, &Examination::schema, &Examination::tables, &Examination::indexes,
                                &Examination::roles})
            if (auto done = (this->*step)(); !done)
                return tl::unexpected<Failure>(done.error());
        std::stable_partition(m_findings.begin(), m_findings.end(), [](const Finding& found) { return found.blocks; });
        return std::move(m_findings);
    }

private:
    void found(std::string code, bool blocks, std::string detail, std::string mend_sql = {})
    {
        m_findings.push_back({std::move(code), blocks, std::move(detail), std::move(mend_sql)});
    }

    // The booleans of one row.
    Result<std::vector<bool>> facts(std::string_view sql)
    {
        const auto rows = run(m_session, sql);
        if (!rows)
            return tl::unexpected<Failure>(rows.error());
        RowReader reader(*rows, 0);
        std::vector<bool> values;
        values.reserve(static_cast<std::size_t>(rows->columns()));
        for (int column = 0; column < rows->columns(); ++column)
            values.push_back(reader.boolean());
        if (!reader.good())
            return tl::unexpected<Failure>(unexpected_result());
        return values;
    }

    Result<Nothing> server()
    {
        if (const int version = PQserverVersion(m_session.handle()); version < oldest_server)
            found("server.old", true, std::to_string(version / 10000));
        const auto is = facts("select pg_is_in_recovery()");
        if (!is)
            return tl::unexpected<Failure>(is.error());
        if ((*is)[0])
            found("server.read_only", true, "standby");
        return Nothing{};
    }

    Result<Nothing> schema()
    {
        const auto shipped = shipped_migrations();
        const auto state = read_schema_state(m_session, shipped);
        if (!state)
            return tl::unexpected<Failure>(state.error());
        m_schema = state->present;
        const int latest = shipped.empty() ? 0 : shipped.back().version;
        const std::string versions = std::to_string(state->version) + " < " + std::to_string(latest);
        if (!state->present)
            found("schema.missing", true, "ichido");
        else if (!state->readable)
            return Nothing{}; // roles() says why
        else if (state->newer)
            found("schema.newer", true, std::to_string(state->version) + " > " + std::to_string(latest));
        else if (state->edited)
            found("schema.edited", true, "ichido.schema_migration");
        else if (state->version < latest)
            found("schema.older", true, versions);
        return Nothing{};
    }

    Result<Nothing> tables()
    {
        const auto is = facts(R"(
select to_regclass('payment_requests') is not null,
       exists (select from pg_catalog.pg_index i
               where i.indrelid = to_regclass('payment_requests') and i.indisprimary
                 and (select array_agg(a.attname::text order by a.attname)
                      from pg_catalog.pg_attribute a
                      where a.attrelid = i.indrelid and a.attnum = any(i.indkey)) = array['idem_key', 'org_id']),
       to_regclass('orders') is not null)");
        if (!is)
            return tl::unexpected<Failure>(is.error());
        m_table = (*is)[0];
        if (!m_table)
            found("table.missing", true, "payment_requests");
        else if (!(*is)[1])
            found("table.no_primary_key", true, "payment_requests",
                  "alter table payment_requests add primary key (org_id, idem_key);");
        if (!(*is)[2])
            found("orders.missing", false, "orders");
        return Nothing{};
    }

    Result<Nothing> indexes()
    {
        if (!m_table)
            return Nothing{};
        const auto rows = run(m_session, present_indexes_sql());
        if (!rows)
            return tl::unexpected<Failure>(rows.error());
        std::set<std::string, std::less<>> present;
        for (int row = 0; row < rows->count(); ++row) {
            RowReader reader(*rows, row);
            present.insert(reader.text());
            if (!reader.good())
                return tl::unexpected<Failure>(unexpected_result());
        }
        for (const ExpectedIndex& index : expected_indexes)
            if (!present.contains(index.shape))
                found("index.missing", false, std::string(index.name), create_index_sql(index));
        return Nothing{};
    }

    Result<Nothing> roles()
    {
        if (!m_schema)
            return Nothing{};
        const auto has = facts(R"(
select exists (select from pg_catalog.pg_roles
               where rolname in ('ichido_viewer', 'ichido_support', 'ichido_prober', 'ichido_operator',
                                 'ichido_approver', 'ichido_admin', 'ichido_auditor', 'ichido_retention',
                                 'ichido_service')
                 and pg_catalog.pg_has_role(session_user, oid, 'member')),
       exists (select from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
               where n.nspname = 'ichido' and c.relname = 'member'
                 and pg_catalog.has_schema_privilege(n.oid, 'usage')
                 and pg_catalog.has_any_column_privilege(c.oid, 'select')))");
        if (!has)
            return tl::unexpected<Failure>(has.error());
        if (!(*has)[0]) {
            found("role.none", true, "ichido_operator", "grant ichido_operator, ichido_prober to LOGIN;");
            return Nothing{};
        }
        if (!(*has)[1])
            return Nothing{};
        const auto is_member = facts("select exists (select from ichido.member where login = session_user)");
        if (!is_member)
            return tl::unexpected<Failure>(is_member.error());
        if (!(*is_member)[0])
            found("member.none", true, "ichido.member",
                  "insert into ichido.member (login, org_id) values ('LOGIN', null);");
        return Nothing{};
    }

    Session& m_session;
    std::vector<Finding> m_findings;
    bool m_schema = false;
    bool m_table = false;
};

} // namespace

Result<std::vector<Finding>> examine(const ConnectionSpec& spec)
{
    auto session = Session::open(spec, Access::read);
    if (!session)
        return tl::unexpected<Failure>(session.error());
    return Examination(**session).findings();
}

Result<Nothing> require_usable(const ConnectionSpec& spec)
{
    const auto findings = examine(spec);
    if (!findings)
        return tl::unexpected<Failure>(findings.error());
    if (!findings->empty() && findings->front().blocks)
        return fail(FailureKind::refused, findings->front().code,
                    "the database is not ready; ichidoctl doctor says why");
    return Nothing{};
}

} // namespace ichido::postgres
