// Options as typed, and the values that they stand for.
#pragma once

#include "app/ctl/invocation.h"

#include <optional>
#include <string>

namespace ichido::ctl {

/// Every option as it was typed; which of them a verb knows is the parser's affair.
struct TypedOptions {
    std::string uri, format, language, gateways, query, limit, output, reason, outcomes, file, dir, rows, stuck, seed,
        organizations, port, crash_at, organization, key;
    bool dry_run = false;
    bool even_if_fresh = false;
};

// All throw UsageError.
[[nodiscard]] Globals globals_of(const TypedOptions& typed);
[[nodiscard]] RequestsListOptions requests_list_of(const TypedOptions& typed, Format format);
[[nodiscard]] RequestsShowOptions requests_show_of(const TypedOptions& typed);
[[nodiscard]] RecoverAskOptions recover_ask_of(const TypedOptions& typed);
[[nodiscard]] RecoverPlanOptions recover_plan_of(const TypedOptions& typed);
[[nodiscard]] RecoverApplyOptions recover_apply_of(const TypedOptions& typed);
[[nodiscard]] RecoverRunOptions recover_run_of(const TypedOptions& typed);
[[nodiscard]] SandboxStartOptions sandbox_start_of(const TypedOptions& typed);
[[nodiscard]] SandboxServiceOptions sandbox_service_of(const TypedOptions& typed, bool merchant);
/// The folder of a sandbox, absolute, so that its processes find it from anywhere.
[[nodiscard]] std::string sandbox_dir_of(const TypedOptions& typed);

} // namespace ichido::ctl
