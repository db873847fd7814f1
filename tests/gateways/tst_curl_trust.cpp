// Whom the gateway talks to, and what it must not tell: origin, TLS, proxies, secrets.
#include "gateway_asking.h"
#include "tls_for_tests.h"

#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <fstream>

using namespace ichido;
using namespace ichido::test;
using namespace std::chrono_literals;

namespace {

/// Everything that is stored or shown of a reply.
std::string all_texts(const Result<LookupReply>& reply)
{
    if (!reply)
        return reply.error().code + '\n' + reply.error().text;
    std::string texts = reply->profile + '\n' + reply->url_path + '\n' + reply->request_id + '\n' + reply->body + '\n' +
                        reply->answer.detail;
    for (const Payment& payment : reply->answer.payments) {
        texts += '\n' + payment.reference;
        for (const auto& text :
             {payment.key, payment.order_id, payment.account, payment.failure_code, payment.currency})
            texts += '\n' + text.value_or("");
    }
    return texts;
}

/// Gives the credential back in `before` … `after`, and as the request's id.
LoopbackServer::Serve echo(const char* status, std::string before, std::string after)
{
    return [=](Peer& peer) {
        const std::string head = peer.request();
        const std::size_t begin = head.find("Authorization: ") + 15;
        const std::string credential = head.substr(begin, head.find('\r', begin) - begin);
        const std::string token = credential.substr(credential.find(' ') + 1);
        peer.send(http_answer(status, before + token + after, "Example-Request: " + credential + "\r\n"));
    };
}

Result<LookupReply> asked_over_tls(const SelfSigned& certificate, bool trusted, std::atomic<int>& requests)
{
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.path().toStdString();
    const LoopbackServer server(certificate.always(http_answer("200 OK", paid_body), requests));
    std::string text = key_profile(server.address("https"));
    if (trusted) {
        std::ofstream(path / "own-ca.pem") << certificate.pem();
        text = changed(text, "[auth]", "[tls]\nca_file = \"own-ca.pem\"\n\n[auth]");
    }
    ProfileSet set;
    set.add(profile_of(text, "example", path));
    CurlGateway gateway(std::move(set));
    return asked(gateway);
}

} // namespace

class TestCurlTrust : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void initTestCase();
    static void an_echoed_secret_is_kept_nowhere_data();
    static void an_echoed_secret_is_kept_nowhere();
    static void a_failure_does_not_tell_the_secret();
    static void a_proxy_of_the_environment_is_not_used();
    static void a_trusted_certificate_is_accepted();
    static void an_untrustworthy_certificate_is_refused_data();
    static void an_untrustworthy_certificate_is_refused();
    static void plain_text_where_tls_is_expected_is_refused();
    static void plain_http_leaves_no_machine_data();
    static void plain_http_leaves_no_machine();
};

void TestCurlTrust::initTestCase()
{
    plant_secret();
    std::signal(SIGPIPE, SIG_IGN); // of the test's own TLS server
}

void TestCurlTrust::an_echoed_secret_is_kept_nowhere_data()
{
    QTest::addColumn<std::string>("status");
    QTest::addColumn<std::string>("before");
    QTest::addColumn<std::string>("after");
    const std::string order =
        ",\"order\":12,\"amount\":1000,\"account\":\"acct_1\",\"currency\":\"jpy\",\"refunded\":0,"
        "\"state\":{\"word\":\"PAID\"}}]}";
    QTest::newRow("in an error") << std::string("401 Unauthorized") << std::string("bad token ") << std::string();
    QTest::newRow("in a failure of the server")
        << std::string("500 No") << std::string("{\"token\":\"") << std::string("\"}");
    QTest::newRow("as the reference") << std::string("200 OK") << std::string("{\"data\":[{\"id\":\"")
                                      << "\",\"key\":\"" + asked_key + "\"" + order;
    QTest::newRow("as the key") << std::string("200 OK") << std::string("{\"data\":[{\"id\":\"pay_1\",\"key\":\"")
                                << "\"" + order;
    QTest::newRow("as an unknown status") << std::string("200 OK")
                                          << "{\"data\":[{\"id\":\"p\",\"key\":\"" + asked_key +
                                                 "\",\"amount\":1,\"currency\":\"jpy\",\"state\":{\"word\":\""
                                          << std::string("\"}}]}");
}

void TestCurlTrust::an_echoed_secret_is_kept_nowhere()
{
    QFETCH(const std::string, status);
    QFETCH(const std::string, before);
    QFETCH(const std::string, after);
    const auto reply = asked_at(echo(status.c_str(), before, after));
    QVERIFY(reply);
    QVERIFY(reply->http_status != 0);
    QVERIFY(!reply->request_id.empty());
    const std::string texts = all_texts(reply);
    QVERIFY(texts.find("[secret]") != std::string::npos);
    QCOMPARE(texts.find(planted_secret), std::string::npos);
    QCOMPARE(texts.find("canary"), std::string::npos);
}

void TestCurlTrust::a_failure_does_not_tell_the_secret()
{
    // A line break would make a header of its own out of the secret's second line.
    ::setenv("ICHIDO_SECRET_BROKEN", (planted_secret + "\r\nX: y").c_str(), 1);
    const LoopbackServer server(always(http_answer("200 OK", paid_body)));
    CurlGateway gateway(only_profile(changed(key_profile(server.address()), "example_live", "broken")));
    const auto reply = asked(gateway);
    QVERIFY(!reply);
    QCOMPARE(reply.error().code, std::string("secret.malformed"));
    QCOMPARE(all_texts(reply).find("canary"), std::string::npos);
    QCOMPARE(server.connections(), 0);
}

void TestCurlTrust::a_proxy_of_the_environment_is_not_used()
{
    const LoopbackServer proxy(always(http_answer("200 OK", R"({"data":[]})")));
    const std::vector<const char*> names{"http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"};
    for (const char* name : names)
        ::setenv(name, proxy.address().c_str(), 1);
    ::setenv("no_proxy", "", 1);
    const auto reply = asked_at(always(http_answer("200 OK", paid_body)));
    for (const char* name : names)
        ::unsetenv(name);
    ::unsetenv("no_proxy");
    QVERIFY(reply);
    QCOMPARE(reply->answer.outcome, Outcome::succeeded);
    QCOMPARE(proxy.connections(), 0);
}

void TestCurlTrust::a_trusted_certificate_is_accepted()
{
    std::atomic<int> requests = 0;
    const auto reply = asked_over_tls(SelfSigned("IP:127.0.0.1"), true, requests);
    QVERIFY(reply);
    QCOMPARE(reply->answer.detail, std::string());
    QCOMPARE(reply->answer.outcome, Outcome::succeeded);
    QCOMPARE(requests.load(), 1);
}

void TestCurlTrust::an_untrustworthy_certificate_is_refused_data()
{
    QTest::addColumn<std::string>("name");
    QTest::addColumn<int>("until");
    QTest::addColumn<bool>("trusted");
    QTest::newRow("signed by itself") << std::string("IP:127.0.0.1") << 3600 << false;
    QTest::newRow("of another address") << std::string("IP:127.0.0.2") << 3600 << true;
    QTest::newRow("of another name") << std::string("DNS:api.example.com") << 3600 << true;
    QTest::newRow("expired") << std::string("IP:127.0.0.1") << -60 << true;
}

void TestCurlTrust::an_untrustworthy_certificate_is_refused()
{
    QFETCH(const std::string, name);
    QFETCH(const int, until);
    QFETCH(const bool, trusted);
    std::atomic<int> requests = 0;
    const auto reply = asked_over_tls(SelfSigned(name.c_str(), -7200, until), trusted, requests);
    QVERIFY(reply);
    QCOMPARE(reply->answer.outcome, Outcome::unavailable);
    QCOMPARE(reply->answer.detail, std::string("tls"));
    QCOMPARE(requests.load(), 0); // the secret did not leave
}

void TestCurlTrust::plain_text_where_tls_is_expected_is_refused()
{
    const LoopbackServer server([](Peer& peer) { peer.send(http_answer("200 OK", paid_body)); });
    CurlGateway gateway(only_profile(key_profile(server.address("https"))));
    const auto reply = asked(gateway);
    QVERIFY(reply);
    QCOMPARE(reply->answer.outcome, Outcome::unavailable);
    QVERIFY(reply->answer.payments.empty());
}

void TestCurlTrust::plain_http_leaves_no_machine_data()
{
    QTest::addColumn<std::string>("address");
    for (const char* address : {"http://192.0.2.1", "http://api.example.com", "http://127.0.0.1.example.com",
                                "http://localhost.example.com", "http://0.0.0.0", "http://[2001:db8::1]",
                                "http://2130706433", "http://127.1", "http://user@127.0.0.1", "ftp://127.0.0.1"})
        QTest::newRow(address) << std::string(address);
}

void TestCurlTrust::plain_http_leaves_no_machine()
{
    QFETCH(const std::string, address);
    const auto profile = parse_profile(key_profile(address), "example");
    QVERIFY(!profile);
    QCOMPARE(profile.error().code, std::string("profile.value"));
}

QTEST_GUILESS_MAIN(TestCurlTrust)
#include "tst_curl_trust.moc"
