#include "app/sandbox/charge_client.h"

#include <algorithm>
#include <csignal>
#include <httplib.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

namespace ichido::sandbox {

namespace {

using nlohmann::json;
using namespace std::chrono_literals;

constexpr Duration charge_deadline = 10s;

GatewayAnswer answer_without_payment(Outcome outcome, std::string detail)
{
    GatewayAnswer answer;
    answer.outcome = outcome;
    answer.detail = std::move(detail);
    return answer;
}

GatewayAnswer read_payment(const std::string& body, int http_status)
{
    const json json_body = json::parse(body, nullptr, false);
    const auto text = [&](const char* name) {
        const auto found = json_body.find(name);
        return found != json_body.end() && found->is_string() ? std::optional(found->get<std::string>()) : std::nullopt;
    };
    if (!json_body.is_object() || !text("id"))
        return answer_without_payment(Outcome::unintelligible, "malformed");
    Payment payment;
    const std::string status = text("status").value_or("");
    if (http_status == 402 && status == "failed")
        payment.state = Outcome::failed_terminal;
    else if (http_status != 402 && status == "succeeded")
        payment.state = Outcome::succeeded;
    else
        return answer_without_payment(Outcome::unintelligible, "unknown_status");
    payment.reference = *text("id");
    payment.key = text("key");
    payment.order_id = text("order_id");
    payment.account = text("account");
    payment.currency = text("currency");
    payment.failure_code = text("failure_code");
    if (const auto amount = json_body.find("amount"); amount != json_body.end() && amount->is_number_integer())
        payment.amount_minor = amount->get<std::int64_t>();
    GatewayAnswer answer;
    answer.outcome = payment.state;
    answer.payments = {std::move(payment)};
    return answer;
}

GatewayAnswer interpret_charge(const httplib::Response& response)
{
    switch (response.status) {
    case 200:
    case 201:
    case 402:
        return read_payment(response.body, response.status);
    case 429:
        return answer_without_payment(Outcome::rate_limited, "http_429");
    case 401:
    case 403:
        return answer_without_payment(Outcome::unauthorized, "http_401");
    default:
        return response.status >= 500 ? answer_without_payment(Outcome::unavailable, "http_5xx")
                                      : answer_without_payment(Outcome::unintelligible, "http_status");
    }
}

} // namespace

void ChargeClient::crash_if(CrashStep step) const
{
    if (m_crash.load() == step)
        ::kill(::getpid(), SIGKILL); // no destructor, no handler, no goodbye to the database
}

void ChargeClient::charge(ChargeRequest request, Reply<ChargeReply> reply)
{
    crash_if(CrashStep::after_claim);
    const std::string key = gateway_key(request.request);
    const json body{{"org_id", request.request.org.value},
                    {"idem_key", request.request.key.text()},
                    {"key", key},
                    {"order_id", std::to_string(request.order_id)},
                    {"amount", request.amount.minor},
                    {"currency", request.amount.currency}};
    httplib::Client client("127.0.0.1", m_port);
    const Duration limit = std::min(request.time_left, charge_deadline);
    const auto seconds = static_cast<time_t>(limit / 1s);
    const auto rest = static_cast<time_t>((limit % 1s).count());
    client.set_connection_timeout(seconds, rest);
    client.set_read_timeout(seconds, rest);
    client.set_write_timeout(seconds, rest);
    client.set_default_headers({{"Authorization", "Bearer " + m_secret}, {"Idempotency-Key", key}});
    const auto result = client.Post("/v1/charges", body.dump(), "application/json");
    if (!result && result.error() == httplib::Error::Connection)
        return reply(fail(FailureKind::unavailable, "gateway.connect", "the gateway cannot be reached"));
    GatewayAnswer answer = result ? interpret_charge(*result) : answer_without_payment(Outcome::unavailable, "reset");
    crash_if(CrashStep::after_charge);
    reply(ChargeReply{std::move(answer)});
}

} // namespace ichido::sandbox
