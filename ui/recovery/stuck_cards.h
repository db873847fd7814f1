// The words of the figures above the stuck list.
#pragma once

#include "ui/recovery/stuck_filter.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace ichido {

class Card;

struct CardFigures {
    bool known = false; ///< false: nothing has been read yet, which is not the same as none
    int rows = 0;
    std::map<std::string, std::int64_t> sums; ///< minor units by currency
    int reasons = 0;                          ///< how many different ones
    std::optional<Instant> next;              ///< when the first of them is due
    Instant now{};                            ///< of the database
};
void show_stuck_card(Card& card, StuckFilter::Group group, const CardFigures& figures);

} // namespace ichido
