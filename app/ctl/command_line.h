// Reads the command line; the only door to CLI11.
#pragma once

#include "app/ctl/exit_status.h"
#include "app/ctl/invocation.h"

#include <QString>

#include <optional>

namespace ichido::ctl {

/// What --lang asks for, before anything else is read, so that help and errors are in it already;
/// nothing where it is not given.
[[nodiscard]] std::optional<QString> language_asked_for(int argc, const char* const* argv);

struct CommandLine {
    std::optional<Invocation> invocation; ///< nothing: `status` is how to end
    ExitStatus status = ExitStatus::done;
};

/// Prints the help, the version or what is wrong itself.
[[nodiscard]] CommandLine read_command_line(int argc, const char* const* argv);

} // namespace ichido::ctl
