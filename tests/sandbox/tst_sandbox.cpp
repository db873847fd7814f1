// The whole sandbox. The program is its own gateway and merchant service: see main().
#include "app/sandbox/cluster.h"
#include "app/sandbox/commands.h"
#include "app/sandbox/owner_connection.h"
#include "app/sandbox/sandbox.h"
#include "app/sandbox/sandbox_files.h"
#include "app/sandbox/services.h"
#include "app/sandbox/small_file.h"
#include "tests/support/value_of.h"

#include <QTemporaryDir>
#include <QtTest>

#include <httplib.h>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <thread>

using namespace ichido;
using namespace ichido::sandbox;
using nlohmann::json;
using test::value_of;
namespace fs = std::filesystem;

namespace {

std::unique_ptr<QTemporaryDir> folder;
SandboxAddresses addresses;

SandboxOptions options_for(const char* name, std::int64_t rows = 2'000, std::int64_t stuck = 120)
{
    SandboxOptions options;
    options.dir = fs::path(folder->path().toStdString()) / name;
    options.rows = rows;
    options.stuck = stuck;
    options.program = QCoreApplication::applicationFilePath().toStdString();
    return options;
}

std::string ask(const SandboxAddresses& at, const std::string& sql)
{
    return value_of(value_of(OwnerConnection::open(at.owner_uri)).value(sql));
}

httplib::Client http(const std::string& url)
{
    return httplib::Client(url);
}

std::vector<json> truth_of(const SandboxAddresses& at)
{
    std::vector<json> lines;
    std::istringstream text(http(at.gateway_url).Get("/_truth")->body);
    for (std::string line; std::getline(text, line);)
        lines.push_back(json::parse(line));
    return lines;
}

httplib::Result order(int org, const std::string& key, const std::string& body)
{
    return http(addresses.merchant_url)
        .Post("/v1/orgs/" + std::to_string(org) + "/orders", {{"Idempotency-Key", key}}, body, "application/json");
}

std::string new_key()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
}

std::size_t charges_of(const std::string& key)
{
    std::size_t found = 0;
    for (const json& line : truth_of(addresses))
        found += line["idem_key"] == key;
    return found;
}

/// Everything of the loaded rows but the moment of the start.
std::string digest(const SandboxAddresses& at, const SandboxRecord& record)
{
    return ask(
        at,
        "select md5(string_agg(concat_ws(',', org_id, idem_key, encode(request_sha, 'hex'), p.status, order_id,"
        " amount, currency, payment_state, timestamptz '" +
            format_instant(record.parameters.base) +
            "' - p.created_at), ';' order by order_id)) from payment_requests p join orders using (org_id, idem_key)"
            " where order_id <= 1994");
}

} // namespace

class TestSandbox : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        folder = std::make_unique<QTemporaryDir>();
        addresses = value_of(start(options_for("shared")));
    }
    void cleanupTestCase()
    {
        // One of a test that failed half-way would go on after the program.
        for (const auto& entry : fs::directory_iterator(folder->path().toStdString()))
            (void)stop(entry.path());
        folder.reset();
    }

    void itHoldsWhatWasAskedFor()
    {
        QCOMPARE(ask(addresses, "select count(*) from payment_requests"), std::string("2000"));
        QCOMPARE(ask(addresses, "select count(*) from orders"), std::string("2000"));
        QCOMPARE(ask(addresses, "select count(*) from payment_requests where status = '처리중'"), std::string("120"));
        QCOMPARE(ask(addresses, "select count(distinct org_id) from payment_requests"), std::string("40"));
        QCOMPARE(ask(addresses, "select count(*) from ichido.organization"), std::string("39"));
        QVERIFY(value_of(status(addresses.dir)).all_running());
    }

    void itsLoginIsNeitherSuperuserNorOwner()
    {
        auto connection = value_of(OwnerConnection::open(addresses.uri));
        QCOMPARE(value_of(connection.value("select rolsuper::text || (rolname = 'ichido_owner')::text from pg_roles"
                                           " where rolname = session_user")),
                 std::string("falsefalse"));
        QCOMPARE(connection.run("delete from payment_requests").error().code, std::string("42501"));
        QVERIFY(addresses.uri.find(':', 13) == std::string::npos); // no password
    }

    void theSameSeedGivesTheSameData()
    {
        const SandboxAddresses again = value_of(start(options_for("again")));
        const SandboxRecord one = value_of(read_record(addresses.dir)), two = value_of(read_record(again.dir));
        QCOMPARE(digest(addresses, one), digest(again, two));
        QVERIFY(stop(again.dir).has_value());
    }

    void finalRowsAreWhatTheGatewayDid()
    {
        std::map<std::string, json> truth;
        for (const json& line : truth_of(addresses))
            truth[std::to_string(line["org_id"].get<std::int64_t>()) + "-" + line["idem_key"].get<std::string>()] =
                line;
        std::istringstream rows(ask(addresses,
                                    "select string_agg(concat_ws(' ', org_id || '-' || idem_key, amount, currency,"
                                    " case p.status when '완료' then 'succeeded' else 'failed' end), E'\\n')"
                                    " from payment_requests p join orders using (org_id, idem_key) where p.status <> "
                                    "'처리중' and order_id <= 1994"));
        int compared = 0;
        std::string key, currency, state;
        for (std::int64_t amount = 0; rows >> key >> amount >> currency >> state; ++compared) {
            QVERIFY(truth.contains(key));
            QCOMPARE(truth[key]["amount"].get<std::int64_t>(), amount);
            QCOMPARE(truth[key]["currency"].get<std::string>(), currency);
            QCOMPARE(truth[key]["state"].get<std::string>(), state);
        }
        QCOMPARE(compared, 1880);
    }

    void crashesOfTheServiceHaveLeftStuckIntents()
    {
        std::set<std::string> charged;
        for (const json& line : truth_of(addresses))
            charged.insert(line["idem_key"].get<std::string>());
        std::istringstream keys(ask(addresses,
                                    "select string_agg(idem_key::text, ' ') from payment_requests"
                                    " where status = '처리중' and created_at > now() - interval '10 minutes'"));
        int never_sent = 0, never_acknowledged = 0;
        for (std::string key; keys >> key;)
            ++(charged.contains(key) ? never_acknowledged : never_sent);
        QCOMPARE(never_sent, 3);
        QCOMPARE(never_acknowledged, 3);
    }

    void aCommandRunsOnce()
    {
        const std::string key = new_key();
        const auto first = order(1, key, R"({"amount":1000,"currency":"JPY"})");
        QCOMPARE(first->status, 201);
        const auto again = order(1, key, R"({"currency":"JPY","amount":1000})");
        QCOMPARE(again->status, 200);
        QCOMPARE(again->body, first->body);
        QCOMPARE(again->get_header_value("Idempotent-Replayed"), std::string("true"));
        QCOMPARE(charges_of(key), std::size_t{1});
        QCOMPARE(order(3, key, R"({"amount":1000,"currency":"JPY"})")->status, 201);
        QCOMPARE(charges_of(key), std::size_t{2});
    }

    void anotherContentUnderTheSameKeyIsRefusedOrAnsweredWithTheOriginal()
    {
        for (const int org : {1, 2}) { // the second returns the original
            const std::string key = new_key();
            const auto first = order(org, key, R"({"amount":1000,"currency":"JPY"})");
            QCOMPARE(first->status, 201);
            const auto other = order(org, key, R"({"amount":9000,"currency":"JPY"})");
            QCOMPARE(other->status, org == 1 ? 422 : 200);
            QCOMPARE(other->get_header_value("Idempotency-Conflict"), std::string("true"));
            if (org == 2)
                QCOMPARE(other->body, first->body);
            QCOMPARE(charges_of(key), std::size_t{1});
        }
    }

    void racingRequestsMakeOneOrderAndOneCharge()
    {
        const std::string key = new_key();
        std::vector<int> statuses(64);
        std::vector<std::thread> threads;
        for (int& answered : statuses)
            threads.emplace_back([&answered, &key] {
                const auto answer = order(1, key, R"({"amount":700,"currency":"JPY"})");
                answered = answer ? answer->status : -static_cast<int>(answer.error());
            });
        for (auto& thread : threads)
            thread.join();
        QCOMPARE(std::count(statuses.begin(), statuses.end(), 201), 1);
        for (const int answered : statuses)
            QVERIFY2(answered == 201 || answered == 200 || answered == 409, qPrintable(QString::number(answered)));
        QCOMPARE(ask(addresses, "select count(*) from orders where idem_key = '" + key + "'"), std::string("1"));
        QCOMPARE(charges_of(key), std::size_t{1});
    }

    void whatIsInProgressIsNotDoneTwice()
    {
        const std::string row = ask(addresses, "select org_id || ' ' || idem_key || ' ' || amount || ' ' || currency"
                                               " from payment_requests p join orders using (org_id, idem_key)"
                                               " where p.status = '처리중' order by order_id desc limit 1");
        std::istringstream fields(row);
        int org = 0;
        std::string key, amount, currency;
        fields >> org >> key >> amount >> currency;
        const std::string body = "{\"amount\":" + amount + ",\"currency\":\"" + currency + "\"}";
        const auto answer = order(org, key, body);
        QCOMPARE(answer->status, 409);
        QVERIFY(answer->has_header("Retry-After"));
        QCOMPARE(answer->get_header_value("Content-Type"), std::string("application/problem+json"));
    }

    void aDeclineIsStoredAndReplayed()
    {
        const std::string key = new_key();
        QCOMPARE(order(1, key, R"({"amount":5402,"currency":"JPY"})")->status, 402);
        const auto again = order(1, key, R"({"amount":5402,"currency":"JPY"})");
        QCOMPARE(again->status, 402);
        QCOMPARE(again->get_header_value("Idempotent-Replayed"), std::string("true"));
        QCOMPARE(json::parse(again->body)["status"].get<int>(), 402);
    }

    void aMalformedOrderIsRefusedAndNothingIsWritten_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("body");
        const QString good = QStringLiteral("b0000000-0000-4000-8000-00000000000f");
        const auto row = [](const char* name, const QString& key, const char* body) {
            QTest::newRow(name) << key << QString::fromUtf8(body);
        };
        row("no key", QString(), R"({"amount":1,"currency":"JPY"})");
        row("key with something behind", good + QLatin1Char('x'), R"({"amount":1,"currency":"JPY"})");
        row("no JSON", good, "amount=1");
        row("amount with decimals", good, R"({"amount":1.5,"currency":"JPY"})");
        row("amount beyond 64 bits", good, R"({"amount":18446744073709551615,"currency":"JPY"})");
        row("amount of nothing", good, R"({"amount":0,"currency":"JPY"})");
        row("amount as text", good, R"({"amount":"1","currency":"JPY"})");
        row("currency in small letters", good, R"({"amount":1,"currency":"jpy"})");
        row("no currency", good, R"({"amount":1})");
    }
    void aMalformedOrderIsRefusedAndNothingIsWritten()
    {
        QFETCH(QString, key);
        QFETCH(QString, body);
        const std::string before = ask(addresses, "select count(*) from payment_requests");
        const auto answer = order(1, key.toStdString(), body.toStdString());
        QCOMPARE(answer->status, 400);
        QCOMPARE(answer->get_header_value("Content-Type"), std::string("application/problem+json"));
        QCOMPARE(ask(addresses, "select count(*) from payment_requests"), before);
    }

    void aSecondStartInTheSameFolderIsRefused()
    {
        QCOMPARE(start(options_for("shared")).error().code, std::string("sandbox.running"));
        QVERIFY(value_of(status(addresses.dir)).all_running());
        const SandboxOptions options = options_for("others");
        fs::create_directory(options.dir);
        QVERIFY(write_small_file(options.dir / "letter.txt", "mine", 0600).has_value());
        QCOMPARE(start(options).error().code, std::string("sandbox.not_empty"));
        QCOMPARE(read_small_file(options.dir / "letter.txt").value(), std::string("mine"));
    }

    void aStartThatFailsLeavesNothing()
    {
        SandboxOptions options = options_for("broken", 200, 40);
        options.program = "/bin/false";
        QCOMPARE(start(options).error().code, std::string("sandbox.service"));
        QVERIFY(!fs::exists(options.dir));
    }

    void stopEndsExactlyItsProcessesAndLeavesNothing()
    {
        const SandboxAddresses made = value_of(start(options_for("stopped", 200, 40)));
        const fs::path sockets = value_of(Cluster::open(made.dir)).socket_dir();
        const auto gateway = find_listening(made.dir, "gateway"), merchant = find_listening(made.dir, "merchant");
        QVERIFY(gateway && merchant && is_running(gateway->process) && is_running(merchant->process));
        QVERIFY(stop(made.dir).has_value());
        QVERIFY(!is_running(gateway->process));
        QVERIFY(!is_running(merchant->process));
        QVERIFY(!fs::exists(made.dir));
        QVERIFY(!fs::exists(sockets));
        QVERIFY(value_of(status(addresses.dir)).all_running());
        QCOMPARE(stop(made.dir).error().code, std::string("sandbox.none"));
    }

    void aServiceWhosePortWasTakenListensOnAnother()
    {
        const SandboxAddresses made = value_of(start(options_for("taken", 200, 40)));
        const auto merchant = find_listening(made.dir, "merchant"), gateway = find_listening(made.dir, "gateway");
        QVERIFY(merchant && gateway && end_process(merchant->process).has_value());
        const Services services{made.dir, QCoreApplication::applicationFilePath().toStdString()};
        const Listening after = value_of(services.start("merchant", gateway->port)); // which is taken for sure
        QVERIFY(after.port != gateway->port && answers(after.port));
        QCOMPARE(find_listening(made.dir, "merchant")->port, after.port); // published
        QVERIFY(is_running(gateway->process));
        QVERIFY(stop(made.dir).has_value());
        QVERIFY(!is_running(after.process));
    }

    void aNumberThatBelongsToAnotherProcessNowIsLeftAlone()
    {
        const SandboxAddresses made = value_of(start(options_for("reused", 200, 40)));
        const auto gateway = find_listening(made.dir, "gateway");
        QVERIFY(end_process(gateway->process).has_value());
        // As if the number of the dead gateway had been given to another: this very program.
        const ProcessId self = this_process();
        const json file{{"pid", self.pid}, {"started", self.started + 1}, {"port", gateway->port}};
        QVERIFY(write_small_file(fs::path(made.dir) / "gateway.pid", file.dump(), 0600).has_value());
        QVERIFY(!value_of(status(made.dir)).gateway);
        QVERIFY(stop(made.dir).has_value()); // and this line is reached
    }
};

// As ichidoctl does: `<program> sandbox gateway|merchant --dir D --port N [--crash-at STEP]`.
int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    if (argc > 2 && std::string_view(argv[1]) == "sandbox") {
        ServiceOptions options;
        for (int i = 3; i + 1 < argc; i += 2) {
            const std::string_view name = argv[i];
            if (name == "--dir")
                options.dir = argv[i + 1];
            else if (name == "--port")
                options.port = std::stoi(argv[i + 1]);
            else if (name == "--crash-at")
                options.crash_at = argv[i + 1];
        }
        return std::string_view(argv[2]) == "gateway" ? run_gateway_process(options) : run_merchant_process(options);
    }
    TestSandbox test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_sandbox.moc"
