// Asking the gateways about intents: what `recover ask`, `plan` and `run` share.
#pragma once

#include "app/ctl/exit_status.h"
#include "app/ctl/invocation.h"
#include "recovery/domain/plan.h"
#include "recovery/ports/gateway.h"
#include "recovery/postgres/connection_spec.h"

#include <array>
#include <atomic>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ichido::ctl {

/// How many look-ups ended how; counted in the gateway's thread.
struct AnswerCounts {
    std::array<std::atomic<int>, static_cast<std::size_t>(Outcome::unintelligible) + 1> by_outcome{};
    [[nodiscard]] int of(Outcome outcome) const { return by_outcome[static_cast<std::size_t>(outcome)]; }
    [[nodiscard]] int all() const;
};

struct Asked {
    std::vector<PlanLine> lines; ///< every intent that matched, oldest first
    Instant now;                 ///< the database's clock
    std::string database;        ///< what a plan is bound to
    std::shared_ptr<AnswerCounts> answers;
    bool interrupted = false;
};

/// Checks the database, asks where evidence is missing or old, and decides. Says on standard
/// error which gateways could not be asked, which is no failure: their intents wait or go to a
/// person. Writes evidence and leases, never a status.
[[nodiscard]] Result<Asked> ask(const Globals& globals, const postgres::ConnectionSpec& spec,
                                const RecoverAskOptions& options);

} // namespace ichido::ctl
