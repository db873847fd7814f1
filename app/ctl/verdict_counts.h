// How many intents got which verdict, and what they come to.
#pragma once

#include "app/ctl/output.h"
#include "recovery/domain/plan.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace ichido::ctl {

struct VerdictCounts {
    std::map<VerdictKind, int> by_kind;
    std::map<Reason, int> by_reason;
    std::map<Reason, int> waiting; ///< of those that wait or are asked again
    /// Minor units of the orders, by currency.
    std::map<VerdictKind, std::map<std::string, std::int64_t>> sums;
    [[nodiscard]] int of(VerdictKind kind) const;
};
[[nodiscard]] VerdictCounts count_verdicts(const std::vector<PlanLine>& lines);

/// "settle_completed", "settle_failed", "wait", "ask", "person", and "by_reason" as an object.
[[nodiscard]] std::vector<RecordField> verdict_fields(const VerdictCounts& counts);

/// For people: a row for each verdict with its count and its sums.
[[nodiscard]] std::string verdict_table(const VerdictCounts& counts);

/// For people: what an apply will write, under each of the two statuses; "" without any.
[[nodiscard]] std::string lines_to_settle(const std::vector<PlanLine>& lines);

/// For people: the lines that need a person, under the reason and what to check; "" without any.
[[nodiscard]] std::string lines_for_a_person(const std::vector<PlanLine>& lines);

/// For people: why the others wait, with how many; "" without any.
[[nodiscard]] std::string waiting_reasons(const VerdictCounts& counts);

} // namespace ichido::ctl
