// One row of payment_requests, and what is known of its order.
#pragma once

#include "recovery/domain/identifiers.h"
#include "recovery/domain/money.h"
#include "recovery/domain/time.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ichido {

enum class RequestStatus { processing, completed, failed };

/// The stored words are Korean; they are data (product.md): 처리중, 완료, 실패.
[[nodiscard]] std::string_view stored_word(RequestStatus status) noexcept;
[[nodiscard]] std::optional<RequestStatus> status_from_stored(std::string_view word) noexcept;
/// "processing", "completed", "failed": the stable words of the query language and JSON.
[[nodiscard]] std::string_view stable_word(RequestStatus status) noexcept;
/// Accepts the stable English words and the Japanese and Korean ones (処理中, 完了, 失敗, 처리중, …).
[[nodiscard]] std::optional<RequestStatus> status_from_any(std::string_view word) noexcept;

struct Order {
    std::int64_t id = 0;
    Money amount;
    std::string payment_state; ///< as stored by the service: "pending", "paid", "failed", …
    bool operator==(const Order&) const = default;
};

/// Everything of a row that a list or a rule needs; the response body is not among it.
struct Intent {
    RequestKey request;
    Sha256 request_sha;
    RequestStatus status = RequestStatus::processing;
    Instant created_at;
    std::optional<Order> order;                 ///< nothing where the database has no orders row
    std::optional<std::string> known_reference; ///< a gateway reference the row or its history holds
    bool operator==(const Intent&) const = default;
};

} // namespace ichido
