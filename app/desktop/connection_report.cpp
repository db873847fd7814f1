#include "app/desktop/connection_report.h"

#include "recovery/gateways/gateway_folder.h"
#include "recovery/postgres/doctor.h"
#include "recovery/postgres/login_read.h"
#include "recovery/postgres/schema_facts.h"
#include "recovery/postgres/session.h"

#include <utility>

namespace ichido {

namespace {

/// PostgresStore would refuse a database without payment_requests, and the findings that say what
/// such a database lacks would never be seen. Its login is then read without what needs the schema.
Result<Login> login_of(const postgres::ConnectionSpec& spec, const CancelToken& cancel)
{
    const auto session = postgres::Session::open(spec, postgres::Access::read);
    if (!session)
        return tl::unexpected<Failure>(session.error());
    const auto facts = postgres::read_schema_facts(**session);
    if (!facts && facts.error().kind != FailureKind::refused)
        return tl::unexpected<Failure>(facts.error());
    postgres::RunOptions options;
    options.cancel = cancel;
    return postgres::read_login({**session, facts.value_or(postgres::SchemaFacts{}), options});
}

} // namespace

Result<ConnectionReport> connection_report(const ConnectionProfile& profile, const CancelToken& cancel)
{
    const auto cancelled = [] { return fail(FailureKind::cancelled, "cancelled"); };
    const auto spec = postgres::connection_spec_from_uri(profile.uri);
    if (!spec)
        return tl::unexpected<Failure>(spec.error());
    // A profile that cannot be read would only be found at the first look-up.
    if (const auto profiles = profiles_for_connection({}, spec->passfile_directory()); !profiles)
        return tl::unexpected<Failure>(profiles.error());
    if (cancel.cancelled())
        return cancelled();
    auto login = login_of(*spec, cancel);
    if (!login)
        return tl::unexpected<Failure>(login.error());
    if (cancel.cancelled())
        return cancelled();
    auto findings = postgres::examine(*spec);
    if (!findings)
        return tl::unexpected<Failure>(findings.error());
    return ConnectionReport{std::move(*login), std::move(*findings)};
}

} // namespace ichido
