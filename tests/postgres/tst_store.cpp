#include "await.h"
#include "private_cluster.h"

#include "recovery/postgres/postgres_store.h"

#include <QtTest>

#include <algorithm>
#include <memory>
#include <set>

using namespace ichido;
using namespace ichido::postgres;
using namespace std::chrono_literals;

namespace {

constexpr int rows_in_all = 60; // of three organisations, in turn
std::unique_ptr<test::PrivateCluster> cluster;

// payment_requests exactly as a service gave it, before anything of ours.
constexpr std::string_view given_table = R"(
create table payment_requests(
  org_id bigint not null, idem_key uuid not null, request_sha bytea not null,
  status text not null check(status in ('처리중','완료','실패')), response jsonb,
  created_at timestamptz not null default now(), primary key (org_id, idem_key));
grant select (org_id, idem_key, request_sha, status, created_at) on payment_requests to ichido_view, ichido_ops;
insert into payment_requests (org_id, idem_key, request_sha, status, response, created_at)
select 1 + n % 3, ('a000' || lpad(to_hex(n), 4, '0') || '-0000-4000-8000-000000000000')::uuid, sha256(n::text::bytea),
       (array['처리중','완료','실패','완료'])[1 + n % 4], case when n % 4 > 0 then '{"http_status": 201}'::jsonb end,
       -- pairs share their microsecond, so that the key must break the tie
       date_trunc('hour', now()) - interval '1 day' + (n / 2) * interval '1 second' + interval '7 microseconds'
from generate_series(0, 59) n;)";

Result<RequestPage> list(PostgresStore& store, PageRequest page, CancelToken cancel = {})
{
    return test::await<RequestPage>([&](auto reply) { store.list(std::move(page), cancel, std::move(reply)); });
}

Result<StuckPage> stuck(PostgresStore& store, PageRequest page)
{
    return test::await<StuckPage>([&](auto reply) { store.stuck(std::move(page), {}, std::move(reply)); });
}

// All rows, page by page.
std::vector<Intent> walk(PostgresStore& store, PageRequest page)
{
    std::vector<Intent> all;
    for (;;) {
        auto got = test::value_of(list(store, page));
        all.insert(all.end(), got.rows.begin(), got.rows.end());
        if (!got.next)
            return all;
        page.after = got.next;
    }
}

bool ordered(const std::vector<Intent>& rows, bool newest_first)
{
    return std::is_sorted(rows.begin(), rows.end(), [newest_first](const Intent& left, const Intent& right) {
        const auto key = [](const Intent& intent) {
            return std::tuple(intent.created_at, intent.request.org, static_cast<const Uuid&>(intent.request.key));
        };
        return newest_first ? key(right) < key(left) : key(left) < key(right);
    });
}

std::size_t distinct(const std::vector<Intent>& rows)
{
    std::set<RequestKey> keys;
    for (const Intent& row : rows)
        keys.insert(row.request);
    return keys.size();
}

RequestKey key_of(int n)
{
    const QString text = QStringLiteral("a000%1-0000-4000-8000-000000000000").arg(n, 4, 16, QLatin1Char('0'));
    return {OrgId{1 + n % 3}, IdemKey::parse(text.toStdString()).value()};
}

Query of_org(std::int64_t org)
{
    Query query;
    query.org = OrgId{org};
    return query;
}

} // namespace

class TestStore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { cluster = std::make_unique<test::PrivateCluster>(); }
    void cleanupTestCase() { cluster.reset(); }

    // In this order: a database grows from nothing to ours.
    void withoutTheTableItSaysSo()
    {
        PostgresStore store(cluster->login("ichido_view"));
        const auto page = list(store, {});
        QVERIFY(!page.has_value());
        QCOMPARE(page.error().code, std::string("table.missing"));
    }

    void withoutOursItStillLists()
    {
        cluster->script(given_table);
        PostgresStore store(cluster->login("ichido_view"));
        const auto page = test::value_of(list(store, {}));
        QCOMPARE(page.rows.size(), std::size_t{rows_in_all});
        QVERIFY(!page.next);
        QVERIFY(!page.rows.front().order);
        QCOMPARE(test::value_of(stuck(store, {})).rows.size(), std::size_t{15});
        const auto organizations = test::value_of(
            test::await<std::vector<Organization>>([&](auto reply) { store.organizations({}, std::move(reply)); }));
        QCOMPARE(organizations.size(), std::size_t{3});
        QVERIFY(!organizations.front().configured);
        const auto detail = test::value_of(
            test::await<RequestDetail>([&](auto reply) { store.show(key_of(1), {}, std::move(reply)); }));
        QVERIFY(detail.intent.status == RequestStatus::completed);
        QVERIFY(detail.response.empty());
        Query by_name;
        by_name.org_name = "Aoba Shop";
        QCOMPARE(list(store, {by_name, {}, true, 10}).error().code, std::string("organization.unknown"));
    }

    void afterMigrationOrdersAreThere()
    {
        cluster->prepare();
        cluster->script("insert into orders (org_id, idem_key, amount, currency) select org_id, idem_key, 1000, 'JPY'"
                        " from payment_requests where org_id = 1;"
                        "insert into ichido.organization (org_id, name, gateway, fingerprint_kind, conflict_policy,"
                        " stuck_threshold, send_deadline, clock_skew) values"
                        " (1, 'Aoba Shop', 'sandbox', 'raw', 'return_original', '10 min', '30 s', '5 s'),"
                        " (2, 'Bada Market', 'sandbox', 'jcs', 'reject', '2 days', null, '5 s'),"
                        " (9, 'Quiet Store', 'sandbox', 'jcs', 'reject', '10 min', null, '5 s');");
        PostgresStore store(cluster->login("ichido_view"));
        const auto page = test::value_of(list(store, {of_org(1), {}, true, 100}));
        QCOMPARE(page.rows.size(), std::size_t{20});
        QVERIFY(page.rows.front().order.has_value());
        QVERIFY(page.rows.front().order->amount == (Money{1000, "JPY"}));
    }

    void organizationsAreThoseStatedAndThoseSeen()
    {
        PostgresStore store(cluster->login("ichido_view"));
        const auto all = test::value_of(
            test::await<std::vector<Organization>>([&](auto reply) { store.organizations({}, std::move(reply)); }));
        QCOMPARE(all.size(), std::size_t{4});
        QCOMPARE(all[0].name, std::string("Aoba Shop"));
        QVERIFY(all[0].fingerprint == FingerprintKind::raw);
        QVERIFY(all[0].conflict_policy == ContentConflictPolicy::return_original);
        QVERIFY(all[0].send_deadline == Duration(30s));
        QVERIFY(all[1].stuck_threshold == Duration(48h));
        QVERIFY(!all[1].send_deadline);
        QVERIFY(all[2].id.value == 3 && !all[2].configured);
        QVERIFY(all[3].id.value == 9 && all[3].configured);
    }

    void pagesMeetWithoutGapOrRepetition_data()
    {
        QTest::addColumn<int>("limit");
        QTest::addColumn<bool>("newest_first");
        QTest::addColumn<bool>("one_organisation");
        for (const int limit : {1, 7, 59, 60, 61})
            for (const bool newest : {true, false})
                for (const bool one : {true, false})
                    QTest::addRow("%d rows a page, %s, %s", limit, newest ? "newest first" : "oldest first",
                                  one ? "one organisation" : "all")
                        << limit << newest << one;
    }

    void pagesMeetWithoutGapOrRepetition()
    {
        QFETCH(int, limit);
        QFETCH(bool, newest_first);
        QFETCH(bool, one_organisation);
        PostgresStore store(cluster->login("ichido_view"));
        const auto all = walk(store, {one_organisation ? of_org(2) : Query{}, {}, newest_first, limit});
        QCOMPARE(all.size(), std::size_t(one_organisation ? 20 : 60));
        QCOMPARE(distinct(all), all.size());
        QVERIFY(ordered(all, newest_first));
    }

    void theCursorSurvivesTheDeletionOfItsRow()
    {
        PostgresStore store(cluster->login("ichido_view"));
        const auto before = walk(store, {{}, {}, true, 100});
        const auto first = test::value_of(list(store, {{}, {}, true, 10}));
        const auto deleted = first.rows.back();
        cluster->script("create table kept as select * from payment_requests where idem_key = '" +
                        deleted.request.key.text() + "'; delete from payment_requests where idem_key = '" +
                        deleted.request.key.text() + "'");
        const auto second = test::value_of(list(store, {{}, first.next, true, 10}));
        cluster->script("insert into payment_requests select * from kept; drop table kept");
        QVERIFY(second.rows.front() == before[10]);
    }

    void filters_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<int>("rows");
        QTest::newRow("one status") << QStringLiteral("processing") << 15;
        QTest::newRow("two statuses") << QStringLiteral("final") << 45;
        QTest::newRow("a whole key without its organisation") << QStringLiteral("key") << 1;
        QTest::newRow("the beginning of a key") << QStringLiteral("prefix") << 16;
        QTest::newRow("an odd beginning of a key") << QStringLiteral("odd prefix") << 60;
        QTest::newRow("a hash") << QStringLiteral("sha") << 1;
        QTest::newRow("a time range") << QStringLiteral("created") << 4;
        QTest::newRow("older than a week") << QStringLiteral("age over") << 0;
        QTest::newRow("younger than a week") << QStringLiteral("age under") << 60;
        QTest::newRow("an organisation by name") << QStringLiteral("name") << 20;
        QTest::newRow("an order") << QStringLiteral("order") << 1;
        QTest::newRow("stuck by each threshold") << QStringLiteral("stuck") << 10;
    }

    void filters()
    {
        QFETCH(QString, what);
        QFETCH(int, rows);
        PostgresStore store(cluster->login("ichido_view"));
        const auto all = walk(store, {{}, {}, true, 100});
        Query query;
        if (what == u"processing"_qs)
            query.statuses = {RequestStatus::processing};
        else if (what == u"final"_qs)
            query.statuses = {RequestStatus::completed, RequestStatus::failed};
        else if (what == u"key"_qs)
            query.key_prefix = key_of(17).key.text();
        else if (what == u"prefix"_qs)
            query.key_prefix = "a000001";
        else if (what == u"odd prefix"_qs)
            query.key_prefix = "a00";
        else if (what == u"sha"_qs)
            query.sha_prefix = all.front().request_sha.hex().substr(0, 13);
        else if (what == u"created"_qs) {
            query.created_from = all[10].created_at; // the newer of its pair's two rows
            query.created_to = all[10].created_at + 2s;
        } else if (what == u"age over"_qs)
            query.age_over = 24h * 7;
        else if (what == u"age under"_qs)
            query.age_under = 24h * 7;
        else if (what == u"name"_qs)
            query.org_name = "Aoba Shop";
        else if (what == u"order"_qs)
            query.order_id = 1;
        else
            query.stuck_only = true; // organisation 2 waits two days
        QCOMPARE(walk(store, {query, {}, true, 7}).size(), static_cast<std::size_t>(rows));
    }

    void anUnknownOrganisationIsAMistake()
    {
        PostgresStore store(cluster->login("ichido_view"));
        QCOMPARE(list(store, {of_org(404), {}, true, 10}).error().code, std::string("organization.unknown"));
        QVERIFY(test::value_of(list(store, {of_org(9), {}, true, 10})).rows.empty());
        Query query;
        query.org_name = "No Such Shop'; drop table orders; --";
        QCOMPARE(stuck(store, {query, {}, true, 10}).error().code, std::string("organization.unknown"));
    }

    void theStuckListIsOldestFirst()
    {
        PostgresStore store(cluster->login("ichido_view"));
        PageRequest page;
        page.limit = 4;
        std::vector<Intent> all;
        for (;;) {
            const auto got = test::value_of(stuck(store, page));
            for (const auto& row : got.rows)
                all.push_back(row.intent);
            QVERIFY(got.now > all.back().created_at);
            if (!got.next)
                break;
            page.after = got.next;
        }
        QCOMPARE(all.size(), std::size_t{15});
        QVERIFY(ordered(all, false));
        QVERIFY(std::all_of(all.begin(), all.end(),
                            [](const Intent& intent) { return intent.status == RequestStatus::processing; }));
    }

    void onlyTheChosenKeysAreRead()
    {
        PostgresStore store(cluster->login("ichido_view"));
        PageRequest page;
        page.keys = {key_of(0),
                     key_of(4),
                     key_of(4),
                     key_of(8),
                     key_of(5),                  // 0, 4 and 8 are 처리중, 5 is not
                     {OrgId{2}, key_of(0).key}}; // another organisation's key of the same name
        page.limit = 2;
        const auto chosen = walk(store, page); // page by page, newest first
        QCOMPARE(chosen.size(), std::size_t{4});
        QVERIFY(ordered(chosen, true));
        QVERIFY(chosen[0].request == key_of(8));
        QVERIFY(chosen[3].request == key_of(0));
        const auto left = test::value_of(stuck(store, page));
        QCOMPARE(left.rows.size(), std::size_t{2});
        QVERIFY(left.rows[0].intent.request == key_of(0));
        page.after = left.next;
        const auto last = test::value_of(stuck(store, page));
        QCOMPARE(last.rows.size(), std::size_t{1});
        QVERIFY(last.rows[0].intent.request == key_of(8));
        QVERIFY(!last.next);
        page.after.reset();
        page.query = of_org(1); // of the chosen ones those that the query finds, too
        QCOMPARE(walk(store, page).size(), std::size_t{1});
        page.query = {};
        page.keys = {{OrgId{404}, key_of(0).key}};
        QVERIFY(test::value_of(list(store, page)).rows.empty());
    }

    void anEmptyPageStillTellsTheTime()
    {
        PostgresStore store(cluster->login("ichido_view"));
        Query query;
        query.age_over = 24h * 365;
        const auto page = test::value_of(list(store, {query, {}, true, 10}));
        QVERIFY(page.rows.empty());
        QVERIFY(page.now > Instant(std::chrono::sys_days{std::chrono::year{2020} / 1 / 1}));
    }

    void anUnknownRequestIsAMistake()
    {
        PostgresStore store(cluster->login("ichido_view"));
        const auto detail = test::await<RequestDetail>([&](auto reply) {
            store.show({OrgId{1}, key_of(1).key}, {}, std::move(reply));
        });
        QCOMPARE(detail.error().code, std::string("request.unknown"));
    }

    void theDatabaseHasAnIdentity()
    {
        PostgresStore store(cluster->login("ichido_view"));
        const auto identity = test::value_of(
            test::await<std::string>([&](auto reply) { store.database_identity({}, std::move(reply)); }));
        QVERIFY(
            QRegularExpression(QStringLiteral("^[0-9]+/ichido$")).match(QString::fromStdString(identity)).hasMatch());
    }

    void aCancelledReadIsNotDone()
    {
        PostgresStore store(cluster->login("ichido_view"));
        const CancelToken cancel;
        cancel.cancel();
        QVERIFY(list(store, {}, cancel).error().kind == FailureKind::cancelled);
    }

    void aLostConnectionComesBack()
    {
        PostgresStore store(cluster->login("ichido_view"));
        (void)test::value_of(list(store, {}));
        // As the owner cannot end another login's backend, its own cluster's superuser is not needed:
        // the login ends itself.
        const auto other = test::value_of(Session::open(cluster->login("ichido_view"), Access::read));
        (void)test::value_of(run(*other, "select pg_terminate_backend(pid, 10000) from pg_stat_activity"
                                         " where usename = session_user and pid <> pg_backend_pid()"));
        (void)test::value_of(list(store, {}));
    }

    void closingEndsWhatRuns()
    {
        auto store = std::make_unique<PostgresStore>(cluster->login("ichido_view"));
        (void)test::value_of(list(*store, {}));
        // A lock that the next read must wait for.
        const auto locker = test::value_of(Session::open(cluster->owner(), Access::schema));
        (void)test::value_of(run_script(*locker, "begin; lock table payment_requests in access exclusive mode", 5s));
        store->list({}, {}, [](Result<RequestPage>) {});
        QElapsedTimer timer;
        timer.start();
        store.reset();
        QVERIFY(timer.elapsed() < 3000);
    }
};

QTEST_GUILESS_MAIN(TestStore)
#include "tst_store.moc"
