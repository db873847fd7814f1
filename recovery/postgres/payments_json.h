// The payments of an answer as evidence.payments holds them.
#pragma once

#include "recovery/domain/gateway_answer.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ichido::postgres {

/// An array of objects {"state", "reference", "key", "order_id", "account", "amount_minor",
/// "currency", "refunded_minor", "failure_code", "created_at", "expires_at"}; what is unknown is
/// null. Bytes that are no UTF-8, and NUL, become U+FFFD: the database stores neither.
[[nodiscard]] std::string payments_to_json(const std::vector<Payment>& payments);

/// The inverse; nothing when it has another shape.
[[nodiscard]] std::optional<std::vector<Payment>> payments_from_json(std::string_view json);

} // namespace ichido::postgres
