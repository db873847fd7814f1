#include "tests/support/test_cluster.h"

#include "app/sandbox/owner_connection.h"
#include "app/sandbox/process.h"
#include "recovery/postgres/migrate.h"
#include "tests/support/value_of.h"

#include <filesystem>

namespace ichido::test {

namespace {

sandbox::ClusterOptions options_for(const QTemporaryDir& folder)
{
    sandbox::forget_postgres_variables(); // of whoever runs the tests
    if (!folder.isValid())
        throw std::runtime_error("no folder for temporary files can be made");
    return {std::filesystem::path(folder.path().toStdString()) / "cluster", false};
}

sandbox::OwnerConnection connect(const TestCluster& cluster)
{
    return value_of(sandbox::OwnerConnection::open(cluster.owner_uri()));
}

} // namespace

TestCluster::TestCluster(Content content) : m_cluster(value_of(sandbox::Cluster::create(options_for(m_folder))))
{
    if (content == Content::migrated)
        migrate();
}

void TestCluster::migrate() const
{
    (void)value_of(postgres::migrate(owner()));
    (void)value_of(m_cluster.grant_logins());
}

postgres::ConnectionSpec TestCluster::owner() const
{
    return value_of(postgres::connection_spec_from_uri(owner_uri()));
}

postgres::ConnectionSpec TestCluster::login(std::string_view name) const
{
    return value_of(postgres::connection_spec_from_uri(uri(name)));
}

void TestCluster::script(std::string_view sql) const
{
    (void)value_of(connect(*this).run(std::string(sql)));
}

std::string TestCluster::value(std::string_view sql) const
{
    return value_of(connect(*this).value(std::string(sql)));
}

std::int64_t TestCluster::number(std::string_view sql) const
{
    return std::stoll(value(sql));
}

} // namespace ichido::test
