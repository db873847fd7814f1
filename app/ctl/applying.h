// Applying a plan: what `recover apply` and `run` share.
#pragma once

#include "app/ctl/exit_status.h"
#include "app/ctl/invocation.h"
#include "recovery/domain/plan.h"
#include "recovery/postgres/connection_spec.h"

#include <string>

namespace ichido::ctl {

/// Sends the plan's settles and prints what came of it: "json" and "csv" exactly the fields of
/// ApplySummary. Nothing is sent when the plan was made for another database.
/// `outcomes`: a file of JSON lines, one for each line of the plan: {"line", "org_id", "idem_key",
/// "command", "verdict", "reason", "outcome", "replayed", "refusal", "status", "settled_by",
/// "settled_at"}, where outcome is "settled", "already", "changed", "refused", "for_a_person",
/// "waiting", "not_sent" or "unknown"; empty: none is written.
[[nodiscard]] ExitStatus apply(const Globals& globals, const postgres::ConnectionSpec& spec, Plan plan,
                               const std::string& reason, const std::string& outcomes);

} // namespace ichido::ctl
