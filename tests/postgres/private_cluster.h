// A private PostgreSQL for one test program, and short ways to use it.
#pragma once

#include "app/sandbox/cluster.h"
#include "recovery/postgres/connection_spec.h"
#include "recovery/postgres/migrate.h"
#include "recovery/postgres/session.h"
#include "recovery/postgres/statement.h"

#include <QTemporaryDir>

#include <filesystem>
#include <optional>
#include <stdexcept>
#include <string>

namespace ichido::test {

/// Ends with an exception, which Qt Test reports as a failure, where a real result would not.
template <typename T>
T value_of(Result<T> result)
{
    if (!result)
        throw std::runtime_error("failed with " + result.error().code + ": " + result.error().text);
    return std::move(*result);
}

class PrivateCluster {
public:
    PrivateCluster() : m_cluster(value_of(sandbox::Cluster::create({folder(), false}))) {}

    postgres::ConnectionSpec owner() const { return spec(m_cluster.owner_uri()); }
    postgres::ConnectionSpec login(std::string_view name) const { return spec(m_cluster.uri(name)); }
    const sandbox::Cluster& cluster() const { return m_cluster; }
    std::string passfile() const { return *owner().keyword("passfile"); }

    /// Runs a script as the owner.
    void script(std::string_view sql) const
    {
        const auto session = value_of(postgres::Session::open(owner(), postgres::Access::schema));
        value_of(postgres::run_script(*session, sql, std::chrono::seconds(60)));
    }

    /// One number, as the owner.
    std::int64_t number(std::string_view sql) const
    {
        const auto session = value_of(postgres::Session::open(owner(), postgres::Access::schema));
        const auto rows = value_of(postgres::run(*session, sql));
        postgres::RowReader reader(rows, 0);
        const auto value = reader.int8();
        if (!reader.good())
            throw std::runtime_error("not a number");
        return value;
    }

    /// Migrates, and lets the operator and the service into every organisation.
    void prepare() const
    {
        value_of(postgres::migrate(owner()));
        script("grant ichido_operator, ichido_prober to ichido_ops; grant ichido_service to ichido_svc;"
               "grant ichido_viewer to ichido_view;"
               "delete from ichido.member where login in ('ichido_ops', 'ichido_svc', 'ichido_view');"
               "insert into ichido.member (login, org_id) values"
               " ('ichido_ops', null), ('ichido_svc', null), ('ichido_view', null)");
    }

private:
    static postgres::ConnectionSpec spec(const std::string& uri)
    {
        return value_of(postgres::connection_spec_from_uri(uri));
    }
    std::filesystem::path folder() const { return std::filesystem::path(m_folder.path().toStdString()) / "cluster"; }

    struct Folder : QTemporaryDir {
        // The server may run as another user, who must be able to walk to its own folder.
        Folder() { std::filesystem::permissions(path().toStdString(), std::filesystem::perms(0755)); }
    };
    Folder m_folder;
    sandbox::Cluster m_cluster;
};

} // namespace ichido::test
