#include "app/sandbox/services.h"

#include "app/sandbox/seed_rows.h"

#include <httplib.h>
#include <system_error>

namespace ichido::sandbox {

namespace {

using namespace std::chrono_literals;

constexpr auto service_patience = std::chrono::milliseconds{20'000};

tl::unexpected<Failure> service_failure(const std::string& text)
{
    return fail(FailureKind::unavailable, "sandbox.service", text);
}

} // namespace

bool answers(int port)
{
    httplib::Client client("127.0.0.1", port);
    client.set_connection_timeout(2);
    client.set_read_timeout(5);
    const auto result = client.Get("/healthz");
    return result && result->status == 200;
}

Result<Listening> Services::start(const char* name, int port, const std::string& crash_at) const
{
    std::error_code error;
    std::filesystem::remove(dir / (std::string(name) + ".pid"), error); // of one that has died
    std::filesystem::create_directories(dir / "log", error);
    Command command;
    command.arguments = {program.string(), "sandbox", name, "--dir", dir.string(), "--port", std::to_string(port)};
    if (!crash_at.empty())
        command.arguments.insert(command.arguments.end(), {"--crash-at", crash_at});
    command.output = dir / "log" / (std::string(name) + ".log");
    const auto process = start_in_background(command);
    if (!process)
        return tl::unexpected<Failure>(process.error());

    std::optional<Listening> listening;
    const bool settled = poll_until(service_patience, [&] {
        listening = find_listening(dir, name);
        return (listening && listening->process == *process) || !is_running(*process);
    });
    if (settled && listening && listening->process == *process && answers(listening->port))
        return *listening;
    (void)end_process(*process);
    return service_failure(std::string("the ") + name +
                           " service did not start; its log stands in the sandbox's folder");
}

Result<int> Services::crash(const SeedPlan& plan) const
{
    int port = 0;
    for (std::int64_t number = plan.loaded_rows(); number < plan.parameters().rows; ++number) {
        const SeedRow row = plan.row(static_cast<std::uint64_t>(number));
        const auto merchant = start("merchant", port, number % 2 == 0 ? "after_claim" : "after_charge");
        if (!merchant)
            return tl::unexpected<Failure>(merchant.error());
        port = merchant->port;
        httplib::Client client("127.0.0.1", port);
        client.set_read_timeout(30);
        client.set_default_headers({{"Idempotency-Key", row.request.key.text()}});
        const auto answer = client.Post("/v1/orgs/" + std::to_string(row.request.org.value) + "/orders",
                                        seed_body(row.amount), "application/json");
        if (answer || !wait_for_end(merchant->process, 10s)) {
            (void)end_process(merchant->process);
            return service_failure("the merchant service did not die of an order as it was told to");
        }
    }
    return port;
}

} // namespace ichido::sandbox
