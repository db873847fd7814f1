// From asked intents to a plan in a file: what `recover plan` and `run` share.
#pragma once

#include "app/ctl/asking.h"
#include "recovery/ports/reply.h"

#include <string>

namespace ichido::ctl {

/// A plan expires when evidence that is fresh now is too old to settle from.
[[nodiscard]] Plan freeze(Asked asked);

/// Fails with "file.read"; more than a plan of ten million lines needs is not read.
[[nodiscard]] Result<std::string> read_whole_file(const std::string& path);

} // namespace ichido::ctl
