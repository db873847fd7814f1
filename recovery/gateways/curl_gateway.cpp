#include "recovery/gateways/curl_gateway.h"

#include "recovery/gateways/driver.h"

#include <utility>

namespace ichido {

CurlGateway::CurlGateway(ProfileSet profiles, SecretSource secrets)
    : m_driver(std::make_unique<Driver>(std::move(profiles), std::move(secrets)))
{
}

CurlGateway::~CurlGateway() = default;

void CurlGateway::look_up(LookupRequest request, CancelToken cancel, Reply<LookupReply> reply)
{
    m_driver->look_up(std::move(request), std::move(cancel), std::move(reply));
}

std::optional<GatewayTraits> CurlGateway::traits(const std::string& gateway) const
{
    const Profile* const profile = m_driver->profiles().find(gateway);
    return profile ? std::optional(profile->traits) : std::nullopt;
}

} // namespace ichido
