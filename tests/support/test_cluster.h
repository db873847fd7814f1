// A private PostgreSQL of one test program, gone when the object dies.
#pragma once

#include "app/sandbox/cluster.h"
#include "recovery/postgres/connection_spec.h"

#include <QTemporaryDir>

#include <cstdint>
#include <string>
#include <string_view>

namespace ichido::test {

/// Throws std::runtime_error where something fails. Several may stand at once, in one program
/// or in many.
class TestCluster {
public:
    enum class Content {
        nothing,  ///< the database "ichido" and the logins, and nothing in it
        migrated, ///< the shipped migrations, and the logins' group roles for all organisations
    };
    explicit TestCluster(Content content = Content::migrated);

    [[nodiscard]] const sandbox::Cluster& cluster() const { return m_cluster; }
    /// Applies the migrations and grants the logins their roles.
    void migrate() const;

    [[nodiscard]] postgres::ConnectionSpec owner() const;
    /// "ichido_ops" (operator, prober), "ichido_view" (viewer), "ichido_svc" (service)
    [[nodiscard]] postgres::ConnectionSpec login(std::string_view name) const;
    [[nodiscard]] std::string uri(std::string_view name = "ichido_ops") const { return m_cluster.uri(name); }
    [[nodiscard]] std::string owner_uri() const { return m_cluster.owner_uri(); }

    /// Statements without parameters, as the owner.
    void script(std::string_view sql) const;
    /// The single value of a query as text, as the owner; empty for null.
    [[nodiscard]] std::string value(std::string_view sql) const;
    [[nodiscard]] std::int64_t number(std::string_view sql) const;

private:
    QTemporaryDir m_folder; // first: it outlives the server
    sandbox::Cluster m_cluster;
};

} // namespace ichido::test
