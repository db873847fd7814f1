// The query language on the command line.
#pragma once

#include "recovery/domain/query.h"

#include <string>

namespace ichido::ctl {

/// Throws UsageError with the place marked. The query itself is repeated: it is no secret, and
/// the place means nothing without it.
[[nodiscard]] Query query_of(const std::string& text);

} // namespace ichido::ctl
