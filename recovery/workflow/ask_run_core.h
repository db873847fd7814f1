// What AskRun is made of: the machines of all intents, and the ports that they share.
#pragma once

#include "recovery/workflow/ask_run.h"
#include "recovery/workflow/gateway_gate.h"
#include "recovery/workflow/recovery_machine.h"

#include <deque>
#include <queue>
#include <set>

namespace ichido {

/// Held by a shared pointer, so that a delivery which outlives the run finds nobody. Used in the
/// inbox's thread only.
class AskRunCore final : public std::enable_shared_from_this<AskRunCore> {
public:
    AskRunCore(RequestStore& store, Ledger& ledger, Gateway& gateway, Clock& clock, Random& random, Inbox& inbox,
               AskOptions options, const AskRun& owner);

    void start();
    void cancel();
    void pause();
    void resume();
    void tick();
    [[nodiscard]] Duration next_wakeup() const;
    [[nodiscard]] Instant database_now() const;
    [[nodiscard]] std::vector<PlanLine> take_lines();

    [[nodiscard]] bool paused() const { return m_paused; }
    [[nodiscard]] bool finished() const { return m_finished; }
    [[nodiscard]] bool all_read() const { return m_all_read; }
    [[nodiscard]] const std::optional<Failure>& failure() const { return m_failure; }
    [[nodiscard]] int total() const { return static_cast<int>(m_jobs.size()); }
    [[nodiscard]] int done() const { return m_done; }
    [[nodiscard]] const std::map<std::string, Failure>& gateway_failures() const { return m_gateway_failures; }

private:
    struct Job {
        explicit Job(RecoveryLimits limits) : machine(limits) {}
        RecoveryMachine machine;
        std::optional<EvidenceRecord> record; ///< what is being recorded, to send again
        std::optional<LookupRequest> look_up; ///< what waits for its gateway
        Duration asked_at{0};                 ///< monotonic, when the last look-up was sent
        Duration lease_ends{Duration::min()}; ///< monotonic
        bool holds_lease = false;
        bool renewed = false; ///< since the last look-up and the last pause
        bool done = false;
    };
    using JobIndex = std::size_t;
    /// The read that failed last and may be tried again, or that a pause holds back.
    enum class Read { none, organizations, page };

    template <typename T, typename Handler>
    [[nodiscard]] Reply<T> into_inbox(Handler handler);

    void read_organizations();
    void read_page();
    void on_organizations(Result<std::vector<Organization>> reply);
    void on_page(Result<StuckPage> reply);
    void retry_read(Read what, Failure failure);
    void read_soon(Read what);
    void add_job(StuckIntent row, Instant now);

    void feed(JobIndex index, const RecoveryEvent& event);
    void perform(JobIndex index, RecoveryAction action);
    void send_leases();
    void on_leases(const std::vector<JobIndex>& batch, Duration sent_at, Result<std::vector<LeaseGrant>> reply);
    void send_look_ups();
    void send_look_up(JobIndex index, GatewayGate& gate);
    void on_look_up(JobIndex index, Result<LookupReply> reply);
    void send_record(JobIndex index);
    void send_releases(bool all);
    void finish_job(JobIndex index);
    void finish_if_over();
    void stop(Failure failure);
    void pump();
    void run_timers();
    [[nodiscard]] bool lease_is_short(const Job& job) const;
    [[nodiscard]] bool closed_for(JobIndex index);
    [[nodiscard]] PlanLine line_of(const Job& job, CommandId command) const;

    RequestStore& m_store;
    Ledger& m_ledger;
    Gateway& m_gateway;
    Clock& m_clock;
    Random& m_random;
    Inbox::Sender m_sender;
    AskOptions m_options;
    const AskRun& m_owner;
    RecoveryLimits m_limits;

    CancelToken m_cancel;
    bool m_cancelled = false;
    bool m_paused = false;
    bool m_finished = false;
    bool m_pumping = false;
    bool m_reading = false;
    bool m_all_read = false;
    Read m_read_again = Read::none;
    Duration m_read_at{0};
    int m_read_tries = 0;
    std::optional<Failure> m_failure;
    std::map<std::string, Failure> m_gateway_failures;

    std::map<OrgId, Organization> m_organizations;
    std::optional<PageCursor> m_next_page;
    Instant m_database_base{};      ///< the database's clock …
    Duration m_database_base_at{0}; ///< … when the monotonic one stood here

    std::deque<Job> m_jobs; ///< as read, oldest first; never shrinks, so indices stay
    std::vector<CommandId> m_commands;
    int m_done = 0;
    int m_look_ups = 0; ///< under way
    int m_writes = 0;   ///< records under way
    bool m_leasing = false;
    int m_lease_tries = 0;
    int m_releases = 0; ///< under way
    Duration m_lease_at{Duration::min()};
    std::deque<JobIndex> m_to_lease;
    std::map<std::string, std::deque<JobIndex>> m_to_ask; ///< by gateway
    std::map<std::string, GatewayGate> m_gates;
    std::vector<JobIndex> m_to_release;
    std::set<std::pair<Duration, JobIndex>> m_timers; ///< monotonic
};

} // namespace ichido
