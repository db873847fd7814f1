#include "app/sandbox/merchant_server.h"

#include "app/sandbox/loopback_server.h"
#include "app/sandbox/order_answer.h"
#include "recovery/evidence/fingerprint.h"
#include "recovery/workflow/pay.h"
#include "recovery/workflow/system_clock.h"

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>

namespace ichido::sandbox {

namespace {

using nlohmann::json;
using namespace std::chrono_literals;

constexpr std::size_t merchant_threads = 64;
/// The shortest send deadline that a seeded organisation declares.
constexpr Duration send_deadline = 30s;

std::optional<Money> read_order(const json& body)
{
    if (!body.is_object())
        return std::nullopt;
    const json amount = body.value("amount", json());
    const json currency = body.value("currency", json());
    if (!amount.is_number_integer() || !currency.is_string())
        return std::nullopt;
    // A number above the signed range is stored unsigned; reading it signed would turn negative.
    if (amount.is_number_unsigned() && amount.get<std::uint64_t>() > std::uint64_t{INT64_MAX})
        return std::nullopt;
    Money money{amount.get<std::int64_t>(), currency.get<std::string>()};
    const auto upper = [](char c) { return c >= 'A' && c <= 'Z'; };
    if (money.minor <= 0 || money.currency.size() != 3 ||
        !std::all_of(money.currency.begin(), money.currency.end(), upper))
        return std::nullopt;
    return money;
}

void send(httplib::Response& response, const OrderAnswer& answer)
{
    response.status = answer.status;
    for (const auto& [name, value] : answer.headers)
        response.set_header(name, value);
    response.set_content(answer.body, answer.content_type);
}

std::optional<CrashStep> crash_step_in(const std::string& text)
{
    const json body = json::parse(text, nullptr, false);
    const std::string word = body.is_object() && body.value("crash_at", json()).is_string()
                                 ? body["crash_at"].get<std::string>()
                                 : std::string();
    if (word == "after_claim")
        return CrashStep::after_claim;
    if (word == "after_charge")
        return CrashStep::after_charge;
    return word == "never" ? std::optional(CrashStep::never) : std::nullopt;
}

} // namespace

struct MerchantServer::State {
    explicit State(MerchantServerOptions options)
        : ledger(options.ledger), gateway(options.gateway_port, std::move(options.gateway_secret))
    {
        gateway.crash_at(options.crash_at);
    }

    OrderAnswer order(const httplib::Request& request)
    {
        const std::string org = request.matches[1].str();
        PaymentCall call;
        const auto read = std::from_chars(org.data(), org.data() + org.size(), call.request.org.value);
        const auto key = IdemKey::parse(request.get_header_value("Idempotency-Key"));
        if (read.ec != std::errc{} || read.ptr != org.data() + org.size() || call.request.org.value <= 0)
            return problem(400, "Organisation invalid", "An organisation is a positive number.");
        if (!key)
            return problem(400, "Idempotency key missing", "The header Idempotency-Key must hold one UUID.");
        const auto amount = read_order(json::parse(request.body, nullptr, false));
        const auto jcs = fingerprint_jcs(request.body);
        if (!amount || !jcs)
            return problem(400, "Order invalid",
                           "An order is a JSON object with a positive whole amount in minor units and a currency of "
                           "three letters.");
        call.request.key = *key;
        call.sha_raw = fingerprint_raw(request.body);
        call.sha_jcs = *jcs;
        call.amount = *amount;
        call.send_deadline = send_deadline;
        return order_answer(pay(ledger, gateway, clock, random, call));
    }

    void route()
    {
        using httplib::Request;
        using httplib::Response;
        server.Post(R"(/v1/orgs/([^/]+)/orders)", [this](const Request& in, Response& out) { send(out, order(in)); });
        server.Post("/_control", [this](const Request& in, Response& out) {
            const auto step = crash_step_in(in.body);
            if (!step)
                return send(out, problem(400, "Control invalid", "crash_at is after_claim, after_charge or never."));
            gateway.crash_at(*step);
            out.set_content("{}", "application/json");
        });
        server.Get("/healthz", [](const Request&, Response& out) { out.set_content("{}", "application/json"); });
    }

    Ledger& ledger;
    ChargeClient gateway;
    SystemClock clock;
    SystemRandom random;
    LoopbackServer server{merchant_threads};
};

MerchantServer::MerchantServer(MerchantServerOptions options) : m_state(std::make_unique<State>(std::move(options)))
{
    m_state->route();
}

MerchantServer::~MerchantServer() = default;

Result<int> MerchantServer::bind(int port)
{
    return m_state->server.bind(port);
}

void MerchantServer::serve()
{
    m_state->server.listen_after_bind();
}

void MerchantServer::stop()
{
    m_state->server.stop();
}

} // namespace ichido::sandbox
