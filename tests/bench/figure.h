// A measured figure beside its limit.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace ichido::bench {

struct Figure {
    std::string name;
    double measured = 0;
    double limit = 0; ///< what it stands beside: the yardstick's own time, or a budget
    double ratio = 0; ///< the median over pairs, which is not the ratio of the medians
    double reach = 0; ///< the most that the ratio may be
    std::string unit = "ms";
    std::string text;     ///< what was measured, and on how much
    double most = 0;      ///< the most that `measured` itself may be; 0: only the ratio counts
    std::string of_which; ///< parts and worst cases, a line each

    [[nodiscard]] bool reached() const { return ratio <= reach && (most <= 0 || measured <= most); }
};

[[nodiscard]] double median(std::vector<double> values);

struct Paired {
    double mine = 0;
    double beside = 0;
    double ratio = 0;
};

/// Runs both by turns, so that what else the machine does meets both; a pair before the first one
/// warms up and does not count. Each returns how long it took.
[[nodiscard]] Paired in_pairs(int pairs, const std::function<double()>& mine, const std::function<double()>& beside);

void print(const Figure& figure);
/// An array of {"name", "measured", "limit", "ratio", "reach", "unit"}. Throws std::runtime_error.
void write_json(const std::vector<Figure>& figures, const std::string& file);

} // namespace ichido::bench
