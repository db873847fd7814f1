// A plan: a frozen list of verdicts, ready to apply, each settle with its command id.
#pragma once

#include "recovery/domain/verdict.h"

#include <optional>
#include <string>
#include <vector>

namespace ichido {

struct PlanLine {
    CommandId command; ///< made once, here; the same for every apply
    Intent intent;     ///< as read: request_sha and created_at are what compare-and-set compares
    std::string organization_name;
    Verdict verdict;
    bool operator==(const PlanLine&) const = default;
};

struct PlanHeader {
    int version = 1;
    Uuid plan;            ///< id of the plan
    std::string database; ///< system identifier and database name, so a plan never meets another database
    Instant made_at;      ///< the database's clock
    Instant expires_at;   ///< with its evidence
    bool operator==(const PlanHeader&) const = default;
};

struct Plan {
    PlanHeader header;
    std::vector<PlanLine> lines;
    bool operator==(const Plan&) const = default;
};

/// What an apply did; `lines` is the sum of the others.
struct ApplySummary {
    int lines = 0;
    int settled_completed = 0;
    int settled_failed = 0;
    int already = 0; ///< settled before with the same result: by this command or by another
    int changed = 0; ///< the row changed meanwhile, or the database refused; nothing written
    int for_a_person = 0;
    int waiting = 0; ///< wait or ask
    int unknown = 0; ///< acknowledgement lost and not read back
    bool operator==(const ApplySummary&) const = default;
};

} // namespace ichido
