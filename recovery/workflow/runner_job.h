// One ask or apply of a RecoveryRunner, in the runner's thread.
#pragma once

#include "recovery/ports/clock.h"
#include "recovery/ports/gateway.h"
#include "recovery/ports/inbox.h"
#include "recovery/ports/ledger.h"
#include "recovery/ports/request_store.h"
#include "recovery/workflow/receiver_gate.h"

#include <memory>
#include <optional>
#include <string>

namespace ichido {

/// What a runner was made of, and its own inbox.
struct RunnerPorts {
    RequestStore& store;
    Ledger& ledger;
    Gateway& gateway;
    Clock& clock;
    Random& random;
    Inbox& inbox;
};

/// Reads the database's identity, drives a run to its end, and tells the receiver: at most one
/// update in `update_pace`, then the end, once everything that changed has been told.
class RunnerJob : public std::enable_shared_from_this<RunnerJob> {
public:
    static constexpr Duration update_pace = std::chrono::milliseconds{50};

    RunnerJob(const RunnerPorts& ports, RunnerReceiver receiver);
    virtual ~RunnerJob() = default;
    RunnerJob(const RunnerJob&) = delete;
    RunnerJob& operator=(const RunnerJob&) = delete;

    void begin();
    void step(); ///< after each wait
    void pause();
    void resume();
    void cancel();
    /// Nobody listens any more: the end need not wait for the last update's turn.
    void hurry() { m_hurried = true; }
    [[nodiscard]] bool ended() const { return m_stage == Stage::ended; }
    [[nodiscard]] Duration next_wakeup() const;

protected:
    /// What AskRun and ApplyRun have in common.
    class Run {
    public:
        virtual ~Run() = default;
        virtual void start() = 0;
        virtual void pause() = 0;
        virtual void resume() = 0;
        virtual void cancel() = 0;
        virtual void tick() = 0;
        [[nodiscard]] virtual bool finished() const = 0;
        [[nodiscard]] virtual Duration next_wakeup() const = 0;
    };

    /// The run for this database, or why there is none.
    [[nodiscard]] virtual Result<std::unique_ptr<Run>> make_run(const std::string& database) = 0;
    /// Something that no update has told; asked in every step.
    [[nodiscard]] virtual bool has_news() const = 0;
    virtual void tell_update(const RunnerReceiver& receiver) = 0;
    virtual void tell_end(const RunnerReceiver& receiver) = 0;

    [[nodiscard]] const RunnerPorts& ports() const { return m_ports; }
    [[nodiscard]] bool paused() const { return m_paused; }
    [[nodiscard]] bool cancelled() const { return m_cancelled; }
    /// Why there was no run.
    [[nodiscard]] const std::optional<Failure>& early_failure() const { return m_failure; }
    [[nodiscard]] Duration elapsed() const; ///< without the pauses

private:
    enum class Stage { identifying, running, over, ended };

    void read_identity();
    void on_identity(Result<std::string> database);
    void tell();
    void finish();

    RunnerPorts m_ports;
    RunnerReceiver m_receiver;
    Stage m_stage = Stage::identifying;
    std::unique_ptr<Run> m_run;
    CancelToken m_cancel;
    std::optional<Failure> m_failure;
    int m_identity_tries = 0;
    std::optional<Duration> m_identity_at; ///< monotonic, of the next try
    std::optional<Duration> m_told_at;     ///< monotonic, of the last update
    Duration m_counted{0};                 ///< elapsed up to the last pause …
    std::optional<Duration> m_counts_from; ///< … and monotonic since when it goes on
    bool m_paused = false;
    bool m_told_paused = false;
    bool m_cancelled = false;
    bool m_hurried = false;
};

} // namespace ichido
