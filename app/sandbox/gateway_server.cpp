#include "app/sandbox/gateway_server.h"

#include "app/sandbox/charge_book.h"
#include "app/sandbox/gateway_faults.h"
#include "app/sandbox/loopback_server.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace ichido::sandbox {

namespace {

using nlohmann::json;

constexpr const char* json_type = "application/json";
constexpr std::size_t gateway_threads = 160; ///< more than the callers' connections, slow ones included
constexpr std::int64_t truth_batch = 2'000;  ///< rows per chunk of /_truth

void answer_error(httplib::Response& response, int status, const char* word)
{
    response.status = status;
    response.set_content(json{{"error", word}}.dump(), json_type);
}

struct ChargeBody {
    RequestKey request;
    std::int64_t order_id = 0;
    Money amount;
};

std::optional<ChargeBody> read_charge(const httplib::Request& request)
{
    const json body = json::parse(request.body, nullptr, false);
    if (!body.is_object())
        return std::nullopt;
    const auto text = [&](const char* name) {
        const auto found = body.find(name);
        return found != body.end() && found->is_string() ? found->get<std::string>() : std::string();
    };
    const auto parsed = parse_gateway_key(text("key"));
    const json amount = body.value("amount", json());
    // The one rule of how a key is derived: whoever breaks it charges nobody.
    if (!parsed || request.get_header_value("Idempotency-Key") != text("key") ||
        text("idem_key") != parsed->key.text() || body.value("org_id", json()) != json(parsed->org.value) ||
        !amount.is_number_integer() || amount.get<std::int64_t>() <= 0 || text("currency").size() != 3)
        return std::nullopt;
    return ChargeBody{
        *parsed, std::strtoll(text("order_id").c_str(), nullptr, 10), {amount.get<std::int64_t>(), text("currency")}};
}

} // namespace

struct GatewayServer::State {
    explicit State(GatewayServerOptions options)
        : secret(std::move(options.secret)), book(options.plan, std::move(options.journal))
    {
    }

    bool authorized(const httplib::Request& request, httplib::Response& response) const
    {
        if (request.get_header_value("Authorization") == "Bearer " + secret)
            return true;
        answer_error(response, 401, "unauthorized");
        return false;
    }

    void charge(const httplib::Request& request, httplib::Response& response)
    {
        if (!authorized(request, response))
            return;
        const auto body = read_charge(request);
        if (!body)
            return answer_error(response, 400, "invalid_request");
        const std::string fault = faults.fault_of(gateway_key(body->request), {});
        if (faults.outage())
            return answer_error(response, 503, "unavailable");
        const auto made = book.charge(body->request, body->order_id, body->amount);
        const bool failed = made.charge.status == "failed";
        response.status = failed ? 402 : made.fresh ? 201 : 200;
        response.set_content(payment_json(made.charge), json_type);
        faults.delay(fault);
        spoil(request, response, fault);
    }

    void look_up(const httplib::Request& request, httplib::Response& response)
    {
        if (!authorized(request, response))
            return;
        const std::string key = request.get_param_value("key");
        if (key == "probe")
            return probe(request, response);
        if (faults.outage())
            return answer_error(response, 503, "unavailable");
        const auto parsed = parse_gateway_key(key);
        std::string fault = faults.fault_of(key, {});
        json payments = json::array();
        if (parsed) {
            if (const auto row = fault.empty() ? book.plan().find(*parsed) : std::nullopt)
                fault = SeedPlan::fault(*row);
            for (const GatewayCharge& charge : book.find(*parsed))
                payments.push_back(json::parse(payment_json(charge)));
        }
        response.set_content(json{{"payments", std::move(payments)}}.dump(), json_type);
        faults.delay(fault);
        spoil(request, response, fault);
    }

    void probe(const httplib::Request& request, httplib::Response& response)
    {
        if (!authorized(request, response))
            return;
        if (faults.outage())
            return answer_error(response, 503, "unavailable");
        GatewayCharge known;
        known.id = "pay_probe";
        known.amount = {1, "JPY"};
        known.created_at = book.plan().parameters().base;
        json payment = json::parse(payment_json(known));
        payment["key"] = "probe";
        response.set_content(json{{"payments", json::array({std::move(payment)})}}.dump(), json_type);
        faults.delay({});
    }

    void truth(httplib::Response& response)
    {
        // Not kept in memory: one batch of rows after the other, then the live charges.
        response.set_chunked_content_provider(
            "application/x-ndjson", [this, next = std::int64_t{0}](std::size_t, httplib::DataSink& sink) mutable {
                const SeedPlan& plan = book.plan();
                const std::int64_t end = std::min(plan.loaded_rows(), next + truth_batch);
                std::string lines;
                for (; next < end; ++next) {
                    for (const GatewayCharge& charge : plan.charges(plan.row(static_cast<std::uint64_t>(next))))
                        lines += truth_json(charge) + '\n';
                }
                const bool last = end == plan.loaded_rows();
                if (last) {
                    for (const GatewayCharge& charge : book.live())
                        lines += truth_json(charge) + '\n';
                }
                if (!lines.empty() && !sink.write(lines.data(), lines.size()))
                    return false;
                if (last)
                    sink.done();
                return true;
            });
    }

    void route()
    {
        using httplib::Request;
        using httplib::Response;
        server.Post("/v1/charges", [this](const Request& in, Response& out) { charge(in, out); });
        server.Get("/v1/payments", [this](const Request& in, Response& out) { look_up(in, out); });
        server.Get("/v1/payments/probe", [this](const Request& in, Response& out) { probe(in, out); });
        server.Get("/_truth", [this](const Request&, Response& out) { truth(out); });
        server.Get("/healthz", [](const Request&, Response& out) { out.set_content("{}", json_type); });
        server.Post("/_control", [this](const Request& in, Response& out) {
            if (!faults.control(in.body))
                return answer_error(out, 400, "invalid_request");
            out.set_content("{}", json_type);
        });
    }

    std::string secret;
    ChargeBook book;
    GatewayFaults faults;
    LoopbackServer server{gateway_threads};
};

GatewayServer::GatewayServer(GatewayServerOptions options) : m_state(std::make_unique<State>(std::move(options)))
{
    m_state->route();
}

GatewayServer::~GatewayServer() = default;

Result<int> GatewayServer::bind(int port)
{
    return m_state->server.bind(port);
}

void GatewayServer::serve()
{
    m_state->server.listen_after_bind();
}

void GatewayServer::stop()
{
    m_state->faults.stop();
    m_state->server.stop();
}

} // namespace ichido::sandbox
