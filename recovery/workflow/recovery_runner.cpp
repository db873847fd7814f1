#include "recovery/workflow/recovery_runner.h"

#include "recovery/workflow/apply_job.h"
#include "recovery/workflow/ask_job.h"

#include <thread>
#include <utility>

namespace ichido {

namespace {

/// With nothing to do only a command moves the thread on, and the inbox wakes it.
constexpr Duration runner_rest = std::chrono::hours{1};

} // namespace

/// `job` and `stopping` belong to the thread; everything reaches it through the inbox.
struct RecoveryRunner::Core {
    Core(RequestStore& store, Ledger& ledger, Gateway& gateway, Clock& clock, Random& random, Inbox::Sender sender)
        : ports{store, ledger, gateway, clock, random, inbox}
        , receiver(std::move(sender), gate)
        , commands(inbox.sender())
        , thread([this] { run(); })
    {
    }
    ~Core()
    {
        gate->shut();
        commands.post([this] {
            stopping = true;
            if (job) {
                job->hurry();
                job->cancel();
            }
        });
        thread.join();
    }
    Core(const Core&) = delete;
    Core& operator=(const Core&) = delete;

    void run()
    {
        while (!stopping || job) {
            inbox.wait_and_drain(job ? job->next_wakeup() : runner_rest);
            if (!job)
                continue;
            job->step();
            if (job->ended())
                job.reset();
        }
    }

    [[nodiscard]] bool begin(std::shared_ptr<RunnerJob> next)
    {
        if (gate->running.exchange(true))
            return false;
        commands.post([this, next = std::move(next)] {
            job = next;
            job->begin();
        });
        return true;
    }

    void tell_job(void (RunnerJob::*command)())
    {
        commands.post([this, command] {
            if (job)
                (*job.*command)();
        });
    }

    Inbox inbox;
    RunnerPorts ports;
    std::shared_ptr<ReceiverGate> gate = std::make_shared<ReceiverGate>();
    RunnerReceiver receiver;
    Inbox::Sender commands;
    std::shared_ptr<RunnerJob> job;
    bool stopping = false;
    std::thread thread; // last: it starts when everything above stands
};

RecoveryRunner::RecoveryRunner(RequestStore& store, Ledger& ledger, Gateway& gateway, Clock& clock, Random& random,
                               Inbox::Sender receiver)
    : m_core(std::make_unique<Core>(store, ledger, gateway, clock, random, std::move(receiver)))
{
}

RecoveryRunner::~RecoveryRunner() = default;

bool RecoveryRunner::ask(AskOptions options, AskEvents events)
{
    return m_core->begin(
        std::make_shared<AskJob>(m_core->ports, m_core->receiver, std::move(options), std::move(events)));
}

bool RecoveryRunner::apply(Plan plan, ApplyOptions options, ApplyEvents events)
{
    return m_core->begin(std::make_shared<ApplyJob>(m_core->ports, m_core->receiver, std::move(plan),
                                                    std::move(options), std::move(events)));
}

bool RecoveryRunner::running() const
{
    return m_core->gate->running;
}

void RecoveryRunner::pause()
{
    m_core->tell_job(&RunnerJob::pause);
}

void RecoveryRunner::resume()
{
    m_core->tell_job(&RunnerJob::resume);
}

void RecoveryRunner::cancel()
{
    m_core->tell_job(&RunnerJob::cancel);
}

void RecoveryRunner::silence()
{
    m_core->gate->shut();
    m_core->tell_job(&RunnerJob::cancel);
}

} // namespace ichido
