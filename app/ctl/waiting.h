// How a program without an event loop waits: for one reply, or for a run to end.
#pragma once

#include "app/ctl/interrupt.h"
#include "recovery/domain/time.h"
#include "recovery/ports/cancel_token.h"
#include "recovery/ports/inbox.h"
#include "recovery/ports/reply.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

namespace ichido::ctl {

/// So long an interrupt may stay unseen.
inline constexpr Duration interrupt_delay = std::chrono::milliseconds(200);

/// `call(CancelToken, Reply<T>)`; an interrupt cancels it.
template <typename T, typename Call>
[[nodiscard]] Result<T> await(Call call)
{
    Inbox inbox;
    CancelToken cancel;
    std::optional<Result<T>> got;
    call(cancel, Reply<T>([&got, sender = inbox.sender()](Result<T> result) {
             auto kept = std::make_shared<Result<T>>(std::move(result));
             sender.post([&got, kept] { got = std::move(*kept); });
         }));
    while (!got) {
        inbox.wait_and_drain(interrupt_delay);
        if (interrupted())
            cancel.cancel();
    }
    return std::move(*got);
}

/// Drives an AskRun or an ApplyRun to its end; an interrupt cancels it in order. `step` is called
/// after every wait.
template <typename Run, typename Step>
void drive(Run& run, Inbox& inbox, Step step)
{
    run.start();
    bool cancelled = false;
    while (!run.finished()) {
        inbox.wait_and_drain(std::min(run.next_wakeup(), interrupt_delay));
        if (interrupted() && !std::exchange(cancelled, true))
            run.cancel();
        run.tick();
        step();
    }
}

} // namespace ichido::ctl
