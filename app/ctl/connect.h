// From the command line to a connection and its gateways.
#pragma once

#include "app/ctl/invocation.h"
#include "recovery/ports/gateway.h"
#include "recovery/postgres/connection_spec.h"

#include <memory>

namespace ichido::ctl {

[[nodiscard]] Result<postgres::ConnectionSpec> connection_of(const Globals& globals);

/// The gateways of profiles_for_connection, with the folder of --gateways, and its failures.
[[nodiscard]] Result<std::unique_ptr<Gateway>> gateways_of(const Globals& globals,
                                                           const postgres::ConnectionSpec& spec);

} // namespace ichido::ctl
