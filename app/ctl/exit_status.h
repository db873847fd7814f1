// How ichidoctl ends.
#pragma once

#include "recovery/domain/failure.h"
#include "recovery/domain/plan.h"

namespace ichido::ctl {

enum class ExitStatus {
    done = 0,
    findings = 1, ///< findings of the doctor, or rows that are left for a person or for later
    usage = 2,    ///< the command line, a file or a folder that it names is wrong
    no_connection = 3,
    refused = 4, ///< by role
    unknown = 5, ///< an acknowledgement was lost and must be read back
};

/// A database that is not ready (schema, tables) is a finding: `ichidoctl doctor` says the same.
[[nodiscard]] ExitStatus exit_status(const Failure& failure) noexcept;

/// An apply that went through: unknown before rows that are left.
[[nodiscard]] ExitStatus exit_status(const ApplySummary& summary) noexcept;

} // namespace ichido::ctl
