#include "app/ctl/interrupt.h"

#include <csignal>
#include <signal.h>

namespace ichido::ctl {

namespace {

volatile std::sig_atomic_t interrupt_seen = 0;

extern "C" void note_interrupt(int)
{
    interrupt_seen = 1;
}

} // namespace

void catch_interrupts()
{
    struct sigaction action {};
    action.sa_handler = &note_interrupt;
    // The default handler stands again after the first: somebody who presses twice means it.
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, nullptr);
    sigaction(SIGTERM, &action, nullptr);
}

bool interrupted() noexcept
{
    return interrupt_seen != 0;
}

} // namespace ichido::ctl
