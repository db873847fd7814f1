// Calls of the functions of schema ichido as any client would make them: libpq, text, one login.
#pragma once

#include "private_cluster.h"

#include <QElapsedTimer>

#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <libpq-fe.h>

namespace ichido::test {

/// An SQL parameter; nothing is null.
using Value = std::optional<std::string>;

/// How a statement ended: the SQLSTATE, empty when well, and the first row by column name.
struct Answer {
    std::string sqlstate;
    std::map<std::string, Value> row;
    int rows = 0;

    [[nodiscard]] std::string operator[](const std::string& column) const
    {
        const auto found = row.find(column);
        if (found == row.end())
            throw std::runtime_error("no column " + column + ", SQLSTATE " + sqlstate);
        return found->second.value_or("");
    }
};

/// One connection of one login.
class Client {
public:
    Client(const PrivateCluster& cluster, std::string_view login)
        : m_connection(PQconnectdb(cluster.cluster().uri(login).c_str()), &PQfinish)
    {
        if (PQstatus(m_connection.get()) != CONNECTION_OK)
            throw std::runtime_error("no connection");
        PQsetNoticeReceiver(
            m_connection.get(), [](void*, const PGresult*) {}, nullptr);
        (void)ask("set time zone 'UTC'");
    }

    Answer ask(const std::string& sql, const std::vector<Value>& values = {})
    {
        send(sql, values);
        return receive();
    }
    void send(const std::string& sql, const std::vector<Value>& values = {})
    {
        std::vector<const char*> texts;
        for (const Value& value : values)
            texts.push_back(value ? value->c_str() : nullptr);
        if (!PQsendQueryParams(m_connection.get(), sql.c_str(), static_cast<int>(texts.size()), nullptr, texts.data(),
                               nullptr, nullptr, 0))
            throw std::runtime_error("nothing could be sent");
    }
    Answer receive()
    {
        Answer answer;
        while (PGresult* const result = PQgetResult(m_connection.get())) {
            const char* const state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
            if (state)
                answer.sqlstate = state;
            answer.rows = PQntuples(result);
            for (int column = 0; answer.rows > 0 && column < PQnfields(result); ++column)
                answer.row[PQfname(result, column)] =
                    PQgetisnull(result, 0, column) ? Value() : Value(PQgetvalue(result, 0, column));
            PQclear(result);
        }
        return answer;
    }

private:
    std::unique_ptr<PGconn, decltype(&PQfinish)> m_connection;
};

/// A claimed row, as later calls name it.
struct Row {
    std::string org = "1";
    std::string key;
    std::string created_at;
    std::string order_id;
    [[nodiscard]] std::string gateway_key() const { return org + "-" + key; }
    [[nodiscard]] std::string where() const { return " where org_id = " + org + " and idem_key = '" + key + "'"; }
};

[[nodiscard]] inline std::string numbered_uuid(int n)
{
    const std::string digits = std::to_string(n);
    return "c0000000-0000-4000-8000-" + std::string(12 - digits.size(), '0') + digits;
}
/// Never the same twice in one program.
[[nodiscard]] inline std::string new_uuid()
{
    static int last = 0;
    return numbered_uuid(++last);
}

inline const std::string completed = "완료";
inline const std::string failed = "실패";

[[nodiscard]] inline std::string envelope(const std::string& reference, const std::string& refund = "null",
                                          int http_status = 201)
{
    return R"({"http_status":)" + std::to_string(http_status) + R"(,"body":{"id":1},"gateway_reference":)" +
           (reference.empty() ? "null" : "\"" + reference + "\"") + R"(,"refund":)" + refund + "}";
}

inline Answer claim(Client& service, const std::string& key, const std::string& content = "a", int amount = 1000,
                    const std::string& org = "1", const std::string& raw = "raw")
{
    return service.ask(
        "select * from ichido.claim($1, $2, sha256($3::text::bytea), sha256($4::text::bytea), $5, 'JPY')",
        {org, key, raw, content, std::to_string(amount)});
}

/// A new row of organisation `org`, made `age` ago; its content is "a".
inline Row claimed(const PrivateCluster& cluster, const std::string& age = "0", const std::string& org = "1")
{
    Client service(cluster, "ichido_svc");
    Client owner(cluster, "ichido_owner");
    Row row{org, new_uuid(), {}, {}};
    row.order_id = claim(service, row.key, "a", 1000, org)["order_id"];
    row.created_at = owner.ask("update payment_requests set created_at = created_at - $1::interval" + row.where() +
                                   " returning created_at",
                               {age})["created_at"];
    return row;
}

/// One payment as record_evidence stores it; "" for what is to be absent.
struct StoredPayment {
    std::string state = "succeeded";
    std::string reference = "pay_1";
    std::string key;
    std::string order_id;
    std::string amount = "1000";
    std::string currency = "JPY";
    std::string refunded = "0";
    std::string created_at;

    [[nodiscard]] std::string json() const
    {
        const auto text = [](const std::string& value) { return value.empty() ? "null" : "\"" + value + "\""; };
        return R"({"state":")" + state + R"(","reference":)" + text(reference) + R"(,"key":)" + text(key) +
               R"(,"order_id":)" + text(order_id) + R"(,"amount_minor":)" + (amount.empty() ? "null" : amount) +
               R"(,"currency":)" + text(currency) + R"(,"refunded_minor":)" + refunded + R"(,"created_at":)" +
               text(created_at) + "}";
    }
};

[[nodiscard]] inline StoredPayment payment_of(const Row& row, const std::string& state = "succeeded")
{
    StoredPayment payment;
    payment.state = state;
    payment.key = row.gateway_key();
    payment.order_id = row.order_id;
    return payment;
}

struct Recorded {
    std::string outcome = "succeeded";
    std::vector<StoredPayment> payments;
    std::string asked_ago = "1 s";
    bool authoritative = true;
    bool credentials_proven = true;
    bool failure_is_final = false;
    std::string command; ///< empty: a new one
};

inline Answer record(Client& prober, const Row& row, const Recorded& evidence)
{
    std::string payments;
    for (const StoredPayment& payment : evidence.payments)
        payments += (payments.empty() ? "" : ",") + payment.json();
    const auto boolean = [](bool value) { return std::string(value ? "t" : "f"); };
    return prober.ask("select * from ichido.record_evidence($1, $2, $3, $4, 'sandbox', '/v1/payments', 200, 'req',"
                      " sha256('b'), '\\x00ff', $5, $6, '', $7, $8, $9, $10, '20 ms')",
                      {evidence.command.empty() ? new_uuid() : evidence.command, row.org, row.key, row.created_at,
                       evidence.outcome, "[" + payments + "]", boolean(evidence.authoritative),
                       boolean(evidence.credentials_proven), boolean(evidence.failure_is_final), evidence.asked_ago});
}

struct Settling {
    std::string command; ///< empty: a new one
    std::string status = completed;
    std::string response = envelope("pay_1");
    std::string evidence; ///< "1,2"
    std::string reason = "outage";
    std::string content = "a";
};

inline const std::string settle_sql =
    "select * from ichido.settle($1, $2, $3, sha256($4::text::bytea), $5, $6, $7, $8, $9)";

[[nodiscard]] inline std::vector<Value> settle_values(const Row& row, const Settling& settling)
{
    return {settling.command.empty() ? new_uuid() : settling.command,
            row.org,
            row.key,
            settling.content,
            row.created_at,
            settling.status,
            settling.response,
            "{" + settling.evidence + "}",
            settling.reason};
}

inline Answer settle(Client& login, const Row& row, const Settling& settling)
{
    return login.ask(settle_sql, settle_values(row, settling));
}

inline Answer take_lease(Client& login, const std::string& client, const Row& row, const std::string& ttl = "60 s")
{
    return login.ask("select * from ichido.lease($1, $2, $3, $4)",
                     {client, "{" + row.org + "}", "{" + row.key + "}", ttl});
}

struct Racer {
    std::string login;
    std::string sql;
    std::vector<Value> values;
};

/// Sends every statement while a lock holds them back, lets all go at once, and collects.
inline std::vector<Answer> race(const PrivateCluster& cluster, const std::vector<Racer>& racers)
{
    Client gate(cluster, "ichido_owner");
    (void)gate.ask("begin");
    (void)gate.ask("lock table payment_requests in access exclusive mode");
    std::vector<std::unique_ptr<Client>> clients;
    for (const Racer& racer : racers) {
        clients.push_back(std::make_unique<Client>(cluster, racer.login));
        clients.back()->send(racer.sql, racer.values);
    }
    QElapsedTimer timer;
    timer.start();
    while (gate.ask("select count(distinct pid) as n from pg_locks where not granted")["n"] !=
               std::to_string(racers.size()) &&
           timer.elapsed() < 30000)
        continue;
    (void)gate.ask("commit");
    std::vector<Answer> answers;
    for (const auto& client : clients)
        answers.push_back(client->receive());
    return answers;
}

} // namespace ichido::test
