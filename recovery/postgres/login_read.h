// Who is connected, as the server sees it.
#pragma once

#include "recovery/domain/login.h"
#include "recovery/postgres/request_reads.h"

namespace ichido::postgres {

/// Works on a database without schema `ichido`: the login then has no role.
[[nodiscard]] Result<Login> read_login(const ReadContext& context);

} // namespace ichido::postgres
