// From decided intents to a plan.
#pragma once

#include "recovery/domain/plan.h"

namespace ichido {

/// `now`: the database's clock when the last verdict was made. The plan expires when evidence that
/// is fresh now is too old to settle from.
[[nodiscard]] Plan freeze_plan(Uuid id, std::string database, Instant now, std::vector<PlanLine> lines);

} // namespace ichido
