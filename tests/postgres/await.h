// Calls a port and waits for its reply, as a program without an event loop does.
#pragma once

#include "recovery/ports/inbox.h"
#include "recovery/ports/reply.h"

#include <functional>
#include <optional>
#include <stdexcept>

namespace ichido::test {

template <typename T>
Result<T> await(const std::function<void(Reply<T>)>& call)
{
    Inbox inbox;
    std::optional<Result<T>> got;
    call([&got, sender = inbox.sender()](Result<T> result) {
        sender.post([&got, result = std::move(result)] { got = result; });
    });
    for (int tries = 0; !got && tries < 60; ++tries)
        inbox.wait_and_drain(std::chrono::seconds(1));
    if (!got)
        throw std::runtime_error("no reply within a minute");
    return std::move(*got);
}

} // namespace ichido::test
