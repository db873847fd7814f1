// The lanes of store and ledger against a real server, from several threads at once. A program
// without Qt Test, whose own watchdog thread the thread sanitizer reports now and then: here every
// report is ours. CTest runs it in every build; `./dev sanitize tsan` is what it is for.
#include "await.h"
#include "private_cluster.h"

#include "recovery/postgres/postgres_ledger.h"
#include "recovery/postgres/postgres_store.h"

#include <QCoreApplication>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <thread>

using namespace ichido;
using namespace ichido::postgres;

namespace {

constexpr int threads = 3, keys_of_each = 40;
constexpr std::chrono::seconds longest_wait{30};

void check(bool held, const char* what)
{
    if (held)
        return;
    std::fprintf(stderr, "postgres_lanes: %s\n", what);
    std::_Exit(1); // without destructors: other threads still work
}

RequestKey key(int thread, int n)
{
    IdemKey idem_key;
    idem_key.bytes[0] = static_cast<std::uint8_t>(thread + 1);
    idem_key.bytes[1] = static_cast<std::uint8_t>(n);
    return {OrgId{1}, idem_key};
}

/// Every key: claimed, and settled from within the answer, by whichever lane it belongs to.
void pay_all(PostgresLedger& ledger, int thread)
{
    Inbox inbox;
    int settled = 0;
    const auto sender = inbox.sender();
    for (int n = 0; n < keys_of_each; ++n) {
        ledger.claim({key(thread, n), {}, {}, {1000, "JPY"}}, [&, n, sender](Result<ClaimReceipt> receipt) {
            sender.post([&, n, sender, receipt = std::move(receipt)] {
                check(receipt && receipt->outcome == ClaimOutcome::created, "a claim did not create its row");
                const char* response = R"({"http_status":201,"body":{},"gateway_reference":"pay","refund":null})";
                ledger.service_settle(
                    {key(thread, n), receipt->request_sha, receipt->created_at, RequestStatus::completed, response},
                    [&, sender](Result<SettleReceipt> answer) {
                        sender.post([&, answer = std::move(answer)] {
                            check(answer && answer->outcome == SettleOutcome::settled, "a settle was not written");
                            ++settled;
                        });
                    });
            });
        });
    }
    while (settled < keys_of_each && inbox.wait_and_drain(longest_wait) > 0) {
    }
    check(settled == keys_of_each, "an answer is missing");
}

/// Reads beside it; each newer one cancels the older.
void read_meanwhile(PostgresStore& store, const std::atomic<bool>& over)
{
    Inbox inbox;
    const auto sender = inbox.sender();
    CancelToken running;
    int asked = 0, answered = 0;
    while (!over) {
        running.cancel();
        running = CancelToken();
        ++asked;
        store.list({}, running, [&answered, sender](const Result<RequestPage>& page) {
            sender.post([&answered, good = page || page.error().code == "cancelled"] {
                check(good, "a page could not be read");
                ++answered;
            });
        });
        inbox.wait_and_drain(std::chrono::milliseconds(asked % 3));
    }
    while (answered < asked && inbox.wait_and_drain(longest_wait) > 0) {
    }
    check(answered == asked, "a read was never answered");
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const test::PrivateCluster cluster;
    cluster.prepare();
    cluster.script("insert into ichido.organization (org_id, name) values (1, 'Northwind Bicycles')");
    {
        PostgresLedger ledger(cluster.login("ichido_svc"));
        PostgresStore store(cluster.login("ichido_view"));
        std::atomic<bool> over = false;
        std::thread reader([&] { read_meanwhile(store, over); });
        std::vector<std::thread> payers;
        for (int thread = 0; thread < threads; ++thread)
            payers.emplace_back([&ledger, thread] { pay_all(ledger, thread); });
        for (std::thread& payer : payers)
            payer.join();
        over = true;
        reader.join();
        // Both end while a question is on its way; its answer finds no inbox.
        Inbox gone;
        store.organizations({},
                            [sender = gone.sender()](const Result<std::vector<Organization>>&) { sender.post([] {}); });
    }
    check(cluster.number("select count(*) from payment_requests where status = '완료'") == threads * keys_of_each,
          "the table does not hold what was answered");
    return 0;
}
