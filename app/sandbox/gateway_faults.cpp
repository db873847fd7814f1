#include "app/sandbox/gateway_faults.h"

#include "app/sandbox/connection_reset.h"

#include <algorithm>
#include <array>
#include <httplib.h>
#include <nlohmann/json.hpp>

namespace ichido::sandbox {

namespace {

using nlohmann::json;

/// Longer than the deadline of any caller.
constexpr std::chrono::seconds slow_by{30};

constexpr std::array<std::string_view, 11> fault_words{"none",      "slow", "reset", "cut", "redirect", "html",
                                                       "malformed", "gzip", "500",   "429", "401"};

bool is_control(const json& wanted)
{
    if (!wanted.is_object())
        return false;
    for (const auto& [name, value] : wanted.items()) {
        const bool good =
            (name == "latency_ms" && value.is_number_unsigned() && value.get<std::uint64_t>() <= 600'000) ||
            (name == "outage" && value.is_boolean()) || (name == "fault" && value.is_object());
        if (!good)
            return false;
    }
    const json faults = wanted.value("fault", json::object()); // items() keeps a reference to it
    for (const auto& [key, word] : faults.items()) {
        if (!word.is_string() ||
            std::find(fault_words.begin(), fault_words.end(), word.get<std::string>()) == fault_words.end())
            return false;
    }
    return true;
}

/// Announces the whole body and sends half of it.
void cut(httplib::Response& response)
{
    const std::string body = response.body;
    const std::string type = response.get_header_value("Content-Type");
    response.body.clear();
    response.headers.erase("Content-Type");
    response.set_content_provider(body.size(), type, [body](std::size_t offset, std::size_t, httplib::DataSink& sink) {
        if (offset == 0)
            sink.write(body.data(), body.size() / 2);
        return false;
    });
}

void replace(httplib::Response& response, int status, const std::string& body, const char* type)
{
    response.status = status;
    response.headers.erase("Content-Type");
    response.set_content(body, type);
}

} // namespace

bool GatewayFaults::control(std::string_view text)
{
    const json wanted = json::parse(text, nullptr, false);
    if (!is_control(wanted))
        return false;
    const std::lock_guard lock(m_mutex);
    if (wanted.contains("latency_ms"))
        m_latency = std::chrono::milliseconds(wanted["latency_ms"].get<std::int64_t>());
    m_outage = wanted.value("outage", m_outage);
    const json faults = wanted.value("fault", json::object());
    for (const auto& [key, word] : faults.items())
        m_faults.insert_or_assign(key, word.get<std::string>());
    return true;
}

std::string GatewayFaults::fault_of(const std::string& gateway_key, std::string_view otherwise) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_faults.find(gateway_key);
    return found == m_faults.end() ? std::string(otherwise) : found->second;
}

bool GatewayFaults::outage() const
{
    const std::lock_guard lock(m_mutex);
    return m_outage;
}

void GatewayFaults::delay(std::string_view fault)
{
    std::unique_lock lock(m_mutex);
    const auto limit = m_latency + (fault == "slow" ? slow_by : std::chrono::seconds{0});
    m_changed.wait_for(lock, limit, [this] { return m_stopping; });
}

void GatewayFaults::stop()
{
    const std::lock_guard lock(m_mutex);
    m_stopping = true;
    m_changed.notify_all();
}

void spoil(const httplib::Request& request, httplib::Response& response, std::string_view fault)
{
    if (fault == "reset") {
        reset_connection(request.local_port, request.remote_port);
    } else if (fault == "cut") {
        cut(response);
    } else if (fault == "redirect") {
        response.set_redirect("/elsewhere");
    } else if (fault == "html") {
        replace(response, 200, "<!doctype html><title>Maintenance</title><p>Back soon.", "text/html");
    } else if (fault == "malformed") {
        replace(response, 200, R"({"payments":[{"id":)", "application/json");
    } else if (fault == "gzip") {
        response.set_header("Content-Encoding", "gzip"); // and the body is not
    } else if (fault == "500") {
        replace(response, 500, R"({"error":"internal"})", "application/json");
    } else if (fault == "429") {
        replace(response, 429, R"({"error":"rate_limited"})", "application/json");
        response.set_header("Retry-After", "1");
    } else if (fault == "401") {
        replace(response, 401, R"({"error":"unauthorized"})", "application/json");
    }
}

} // namespace ichido::sandbox
