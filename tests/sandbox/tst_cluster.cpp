#include "app/sandbox/cluster.h"
#include "app/sandbox/owner_connection.h"
#include "app/sandbox/small_file.h"
#include "tests/support/test_cluster.h"
#include "tests/support/value_of.h"

#include <QtTest>

#include <filesystem>
#include <fstream>
#include <memory>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>
#include <vector>

using namespace ichido;
using sandbox::Cluster;
using test::TestCluster;
using test::value_of;
namespace fs = std::filesystem;

namespace {

std::unique_ptr<TestCluster> shared_cluster;

std::string ask(const std::string& uri, const std::string& sql)
{
    return value_of(value_of(sandbox::OwnerConnection::open(uri)).value(sql));
}

mode_t mode_of(const fs::path& path)
{
    struct stat facts {};
    return ::stat(path.c_str(), &facts) == 0 ? facts.st_mode & 07777 : 0;
}

} // namespace

class TestClusterRoom : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { shared_cluster = std::make_unique<TestCluster>(TestCluster::Content::nothing); }
    void cleanupTestCase() { shared_cluster.reset(); }

    void theOwnerOwnsTheDatabaseAndIsNoSuperuser()
    {
        QCOMPARE(shared_cluster->value("select session_user::text"), std::string("ichido_owner"));
        QCOMPARE(shared_cluster->value("select rolsuper::text || rolcreaterole::text || rolcreatedb::text"
                                       " from pg_roles where rolname = session_user"),
                 std::string("falsetruefalse"));
        shared_cluster->script("create table made_by_owner(a int); drop table made_by_owner;"
                               " create role made_by_owner nologin; drop role made_by_owner");
    }

    void theOtherLoginsMayDoNothing()
    {
        for (const char* login : {"ichido_ops", "ichido_view", "ichido_svc"}) {
            QCOMPARE(ask(shared_cluster->uri(login), "select session_user::text"), std::string(login));
            auto connection = value_of(sandbox::OwnerConnection::open(shared_cluster->uri(login)));
            QCOMPARE(connection.run("create table t(a int)").error().code, std::string("42501"));
        }
    }

    void textIsUtf8()
    {
        QCOMPARE(shared_cluster->value("show server_encoding"), std::string("UTF8"));
        QCOMPARE(shared_cluster->value("select '처리중'"), std::string("처리중"));
    }

    void thePasswordsStandInThePassfileOnly()
    {
        const fs::path passfile = shared_cluster->cluster().dir() / "passfile";
        QCOMPARE(mode_of(passfile), mode_t{0600});
        std::ifstream file(passfile);
        std::string line;
        int lines = 0;
        for (; std::getline(file, line); ++lines) {
            const std::string password = line.substr(line.rfind(':') + 1);
            QCOMPARE(password.size(), std::size_t{32});
            QVERIFY(shared_cluster->uri().find(password) == std::string::npos);
            QVERIFY(line.find("super") == std::string::npos);
        }
        QCOMPARE(lines, 4);
    }

    void nobodyComesInWithoutAPassword()
    {
        const std::string uri = shared_cluster->uri();
        const std::string without = uri.substr(0, uri.find("&passfile")) + "&passfile=%2Fdev%2Fnull";
        QVERIFY(!sandbox::OwnerConnection::open(without).has_value());
    }

    void theSocketStandsInAShortPrivateFolder()
    {
        const fs::path folder = shared_cluster->cluster().socket_dir();
        QVERIFY(folder.string().size() < 80);
        QCOMPARE(mode_of(folder), mode_t{0700});
        QCOMPARE(shared_cluster->value("show listen_addresses"), std::string());
    }

    void aFolderThatHoldsAClusterIsRefused()
    {
        const auto again = Cluster::create({shared_cluster->cluster().dir(), false});
        QCOMPARE(again.error().code, std::string("sandbox.exists"));
        QCOMPARE(shared_cluster->value("select 1"), std::string("1"));
    }

    void aRunningOneIsOpenedAndGoesOn()
    {
        {
            const Cluster opened = value_of(Cluster::open(shared_cluster->cluster().dir()));
            QVERIFY(opened.running());
            QCOMPARE(opened.owner_uri(), shared_cluster->owner_uri());
        }
        QCOMPARE(shared_cluster->value("select 1"), std::string("1"));
        QCOMPARE(Cluster::open("/nonexistent").error().code, std::string("sandbox.none"));
    }

    void aFolderThatNamesOthersFoldersIsNone()
    {
        QTemporaryDir dir;
        const fs::path folder = dir.path().toStdString();
        for (const char* place :
             {R"({"home":"/","socket_dir":"/tmp/ichido-x","binaries":"/bin","port":1})",
              R"({"home":"/srv/postgres","socket_dir":"/srv","binaries":"/bin","port":1})", R"({"home":7})", "[", ""}) {
            QVERIFY(sandbox::write_small_file(folder / "cluster.json", place, 0600).has_value());
            QCOMPARE(Cluster::open(folder).error().code, std::string("sandbox.none"));
        }
    }

    void severalStartAtOnceAndLeaveNothing()
    {
        QTemporaryDir folder;
        std::vector<std::thread> threads;
        std::vector<std::unique_ptr<Cluster>> clusters(3);
        for (std::size_t i = 0; i < clusters.size(); ++i)
            threads.emplace_back([&, i] {
                auto made = Cluster::create({fs::path(folder.path().toStdString()) / ("c" + std::to_string(i)), false});
                if (made)
                    clusters[i] = std::make_unique<Cluster>(std::move(*made));
            });
        for (auto& thread : threads)
            thread.join();
        for (auto& cluster : clusters) {
            QVERIFY(cluster);
            QCOMPARE(ask(cluster->owner_uri(), "select 1"), std::string("1"));
            const fs::path sockets = cluster->socket_dir();
            QVERIFY(cluster->stop().has_value());
            QVERIFY(!cluster->running());
            QVERIFY(!fs::exists(sockets));
            QVERIFY(fs::is_empty(cluster->dir()));
        }
    }
};

QTEST_GUILESS_MAIN(TestClusterRoom)
#include "tst_cluster.moc"
