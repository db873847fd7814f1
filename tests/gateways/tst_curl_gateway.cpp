// What comes of one look-up over a real socket: answers, refusals, and every way to go wrong.
#include "gateway_asking.h"

#include <QTest>

using namespace ichido;
using namespace ichido::test;
using namespace std::chrono_literals;

namespace {

std::string chunked_answer(std::string_view chunks)
{
    return "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n" +
           std::string(chunks);
}

/// Sends `head`, then the same bytes until the client has enough or 64 MiB are out.
LoopbackServer::Serve flood(std::string head, Counter& megabytes)
{
    return [head = std::move(head), &megabytes](Peer& peer) {
        if (peer.request().empty() || !peer.send(head))
            return;
        const std::string megabyte(1024UL * 1024, 'A');
        for (int sent = 0; sent < 64 && peer.send(megabyte); ++sent)
            megabytes.add();
    };
}

} // namespace

class TestCurlGateway : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void initTestCase() { plant_secret(); }
    static void a_payment_is_found();
    static void the_request_is_what_the_profile_says();
    static void a_reading_post_sends_its_form();
    static void a_probe_proves_the_credential_once_data();
    static void a_probe_proves_the_credential_once();
    static void an_answer_comes_to_one_outcome_data();
    static void an_answer_comes_to_one_outcome();
    static void retry_after_is_read_data();
    static void retry_after_is_read();
    static void a_redirect_is_not_followed();
    static void nobody_listens();
    static void a_reset_before_and_within_the_answer();
    static void a_flood_is_cut_off_data();
    static void a_flood_is_cut_off();
    static void the_deadline_holds_while_bytes_dribble_data();
    static void the_deadline_holds_while_bytes_dribble();
    static void a_dead_connection_is_not_sent_to_twice();
    static void failures_mean_that_nothing_was_asked();
};

void TestCurlGateway::a_payment_is_found()
{
    const auto reply = asked_at(always(http_answer("200 OK", paid_body, "Example-Request: req_9\r\n")));
    QVERIFY(reply);
    QCOMPARE(reply->answer.outcome, Outcome::succeeded);
    QCOMPARE(reply->answer.detail, std::string());
    QCOMPARE(reply->answer.payments.size(), std::size_t{1});
    QCOMPARE(reply->answer.payments.front().reference, std::string("pay_1"));
    QCOMPARE(reply->answer.payments.front().amount_minor, std::optional<std::int64_t>(1000));
    QCOMPARE(reply->http_status, 200);
    QCOMPARE(reply->request_id, std::string("req_9"));
    QCOMPARE(reply->body, paid_body);
    QCOMPARE(reply->url_path, "/payments?key=" + asked_key);
    QVERIFY(reply->traits.authoritative);
    QVERIFY(!reply->traits.credentials_proven);
    QVERIFY(reply->latency > 0us);
}

void TestCurlGateway::the_request_is_what_the_profile_says()
{
    std::string head; // written before the answer is sent, read after it came
    const auto reply = asked_at([&head](Peer& peer) {
        head = peer.request();
        peer.send(http_answer("200 OK", R"({"data":[]})"));
    });
    QVERIFY(reply);
    QVERIFY(head.starts_with("GET /payments?key=" + asked_key + " HTTP/1.1\r\n"));
    QVERIFY(head.find("\r\nAuthorization: Bearer " + planted_secret + "\r\n") != std::string::npos);
    QVERIFY(head.find("\r\nAccept-Encoding: identity\r\n") != std::string::npos);
}

void TestCurlGateway::a_reading_post_sends_its_form()
{
    const std::string expected = "key=" + asked_key;
    std::string head, form(expected.size(), ' ');
    const LoopbackServer server([&](Peer& peer) {
        head = peer.request();
        static_cast<void>(::recv(peer.descriptor(), form.data(), form.size(), MSG_WAITALL));
        peer.send(http_answer("200 OK", paid_body));
    });
    CurlGateway gateway(only_profile(changed(key_profile(server.address()), "query = { key = \"{key}\" }",
                                             "method = \"POST\"\nreads = true\nform = { key = \"{key}\" }")));
    const auto reply = asked(gateway);
    QVERIFY(reply);
    QCOMPARE(reply->answer.outcome, Outcome::succeeded);
    QVERIFY(head.starts_with("POST /payments HTTP/1.1\r\n"));
    QVERIFY(head.find("Expect:") == std::string::npos);
    QCOMPARE(form, expected);
}

void TestCurlGateway::a_probe_proves_the_credential_once_data()
{
    QTest::addColumn<std::string>("answer");
    QTest::addColumn<bool>("proven");
    QTest::newRow("the known payment") << http_answer("200 OK", R"({"livemode":true})") << true;
    QTest::newRow("of another mode") << http_answer("200 OK", R"({"livemode":false})") << false;
    QTest::newRow("unauthorized") << http_answer("401 Unauthorized", R"({"livemode":true})") << false;
    QTest::newRow("no answer") << std::string() << false;
}

void TestCurlGateway::a_probe_proves_the_credential_once()
{
    QFETCH(const std::string, answer);
    QFETCH(const bool, proven);
    Counter probes;
    const LoopbackServer server([&](Peer& peer) {
        const bool probe = peer.request().starts_with("GET /account ");
        if (probe)
            probes.add();
        peer.send(probe ? answer : http_answer("200 OK", paid_body));
    });
    CurlGateway gateway(only_profile(key_profile(server.address()) +
                                     "[probe]\npath = \"/account\"\npointer = \"/livemode\"\nvalue = \"true\"\n"));
    const auto first = asked(gateway), second = asked(gateway);
    QVERIFY(first && second);
    QCOMPARE(first->answer.outcome, Outcome::succeeded);
    QCOMPARE(first->traits.credentials_proven, proven);
    QCOMPARE(second->traits.credentials_proven, proven);
    QVERIFY(probes.value() >= 1);
    QVERIFY(!proven || probes.value() == 1);
}

void TestCurlGateway::an_answer_comes_to_one_outcome_data()
{
    QTest::addColumn<std::string>("bytes");
    QTest::addColumn<Outcome>("outcome");
    QTest::addColumn<std::string>("detail");
    const auto row = [](const char* name, const std::string& bytes, Outcome outcome, const char* detail) {
        QTest::newRow(name) << bytes << outcome << std::string(detail);
    };
    const std::string size = std::to_string(paid_body.size());
    const std::string head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n";
    row("an empty list", http_answer("200 OK", R"({"data":[]})"), Outcome::not_found, "");
    row("stated absence", http_answer("404 Not Found", R"({"error":{"code":"no_such_payment"}})"), Outcome::not_found,
        "");
    row("404 of a proxy", http_answer("404 Not Found", "{}"), Outcome::unintelligible, "unexpected_status");
    row("401", http_answer("401 Unauthorized", paid_body), Outcome::unauthorized, "http_401");
    row("403", http_answer("403 Forbidden", paid_body), Outcome::unauthorized, "http_403");
    row("429", http_answer("429 Too Many Requests", paid_body), Outcome::rate_limited, "http_429");
    row("500", http_answer("500 Internal Server Error", paid_body), Outcome::unavailable, "http_500");
    row("503 with a cut body", "HTTP/1.1 503 No\r\nContent-Length: 99\r\n\r\nhalf", Outcome::unavailable, "http_503");
    row("a body cut before its length", head + "Content-Length: 9999\r\n\r\n" + paid_body, Outcome::unintelligible,
        "truncated");
    row("a body cut within a chunk", chunked_answer("ff\r\n{\"data\":["), Outcome::unintelligible, "truncated");
    row("chunks without the last", chunked_answer("b\r\n{\"data\":[]}\r\n"), Outcome::unintelligible, "truncated");
    row("whole chunks", chunked_answer("b\r\n{\"data\":[]}\r\n0\r\n\r\n"), Outcome::not_found, "");
    row("HTML", "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: " + size + "\r\n\r\n" + paid_body,
        Outcome::unintelligible, "content_type");
    row("HTML that says it is JSON", http_answer("200 OK", "<html></html>"), Outcome::unintelligible, "malformed");
    row("gzip", http_answer("200 OK", paid_body, "Content-Encoding: gzip\r\n"), Outcome::unintelligible,
        "content_encoding");
    row("deflate", http_answer("200 OK", paid_body, "Content-Encoding: deflate\r\n"), Outcome::unintelligible,
        "content_encoding");
    row("an interim answer first", "HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n" + http_answer("200 OK", paid_body),
        Outcome::succeeded, "");
    row("no HTTP", "SSH-2.0-OpenSSH_9.2\r\n\r\n", Outcome::unintelligible, "protocol");
    row("nothing", "", Outcome::unavailable, "reset");
}

void TestCurlGateway::an_answer_comes_to_one_outcome()
{
    QFETCH(const std::string, bytes);
    QFETCH(const Outcome, outcome);
    QFETCH(const std::string, detail);
    const auto reply = asked_at(always(bytes));
    QVERIFY(reply);
    QCOMPARE(reply->answer.detail, detail);
    QCOMPARE(reply->answer.outcome, outcome);
}

void TestCurlGateway::retry_after_is_read_data()
{
    QTest::addColumn<std::string>("headers");
    QTest::addColumn<qint64>("seconds");
    QTest::newRow("seconds") << std::string("Retry-After: 7\r\n") << qint64{7};
    QTest::newRow("a date") << std::string("Date: Tue, 01 Dec 2026 13:00:00 GMT\r\n"
                                           "Retry-After: Tue, 01 Dec 2026 13:01:30 GMT\r\n")
                            << qint64{90};
    QTest::newRow("absurd") << std::string("Retry-After: 99999999999\r\n") << qint64{3600};
    QTest::newRow("nonsense") << std::string("Retry-After: soon\r\n") << qint64{-1};
    QTest::newRow("twice") << std::string("Retry-After: 1\r\nRetry-After: 9\r\n") << qint64{-1};
}

void TestCurlGateway::retry_after_is_read()
{
    QFETCH(const std::string, headers);
    QFETCH(const qint64, seconds);
    const auto reply = asked_at(always(http_answer("429 Too Many Requests", "{}", headers)));
    QVERIFY(reply);
    QCOMPARE(reply->answer.outcome, Outcome::rate_limited);
    QCOMPARE(reply->answer.retry_after, seconds < 0 ? std::nullopt : std::optional<Duration>(seconds * 1s));
}

void TestCurlGateway::a_redirect_is_not_followed()
{
    const LoopbackServer target(always(http_answer("200 OK", paid_body)));
    const auto reply =
        asked_at(always(http_answer("302 Found", paid_body, "Location: " + target.address() + "/payments\r\n")));
    QVERIFY(reply);
    QCOMPARE(reply->answer.outcome, Outcome::unintelligible);
    QCOMPARE(reply->answer.detail, std::string("redirect"));
    QCOMPARE(target.connections(), 0);
}

void TestCurlGateway::nobody_listens()
{
    std::string address;
    {
        const LoopbackServer gone([](Peer&) {});
        address = gone.address();
    }
    CurlGateway gateway(only_profile(key_profile(address)));
    const auto reply = asked(gateway);
    QVERIFY(reply);
    QCOMPARE(reply->answer.outcome, Outcome::unavailable);
    QCOMPARE(reply->answer.detail, std::string("no_connection"));
    QCOMPARE(reply->http_status, 0);
}

void TestCurlGateway::a_reset_before_and_within_the_answer()
{
    const auto before = asked_at([](Peer& peer) {
        peer.request();
        peer.reset();
    });
    QVERIFY(before);
    QCOMPARE(before->answer.outcome, Outcome::unavailable);
    QCOMPARE(before->answer.detail, std::string("reset"));
    // Whatever of the answer was read before the reset, half of it is none.
    const auto within = asked_at([](Peer& peer) {
        peer.request();
        peer.send(http_answer("200 OK", paid_body).substr(0, 150));
        peer.reset();
    });
    QVERIFY(within);
    QVERIFY(within->answer.outcome == Outcome::unintelligible || within->answer.outcome == Outcome::unavailable);
    QVERIFY(within->answer.payments.empty());
}

void TestCurlGateway::a_flood_is_cut_off_data()
{
    QTest::addColumn<std::string>("head");
    const std::string head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n";
    QTest::newRow("a stated gigabyte") << head + "Content-Length: 1073741824\r\n\r\n";
    QTest::newRow("until the connection ends") << head + "\r\n";
    QTest::newRow("gzip bomb") << head + "Content-Encoding: gzip\r\n\r\n";
    QTest::newRow("endless header") << head + "X-Endless: ";
}

void TestCurlGateway::a_flood_is_cut_off()
{
    QFETCH(const std::string, head);
    Counter megabytes;
    const auto reply = asked_at(flood(head, megabytes));
    QVERIFY(reply);
    QCOMPARE(reply->answer.outcome, Outcome::unintelligible);
    QCOMPARE(reply->answer.detail, std::string("oversized"));
    QVERIFY(reply->body.size() <= 4096);
    QVERIFY(megabytes.value() < 64);
}

void TestCurlGateway::the_deadline_holds_while_bytes_dribble_data()
{
    QTest::addColumn<std::string>("head");
    QTest::newRow("of the body") << std::string("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n");
    QTest::newRow("of the headers") << std::string("HTTP/1.1 200 OK\r\nX-Slow: ");
    QTest::newRow("before the answer") << std::string();
}

void TestCurlGateway::the_deadline_holds_while_bytes_dribble()
{
    QFETCH(const std::string, head);
    const LoopbackServer server([&head](Peer& peer) {
        peer.request();
        if (head.empty())
            return peer.wait_until_left();
        for (peer.send(head); !peer.left_within(20ms) && peer.send(" ");) {
        }
    });
    CurlGateway gateway(
        only_profile(changed(key_profile(server.address()), "call_deadline = \"5s\"", "call_deadline = \"300ms\"")));
    const auto reply = asked(gateway);
    QVERIFY(reply);
    QCOMPARE(reply->answer.outcome, Outcome::unavailable);
    QCOMPARE(reply->answer.detail, std::string("timeout"));
    QVERIFY(reply->latency >= 250ms); // libcurl's timers round
    QVERIFY(reply->latency < 5s);
}

void TestCurlGateway::a_dead_connection_is_not_sent_to_twice()
{
    Counter requests;
    const LoopbackServer server([&requests](Peer& peer) {
        const std::string body = R"({"data":[]})";
        if (peer.request().empty())
            return;
        requests.add();
        peer.send("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 11\r\n\r\n" + body);
        if (!peer.request().empty())
            requests.add(); // and the kept connection ends without a word
    });
    CurlGateway gateway(only_profile(key_profile(server.address())));
    const auto first = asked(gateway), second = asked(gateway);
    QVERIFY(first && second);
    QCOMPARE(first->answer.outcome, Outcome::not_found);
    QCOMPARE(second->answer.outcome, Outcome::unavailable);
    QCOMPARE(second->answer.detail, std::string("resend"));
    QCOMPARE(requests.value(), 2);
}

void TestCurlGateway::failures_mean_that_nothing_was_asked()
{
    const LoopbackServer server(always(http_answer("200 OK", paid_body)));
    const auto code_of = [](const std::string& profile, const std::string& gateway_name) {
        CurlGateway gateway(only_profile(profile));
        LookupRequest request = asked_request();
        request.gateway = gateway_name;
        const Replies replies;
        gateway.look_up(request, {}, replies.taker());
        return replies.wait_for(1) && !replies.all().front() ? replies.all().front().error().code : std::string();
    };
    const std::string profile = key_profile(server.address());
    QCOMPARE(code_of(profile, "another"), std::string("gateway.unknown"));
    QCOMPARE(code_of(key_profile("http://127.0.0.1:0"), "example"), std::string("gateway.no_address"));
    QCOMPARE(code_of(changed(profile, "{key}", "{reference}"), "example"), std::string("gateway.no_lookup"));
    QCOMPARE(code_of(changed(profile, "example_live", "unset"), "example"), std::string("secret.file"));
    QCOMPARE(server.connections(), 0);
}

QTEST_GUILESS_MAIN(TestCurlGateway)
#include "tst_curl_gateway.moc"
