// What the verbs need to know of the organisations: their names and thresholds.
#pragma once

#include "recovery/domain/policy.h"
#include "recovery/ports/request_store.h"

#include <map>
#include <string>

namespace ichido::ctl {

/// By number; empty where nothing may be read of them.
using Organizations = std::map<OrgId, Organization>;
[[nodiscard]] Result<Organizations> organizations_of(RequestStore& store);

/// The name, or the number where it has none.
[[nodiscard]] std::string display_name(const Organizations& organizations, OrgId id);
/// What policy.h says for an organisation that stated nothing.
[[nodiscard]] Duration stuck_threshold(const Organizations& organizations, OrgId id);

} // namespace ichido::ctl
