#include "app/desktop/connection_report.h"

#include "recovery/gateways/gateway_folder.h"
#include "recovery/ports/inbox.h"
#include "recovery/postgres/doctor.h"
#include "recovery/postgres/postgres_store.h"

#include <chrono>
#include <optional>
#include <utility>

namespace ichido {

namespace {

Result<Login> login_of(const postgres::ConnectionSpec& spec, const CancelToken& cancel)
{
    Inbox inbox;
    postgres::PostgresStore store(spec);
    std::optional<Result<Login>> answer;
    store.login(cancel, [sender = inbox.sender(), &answer](Result<Login> login) {
        sender.post([&answer, login = std::move(login)]() mutable { answer = std::move(login); });
    });
    while (!answer)
        inbox.wait_and_drain(std::chrono::seconds{60});
    return std::move(*answer);
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
