// ichido_simulate: runs the recovery protocol under many seeds and says which break it.
#include "tests/simulation/simulation.h"

#include <charconv>
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>

using namespace ichido::simulation;

namespace {

constexpr int exit_usage = 2;
constexpr std::uint64_t usual_seeds = 2'000; // enough to find every plant many times over

int usage()
{
    std::fputs("usage: ichido_simulate [--seeds N] [--first K] [--plant NAME] [--trace] | --list-plants\n", stderr);
    return exit_usage;
}

std::optional<std::uint64_t> number(std::string_view text)
{
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

} // namespace

int main(int argc, char** argv)
{
    std::uint64_t seeds = usual_seeds;
    std::uint64_t first = 1;
    std::string plant_name;
    Plant plant = Plant::none;
    bool trace = false;
    for (int i = 1; i < argc; ++i) {
        const std::string_view option = argv[i];
        if (option == "--list-plants") {
            for (const PlantName& known : plant_names)
                std::printf("%s\n", std::string(known.name).c_str());
            return 0;
        }
        if (option == "--trace") {
            trace = true;
            continue;
        }
        if (i + 1 == argc)
            return usage();
        const std::string_view value = argv[++i];
        if (option == "--plant") {
            const auto known = plant_from_name(value);
            if (!known) {
                std::fputs("no such plant; --list-plants names them\n", stderr);
                return exit_usage;
            }
            plant = *known;
            plant_name = value;
            continue;
        }
        const auto count = number(value);
        if (!count || (option != "--seeds" && option != "--first"))
            return usage();
        (option == "--seeds" ? seeds : first) = *count;
    }
    if (seeds == 0)
        return usage();

    constexpr int most_shown = 5;
    std::uint64_t violations = 0;
    int shown = 0;
    for (std::uint64_t seed = first; seed < first + seeds; ++seed) {
        const SeedResult result = run_seed(seed, plant, trace);
        for (const std::string& line : result.trace)
            std::printf("%s\n", line.c_str());
        violations += result.violations.size();
        if (result.violations.empty() || shown++ >= most_shown)
            continue;
        for (const std::string& violation : result.violations)
            std::printf("seed %llu: %s\n", static_cast<unsigned long long>(seed), violation.c_str());
        std::printf("  replay: ichido_simulate --first %llu --seeds 1 --trace%s%s\n",
                    static_cast<unsigned long long>(seed), plant_name.empty() ? "" : " --plant ", plant_name.c_str());
    }
    std::printf("%llu seeds, %llu violations\n", static_cast<unsigned long long>(seeds),
                static_cast<unsigned long long>(violations));
    return violations == 0 ? 0 : 1;
}
