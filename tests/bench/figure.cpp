#include "tests/bench/figure.h"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>

namespace ichido::bench {

double median(std::vector<double> values)
{
    if (values.empty())
        throw std::runtime_error("nothing was measured");
    std::sort(values.begin(), values.end());
    const std::size_t middle = values.size() / 2;
    return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

Paired in_pairs(int pairs, const std::function<double()>& mine, const std::function<double()>& beside)
{
    (void)mine();
    (void)beside();
    std::vector<double> of_mine, of_beside, ratios;
    for (int pair = 0; pair < pairs; ++pair) {
        const bool mine_first = pair % 2 == 0; // who comes second may find things warmer
        const double first = mine_first ? mine() : beside();
        const double second = mine_first ? beside() : mine();
        of_mine.push_back(mine_first ? first : second);
        of_beside.push_back(mine_first ? second : first);
        ratios.push_back(of_mine.back() / of_beside.back());
    }
    return {median(std::move(of_mine)), median(std::move(of_beside)), median(std::move(ratios))};
}

void print(const Figure& figure)
{
    std::printf("%-13s %8.2f %s beside %8.2f %s: %5.2f x, reach %.2f x", figure.name.c_str(), figure.measured,
                figure.unit.c_str(), figure.limit, figure.unit.c_str(), figure.ratio, figure.reach);
    if (figure.most > 0)
        std::printf(" and %.0f %s", figure.most, figure.unit.c_str());
    std::printf("  %s  %s\n%s", figure.reached() ? "reached" : "MISSED ", figure.text.c_str(), figure.of_which.c_str());
    (void)std::fflush(stdout);
}

void write_json(const std::vector<Figure>& figures, const std::string& file)
{
    nlohmann::ordered_json all = nlohmann::ordered_json::array();
    for (const Figure& one : figures) {
        nlohmann::ordered_json json;
        json["name"] = one.name;
        json["measured"] = one.measured;
        json["limit"] = one.limit;
        json["ratio"] = one.ratio;
        json["reach"] = one.reach;
        json["unit"] = one.unit;
        all.push_back(std::move(json));
    }
    std::ofstream to(file, std::ios::trunc);
    to << all.dump(2) << '\n';
    if (!to.flush())
        throw std::runtime_error("cannot write " + file);
}

} // namespace ichido::bench
