// The header and the lines of a plan file, one JSON object each.
#pragma once

#include "recovery/domain/plan.h"

#include <optional>
#include <string>
#include <string_view>

namespace ichido {

// Compact JSON in one spelling, without the end of line; texts that are no UTF-8 get U+FFFD.
[[nodiscard]] std::string header_text(const PlanHeader& header);
[[nodiscard]] std::string line_text(const PlanLine& line);

// Nothing unless the text is, byte for byte, what the functions above make: so members that are
// missing, unknown, doubled or of another type are refused, and so is every other spelling.
[[nodiscard]] std::optional<PlanHeader> header_from(std::string_view text);
[[nodiscard]] std::optional<PlanLine> line_from(std::string_view text);

} // namespace ichido
