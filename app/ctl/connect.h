// From the command line to a connection and its gateways.
#pragma once

#include "app/ctl/invocation.h"
#include "recovery/ports/gateway.h"
#include "recovery/postgres/connection_spec.h"

#include <memory>

namespace ichido::ctl {

[[nodiscard]] Result<postgres::ConnectionSpec> connection_of(const Globals& globals);

/// Profiles of the program itself, then of the first that is there: --gateways, ICHIDO_GATEWAYS,
/// the folder "gateways" beside the connection's password file, <configuration>/ichido/gateways.
/// A profile of a folder replaces the shipped one of the same name. Fails with "profile.…" where
/// one cannot be read, "gateways.folder" when a folder that was named is not there.
[[nodiscard]] Result<std::unique_ptr<Gateway>> gateways_of(const Globals& globals,
                                                           const postgres::ConnectionSpec& spec);

} // namespace ichido::ctl
