// Which ports the sandbox's services get.
#include "app/sandbox/loopback_server.h"
#include "tests/support/value_of.h"

#include <QtTest>

#include <thread>

using namespace ichido::sandbox;
using ichido::test::value_of;

class TestLoopbackServer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void two_servers_never_share_a_port();
    void a_server_that_lost_one_port_may_take_another();
    void a_port_may_be_used_again_right_after_its_server();
};

void TestLoopbackServer::two_servers_never_share_a_port()
{
    LoopbackServer first(1), second(1);
    const int port = value_of(first.bind(0));
    QVERIFY(port > 0);
    const auto shared = second.bind(port);
    QVERIFY2(!shared, "half of the first one's calls would come to the second");
    QCOMPARE(shared.error().code, std::string("sandbox.port"));
}

void TestLoopbackServer::a_server_that_lost_one_port_may_take_another()
{
    LoopbackServer first(1), second(1);
    const int port = value_of(first.bind(0));
    QVERIFY(!second.bind(port));
    const int another = value_of(second.bind(0));
    QVERIFY(another > 0 && another != port);
}

void TestLoopbackServer::a_port_may_be_used_again_right_after_its_server()
{
    int port = 0;
    {
        LoopbackServer server(1);
        server.Get("/", [](const httplib::Request&, httplib::Response& out) { out.set_content("{}", "text/plain"); });
        port = value_of(server.bind(0));
        std::thread serving([&server] { server.listen_after_bind(); });
        // The server hangs up first, so that its side of the connection lingers in TIME_WAIT.
        httplib::Client client("127.0.0.1", port);
        const auto answer = client.Get("/", {{"Connection", "close"}});
        server.stop();
        serving.join();
        QVERIFY(answer && answer->status == 200);
    }
    LoopbackServer again(1);
    QCOMPARE(value_of(again.bind(port)), port);
}

QTEST_GUILESS_MAIN(TestLoopbackServer)
#include "tst_loopback_server.moc"
