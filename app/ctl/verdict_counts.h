// How many intents got which verdict, and what they come to, as words and tables.
#pragma once

#include "app/ctl/output.h"
#include "recovery/domain/verdict_counts.h"

#include <string>
#include <vector>

namespace ichido::ctl {

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
