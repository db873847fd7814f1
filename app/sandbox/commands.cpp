#include "app/sandbox/commands.h"

#include "app/sandbox/cluster.h"
#include "app/sandbox/gateway_server.h"
#include "app/sandbox/merchant_server.h"
#include "app/sandbox/sandbox_files.h"
#include "recovery/postgres/postgres_ledger.h"

#include <cstdio>

namespace ichido::sandbox {

namespace {

constexpr int wrong_usage = 2;
constexpr int cannot_serve = 3;
constexpr int merchant_lanes = 8;

int complain(const Failure& failure, int status)
{
    std::fprintf(stderr, "%s: %s\n", failure.code.c_str(), failure.text.c_str());
    return status;
}

template <typename Server>
int serve(Server& server, const ServiceOptions& options, const char* name)
{
    auto port = server.bind(options.port);
    // A crash frees its port, and any program may get it before the service is there again.
    if (!port && options.port != 0)
        port = server.bind(0);
    if (!port)
        return complain(port.error(), cannot_serve);
    if (const auto announced = announce(options.dir, name, *port); !announced)
        return complain(announced.error(), cannot_serve);
    server.serve();
    return 0;
}

} // namespace

int run_gateway_process(const ServiceOptions& options)
{
    const auto record = read_record(options.dir);
    const auto secret = read_secret(options.dir);
    if (!record || !secret)
        return complain({FailureKind::invalid, "sandbox.none", "the folder holds no sandbox"}, wrong_usage);
    GatewayServer server({SeedPlan(record->parameters), *secret, journal_file(options.dir)});
    return serve(server, options, "gateway");
}

int run_merchant_process(const ServiceOptions& options)
{
    const auto cluster = Cluster::open(options.dir);
    const auto gateway = find_listening(options.dir, "gateway");
    const auto secret = read_secret(options.dir);
    if (!cluster || !gateway || !secret)
        return complain({FailureKind::invalid, "sandbox.none", "the folder holds no running sandbox"}, wrong_usage);
    CrashStep step = CrashStep::never;
    if (options.crash_at == "after_claim")
        step = CrashStep::after_claim;
    else if (options.crash_at == "after_charge")
        step = CrashStep::after_charge;
    else if (!options.crash_at.empty())
        return complain({FailureKind::invalid, "sandbox.crash_at", "a crash is after_claim or after_charge"},
                        wrong_usage);
    auto spec = postgres::connection_spec_from_uri(cluster->uri("ichido_svc"));
    if (!spec)
        return complain(spec.error(), wrong_usage);
    postgres::PostgresLedger ledger(std::move(*spec), merchant_lanes);
    MerchantServer server({ledger, gateway->port, *secret, step});
    return serve(server, options, "merchant");
}

} // namespace ichido::sandbox
