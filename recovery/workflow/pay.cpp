#include "recovery/workflow/pay.h"

#include "recovery/ports/inbox.h"
#include "recovery/workflow/backoff.h"
#include "recovery/workflow/payment_machine.h"

#include <utility>

namespace ichido {

namespace {

/// Sends one call and waits for its reply in an inbox of its own.
template <typename T, typename Send>
Result<T> await_reply(Send send)
{
    Inbox inbox;
    std::optional<Result<T>> arrived;
    send([sender = inbox.sender(), &arrived](Result<T> result) {
        sender.post([&arrived, result = std::move(result)]() mutable { arrived.emplace(std::move(result)); });
    });
    while (!arrived)
        inbox.wait_and_drain(std::chrono::seconds{1});
    return std::move(*arrived);
}

} // namespace

PaymentResult pay(Ledger& ledger, ChargeGateway& gateway, Clock& clock, Random& random, const PaymentCall& call)
{
    const Duration started = clock.monotonic(); // before the claim: the fence counts from here
    const auto elapsed = [&] { return clock.monotonic() - started; };
    PaymentMachine machine(call);
    PaymentMachine::Step step = machine.begin();
    for (;;) {
        if (auto* claim = std::get_if<PaymentMachine::Claim>(&step)) {
            auto reply = await_reply<ClaimReceipt>(
                [&](Reply<ClaimReceipt> done) { ledger.claim(std::move(claim->command), std::move(done)); });
            step = machine.claimed(std::move(reply), elapsed());
        } else if (auto* charge = std::get_if<PaymentMachine::Charge>(&step)) {
            const auto reply = await_reply<ChargeReply>(
                [&](Reply<ChargeReply> done) { gateway.charge(std::move(charge->request), std::move(done)); });
            step = machine.charged(reply, elapsed());
        } else if (auto* settle = std::get_if<PaymentMachine::Settle>(&step)) {
            auto reply = await_reply<SettleReceipt>(
                [&](Reply<SettleReceipt> done) { ledger.service_settle(std::move(settle->command), std::move(done)); });
            step = machine.settled(std::move(reply));
        } else if (const auto* wait = std::get_if<PaymentMachine::BackOff>(&step)) {
            const Duration until = clock.monotonic() + full_jitter(random, wait->at_most);
            Inbox nothing_comes;
            for (Duration left = until - clock.monotonic(); left > Duration::zero(); left = until - clock.monotonic())
                nothing_comes.wait_and_drain(left);
            step = machine.resume(elapsed());
        } else {
            return std::get<PaymentMachine::End>(std::move(step)).result;
        }
    }
}

} // namespace ichido
