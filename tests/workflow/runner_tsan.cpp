// Asks, applies, pauses, cancels and destructions over ports that reply from other threads; the
// thread sanitizer must find nothing.
#include "tests/workflow/threaded_fakes.h"

#include "recovery/workflow/recovery_runner.h"
#include "recovery/workflow/system_clock.h"

#include <cstdio>
#include <memory>

using namespace ichido;
using namespace ichido::testing;

namespace {

constexpr int rounds = 40;
constexpr int intents = 120;

struct Ports {
    ThreadedStore store{intents};
    ThreadedLedger ledger;
    ThreadedGateway gateway;
    SystemClock clock;
    SystemRandom random;
};

/// One ask and the apply of its plan, disturbed or not; false when an end is missing or incomplete.
bool ask_and_apply(Ports& ports, int round)
{
    Inbox inbox;
    RecoveryRunner runner(ports.store, ports.ledger, ports.gateway, ports.clock, ports.random, inbox.sender());
    Plan plan;
    bool asked = false;
    AskEvents asking;
    asking.update = [&](const AskUpdate&) {
        if (round % 3 == 0)
            runner.pause();
        runner.resume();
    };
    asking.end = [&](AskEnd end) {
        plan = std::move(end.plan);
        asked = true;
    };
    if (!runner.ask({}, std::move(asking)))
        return false;
    while (!asked)
        inbox.wait_and_drain(std::chrono::milliseconds{100});
    if (plan.lines.size() != intents)
        return false;

    std::size_t applied = 0;
    ApplyEvents applying;
    applying.update = [&](const ApplyUpdate&) {
        if (round % 2 == 0)
            runner.cancel();
    };
    applying.end = [&](const ApplyEnd& end) { applied = end.outcomes.size(); };
    if (!runner.apply(std::move(plan), {"because", 4}, std::move(applying)))
        return false;
    while (applied == 0)
        inbox.wait_and_drain(std::chrono::milliseconds{100});
    return applied == intents;
}

/// A runner that is left in the middle, in this thread or in another one.
void leave_in_the_middle(Ports& ports, int round)
{
    Inbox inbox;
    auto runner = std::make_unique<RecoveryRunner>(ports.store, ports.ledger, ports.gateway, ports.clock, ports.random,
                                                   inbox.sender());
    int heard = 0;
    AskEvents events;
    events.update = [&heard](const AskUpdate&) { ++heard; };
    events.end = [&heard](const AskEnd&) { ++heard; };
    (void)runner->ask({}, std::move(events));
    inbox.wait_and_drain(std::chrono::microseconds{200 * round});
    if (round % 2 == 0)
        return;
    runner->silence();
    const int before = heard;
    std::thread elsewhere([retired = std::move(runner)]() mutable { retired.reset(); });
    inbox.drain();
    elsewhere.join();
    inbox.drain();
    if (heard != before)
        std::puts("heard after silence");
}

} // namespace

int main()
{
    Ports ports;
    bool complete = true;
    for (int round = 0; round < rounds; ++round) {
        complete = ask_and_apply(ports, round) && complete;
        leave_in_the_middle(ports, round);
    }
    std::puts(complete ? "complete" : "incomplete");
    return complete ? 0 : 1;
}
