// How the simulated gateway is made slow, wrong or absent.
#pragma once

#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <string>
#include <string_view>

namespace httplib {
struct Request;
struct Response;
} // namespace httplib

namespace ichido::sandbox {

/// Safe in any thread.
class GatewayFaults final {
public:
    /// The body of POST /_control; false when it is none, and nothing changes.
    [[nodiscard]] bool control(std::string_view json);
    /// The word set for a gateway key; `otherwise` when none was.
    [[nodiscard]] std::string fault_of(const std::string& gateway_key, std::string_view otherwise) const;
    [[nodiscard]] bool outage() const;

    /// The set latency, and `slow` on top; ends early when the server stops.
    void delay(std::string_view fault);
    void stop();

private:
    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    std::map<std::string, std::string, std::less<>> m_faults;
    std::chrono::milliseconds m_latency{0};
    bool m_outage = false;
    bool m_stopping = false;
};

/// Turns a good answer into a wrong one; nothing for "", "none" and "slow".
void spoil(const httplib::Request& request, httplib::Response& response, std::string_view fault);

} // namespace ichido::sandbox
