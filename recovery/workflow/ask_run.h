// Asks the gateways about stuck intents and concludes a verdict for each.
#pragma once

#include "recovery/domain/plan.h"
#include "recovery/domain/query.h"
#include "recovery/ports/clock.h"
#include "recovery/ports/gateway.h"
#include "recovery/ports/inbox.h"
#include "recovery/ports/ledger.h"
#include "recovery/ports/request_store.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ichido {

struct AskOptions {
    Query query;                  ///< which intents; only those in 처리중 are ever looked at
    std::vector<RequestKey> keys; ///< of those only these, as frozen when they were chosen; empty: all
    int concurrency = 64;         ///< look-ups under way at once, at most
    Uuid client;                  ///< who holds the leases; made once per program run
    Duration lease_ttl = std::chrono::seconds{60};
    bool even_if_fresh = false; ///< ask also where the stored evidence already decides
};

class AskRunCore;

/// Reads the intents page by page, takes leases, asks where evidence is missing or old, records
/// every answer as evidence and decides from what is stored. Writes no final status, ever.
///
/// Lives in the thread that drains `inbox`; all references must outlive it. Nothing sleeps:
///     run.start();
///     while (!run.finished()) { inbox.wait_and_drain(run.next_wakeup()); run.tick(); }
class AskRun final {
public:
    AskRun(RequestStore& store, Ledger& ledger, Gateway& gateway, Clock& clock, Random& random, Inbox& inbox,
           AskOptions options);
    ~AskRun();
    AskRun(const AskRun&) = delete;
    AskRun& operator=(const AskRun&) = delete;

    void start();
    /// No further look-up; those under way are cancelled, leases are released, then finished().
    /// Lines of what was not asked keep the verdict of the stored evidence.
    void cancel();
    /// Nothing further is sent: no read, no lease, no look-up. What is under way ends, and its answers
    /// are recorded and decided. Leases may run out meanwhile; they are taken again before the next
    /// look-up. May be called before start(). cancel() ends the pause, too.
    void pause();
    void resume();
    [[nodiscard]] bool paused() const;
    [[nodiscard]] bool finished() const;
    /// How long the caller may wait for the inbox before tick(); zero: something is due.
    [[nodiscard]] Duration next_wakeup() const;
    /// Does what time has made due; cheap when nothing is.
    void tick();

    /// Why the run ended early; nothing when it went through. "42501" or "IC002": the login may
    /// not ask. Lines decided before stand.
    [[nodiscard]] const std::optional<Failure>& failure() const;
    [[nodiscard]] int total() const;     ///< intents read so far
    [[nodiscard]] bool all_read() const; ///< total() grows no more
    [[nodiscard]] int done() const;      ///< of those, with their verdict
    /// Every intent read, oldest first, each with its verdict and a fresh command id; once, at
    /// the end. Intents of a run that ended early keep the verdict of the stored evidence.
    [[nodiscard]] std::vector<PlanLine> take_lines();
    /// The database's clock, carried forward by the monotonic one; the epoch before the first page.
    [[nodiscard]] Instant database_now() const;
    /// Gateways that could not be asked at all (unknown profile, missing secret), by name.
    [[nodiscard]] const std::map<std::string, Failure>& gateway_failures() const;

    /// Called in the inbox's thread for each intent as it gets its verdict, in no order.
    std::function<void(const PlanLine&)> on_line;

private:
    std::shared_ptr<AskRunCore> m_core;
};

} // namespace ichido
