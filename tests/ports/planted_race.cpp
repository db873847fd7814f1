// A payload that a lane and its receiver both touch, past the inbox: the thread sanitizer must
// report it. It shows that the clean run of lanes_tsan means something.
#include "recovery/ports/inbox.h"
#include "recovery/ports/lane.h"

#include <cstdio>
#include <memory>

namespace {

struct Resource {};

} // namespace

int main()
{
    ichido::Inbox inbox;
    int shared = 0; // the planted fault: written by both threads, guarded by nothing
    bool done = false;
    {
        ichido::Lane<Resource> lane([] { return std::make_unique<Resource>(); });
        lane.post([&shared, &done, sender = inbox.sender()](Resource&) {
            sender.post([&done] { done = true; });
            for (int i = 0; i < 100'000; ++i)
                ++shared;
        });
        while (!done) {
            ++shared;
            inbox.drain();
        }
        for (int i = 0; i < 100'000; ++i)
            ++shared;
    }
    std::printf("counted %d\n", shared);
    return 0;
}
