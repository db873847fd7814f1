// Runs asks and applies in a thread of its own and tells a receiver how they go.
#pragma once

#include "recovery/workflow/apply_run.h"
#include "recovery/workflow/ask_run.h"

#include <array>
#include <functional>
#include <memory>

namespace ichido {

/// What has happened since the last update.
struct AskUpdate {
    std::vector<PlanLine> lines; ///< decided since the last update, in no order
    int done = 0;
    int total = 0; ///< intents read so far; grows while all_read is false
    bool all_read = false;
    bool paused = false;
    Duration elapsed{0}; ///< without the pauses
};

struct AskEnd {
    Plan plan; ///< every intent read, each with its verdict and command id; frozen
    bool cancelled = false;
    std::optional<Failure> failure;                  ///< why it ended early
    std::map<std::string, Failure> gateway_failures; ///< gateways that could not be asked at all, by name
    Duration elapsed{0};
};

struct ApplyUpdate {
    std::vector<AppliedLine> lines; ///< with an outcome since the last update, in no order
    ApplySummary summary;
    int done = 0;  ///< settle lines with an outcome
    int total = 0; ///< settle lines of the plan
    bool paused = false;
    Duration elapsed{0};
};

struct ApplyEnd {
    std::vector<AppliedLine> outcomes; ///< one for each line of the plan, in its order
    ApplySummary summary;
    bool cancelled = false;
    std::optional<Failure> failure;
    Duration elapsed{0};
};

/// What the receiver wants to hear; called in the thread that drains its inbox. An update comes at
/// most every 50 ms and carries everything since the one before; the end comes exactly once and last.
struct AskEvents {
    std::function<void(AskUpdate)> update;
    std::function<void(AskEnd)> end;
};
struct ApplyEvents {
    std::function<void(ApplyUpdate)> update;
    std::function<void(ApplyEnd)> end;
};

/// One run at a time: a start while one runs is refused (false), so that a double click cannot
/// start a second. Ports, clock and random must outlive it. No Qt.
class RecoveryRunner final {
public:
    RecoveryRunner(RequestStore& store, Ledger& ledger, Gateway& gateway, Clock& clock, Random& random,
                   Inbox::Sender receiver);
    /// Cancels what runs and waits for its orderly end (a write that was sent is waited for); the
    /// receiver hears nothing more.
    ~RecoveryRunner();
    RecoveryRunner(const RecoveryRunner&) = delete;
    RecoveryRunner& operator=(const RecoveryRunner&) = delete;

    /// The plan that an ask ends with is bound to the database's identity, which is read first.
    bool ask(AskOptions options, AskEvents events);
    /// Nothing is sent when the plan was made for another database: the end then carries the failure
    /// "plan.other_database".
    bool apply(Plan plan, ApplyOptions options, ApplyEvents events);

    [[nodiscard]] bool running() const;
    void pause(); ///< nothing further is sent; what is under way ends
    void resume();
    void cancel(); ///< as AskRun::cancel and ApplyRun::cancel
    /// Cancels, and the receiver hears nothing more from now on. For a runner that is then destroyed
    /// in another thread; called in the receiver's thread, so that no event comes in between.
    void silence();

private:
    struct Core;
    std::unique_ptr<Core> m_core;
};

} // namespace ichido
