// What the simulated gateway really did, and whether the database says the same.
#pragma once

#include "tests/ctl/database_facts.h"

#include <map>
#include <sstream>
#include <vector>

#include <httplib.h>

namespace ichido::test {

struct Charge {
    std::int64_t amount = 0;
    std::string currency;
    std::string state;
};

/// By "<org_id> <idem_key>".
inline std::map<std::string, std::vector<Charge>> truth_of(const RunningSandbox& sandbox)
{
    const auto answer = httplib::Client(sandbox.addresses().at("gateway_url").get<std::string>()).Get("/_truth");
    if (!answer || answer->status != 200)
        throw std::runtime_error("the gateway does not tell its truth");
    std::map<std::string, std::vector<Charge>> charges;
    std::istringstream lines(answer->body);
    for (std::string line; std::getline(lines, line);) {
        const auto json = nlohmann::json::parse(line);
        charges[std::to_string(json.at("org_id").get<std::int64_t>()) + ' ' + json.at("idem_key").get<std::string>()]
            .push_back({json.at("amount"), json.at("currency"), json.at("state")});
    }
    return charges;
}

/// The rows that Ichido settled and that are not what the gateway did, one a line; empty: all agree.
inline std::string disagreements(const RunningSandbox& sandbox)
{
    const auto truth = truth_of(sandbox);
    const auto rows = nlohmann::json::parse(value(sandbox, R"(
        select coalesce(json_agg(json_build_object('key', r.org_id || ' ' || r.idem_key, 'status', r.status,
            'amount', o.amount, 'currency', o.currency, 'response', r.response)), '[]')
        from payment_requests r join orders o using (org_id, idem_key)
        where exists (select from ichido.audit_event a
                      where a.action = 'settle' and a.org_id = r.org_id and a.idem_key = r.idem_key))"));
    std::string found;
    for (const auto& row : rows) {
        const std::string key = row.at("key");
        const auto charges = truth.find(key);
        const Charge* money = nullptr;
        int moved = 0;
        if (charges != truth.end()) {
            for (const Charge& charge : charges->second) {
                if (charge.state == "succeeded" || charge.state == "refunded" || charge.state == "partially_refunded") {
                    money = &charge;
                    ++moved;
                } else if (charge.state != "failed") {
                    moved = 99; // undecided: nobody may settle that
                }
            }
        }
        const bool agrees = row.at("status") == "완료"
                                ? moved == 1 && money->amount == row.at("amount") &&
                                      money->currency == row.at("currency") &&
                                      row.at("response").at("body").at("amount") == row.at("amount") &&
                                      row.at("response").at("body").at("currency") == row.at("currency")
                                : row.at("status") == "실패" && moved == 0;
        if (!agrees)
            found += key + '\n';
    }
    return found;
}

} // namespace ichido::test
