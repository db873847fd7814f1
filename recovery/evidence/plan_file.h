// A plan as a file that a person can read, carry to another machine and apply later.
#pragma once

#include "recovery/domain/failure.h"
#include "recovery/domain/plan.h"

#include <string>
#include <string_view>

namespace ichido {

/// The version of the form below; another one is refused.
inline constexpr int plan_file_version = 1;

/// JSON lines in UTF-8, each ended by '\n': a header, a line per intent, and at last
/// {"lines":n,"sha256":"…"}, the digest of every byte before it. The digest guards against a cut
/// or an edit, not against an enemy: what a line may do is checked again by the database.
[[nodiscard]] std::string write_plan(const Plan& plan);

/// The inverse; takes only what write_plan() makes, byte for byte. Failures, all of kind invalid,
/// never with content of the file:
/// - "plan.truncated": the last line is missing.
/// - "plan.edited": the digest or the number of lines does not fit, or something stands behind it.
/// - "plan.version": made by another version.
/// - "plan.malformed": no plan, a command or a request that stands twice, a settle without its
///   settlement or its evidence, or a settlement where nothing is settled.
[[nodiscard]] Result<Plan> read_plan(std::string_view file);

} // namespace ichido
