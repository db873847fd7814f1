#include "app/sandbox/cluster.h"

#include "app/sandbox/cluster_logins.h"
#include "app/sandbox/owner_connection.h"
#include "app/sandbox/postgres_binaries.h"
#include "app/sandbox/process.h"
#include "app/sandbox/small_file.h"
#include "app/sandbox/uri_text.h"

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>
#include <random>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace ichido::sandbox {

namespace fs = std::filesystem;

namespace {

constexpr const char* private_folder_prefix = "ichido-";
constexpr std::size_t longest_socket_dir = 60; ///< a socket's whole path must stay under 108 bytes

fs::path data_of(const fs::path& home)
{
    return home / "data";
}

Result<Nothing> give_to(const fs::path& path, const std::optional<UserIds>& user)
{
    if (user && ::chown(path.c_str(), user->uid, user->gid) != 0)
        return fail(FailureKind::refused, "sandbox.folder", "a folder cannot be given to the server's user");
    return Nothing{};
}

/// A folder below a private one (a home, a mktemp -d) is closed to another user.
bool can_enter(const std::optional<UserIds>& user, const fs::path& folder)
{
    if (!user)
        return true;
    const auto status = run_to_end({{"/usr/bin/test", "-x", folder.string()}, user, {}, true});
    return status && *status == 0;
}

Result<fs::path> make_private_folder()
{
    std::error_code error;
    fs::path base = fs::temp_directory_path(error);
    if (error || base.string().size() > longest_socket_dir - 20)
        base = "/tmp";
    std::string name = (base / (std::string(private_folder_prefix) + "XXXXXX")).string();
    if (!::mkdtemp(name.data()))
        return fail(FailureKind::refused, "sandbox.folder", "no folder for temporary files can be made");
    return fs::path(name);
}

/// The server that runs there.
std::optional<ProcessId> server_of(const fs::path& home)
{
    // The first line of postmaster.pid is the server's process number. After a crash of the
    // machine the file may be left and the number be another's: look at what runs there.
    std::ifstream file(data_of(home) / "postmaster.pid");
    pid_t pid = 0;
    if (home.empty() || !(file >> pid))
        return std::nullopt;
    std::error_code error;
    const fs::path works_in = fs::read_symlink("/proc/" + std::to_string(pid) + "/cwd", error);
    if (!error && works_in != fs::weakly_canonical(data_of(home), error))
        return std::nullopt;
    return find_process(pid);
}

int random_port()
{
    // It only names the socket, in a folder where there is no other. Not 5432, so that an
    // address cut short never meets the system's own server.
    std::random_device bits;
    return std::uniform_int_distribution<int>(50000, 59999)(bits);
}

std::string settings(const fs::path& socket_dir, int port, bool durable)
{
    std::string text = "listen_addresses = ''\n"
                       "unix_socket_directories = '" +
                       socket_dir.string() +
                       "'\n"
                       "unix_socket_permissions = 0700\n"
                       "port = " +
                       std::to_string(port) +
                       "\n"
                       "max_connections = 100\n"
                       "shared_buffers = '64MB'\n"
                       "max_wal_size = '1GB'\n"
                       "timezone = 'UTC'\n"
                       "log_timezone = 'UTC'\n"
                       "log_statement = none\n"
                       "log_min_error_statement = panic\n" // statements and rows stay out of the log
                       "log_error_verbosity = terse\n"
                       "log_parameter_max_length = 0\n"
                       "log_parameter_max_length_on_error = 0\n";
    if (!durable)
        text += "fsync = off\nsynchronous_commit = off\nfull_page_writes = off\n";
    return text;
}

} // namespace

Result<Cluster> Cluster::create(const ClusterOptions& options)
{
    std::error_code error;
    const fs::path dir = fs::absolute(options.dir, error).lexically_normal();
    if (error)
        return fail(FailureKind::invalid, "sandbox.folder", "the folder has no usable path");
    if (fs::exists(fs::symlink_status(dir / "cluster.json", error)) ||
        fs::exists(fs::symlink_status(dir / "postgres", error)))
        return fail(FailureKind::conflict, "sandbox.exists", "the folder already holds a cluster");
    const auto binaries = find_postgres_binaries();
    if (!binaries)
        return fail(FailureKind::invalid, "sandbox.no_postgresql", "PostgreSQL's server programs are not installed");

    Cluster cluster({dir, {}, {}, *binaries, random_port()}, true);
    if (auto made = cluster.make(options.durable); !made) {
        (void)cluster.stop();
        return tl::unexpected<Failure>(made.error());
    }
    return cluster;
}

Result<Nothing> Cluster::make(bool durable)
{
    const std::string password = random_password();
    return make_folders()
        .and_then([&](Nothing) { return write_place(); })
        .and_then([&](Nothing) { return initialise(password, durable); })
        .and_then([&](Nothing) { return start_server(); })
        .and_then(
            [&](Nothing) { return make_logins(m_place.socket_dir, m_place.port, password, m_place.dir / "passfile"); });
}

Result<Nothing> Cluster::make_folders()
{
    const auto user = server_user();
    if (!user)
        return tl::unexpected<Failure>(user.error());
    std::error_code error;
    fs::create_directories(m_place.dir, error);
    if (error)
        return fail(FailureKind::refused, "sandbox.folder", "the folder of the sandbox cannot be made");
    auto private_folder = make_private_folder();
    if (!private_folder)
        return tl::unexpected<Failure>(private_folder.error());
    m_place.socket_dir = *private_folder;

    const fs::path in_dir = m_place.dir / "postgres";
    const bool reachable = can_enter(*user, m_place.dir);
    m_place.home = reachable ? in_dir : m_place.socket_dir / "postgres";
    fs::create_directory(m_place.home, error);
    if (!error && !reachable)
        fs::create_directory_symlink(m_place.home, in_dir, error);
    if (!error)
        fs::permissions(m_place.home, fs::perms::owner_all, error);
    if (error)
        return fail(FailureKind::refused, "sandbox.folder", "the folder of the sandbox cannot be filled");
    return give_to(m_place.home, *user).and_then([&](Nothing) { return give_to(m_place.socket_dir, *user); });
}

Result<Nothing> Cluster::write_place() const
{
    const nlohmann::json place{{"home", m_place.home.string()},
                               {"socket_dir", m_place.socket_dir.string()},
                               {"binaries", m_place.binaries.string()},
                               {"port", m_place.port}};
    return write_small_file(m_place.dir / "cluster.json", place.dump() + "\n", 0600);
}

Result<Nothing> Cluster::initialise(const std::string& password, bool durable) const
{
    const auto user = server_user();
    if (!user)
        return tl::unexpected<Failure>(user.error());
    const fs::path password_file = m_place.socket_dir / "password";
    const fs::path data = data_of(m_place.home);
    if (auto written = write_small_file(password_file, password + "\n", 0600).and_then([&](Nothing) {
            return give_to(password_file, *user);
        });
        !written)
        return written;

    std::error_code ignored;
    Result<int> status = 1;
    for (const char* locale : {"C.UTF-8", "C"}) { // not every system has the first
        status = run_to_end(
            {{(m_place.binaries / "initdb").string(), "--pgdata=" + data.string(),
              std::string("--username=") + superuser_name, "--auth=scram-sha-256", "--pwfile=" + password_file.string(),
              "--encoding=UTF8", std::string("--locale=") + locale, "--no-sync", "--no-instructions"},
             *user,
             m_place.home / "initdb.log",
             true});
        if (status && *status == 0)
            break;
        fs::remove_all(data, ignored);
    }
    fs::remove(password_file, ignored);
    if (!status || *status != 0)
        return fail(FailureKind::unavailable, "sandbox.initdb", "initdb could not make a cluster");
    std::ofstream config(data / "postgresql.conf", std::ios::app);
    config << settings(m_place.socket_dir, m_place.port, durable) << std::flush;
    if (!config)
        return fail(FailureKind::unavailable, "sandbox.initdb", "the cluster's settings cannot be written");
    return Nothing{};
}

Result<Nothing> Cluster::start_server() const
{
    const auto user = server_user();
    if (!user)
        return tl::unexpected<Failure>(user.error());
    const auto status =
        run_to_end({{(m_place.binaries / "pg_ctl").string(), "start", "--silent", "--wait", "--timeout=120",
                     "--pgdata=" + data_of(m_place.home).string(), "--log=" + (m_place.home / "server.log").string()},
                    *user,
                    {},
                    true});
    if (!status || *status != 0)
        return fail(FailureKind::unavailable, "sandbox.start", "PostgreSQL did not start");
    return Nothing{};
}

Result<Cluster> Cluster::open(const std::filesystem::path& dir)
{
    std::error_code error;
    Place place;
    place.dir = fs::absolute(dir, error).lexically_normal();
    const auto text = read_small_file(place.dir / "cluster.json");
    if (!text)
        return fail(FailureKind::invalid, "sandbox.none", "the folder holds no sandbox");
    try {
        const auto json = nlohmann::json::parse(*text);
        place.home = json.at("home").get<std::string>();
        place.socket_dir = json.at("socket_dir").get<std::string>();
        place.binaries = json.at("binaries").get<std::string>();
        place.port = json.at("port").get<int>();
    } catch (const nlohmann::json::exception&) { // cut, or another program's
        return fail(FailureKind::invalid, "sandbox.none", "the folder holds no sandbox");
    }
    // stop() removes these folders: they must be such as make_folders() chooses.
    const bool ours = place.socket_dir.is_absolute() &&
                      place.socket_dir.filename().string().starts_with(private_folder_prefix) &&
                      (place.home == place.dir / "postgres" || place.home == place.socket_dir / "postgres");
    if (!ours)
        return fail(FailureKind::invalid, "sandbox.none", "the folder holds no sandbox");
    return Cluster(std::move(place), false);
}

Cluster::Cluster(Cluster&& other) noexcept
    : m_place(std::move(other.m_place)), m_owned(std::exchange(other.m_owned, false))
{
}

Cluster& Cluster::operator=(Cluster&& other) noexcept
{
    if (this != &other) {
        if (m_owned)
            (void)stop();
        m_place = std::move(other.m_place);
        m_owned = std::exchange(other.m_owned, false);
    }
    return *this;
}

Cluster::~Cluster()
{
    if (m_owned)
        (void)stop();
}

bool Cluster::running() const
{
    return server_of(m_place.home).has_value();
}

Result<Nothing> Cluster::stop()
{
    m_owned = false;
    const fs::path data = data_of(m_place.home);
    if (const auto server = server_of(m_place.home)) {
        const auto user = server_user();
        if (!user)
            return tl::unexpected<Failure>(user.error());
        for (const char* mode : {"--mode=fast", "--mode=immediate"}) {
            (void)run_to_end({{(m_place.binaries / "pg_ctl").string(), "stop", "--silent", "--wait", "--timeout=30",
                               "--pgdata=" + data.string(), mode},
                              *user,
                              {},
                              true});
            // pg_ctl waits for the pid file to go, which is a moment before the process.
            if (wait_for_end(*server, std::chrono::seconds{2}))
                break;
        }
        if (is_running(*server))
            return fail(FailureKind::timed_out, "sandbox.process", "PostgreSQL does not stop");
    }
    std::error_code error;
    for (const fs::path& path : {m_place.home, m_place.socket_dir, m_place.dir / "postgres", m_place.dir / "passfile",
                                 m_place.dir / "cluster.json"}) {
        if (!path.empty())
            fs::remove_all(path, error);
    }
    return Nothing{};
}

Result<Nothing> Cluster::grant_logins() const
{
    auto owner = OwnerConnection::open(owner_uri());
    if (!owner)
        return tl::unexpected<Failure>(owner.error());
    return owner->run("begin;"
                      "grant ichido_operator, ichido_prober to ichido_ops;"
                      "grant ichido_viewer to ichido_view;"
                      "grant ichido_service to ichido_svc;"
                      "delete from ichido.member where login in ('ichido_ops', 'ichido_view', 'ichido_svc');"
                      "insert into ichido.member (login, org_id) values"
                      " ('ichido_ops', null), ('ichido_view', null), ('ichido_svc', null);"
                      "commit");
}

std::string Cluster::uri(std::string_view login, std::string_view database) const
{
    return "postgresql://" + percent_encoded(login) + "@/" + percent_encoded(database) +
           "?host=" + percent_encoded(m_place.socket_dir.string()) + "&port=" + std::to_string(m_place.port) +
           "&passfile=" + percent_encoded((m_place.dir / "passfile").string());
}

std::string Cluster::owner_uri(std::string_view database) const
{
    return uri("ichido_owner", database);
}

} // namespace ichido::sandbox
