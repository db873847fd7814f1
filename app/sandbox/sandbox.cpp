#include "app/sandbox/sandbox.h"

#include "app/sandbox/cluster.h"
#include "app/sandbox/sandbox_files.h"
#include "app/sandbox/seed_loader.h"
#include "app/sandbox/services.h"
#include "recovery/postgres/migrate.h"

#include <chrono>
#include <fcntl.h>
#include <nlohmann/json.hpp>
#include <system_error>
#include <unistd.h>

namespace ichido::sandbox {

namespace fs = std::filesystem;

namespace {

/// Makes the folder and takes it; of two starts at once one gets it.
Result<Nothing> take_folder(const fs::path& dir)
{
    std::error_code error;
    fs::create_directories(dir, error);
    if (error)
        return fail(FailureKind::refused, "sandbox.folder", "the folder of the sandbox cannot be made");
    if (fs::exists(dir / "sandbox.json", error))
        return fail(FailureKind::conflict, "sandbox.running",
                    "a sandbox stands in this folder; end it with: ichidoctl sandbox stop --dir <folder>");
    if (!fs::is_empty(dir, error) || error)
        return fail(FailureKind::conflict, "sandbox.not_empty",
                    "the folder holds other files; a sandbox needs an empty one");
    const int taken = ::open((dir / "sandbox.json").c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (taken < 0)
        return fail(FailureKind::conflict, "sandbox.running", "another sandbox is being started in this folder");
    ::close(taken);
    return Nothing{};
}

Result<Nothing> fill(const Cluster& cluster, const SeedPlan& plan)
{
    const auto owner = postgres::connection_spec_from_uri(cluster.owner_uri());
    if (!owner)
        return tl::unexpected<Failure>(owner.error());
    if (const auto migrated = postgres::migrate(*owner); !migrated)
        return tl::unexpected<Failure>(migrated.error());
    return cluster.grant_logins().and_then(
        [&](Nothing) { return load_seed(plan, cluster.owner_uri(), cluster.uri("ichido_ops")); });
}

Result<Nothing> start_services(const Services& services, SandboxRecord& record)
{
    const auto gateway = services.start("gateway");
    if (!gateway)
        return tl::unexpected<Failure>(gateway.error());
    const auto port = services.crash(SeedPlan(record.parameters));
    if (!port)
        return tl::unexpected<Failure>(port.error());
    const auto merchant = services.start("merchant", *port);
    if (!merchant)
        return tl::unexpected<Failure>(merchant.error());
    record.gateway_url = loopback_url(gateway->port);
    record.merchant_url = loopback_url(merchant->port);
    record.ready = true;
    return write_profile(services.dir, record.gateway_url);
}

Result<Nothing> build(const SandboxOptions& options, const fs::path& dir, SandboxRecord& record)
{
    if (auto written = write_record(dir, record); !written)
        return written;
    auto cluster = Cluster::create({dir, true});
    if (!cluster)
        return tl::unexpected<Failure>(cluster.error());
    std::error_code error;
    const fs::path program = fs::canonical(options.program, error);
    const Services services{dir, error ? options.program : program};
    return fill(*cluster, SeedPlan(record.parameters))
        .and_then([&](Nothing) { return write_secret(dir); })
        .and_then([&](Nothing) { return start_services(services, record); })
        .and_then([&](Nothing) { return write_record(dir, record); })
        .map([&](Nothing done) {
            cluster->detach();
            return done;
        });
}

SandboxAddresses addresses_of(const Cluster& cluster, const SandboxRecord& record)
{
    return {cluster.uri("ichido_ops"), cluster.owner_uri(), record.gateway_url, record.merchant_url,
            cluster.dir().string()};
}

fs::path absolute_folder(const fs::path& dir)
{
    std::error_code error;
    fs::path folder = fs::absolute(dir, error).lexically_normal();
    return folder.has_filename() ? folder : folder.parent_path(); // without a slash at the end
}

bool runs(const fs::path& dir, const char* name)
{
    const auto listening = find_listening(dir, name);
    return listening && is_running(listening->process);
}

} // namespace

std::string to_json(const SandboxAddresses& addresses)
{
    nlohmann::ordered_json json;
    json["uri"] = addresses.uri;
    json["owner_uri"] = addresses.owner_uri;
    json["gateway_url"] = addresses.gateway_url;
    json["merchant_url"] = addresses.merchant_url;
    json["dir"] = addresses.dir;
    return json.dump();
}

Result<SandboxAddresses> start(const SandboxOptions& options)
{
    const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    const auto parameters = checked({options.seed, options.rows, options.stuck, options.organizations, now});
    if (!parameters)
        return tl::unexpected<Failure>(parameters.error());
    const fs::path dir = absolute_folder(options.dir);
    forget_postgres_variables();
    if (auto taken = take_folder(dir); !taken)
        return tl::unexpected<Failure>(taken.error());
    SandboxRecord record;
    record.parameters = *parameters;
    if (auto built = build(options, dir, record); !built) {
        (void)stop(dir);
        return tl::unexpected<Failure>(built.error());
    }
    const auto cluster = Cluster::open(dir);
    if (!cluster)
        return tl::unexpected<Failure>(cluster.error());
    return addresses_of(*cluster, record);
}

Result<Nothing> stop(const fs::path& folder)
{
    const fs::path dir = absolute_folder(folder);
    std::error_code error;
    auto cluster = Cluster::open(dir);
    if (!cluster && !fs::exists(dir / "sandbox.json", error))
        return tl::unexpected<Failure>(cluster.error());
    for (const char* name : {"merchant", "gateway"}) {
        const auto listening = find_listening(dir, name);
        if (!listening)
            continue;
        if (auto ended = end_process(listening->process); !ended)
            return ended;
    }
    if (cluster) {
        if (auto stopped = cluster->stop(); !stopped)
            return stopped;
    }
    remove_files(dir);
    return Nothing{};
}

Result<SandboxStatus> status(const fs::path& folder)
{
    const fs::path dir = absolute_folder(folder);
    const auto record = read_record(dir);
    if (!record)
        return tl::unexpected<Failure>(record.error());
    SandboxStatus found;
    found.ready = record->ready;
    found.gateway = runs(dir, "gateway");
    found.merchant = runs(dir, "merchant");
    if (const auto cluster = Cluster::open(dir)) {
        found.database = cluster->running();
        found.addresses = addresses_of(*cluster, *record);
    }
    return found;
}

} // namespace ichido::sandbox
