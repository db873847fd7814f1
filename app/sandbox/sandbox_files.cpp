#include "app/sandbox/sandbox_files.h"

#include "app/sandbox/cluster_logins.h"
#include "app/sandbox/small_file.h"

#include <nlohmann/json.hpp>
#include <system_error>

namespace ichido::sandbox {

namespace fs = std::filesystem;
using nlohmann::json;

namespace {

tl::unexpected<Failure> no_sandbox()
{
    return fail(FailureKind::invalid, "sandbox.none", "the folder holds no sandbox");
}

json json_of(const std::optional<std::string>& text)
{
    return text ? json::parse(*text, nullptr, false) : json();
}

} // namespace

Result<Nothing> write_record(const fs::path& dir, const SandboxRecord& record)
{
    const SeedParameters& made_from = record.parameters;
    const json file{{"version", 1},
                    {"seed", made_from.seed},
                    {"rows", made_from.rows},
                    {"stuck", made_from.stuck},
                    {"organizations", made_from.organizations},
                    {"base_time", format_instant(made_from.base)},
                    {"ready", record.ready},
                    {"gateway_url", record.gateway_url},
                    {"merchant_url", record.merchant_url}};
    return write_small_file(dir / "sandbox.json", file.dump() + "\n", 0600);
}

Result<SandboxRecord> read_record(const fs::path& dir)
{
    const json file = json_of(read_small_file(dir / "sandbox.json"));
    try {
        SandboxRecord record;
        const auto base = parse_instant(file.at("base_time").get<std::string>());
        if (!base || file.at("version") != 1)
            return no_sandbox();
        record.parameters = {file.at("seed").get<std::uint64_t>(), file.at("rows").get<std::int64_t>(),
                             file.at("stuck").get<std::int64_t>(), file.at("organizations").get<int>(), *base};
        record.ready = file.at("ready").get<bool>();
        record.gateway_url = file.at("gateway_url").get<std::string>();
        record.merchant_url = file.at("merchant_url").get<std::string>();
        return record;
    } catch (const json::exception&) { // missing, cut or another program's
        return no_sandbox();
    }
}

Result<Nothing> announce(const fs::path& dir, const char* name, int port)
{
    const ProcessId self = this_process();
    const json file{{"pid", self.pid}, {"started", self.started}, {"port", port}};
    return write_small_file(dir / (std::string(name) + ".pid"), file.dump() + "\n", 0600);
}

std::optional<Listening> find_listening(const fs::path& dir, const char* name)
{
    const json file = json_of(read_small_file(dir / (std::string(name) + ".pid")));
    try {
        return Listening{{file.at("pid").get<pid_t>(), file.at("started").get<unsigned long long>()},
                         file.at("port").get<int>()};
    } catch (const json::exception&) {
        return std::nullopt;
    }
}

std::string loopback_url(int port)
{
    return "http://127.0.0.1:" + std::to_string(port);
}

std::optional<std::string> read_secret(const fs::path& dir)
{
    auto secret = read_small_file(secret_file(dir));
    if (secret)
        secret->erase(secret->find_last_not_of(" \r\n") + 1);
    if (secret && secret->empty())
        secret.reset();
    return secret;
}

Result<Nothing> write_secret(const fs::path& dir)
{
    return write_small_file(secret_file(dir), random_password() + "\n", 0600);
}

void remove_files(const fs::path& dir)
{
    std::error_code error;
    for (const char* name : {"gateway_secret", "gateways/sandbox.toml", "gateway_charges.jsonl", "gateway.pid",
                             "merchant.pid", "log/gateway.log", "log/merchant.log", "log", "gateways", "sandbox.json"})
        fs::remove(dir / name, error); // a folder only when it is empty
    fs::remove(dir, error);
}

} // namespace ichido::sandbox
