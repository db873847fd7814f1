// Amounts as a person reads them; never through a floating-point number.
#pragma once

#include "recovery/domain/money.h"

#include <QString>

#include <cstdint>
#include <map>
#include <string>

namespace ichido {

/// Grouped by thousands, with the symbol where it means one currency only: "¥23,000", "₩30,000",
/// "1,145.50 USD". A currency of unknown minor unit is shown as format_money() does.
[[nodiscard]] QString money_text(const Money& money);
/// "¥4,218,300 · 1,145.50 USD"
[[nodiscard]] QString sums_text(const std::map<std::string, std::int64_t>& minor_by_currency);

} // namespace ichido
