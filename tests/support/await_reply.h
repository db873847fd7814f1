// Calls a port and waits for its reply, as a program without an event loop does.
#pragma once

#include "recovery/ports/inbox.h"
#include "recovery/ports/reply.h"

#include <chrono>
#include <optional>
#include <stdexcept>
#include <utility>

namespace ichido::test {

/// `await_reply<ClaimReceipt>([&](auto reply) { ledger.claim(command, std::move(reply)); })`
template <typename T, typename Call>
Result<T> await_reply(Call call)
{
    Inbox inbox;
    std::optional<Result<T>> got;
    call(Reply<T>([&got, sender = inbox.sender()](Result<T> result) {
        sender.post([&got, result = std::move(result)]() mutable { got = std::move(result); });
    }));
    for (int tries = 0; !got && tries < 60; ++tries)
        inbox.wait_and_drain(std::chrono::seconds(1));
    if (!got)
        throw std::runtime_error("no reply within a minute");
    return std::move(*got);
}

} // namespace ichido::test
