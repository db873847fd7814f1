// A private PostgreSQL cluster in a folder of its own, for sandboxes and tests.
#pragma once

#include "recovery/domain/failure.h"
#include "recovery/ports/reply.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace ichido::sandbox {

struct ClusterOptions {
    std::filesystem::path dir; ///< made when missing; must hold no cluster yet
    bool durable = false;      ///< false: no fsync, for tests that throw the cluster away
};

/// Started from the system's PostgreSQL binaries, the newest found; a cluster that the system's
/// package has started is never looked at. It listens on a socket in a private folder only, and
/// every login needs its password (SCRAM). As root the server runs as an unprivileged user.
///
/// Logins, with random passwords in <dir>/passfile (mode 0600):
///   ichido_owner  owns the database "ichido", may create roles, is no superuser
///   ichido_ops    operator and prober     ichido_view  viewer     ichido_svc  service
/// The last three may do nothing before grant_logins(). The superuser's password is not kept.
class Cluster final {
public:
    /// Fails with "sandbox.exists" (the folder holds a cluster), "sandbox.no_postgresql" (no
    /// binaries), "sandbox.no_user", "sandbox.folder" (cannot be made), "sandbox.initdb" or
    /// "sandbox.start"; what was begun is removed again.
    [[nodiscard]] static Result<Cluster> create(const ClusterOptions& options);
    /// One that runs or ran; it goes on when this object dies. "sandbox.none": there is none.
    [[nodiscard]] static Result<Cluster> open(const std::filesystem::path& dir);

    Cluster(Cluster&& other) noexcept;
    Cluster& operator=(Cluster&& other) noexcept;
    Cluster(const Cluster&) = delete;
    Cluster& operator=(const Cluster&) = delete;
    /// Stops a cluster that create() made, unless detach() was called.
    ~Cluster();

    /// Lets the server go on when this object dies.
    void detach() noexcept { m_owned = false; }
    /// Ends the server and removes everything that create() made, its data included.
    [[nodiscard]] Result<Nothing> stop();
    [[nodiscard]] bool running() const;
    /// Starts the server again after it ended or was killed. Fails with "sandbox.start".
    [[nodiscard]] Result<Nothing> start_server() const;

    /// After the migrations: gives the logins their group roles, for all organisations.
    [[nodiscard]] Result<Nothing> grant_logins() const;

    /// "postgresql://login@/database?host=…&port=…&passfile=…": usable by psql and by ichidoctl.
    [[nodiscard]] std::string uri(std::string_view login, std::string_view database = "ichido") const;
    [[nodiscard]] std::string owner_uri(std::string_view database = "ichido") const;
    [[nodiscard]] std::filesystem::path socket_dir() const { return m_place.socket_dir; }
    [[nodiscard]] int port() const { return m_place.port; }
    [[nodiscard]] std::filesystem::path dir() const { return m_place.dir; }

private:
    /// Where it stands; kept in <dir>/cluster.json.
    struct Place {
        std::filesystem::path dir;
        std::filesystem::path home;       ///< of the server's user: data/ and server.log
        std::filesystem::path socket_dir; ///< short, private
        std::filesystem::path binaries;
        int port = 0;
    };
    Cluster(Place place, bool owned) : m_place(std::move(place)), m_owned(owned) {}
    [[nodiscard]] Result<Nothing> make(bool durable);
    [[nodiscard]] Result<Nothing> make_folders();
    [[nodiscard]] Result<Nothing> write_place() const;
    [[nodiscard]] Result<Nothing> initialise(const std::string& password, bool durable) const;

    Place m_place;
    bool m_owned = false;
};

} // namespace ichido::sandbox
