// The value that a retry of a settled command receives: payment_requests.response.
#pragma once

#include "recovery/domain/plan.h"

#include <optional>
#include <string>
#include <string_view>

namespace ichido {

/// The envelope of product.md for a settlement, as compact JSON without settled_at, which the
/// database sets: {"http_status", "body", "gateway_reference", "refund", "settled_by"}.
///
/// A completed one has http_status 201 and the body {"id", "amount", "currency", "status",
/// "refunded_amount"}, where status is "paid", "partially_refunded" or "refunded"; a failed one
/// has 402 and {"id", "status": "failed", "error", "new_key_allowed"}; a not_charged failure
/// says that a new key may be used. "id" is the order's; amounts are minor units.
/// `settled_by` is "ichido" or "service"; both write the same body, so a client cannot tell.
[[nodiscard]] std::string settlement_envelope(const Settlement& settlement, const std::optional<Order>& order,
                                              std::string_view settled_by);

/// The same for a line of a plan, settled by Ichido; empty when its verdict settles nothing.
[[nodiscard]] std::string settlement_envelope(const PlanLine& line);

} // namespace ichido
