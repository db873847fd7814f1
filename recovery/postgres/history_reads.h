// Evidence, leases and audit events of some requests.
#pragma once

#include "recovery/postgres/request_reads.h"

#include <map>

namespace ichido::postgres {

using Histories = std::map<RequestKey, std::vector<Evidence>>;

/// Oldest first. Rows of another created_at are another command's: they are not among them.
[[nodiscard]] Result<Histories> read_histories(const ReadContext& context, const std::vector<Intent>& intents);

/// Who holds a lease that has not ended; by request.
[[nodiscard]] Result<std::map<RequestKey, std::string>> read_lease_holders(const ReadContext& context,
                                                                           const std::vector<Intent>& intents);

/// Oldest first.
[[nodiscard]] Result<std::vector<AuditEntry>> read_audit(const ReadContext& context, const RequestKey& request);

/// The newest payment of the history that names this very request and has a reference.
[[nodiscard]] std::optional<std::string> reference_in(const std::vector<Evidence>& history);

} // namespace ichido::postgres
