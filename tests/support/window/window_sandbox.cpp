#include "tests/support/window/window_sandbox.h"

#include "app/sandbox/cluster.h"
#include "app/sandbox/owner_connection.h"
#include "tests/support/value_of.h"

#include <QProcess>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <stdexcept>
#include <vector>

namespace ichido::test {

namespace {

constexpr int longest_start_ms = 120'000;

std::string run_ichidoctl(const QStringList& arguments)
{
    QProcess process;
    process.start(QStringLiteral(ICHIDO_BIN_DIR "/ichidoctl"), arguments);
    const bool ended = process.waitForFinished(longest_start_ms);
    if (!ended || process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        throw std::runtime_error("ichidoctl sandbox: " + process.readAllStandardError().toStdString());
    return process.readAllStandardOutput().toStdString();
}

/// Those that stand now. A test that ends with an exception destroys nothing.
std::vector<WindowSandbox*>& standing()
{
    static std::vector<WindowSandbox*> all;
    return all;
}

void stop_all_and_abort()
{
    const auto left = standing();
    for (WindowSandbox* one : left)
        one->stop();
    std::abort();
}

} // namespace

WindowSandbox::WindowSandbox(std::int64_t rows, std::int64_t stuck, std::uint64_t seed)
{
    const auto addresses = nlohmann::json::parse(run_ichidoctl(
        {QStringLiteral("sandbox"), QStringLiteral("start"), QStringLiteral("--dir"), dir(), QStringLiteral("--rows"),
         QString::number(rows), QStringLiteral("--stuck"), QString::number(stuck), QStringLiteral("--seed"),
         QString::number(seed), QStringLiteral("--format"), QStringLiteral("json")}));
    m_uri = addresses.at("uri").get<std::string>();
    m_owner_uri = addresses.at("owner_uri").get<std::string>();
    standing().push_back(this);
    std::set_terminate(stop_all_and_abort);
}

WindowSandbox::~WindowSandbox()
{
    stop();
}

void WindowSandbox::stop()
{
    standing().erase(std::remove(standing().begin(), standing().end(), this), standing().end());
    try {
        (void)run_ichidoctl({QStringLiteral("sandbox"), QStringLiteral("stop"), QStringLiteral("--dir"), dir()});
    } catch (const std::exception& error) {
        qWarning("%s", error.what());
    }
}

QString WindowSandbox::dir() const
{
    return m_folder.filePath(QStringLiteral("sandbox"));
}

std::string WindowSandbox::uri_of(std::string_view login) const
{
    constexpr std::string_view usual = "ichido_ops@";
    std::string uri = m_uri;
    return uri.replace(uri.find(usual), usual.size() - 1, login);
}

void WindowSandbox::script(std::string_view sql) const
{
    (void)value_of(value_of(sandbox::OwnerConnection::open(m_owner_uri)).run(std::string(sql)));
}

std::string WindowSandbox::value(std::string_view sql) const
{
    return value_of(value_of(sandbox::OwnerConnection::open(m_owner_uri)).value(std::string(sql)));
}

std::int64_t WindowSandbox::number(std::string_view sql) const
{
    return std::stoll(value(sql));
}

void WindowSandbox::kill_server() const
{
    std::ifstream place((dir() + QStringLiteral("/cluster.json")).toStdString());
    // The first line of postmaster.pid is the server's process; its children end with it.
    std::ifstream file(nlohmann::json::parse(place).at("home").get<std::string>() + "/data/postmaster.pid");
    pid_t server = 0;
    if (!(file >> server) || server < 2 || ::kill(server, SIGKILL) != 0)
        throw std::runtime_error("the server cannot be killed");
}

void WindowSandbox::start_server() const
{
    const auto cluster = value_of(sandbox::Cluster::open(dir().toStdString()));
    // The children of a killed server end a moment later; until then the new one refuses their memory.
    constexpr int tries = 50;
    auto started = cluster.start_server();
    for (int i = 1; !started && i < tries; ++i)
        started = cluster.start_server();
    (void)value_of(std::move(started));
}

} // namespace ichido::test
