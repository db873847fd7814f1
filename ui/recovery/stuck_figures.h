// The figures above the stuck list: counted once, shown in cards and in the words beside them.
#pragma once

#include "ui/recovery/stuck_filter.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace ichido {

class Card;

/// Of the rows that one card means.
struct CardFigures {
    bool known = false; ///< false: nothing has been read yet, which is not the same as none
    int rows = 0;
    std::map<std::string, std::int64_t> sums; ///< minor units by currency, capped
    std::map<Reason, int> reasons;
    std::optional<Instant> next; ///< when the first of them is due
    Instant now{};               ///< of the database
};

inline constexpr std::array stuck_card_groups{StuckFilter::Group::completed, StuckFilter::Group::failed,
                                              StuckFilter::Group::waiting, StuckFilter::Group::person,
                                              StuckFilter::Group::not_asked};

struct StuckFigures {
    std::map<StuckFilter::Group, CardFigures> cards;
    Severity worst = Severity::none;
    Duration oldest{0};
    /// Empty figures for a group without rows before the first count.
    [[nodiscard]] CardFigures of(StuckFilter::Group group) const;
};
/// `answered`: the list has been read to its end once.
[[nodiscard]] StuckFigures count_stuck(const StuckTableModel& model, bool answered);

void show_stuck_card(Card& card, StuckFilter::Group group, const CardFigures& figures);

} // namespace ichido
