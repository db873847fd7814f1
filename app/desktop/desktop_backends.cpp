#include "app/desktop/desktop_backends.h"

#include "app/desktop/connection_report.h"
#include "recovery/gateways/curl_gateway.h"
#include "recovery/gateways/gateway_folder.h"
#include "recovery/postgres/postgres_ledger.h"
#include "recovery/postgres/postgres_store.h"

#include <utility>

namespace ichido {

namespace {

constexpr int desktop_ledger_lanes = 4;

class DesktopBackend final : public Backend {
public:
    DesktopBackend(const postgres::ConnectionSpec& spec, ProfileSet profiles)
        : m_store(spec), m_ledger(spec, desktop_ledger_lanes), m_gateway(std::move(profiles))
    {
    }
    [[nodiscard]] RequestStore& store() override { return m_store; }
    [[nodiscard]] Ledger& ledger() override { return m_ledger; }
    [[nodiscard]] Gateway& gateway() override { return m_gateway; }

private:
    postgres::PostgresStore m_store;
    postgres::PostgresLedger m_ledger;
    CurlGateway m_gateway;
};

} // namespace

DesktopBackends::DesktopBackends()
    : m_retirement([] { return std::make_unique<Nothing>(); }), m_testing([] { return std::make_unique<Nothing>(); })
{
}

DesktopBackends::~DesktopBackends() = default;

Result<std::unique_ptr<Backend>> DesktopBackends::open(const ConnectionProfile& profile)
{
    const auto spec = postgres::connection_spec_from_uri(profile.uri);
    if (!spec)
        return tl::unexpected<Failure>(spec.error());
    auto profiles = profiles_for_connection({}, spec->passfile_directory());
    if (!profiles)
        return tl::unexpected<Failure>(profiles.error());
    return std::make_unique<DesktopBackend>(*spec, std::move(*profiles));
}

void DesktopBackends::retire(std::unique_ptr<Backend> backend)
{
    m_retirement.post([retired = std::shared_ptr<Backend>(std::move(backend))](Nothing&) mutable { retired.reset(); });
}

void DesktopBackends::test(ConnectionProfile profile, CancelToken cancel, Reply<ConnectionReport> reply)
{
    m_testing.post([profile = std::move(profile), cancel = std::move(cancel), reply = std::move(reply)](Nothing&) {
        reply(connection_report(profile, cancel));
    });
}

} // namespace ichido
