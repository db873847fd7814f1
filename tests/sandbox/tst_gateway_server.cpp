#include "app/sandbox/gateway_server.h"
#include "tests/support/value_of.h"

#include <QTemporaryDir>
#include <QtTest>

#include <httplib.h>
#include <memory>
#include <nlohmann/json.hpp>
#include <sstream>
#include <stdexcept>
#include <thread>

using namespace ichido;
using namespace ichido::sandbox;
using nlohmann::json;

namespace {

constexpr Instant base_time{std::chrono::sys_days{std::chrono::year{2026} / 11 / 30}};
const char* const one_key = "1-b0000000-0000-4000-8000-000000000001";

SeedPlan small_plan()
{
    return SeedPlan({7, 300, 200, 40, base_time});
}

/// A gateway in a thread of this program.
class Running {
public:
    explicit Running(const QTemporaryDir& folder)
        : m_server({small_plan(), "s3cret", folder.filePath(QStringLiteral("charges.jsonl")).toStdString()})
        , m_port(test::value_of(m_server.bind(0)))
        , m_thread([this] { m_server.serve(); })
    {
    }
    ~Running()
    {
        m_server.stop();
        m_thread.join();
    }
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;

    httplib::Client client(const std::string& secret = "s3cret") const
    {
        httplib::Client made("127.0.0.1", m_port);
        made.set_default_headers({{"Authorization", "Bearer " + secret}});
        return made;
    }
    httplib::Result charge(const std::string& key, std::int64_t amount) const
    {
        const json body{{"org_id", std::stoll(key)},
                        {"idem_key", key.substr(key.find('-') + 1)},
                        {"key", key},
                        {"order_id", "12"},
                        {"amount", amount},
                        {"currency", "JPY"}};
        return client().Post("/v1/charges", {{"Idempotency-Key", key}}, body.dump(), "application/json");
    }
    httplib::Result look_up(const std::string& key) const { return client().Get("/v1/payments?key=" + key); }
    json payments(const std::string& key) const { return json::parse(look_up(key)->body)["payments"]; }
    int control(const std::string& wanted) const
    {
        return client().Post("/_control", wanted, "application/json")->status;
    }
    int set_fault(const std::string& key, const std::string& word) const
    {
        json faults = json::object(), wanted = json::object();
        faults[key] = word;
        wanted["fault"] = faults;
        return control(wanted.dump());
    }
    std::vector<json> truth() const
    {
        std::vector<json> lines;
        std::istringstream text(client("").Get("/_truth")->body);
        for (std::string line; std::getline(text, line);)
            lines.push_back(json::parse(line));
        return lines;
    }

private:
    GatewayServer m_server;
    int m_port;
    std::thread m_thread;
};

} // namespace

class TestGatewayServer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aChargeIsMadeOncePerKey()
    {
        QTemporaryDir folder;
        const Running gateway(folder);
        QVERIFY(gateway.payments(one_key).empty());
        QCOMPARE(gateway.charge(one_key, 1000)->status, 201);
        const auto again = gateway.charge(one_key, 2000);
        QCOMPARE(again->status, 200);
        QCOMPARE(json::parse(again->body)["amount"].get<int>(), 1000);
        QCOMPARE(gateway.payments(one_key).size(), std::size_t{1});
    }

    void twoOrganisationsWithOneKeyMakeTwoCharges()
    {
        QTemporaryDir folder;
        const Running gateway(folder);
        const std::string other = std::string("2") + (one_key + 1);
        QCOMPARE(gateway.charge(one_key, 1000)->status, 201);
        QCOMPARE(gateway.charge(other, 1000)->status, 201);
        QVERIFY(gateway.payments(one_key)[0]["id"] != gateway.payments(other)[0]["id"]);
    }

    void aDeclineIsAnAnswer()
    {
        QTemporaryDir folder;
        const Running gateway(folder);
        const auto declined = gateway.charge(one_key, 5402);
        QCOMPARE(declined->status, 402);
        QCOMPARE(json::parse(declined->body)["status"].get<std::string>(), std::string("failed"));
    }

    void aRestartKeepsLiveCharges()
    {
        QTemporaryDir folder;
        {
            const Running gateway(folder);
            QCOMPARE(gateway.charge(one_key, 1000)->status, 201);
        }
        const Running gateway(folder);
        QCOMPARE(gateway.charge(one_key, 1000)->status, 200);
        QCOMPARE(gateway.truth().back()["state"].get<std::string>(), std::string("succeeded"));
    }

    void aWrongSecretIsTurnedAway()
    {
        QTemporaryDir folder;
        const Running gateway(folder);
        QCOMPARE(gateway.client("wrong").Get("/v1/payments/probe")->status, 401);
        QCOMPARE(json::parse(gateway.client().Get("/v1/payments/probe")->body)["payments"][0]["key"].get<std::string>(),
                 std::string("probe"));
    }

    void theTruthHasEveryCharge()
    {
        QTemporaryDir folder;
        const Running gateway(folder);
        QCOMPARE(gateway.charge(one_key, 1000)->status, 201);
        std::size_t seeded = 0;
        const SeedPlan plan = small_plan();
        for (std::int64_t number = 0; number < plan.loaded_rows(); ++number)
            seeded += plan.charges(plan.row(static_cast<std::uint64_t>(number))).size();
        const auto truth = gateway.truth();
        QCOMPARE(truth.size(), seeded + 1);
        for (const json& line : truth) {
            for (const char* name : {"org_id", "idem_key", "order_id", "amount", "currency", "state"})
                QVERIFY(line.contains(name));
            QVERIFY(QStringList({QStringLiteral("succeeded"), QStringLiteral("refunded"),
                                 QStringLiteral("partially_refunded"), QStringLiteral("failed"),
                                 QStringLiteral("authorized"), QStringLiteral("pending")})
                        .contains(QString::fromStdString(line["state"].get<std::string>())));
        }
    }

    void aSeededRowIsFoundByItsKey()
    {
        QTemporaryDir folder;
        const Running gateway(folder);
        const SeedPlan plan = small_plan();
        const SeedRow row = plan.row(static_cast<std::uint64_t>(StuckKind::charged_twice));
        QVERIFY(row.kind == StuckKind::charged_twice);
        const json payments = gateway.payments(gateway_key(row.request));
        QCOMPARE(payments.size(), std::size_t{2});
        QCOMPARE(payments[0]["amount"].get<std::int64_t>(), row.amount.minor);
        QCOMPARE(payments[0]["order_id"].get<std::string>(), std::to_string(row.order_id));
    }

    void itIsMadeWrongOrAbsent()
    {
        QTemporaryDir folder;
        const Running gateway(folder);
        QCOMPARE(gateway.charge(one_key, 1000)->status, 201);
        const auto with = [&](const char* fault) {
            if (gateway.set_fault(one_key, fault) != 200)
                throw std::runtime_error("the fault is not known");
            return gateway.look_up(one_key);
        };
        QCOMPARE(with("500")->status, 500);
        QCOMPARE(with("401")->status, 401);
        QCOMPARE(with("429")->get_header_value("Retry-After"), std::string("1"));
        QCOMPARE(with("redirect")->status, 302);
        QCOMPARE(with("html")->get_header_value("Content-Type"), std::string("text/html"));
        QVERIFY(!json::accept(with("malformed")->body));
        QVERIFY(!with("cut"));
        QVERIFY(!with("reset"));
        QCOMPARE(with("none")->status, 200);
        QCOMPARE(gateway.control(R"({"outage":true})"), 200);
        QCOMPARE(gateway.look_up(one_key)->status, 503);
        QCOMPARE(gateway.control(R"({"outage":false})"), 200);
        QCOMPARE(gateway.look_up(one_key)->status, 200);
    }

    void aSlowAnswerIsLaterThanItsReaderWaits()
    {
        QTemporaryDir folder;
        const Running gateway(folder);
        QCOMPARE(gateway.set_fault(one_key, "slow"), 200);
        httplib::Client impatient = gateway.client();
        impatient.set_read_timeout(0, 200'000);
        QVERIFY(!impatient.Get(std::string("/v1/payments?key=") + one_key));
    }

    void aControlThatIsNoneChangesNothing()
    {
        QTemporaryDir folder;
        const Running gateway(folder);
        for (const char* wanted : {"[]", "{\"outage\":1}", "{\"latency_ms\":-1}", "{\"fault\":{\"k\":\"explode\"}}",
                                   "{\"outage\":true,\"other\":1}", "{"})
            QCOMPARE(gateway.control(wanted), 400);
        QCOMPARE(gateway.look_up(one_key)->status, 200);
    }

    void aLostAnswerIsAChargeAllTheSame()
    {
        QTemporaryDir folder;
        const Running gateway(folder);
        QCOMPARE(gateway.set_fault(one_key, "reset"), 200);
        QVERIFY(!gateway.charge(one_key, 1000));
        QCOMPARE(gateway.truth().back()["amount"].get<int>(), 1000);
    }
};

QTEST_APPLESS_MAIN(TestGatewayServer)
#include "tst_gateway_server.moc"
