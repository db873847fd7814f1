// Small files that the sandbox's processes read of each other.
#pragma once

#include "recovery/domain/failure.h"
#include "recovery/ports/reply.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <sys/types.h>

namespace ichido::sandbox {

/// Appears at once with its whole content and this mode, or not at all. Fails with "sandbox.file".
[[nodiscard]] Result<Nothing> write_small_file(const std::filesystem::path& path, std::string_view content,
                                               mode_t mode);
/// Nothing when it is missing, cannot be read, is larger than 1 MiB, or belongs to another user:
/// what it says is acted on (processes are ended, folders removed).
[[nodiscard]] std::optional<std::string> read_small_file(const std::filesystem::path& path);

} // namespace ichido::sandbox
