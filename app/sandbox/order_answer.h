// What the merchant service answers, from what became of a payment.
#pragma once

#include "recovery/workflow/pay.h"

#include <map>
#include <string>

namespace ichido::sandbox {

struct OrderAnswer {
    int status = 500;
    std::map<std::string, std::string> headers;
    std::string body;
    std::string content_type = "application/problem+json";
};

/// RFC 9457; `detail` holds no value of the request.
[[nodiscard]] OrderAnswer problem(int status, const std::string& title, const std::string& detail);

/// C5 to C8a of the command contract: the first answer and every replay come from the same
/// stored value.
[[nodiscard]] OrderAnswer order_answer(const PaymentResult& result);

} // namespace ichido::sandbox
