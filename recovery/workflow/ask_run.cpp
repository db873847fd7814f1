#include "recovery/workflow/ask_run.h"

#include "recovery/workflow/ask_run_core.h"

namespace ichido {

AskRun::AskRun(RequestStore& store, Ledger& ledger, Gateway& gateway, Clock& clock, Random& random, Inbox& inbox,
               AskOptions options)
    : m_core(std::make_shared<AskRunCore>(store, ledger, gateway, clock, random, inbox, std::move(options), *this))
{
}

AskRun::~AskRun() = default;

void AskRun::start()
{
    m_core->start();
}
void AskRun::cancel()
{
    m_core->cancel();
}
void AskRun::pause()
{
    m_core->pause();
}
void AskRun::resume()
{
    m_core->resume();
}
bool AskRun::paused() const
{
    return m_core->paused();
}
bool AskRun::finished() const
{
    return m_core->finished();
}
Duration AskRun::next_wakeup() const
{
    return m_core->next_wakeup();
}
void AskRun::tick()
{
    m_core->tick();
}
const std::optional<Failure>& AskRun::failure() const
{
    return m_core->failure();
}
int AskRun::total() const
{
    return m_core->total();
}
bool AskRun::all_read() const
{
    return m_core->all_read();
}
int AskRun::done() const
{
    return m_core->done();
}
std::vector<PlanLine> AskRun::take_lines()
{
    return m_core->take_lines();
}
Instant AskRun::database_now() const
{
    return m_core->database_now();
}
const std::map<std::string, Failure>& AskRun::gateway_failures() const
{
    return m_core->gateway_failures();
}

} // namespace ichido
