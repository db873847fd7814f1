#include "recovery/postgres/login_read.h"

#include <string>

namespace ichido::postgres {
namespace {

std::string has_role(const char* role)
{
    return std::string("exists (select from pg_catalog.pg_roles where rolname = '") + role +
           "' and pg_catalog.pg_has_role(session_user, oid, 'member'))";
}

Result<bool> has_member_row(const ReadContext& context)
{
    if (!context.facts.organization) // member is made with it, and a viewer reads both
        return false;
    const auto rows = run(context.session,
                          "select pg_catalog.has_any_column_privilege('ichido.member', 'select')"
                          " and exists (select from ichido.member where login = session_user)",
                          {}, context.options);
    if (!rows)
        return tl::unexpected<Failure>(rows.error());
    RowReader reader(*rows, 0);
    return reader.boolean();
}

} // namespace

Result<Login> read_login(const ReadContext& context)
{
    const auto rows = run(context.session,
                          "select session_user::text, " + has_role("ichido_viewer") + ", " + has_role("ichido_prober") +
                              ", " + has_role("ichido_operator") +
                              ", pg_catalog.pg_is_in_recovery(), split_part(current_setting('server_version'), ' ', 1)",
                          {}, context.options);
    if (!rows)
        return tl::unexpected<Failure>(rows.error());
    RowReader reader(*rows, 0);
    Login login;
    login.name = reader.text();
    login.reads = reader.boolean();
    login.asks = reader.boolean();
    login.settles = reader.boolean();
    login.read_only = reader.boolean();
    login.server_version = reader.text();
    if (!reader.good())
        return tl::unexpected<Failure>(unexpected_result());
    const auto member = has_member_row(context);
    if (!member)
        return tl::unexpected<Failure>(member.error());
    login.member = *member;
    return login;
}

} // namespace ichido::postgres
