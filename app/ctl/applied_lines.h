// What became of the lines of a plan, for people and for a file.
#pragma once

#include "app/ctl/invocation.h"
#include "recovery/workflow/apply_run.h"

#include <string>
#include <vector>

namespace ichido::ctl {

[[nodiscard]] std::string summary_text(Format format, const ApplySummary& summary);

/// For people: each line that was meant to be settled and was not, with who settled it instead or
/// why it was refused; "" without any. Not those that an interruption kept from being sent.
[[nodiscard]] std::string unsettled_lines(const std::vector<AppliedLine>& lines);

/// How many an interruption kept from being sent.
[[nodiscard]] int never_sent_lines(const std::vector<AppliedLine>& lines);

/// JSON lines as apply() describes them.
[[nodiscard]] std::string outcome_lines(const std::vector<AppliedLine>& lines);

} // namespace ichido::ctl
