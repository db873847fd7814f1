// Many look-ups at once: limits, cancelling, and the end of the gateway itself.
#include "gateway_asking.h"

#include <QTest>

using namespace ichido;
using namespace ichido::test;
using namespace std::chrono_literals;

namespace {

std::string with_concurrency(const std::string& address, int concurrency)
{
    return changed(key_profile(address), "concurrency = 4", "concurrency = " + std::to_string(concurrency));
}

/// Takes the request and is silent until the client or the server goes away.
LoopbackServer::Serve silent(Counter& requests)
{
    return [&requests](Peer& peer) {
        if (peer.request().empty())
            return;
        requests.add();
        peer.wait_until_left();
    };
}

bool is_cancelled(const Result<LookupReply>& reply)
{
    return !reply && reply.error().kind == FailureKind::cancelled;
}

std::vector<CancelToken> ask_often(Gateway& gateway, const Replies& replies, int times)
{
    std::vector<CancelToken> tokens(static_cast<std::size_t>(times));
    for (const CancelToken& token : tokens)
        gateway.look_up(asked_request(), token, replies.taker());
    return tokens;
}

} // namespace

class TestCurlCalls : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void initTestCase() { plant_secret(); }
    static void the_concurrency_limit_is_reached_and_kept_data();
    static void the_concurrency_limit_is_reached_and_kept();
    static void the_rate_limit_is_kept();
    static void a_call_under_way_is_cancelled_promptly();
    static void a_waiting_call_is_cancelled_and_never_sent();
    static void destruction_answers_everything_and_calls_nobody_afterwards();
    static void one_gateway_does_not_wait_for_another();
};

void TestCurlCalls::the_concurrency_limit_is_reached_and_kept_data()
{
    QTest::addColumn<int>("limit");
    QTest::newRow("8 of 64") << 8;
    QTest::newRow("64 of 64") << 64;
}

void TestCurlCalls::the_concurrency_limit_is_reached_and_kept()
{
    QFETCH(const int, limit);
    Counter here, arrived;
    const LoopbackServer server([&](Peer& peer) {
        if (peer.request().empty())
            return;
        here.add();
        arrived.add();
        // Nobody is answered before as many as allowed are here together.
        if (arrived.wait_for(limit)) {
            here.add(-1); // before the answer: the gateway may send the next one as soon as it has it
            peer.send(http_answer("200 OK", paid_body));
        }
    });
    CurlGateway gateway(only_profile(with_concurrency(server.address(), limit)));
    const Replies replies;
    ask_often(gateway, replies, 64);
    QVERIFY(replies.wait_for(64));
    for (const auto& reply : replies.all())
        QVERIFY(reply && reply->answer.outcome == Outcome::succeeded);
    QCOMPARE(here.most(), limit);
    QCOMPARE(arrived.value(), 64);
}

void TestCurlCalls::the_rate_limit_is_kept()
{
    const LoopbackServer server(always(http_answer("200 OK", paid_body)));
    CurlGateway gateway(only_profile(
        changed(with_concurrency(server.address(), 64), "concurrency = 64", "concurrency = 64\nper_second = 50")));
    const Replies replies;
    const auto began = std::chrono::steady_clock::now();
    ask_often(gateway, replies, 20);
    QVERIFY(replies.wait_for(20));
    // 19 spaces of 20 ms, of which late timers may catch up one.
    QVERIFY(std::chrono::steady_clock::now() - began >= 360ms);
}

void TestCurlCalls::a_call_under_way_is_cancelled_promptly()
{
    Counter requests;
    const LoopbackServer server(silent(requests));
    CurlGateway gateway(only_profile(with_concurrency(server.address(), 2)));
    const Replies replies;
    const auto tokens = ask_often(gateway, replies, 2);
    QVERIFY(requests.wait_for(2));
    const auto began = std::chrono::steady_clock::now();
    tokens.front().cancel();
    QVERIFY(replies.wait_for(1));
    QVERIFY(std::chrono::steady_clock::now() - began < 1s); // the deadline would be 5 s
    QVERIFY(is_cancelled(replies.all().front()));
    QCOMPARE(replies.all().size(), std::size_t{1}); // the other still waits
}

void TestCurlCalls::a_waiting_call_is_cancelled_and_never_sent()
{
    Counter requests;
    const LoopbackServer server(silent(requests));
    CurlGateway gateway(only_profile(with_concurrency(server.address(), 1)));
    const Replies replies;
    const auto tokens = ask_often(gateway, replies, 3);
    QVERIFY(requests.wait_for(1));
    tokens[2].cancel();
    tokens[1].cancel();
    QVERIFY(replies.wait_for(2));
    tokens[0].cancel();
    QVERIFY(replies.wait_for(3));
    for (const auto& reply : replies.all())
        QVERIFY(is_cancelled(reply));
    QCOMPARE(requests.value(), 1);
    QCOMPARE(server.connections(), 1);
}

void TestCurlCalls::destruction_answers_everything_and_calls_nobody_afterwards()
{
    Counter requests;
    const LoopbackServer server(silent(requests));
    const Replies replies;
    const auto began = std::chrono::steady_clock::now();
    {
        CurlGateway gateway(only_profile(with_concurrency(server.address(), 8)));
        ask_often(gateway, replies, 32);
        QVERIFY(requests.wait_for(8));
    }
    // The thread has ended, so this is all that will ever come.
    QVERIFY(std::chrono::steady_clock::now() - began < 5s);
    QCOMPARE(replies.all().size(), std::size_t{32});
    for (const auto& reply : replies.all())
        QVERIFY(is_cancelled(reply));
}

void TestCurlCalls::one_gateway_does_not_wait_for_another()
{
    Counter requests;
    const LoopbackServer stuck(silent(requests)), quick(always(http_answer("200 OK", paid_body)));
    ProfileSet set = only_profile(with_concurrency(stuck.address(), 1));
    set.add(profile_of(key_profile(quick.address()), "other"));
    CurlGateway gateway(std::move(set));
    const Replies held, replies;
    ask_often(gateway, held, 4);
    QVERIFY(requests.wait_for(1));
    LookupRequest request = asked_request();
    request.gateway = "other";
    gateway.look_up(request, {}, replies.taker());
    QVERIFY(replies.wait_for(1));
    QVERIFY(replies.all().front() && replies.all().front()->answer.outcome == Outcome::succeeded);
    QVERIFY(held.all().empty());
}

QTEST_GUILESS_MAIN(TestCurlCalls)
#include "tst_curl_calls.moc"
