// Asking a CurlGateway and waiting for what it replies.
#pragma once

#include "loopback_server.h"
#include "profile_text_for_tests.h"

#include "recovery/gateways/curl_gateway.h"

#include <condition_variable>
#include <cstdlib>

namespace ichido::test {

inline constexpr std::chrono::seconds longest_wait{30}; ///< only ever spent by a failing test
inline const std::string planted_secret = "sk_planted/4f9c+canary==";
inline const std::string asked_key = "7-0190b5a8-0000-7000-8000-0000000000aa";
inline const std::string paid_body =
    R"({"data":[{"id":"pay_1","key":")" + asked_key +
    R"(","order":12,"amount":1000,"account":"acct_1","currency":"jpy","refunded":0,"state":{"word":"PAID"},)"
    R"("created":"2026-11-30T14:03:22Z"}]})";

/// An answer of one connection; `headers` end with a line break each.
inline std::string http_answer(std::string_view status, std::string_view body, std::string_view headers = {})
{
    return "HTTP/1.1 " + std::string(status) + "\r\nContent-Type: application/json\r\nConnection: close\r\n" +
           std::string(headers) + "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + std::string(body);
}

/// Serves the same bytes to everybody.
inline LoopbackServer::Serve always(std::string bytes)
{
    return [bytes = std::move(bytes)](Peer& peer) {
        if (!peer.request().empty())
            peer.send(bytes);
    };
}

inline void plant_secret() ///< before any gateway is made
{
    ::setenv("ICHIDO_SECRET_EXAMPLE_LIVE", planted_secret.c_str(), 1);
}

inline ProfileSet only_profile(const std::string& text)
{
    ProfileSet set;
    set.add(profile_of(text));
    return set;
}

inline LookupRequest asked_request()
{
    LookupRequest request;
    request.gateway = "example";
    request.request = *parse_gateway_key(asked_key);
    return request;
}

/// Where replies of the gateway's thread are kept; copies share them, so it may die first.
class Replies final {
public:
    [[nodiscard]] Reply<LookupReply> taker() const
    {
        return [state = m_state](Result<LookupReply> reply) {
            const std::lock_guard lock(state->mutex);
            state->replies.push_back(std::move(reply));
            state->changed.notify_all();
        };
    }
    /// False when they did not come.
    [[nodiscard]] bool wait_for(std::size_t count) const
    {
        std::unique_lock lock(m_state->mutex);
        return m_state->changed.wait_for(lock, longest_wait, [&] { return m_state->replies.size() >= count; });
    }
    [[nodiscard]] std::vector<Result<LookupReply>> all() const
    {
        const std::lock_guard lock(m_state->mutex);
        return m_state->replies;
    }

private:
    struct State {
        std::mutex mutex;
        std::condition_variable changed;
        std::vector<Result<LookupReply>> replies;
    };
    std::shared_ptr<State> m_state = std::make_shared<State>();
};

/// One look-up, waited for.
inline Result<LookupReply> asked(Gateway& gateway)
{
    const Replies replies;
    gateway.look_up(asked_request(), {}, replies.taker());
    if (!replies.wait_for(1))
        return fail(FailureKind::timed_out, "test.no_reply");
    return replies.all().front();
}

/// One look-up at a server that does `serve`.
inline Result<LookupReply> asked_at(LoopbackServer::Serve serve)
{
    const LoopbackServer server(std::move(serve));
    CurlGateway gateway(only_profile(key_profile(server.address())));
    return asked(gateway);
}

/// A number that threads wait for.
class Counter final {
public:
    void add(int by = 1)
    {
        const std::lock_guard lock(m_mutex);
        m_value += by;
        m_most = std::max(m_most, m_value);
        m_changed.notify_all();
    }
    [[nodiscard]] bool wait_for(int value)
    {
        std::unique_lock lock(m_mutex);
        return m_changed.wait_for(lock, longest_wait, [&] { return m_value >= value; });
    }
    [[nodiscard]] int value() const
    {
        const std::lock_guard lock(m_mutex);
        return m_value;
    }
    [[nodiscard]] int most() const
    {
        const std::lock_guard lock(m_mutex);
        return m_most;
    }

private:
    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    int m_value = 0, m_most = 0;
};

} // namespace ichido::test
