// What the simulated gateway has charged: seeded charges from their plan, live ones from a journal.
#pragma once

#include "app/sandbox/seed_plan.h"

#include <filesystem>
#include <fstream>
#include <map>
#include <mutex>
#include <string>
#include <vector>

namespace ichido::sandbox {

/// Safe in any thread.
class ChargeBook final {
public:
    /// Reads the journal's live charges; a line that was cut by a crash is left out.
    ChargeBook(const SeedPlan& plan, std::filesystem::path journal);

    /// All charges that a look-up of this request finds.
    [[nodiscard]] std::vector<GatewayCharge> find(const RequestKey& request) const;

    struct Charged {
        GatewayCharge charge;
        bool fresh = false; ///< false: this key was charged before, and that stands
    };
    /// Idempotent by key; in the journal before it returns.
    [[nodiscard]] Charged charge(const RequestKey& request, std::int64_t order_id, const Money& amount);

    [[nodiscard]] const SeedPlan& plan() const noexcept { return m_plan; }
    [[nodiscard]] std::vector<GatewayCharge> live() const;

private:
    SeedPlan m_plan;
    mutable std::mutex m_mutex;
    std::map<RequestKey, GatewayCharge> m_live;
    std::ofstream m_journal;
};

} // namespace ichido::sandbox
