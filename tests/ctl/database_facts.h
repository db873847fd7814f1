// What a test asks the database itself, as its owner.
#pragma once

#include "app/sandbox/owner_connection.h"
#include "tests/ctl/ichidoctl.h"
#include "tests/support/value_of.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace ichido::test {

inline std::string value(const RunningSandbox& sandbox, const std::string& sql)
{
    auto owner = value_of(sandbox::OwnerConnection::open(sandbox.address("owner_uri").toStdString()));
    return value_of(owner.value(sql));
}

inline std::int64_t number(const RunningSandbox& sandbox, const std::string& sql)
{
    return std::stoll(value(sandbox, sql));
}

/// Changes with any row of any table that an apply writes.
inline std::string written_state(const RunningSandbox& sandbox)
{
    return value(sandbox, R"(select md5(string_agg(part, ',' order by part)) from (
        select md5(r::text) from payment_requests r union all
        select md5(o::text) from orders o union all
        select md5(a::text) from ichido.audit_event a union all
        select md5(c::text) from ichido.command c union all
        select md5(e::text) from ichido.evidence e) as parts(part))");
}

/// Requests with another number of audit events of a settle than their being final asks for. Holds
/// for a sandbox because its loaded rows have no audit trail: `settled` is how many must have one.
inline bool each_settle_audited_once(const RunningSandbox& sandbox, std::int64_t settled)
{
    const std::string events = "from (select org_id, idem_key, count(*) as events from ichido.audit_event"
                               " where action = 'settle' group by 1, 2) s"
                               " left join payment_requests r using (org_id, idem_key)";
    return number(sandbox, "select count(*) " + events) == settled &&
           number(sandbox,
                  "select count(*) " + events + " where events <> 1 or r.status is null or r.status = '처리중'") == 0;
}

} // namespace ichido::test
