// Everything about one request: the row, its masked response, its evidence and its audit trail.
#pragma once

#include "app/ctl/invocation.h"
#include "app/ctl/organizations.h"

#include <string>

namespace ichido::ctl {

/// "json": the fields of request_json and "response" (masked, null where there is none),
/// "evidence": [{"id", "asked_at", "outcome", "detail", "authoritative", "payments": [{"state",
/// "reference", "amount", "currency", "refunded", "failure_code"}]}], "audit": [{"id", "at",
/// "actor", "action", "before", "after", "reason"}]. "csv": the row alone, as in a list.
[[nodiscard]] std::string request_detail_text(Format format, const RequestDetail& detail,
                                              const Organizations& organizations);

} // namespace ichido::ctl
