// One seed of the simulation: a world with faults, run to its end and checked.
#pragma once

#include "tests/simulation/plants.h"

#include <cstdint>
#include <string>
#include <vector>

namespace ichido::simulation {

struct SeedResult {
    std::vector<std::string> violations; ///< "I1 agreement: …"
    std::uint64_t trace_hash = 0;
    std::vector<std::string> trace; ///< only when asked for
    int settled_by_ichido = 0;      ///< so that a test can see that something happens at all
    int settled_by_service = 0;
};

[[nodiscard]] SeedResult run_seed(std::uint64_t seed, Plant plant, bool keep_trace = false);

} // namespace ichido::simulation
