// How many lines of a plan got which verdict, and what they come to.
#pragma once

#include "recovery/domain/plan.h"

#include <cstdint>
#include <map>
#include <span>
#include <string>

namespace ichido {

struct VerdictCounts {
    std::map<VerdictKind, int> by_kind;
    std::map<Reason, int> by_reason;
    std::map<Reason, int> waiting; ///< of those that wait or are asked again
    /// Minor units of the orders, by currency; capped at the largest number instead of overflowing.
    std::map<VerdictKind, std::map<std::string, std::int64_t>> sums;
    [[nodiscard]] int of(VerdictKind kind) const;
    /// Lines that an apply would send.
    [[nodiscard]] int settles() const { return of(VerdictKind::settle_completed) + of(VerdictKind::settle_failed); }
};
[[nodiscard]] VerdictCounts count_verdicts(std::span<const PlanLine> lines);

} // namespace ichido
