#include "functions_fixture.h"

#include <QtTest>

using namespace ichido::test;

namespace {

std::unique_ptr<PrivateCluster> cluster;

// Claims, records and settles one intent; the outcome of the settle.
std::string whole_way()
{
    const Row row = claimed(*cluster);
    Client login(*cluster, "ichido_ops");
    Recorded evidence;
    evidence.payments = {payment_of(row)};
    Settling settling;
    settling.evidence = record(login, row, evidence)["evidence_id"];
    if (take_lease(login, new_uuid(), row)["granted"] != "t")
        return "not leased";
    const auto answer = settle(login, row, settling);
    return answer["outcome"] + answer["refusal"];
}

} // namespace

// Databases that are laid out otherwise. The roles of the first stand when the next is migrated,
// as they do for a second database of one cluster.
class TestFunctionsSchema : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { cluster = std::make_unique<PrivateCluster>(); }
    void cleanupTestCase() { cluster.reset(); }
    void cleanup()
    {
        // The server gives a migration's lock back a moment after its session has closed.
        QTRY_COMPARE_WITH_TIMEOUT(cluster->number("select count(*) from pg_locks where locktype = 'advisory'"),
                                  std::int64_t{0}, 30000);
        cluster->script("drop schema if exists ichido cascade; drop schema if exists pay cascade;"
                        "drop table if exists public.payment_requests, public.orders;"
                        "alter database ichido reset search_path");
    }

    void anEmptyDatabase()
    {
        cluster->prepare();
        QCOMPARE(whole_way(), std::string("settled"));
    }

    void theTablesStandInAnotherSchema()
    {
        cluster->script("create schema pay; alter database ichido set search_path = pay, public");
        cluster->prepare();
        QCOMPARE(whole_way(), std::string("settled"));
        QCOMPARE(cluster->number("select count(*) from pay.payment_requests join pay.orders using (org_id, idem_key)"
                                 " where status = '완료' and payment_state = 'paid'"),
                 std::int64_t{1});
        QCOMPARE(cluster->number("select count(*) from pg_class where relnamespace = 'public'::regnamespace"
                                 " and relname in ('payment_requests', 'orders')"),
                 std::int64_t{0});
    }

    void aSchemaOfTheCallersChangesNothing()
    {
        cluster->prepare();
        // Names that a function would find here if it searched where others may create things.
        cluster->script("create schema pay; grant all on schema pay to ichido_ops;"
                        "create table pay.payment_requests (like public.payment_requests);"
                        "create function pay.sha256(bytea) returns bytea language sql as 'select null::bytea';"
                        "alter database ichido set search_path = pay, public");
        Client login(*cluster, "ichido_ops");
        Client service(*cluster, "ichido_svc");
        QCOMPARE(service.ask("select outcome from ichido.claim(1, gen_random_uuid(), pg_catalog.sha256('a'),"
                             " pg_catalog.sha256('a'), 1, 'JPY')")["outcome"],
                 std::string("created"));
        QCOMPARE(cluster->number("select count(*) from public.payment_requests"), std::int64_t{1});
        QCOMPARE(cluster->number("select count(*) from pay.payment_requests"), std::int64_t{0});
    }

    void theTableIsPartitionedByOrganisation()
    {
        cluster->script(
            "create table payment_requests(org_id bigint not null, idem_key uuid not null,"
            " request_sha bytea not null, status text not null check(status in ('처리중','완료','실패')),"
            " response jsonb, created_at timestamptz not null default now(), primary key (org_id, idem_key))"
            " partition by hash (org_id);"
            "create table payment_requests_0 partition of payment_requests for values with (modulus 2, remainder 0);"
            "create table payment_requests_1 partition of payment_requests for values with (modulus 2, remainder 1)");
        cluster->prepare();
        QCOMPARE(whole_way(), std::string("settled"));
    }

    void anotherKindOfOrdersIsRefused()
    {
        cluster->script("create table orders (id bigint primary key, note text)");
        const auto done = ichido::postgres::migrate(cluster->owner());
        QVERIFY(!done.has_value());
        QCOMPARE(done.error().code, std::string("IC006"));
        QCOMPARE(cluster->number("select count(*) from pg_class where relname = 'payment_requests'"), std::int64_t{0});
    }
};

QTEST_GUILESS_MAIN(TestFunctionsSchema)
#include "tst_functions_schema.moc"
