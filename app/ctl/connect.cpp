#include "app/ctl/connect.h"

#include "recovery/gateways/curl_gateway.h"
#include "recovery/gateways/gateway_folder.h"

#include <utility>

namespace ichido::ctl {

Result<postgres::ConnectionSpec> connection_of(const Globals& globals)
{
    return postgres::connection_spec_from_uri(globals.uri);
}

Result<std::unique_ptr<Gateway>> gateways_of(const Globals& globals, const postgres::ConnectionSpec& spec)
{
    auto profiles = profiles_for_connection(globals.gateways, spec.passfile_directory());
    if (!profiles)
        return tl::unexpected<Failure>(profiles.error());
    return std::make_unique<CurlGateway>(std::move(*profiles));
}

} // namespace ichido::ctl
