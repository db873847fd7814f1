#include "recovery/workflow/freeze_plan.h"

#include <utility>

namespace ichido {

Plan freeze_plan(Uuid id, std::string database, Instant now, std::vector<PlanLine> lines)
{
    Plan plan;
    plan.header.plan = id;
    plan.header.database = std::move(database);
    plan.header.made_at = now;
    plan.header.expires_at = now + evidence_lifetime;
    plan.lines = std::move(lines);
    return plan;
}

} // namespace ichido
