// From asked intents to a plan in a file: what `recover plan` and `run` share.
#pragma once

#include "app/ctl/asking.h"
#include "recovery/ports/reply.h"

#include <string>

namespace ichido::ctl {

/// A plan expires when evidence that is fresh now is too old to settle from.
[[nodiscard]] Plan freeze(Asked asked);

/// Replaces the file at once with its whole content, or leaves it as it was; it is on the disk
/// when this returns, since it is also the journal of the apply. Fails with "file.write".
[[nodiscard]] Result<Nothing> write_file(const std::string& path, std::string_view content);
/// Whether such a file could be written; asked before the gateways are. Fails with "file.write".
[[nodiscard]] Result<Nothing> check_writable(const std::string& path);
/// Fails with "file.read"; more than a plan of ten million lines needs is not read.
[[nodiscard]] Result<std::string> read_whole_file(const std::string& path);

} // namespace ichido::ctl
