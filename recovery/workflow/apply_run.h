// Applies a plan: sends each settle once, and the identical command again when the
// acknowledgement was lost.
#pragma once

#include "recovery/domain/plan.h"
#include "recovery/ports/clock.h"
#include "recovery/ports/inbox.h"
#include "recovery/ports/ledger.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ichido {

struct ApplyOptions {
    std::string reason;  ///< what the person wrote; stands in the audit
    int concurrency = 4; ///< settles under way at once; the ledger's number of connections
};

struct AppliedLine {
    PlanLine line;
    std::optional<SettleReceipt> receipt; ///< what the database answered
    std::optional<Failure> failure;       ///< why there is no receipt; unknown: it may have been written
};

class ApplyRunCore;

/// Only settle lines are sent; the others are counted as for_a_person or waiting. Applying the
/// same plan again changes nothing: every command answers with its first outcome.
///
/// Driven like AskRun. Whether the plan has expired or belongs to another database is the
/// caller's to check before.
class ApplyRun final {
public:
    ApplyRun(Ledger& ledger, Clock& clock, Random& random, Inbox& inbox, Plan plan, ApplyOptions options);
    ~ApplyRun();
    ApplyRun(const ApplyRun&) = delete;
    ApplyRun& operator=(const ApplyRun&) = delete;

    void start();
    /// Sends nothing further. What was sent is waited for; a line whose acknowledgement was lost
    /// counts as unknown; lines never sent count as waiting.
    void cancel();
    /// No settle is sent, nor sent again; what is under way ends. May be called before start().
    /// cancel() ends the pause, too.
    void pause();
    void resume();
    [[nodiscard]] bool paused() const;
    [[nodiscard]] bool finished() const;
    [[nodiscard]] Duration next_wakeup() const;
    void tick();

    /// Why the run ended early (no right to settle, no server); nothing when it went through.
    [[nodiscard]] const std::optional<Failure>& failure() const;
    /// Counts so far; once finished, `lines` is the sum of the others.
    /// settled_*: written now by this run. already: settled before, by this command or another.
    /// changed: the row is another command's, or the database's checks refused; nothing written.
    /// waiting: also settle lines that were never sent, or certainly not written for want of a server.
    [[nodiscard]] ApplySummary summary() const;
    /// One for each line of the plan, in its order.
    [[nodiscard]] const std::vector<AppliedLine>& outcomes() const;

    /// Called in the inbox's thread as each settle line gets its outcome, in no order.
    std::function<void(const AppliedLine&)> on_line;

private:
    std::shared_ptr<ApplyRunCore> m_core;
};

} // namespace ichido
