// Known bugs that can be switched on in the simulated world, to prove that they are found.
#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace ichido::simulation {

enum class Plant {
    none,
    no_compare_and_set, ///< the database settles whatever the row's status is
    settle_on_timeout,  ///< an unavailable gateway is read as "not charged"
    settle_on_single_not_found,
    no_fence,          ///< the service charges after its send deadline
    ignore_created_at, ///< a purged and claimed-again row is taken for the one that was read
    double_command,    ///< a command sent again is carried out again
    forget_audit,      ///< some settles leave no audit event
};

struct PlantName {
    Plant plant;
    std::string_view name;
};

inline constexpr std::array<PlantName, 7> plant_names{{
    {Plant::no_compare_and_set, "no-compare-and-set"},
    {Plant::settle_on_timeout, "settle-on-timeout"},
    {Plant::settle_on_single_not_found, "settle-on-single-not-found"},
    {Plant::no_fence, "no-fence"},
    {Plant::ignore_created_at, "ignore-created-at"},
    {Plant::double_command, "double-command"},
    {Plant::forget_audit, "forget-audit"},
}};

[[nodiscard]] inline std::optional<Plant> plant_from_name(std::string_view name)
{
    for (const PlantName& known : plant_names) {
        if (known.name == name)
            return known.plant;
    }
    return std::nullopt;
}

} // namespace ichido::simulation
