// The verbs of ichidoctl, one file each. Data goes to standard output, all else to standard error.
#pragma once

#include "app/ctl/exit_status.h"
#include "app/ctl/invocation.h"

namespace ichido::ctl {

[[nodiscard]] ExitStatus run(const Globals& globals, const DoctorOptions& options);
[[nodiscard]] ExitStatus run(const Globals& globals, const MigrateOptions& options);
[[nodiscard]] ExitStatus run(const Globals& globals, const RequestsListOptions& options);
[[nodiscard]] ExitStatus run(const Globals& globals, const RequestsShowOptions& options);
[[nodiscard]] ExitStatus run(const Globals& globals, const RecoverAskOptions& options);
[[nodiscard]] ExitStatus run(const Globals& globals, const RecoverPlanOptions& options);
[[nodiscard]] ExitStatus run(const Globals& globals, const RecoverApplyOptions& options);
[[nodiscard]] ExitStatus run(const Globals& globals, const RecoverRunOptions& options);
[[nodiscard]] ExitStatus run(const Globals& globals, const SandboxStartOptions& options);
[[nodiscard]] ExitStatus run(const Globals& globals, const SandboxStopOptions& options);
[[nodiscard]] ExitStatus run(const Globals& globals, const SandboxStatusOptions& options);

} // namespace ichido::ctl
