// Look-ups from several threads, cancelled and answered in any order, and a gateway that ends amid
// them: a program of its own for the thread sanitizer, which Qt Test's watchdog would disturb.
#include "gateway_asking.h"

#include <cstdio>

using namespace ichido;
using namespace ichido::test;

namespace {

constexpr int askers = 4, look_ups_of_each = 50;

void require(bool good, const char* what)
{
    if (good)
        return;
    std::fprintf(stderr, "gateway_calls: %s\n", what);
    std::exit(1);
}

void ask_and_change_ones_mind(Gateway& gateway, const Replies& replies)
{
    for (int asked = 0; asked < look_ups_of_each; ++asked) {
        const CancelToken token;
        gateway.look_up(asked_request(), token, replies.taker());
        if (asked % 3 == 0)
            token.cancel();
    }
}

void ask_from_all_threads(const std::string& profile, bool wait)
{
    const Replies replies;
    {
        CurlGateway gateway(only_profile(profile));
        std::vector<std::thread> threads;
        for (int thread = 0; thread < askers; ++thread)
            threads.emplace_back([&] { ask_and_change_ones_mind(gateway, replies); });
        for (std::thread& thread : threads)
            thread.join();
        require(gateway.traits("example").has_value(), "the profile is not known");
        require(!wait || replies.wait_for(askers * look_ups_of_each), "a look-up was never answered");
    }
    const auto all = replies.all();
    require(all.size() == askers * look_ups_of_each, "not every look-up was answered once");
    for (const auto& reply : all)
        require(reply ? reply->answer.outcome == Outcome::succeeded : reply.error().kind == FailureKind::cancelled,
                "an answer is neither a payment nor cancelled");
}

} // namespace

int main()
{
    plant_secret();
    const LoopbackServer server(always(http_answer("200 OK", paid_body)));
    const std::string profile = changed(key_profile(server.address()), "concurrency = 4", "concurrency = 16");
    ask_from_all_threads(profile, true);
    ask_from_all_threads(profile, false);
    return 0;
}
