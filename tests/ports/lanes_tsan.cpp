// Payloads cross threads through Lane and Inbox only; the thread sanitizer must find nothing.
#include "recovery/ports/cancel_token.h"
#include "recovery/ports/inbox.h"
#include "recovery/ports/lane.h"

#include <cstdio>
#include <memory>
#include <vector>

namespace {

constexpr int lanes = 4;
constexpr int jobs = 2000;

struct Counter {
    int used = 0; // owned by one lane; nothing guards it
};

} // namespace

int main()
{
    int received = 0;
    long sum = 0;
    {
        ichido::Inbox inbox;
        const ichido::CancelToken cancel;
        std::vector<std::unique_ptr<ichido::Lane<Counter>>> pool;
        for (int i = 0; i < lanes; ++i)
            pool.push_back(std::make_unique<ichido::Lane<Counter>>([] { return std::make_unique<Counter>(); }));
        for (int job = 0; job < jobs; ++job) {
            auto payload = std::make_shared<std::vector<int>>(1, job);
            pool[static_cast<std::size_t>(job % lanes)]->post(
                [payload, cancel, sender = inbox.sender(), &received, &sum](Counter& counter) {
                    ++counter.used;
                    payload->push_back(cancel.cancelled() ? 1 : 0);
                    sender.post([payload, &received, &sum] {
                        ++received;
                        sum += payload->front();
                    });
                });
        }
        while (received < jobs)
            inbox.wait_and_drain(std::chrono::milliseconds(100));
        cancel.cancel();

        // A receiver that dies while lanes still answer.
        for (int round = 0; round < 200; ++round) {
            ichido::Inbox short_lived;
            for (auto& lane : pool)
                lane->post(
                    [sender = short_lived.sender(), text = std::make_shared<std::string>("late")](Counter& counter) {
                        ++counter.used;
                        sender.post([text] { text->clear(); });
                    });
            short_lived.drain();
        }
    }
    const bool complete = received == jobs && sum == long{jobs} * (jobs - 1) / 2;
    std::puts(complete ? "complete" : "incomplete");
    return complete ? 0 : 1;
}
