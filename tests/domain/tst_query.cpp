// The filter language: what each field means.
#include "recovery/domain/query.h"

#include <QTest>

#include <string>

using namespace ichido;
using namespace std::chrono_literals;

namespace {

Query read(std::string_view text)
{
    const auto query = parse_query(text);
    if (query)
        return *query;
    const std::string fault = std::string(text) + ": " + query.error().code;
    QTest::qFail(fault.c_str(), __FILE__, __LINE__);
    return {};
}

Instant at(std::string_view text)
{
    return *parse_instant(text);
}

} // namespace

class TestQuery final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothing_is_asked_of_an_empty_query();
    void an_organisation_by_number_or_name();
    void quotes_make_a_name();
    void a_status_in_three_languages();
    void several_statuses_are_any_of_them();
    void an_age();
    void a_time_of_creation_data();
    void a_time_of_creation();
    void a_key_by_its_beginning();
    void a_hash_by_its_beginning();
    void an_order();
    void stuck();
    void all_filters_hold_at_once();
    void what_separates();
    void the_longest_query();
};

void TestQuery::nothing_is_asked_of_an_empty_query()
{
    for (const char* text : {"", " ", "\t\r\n", "\xE3\x80\x80"})
        QVERIFY(read(text) == Query{});
}

void TestQuery::an_organisation_by_number_or_name()
{
    QVERIFY(read("org:7").org == OrgId{7});
    QVERIFY(read("org:-7").org == OrgId{-7});
    QVERIFY(read("org:9223372036854775807").org == OrgId{INT64_MAX});
    QVERIFY(read("org:7").org_name.empty());
    QCOMPARE(read("org:acme").org_name, std::string("acme"));
    QCOMPARE(read("ORG:Acme").org_name, std::string("Acme"));
    QCOMPARE(read("org:7eleven").org_name, std::string("7eleven"));
    QCOMPARE(read("org:株式会社一度").org_name, std::string("株式会社一度"));
    QVERIFY(!read("org:acme").org);
}

void TestQuery::quotes_make_a_name()
{
    QCOMPARE(read("org:\"7\"").org_name, std::string("7"));
    QVERIFY(!read("org:\"7\"").org);
    QCOMPARE(read("org:\"Acme Trading Ltd\"").org_name, std::string("Acme Trading Ltd"));
    QCOMPARE(read("org:\"a:b\"").org_name, std::string("a:b"));
    const std::string written = "org:\"the \\\"best\\\" \\\\ most\\n\"";
    QCOMPARE(read(written).org_name, std::string("the \"best\" \\ most\\n"));
    QCOMPARE(read("org:\"'; drop table orders; --\"").org_name, std::string("'; drop table orders; --"));
}

void TestQuery::a_status_in_three_languages()
{
    struct {
        RequestStatus status;
        const char* words[4];
    } const all[] = {{RequestStatus::processing, {"processing", "PROCESSING", "処理中", "처리중"}},
                     {RequestStatus::completed, {"completed", "Completed", "完了", "완료"}},
                     {RequestStatus::failed, {"failed", "\"failed\"", "失敗", "실패"}}};
    for (const auto& one : all)
        for (const char* word : one.words)
            QVERIFY(read(std::string("status:") + word).statuses == std::vector{one.status});
}

void TestQuery::several_statuses_are_any_of_them()
{
    const std::vector both{RequestStatus::failed, RequestStatus::processing};
    for (const char* text : {"status:failed,processing", "status:failed status:処理中", "status:失敗,처리중,failed",
                             "status:\"failed,processing\""})
        QVERIFY(read(text).statuses == both);
}

void TestQuery::an_age()
{
    QVERIFY(read("age:>10m").age_over == Duration{10min});
    QVERIFY(!read("age:>10m").age_under);
    QVERIFY(read("age:<2h30m").age_under == Duration{150min});
    const Query between = read("age:>10m age:<10m1ms");
    QVERIFY(between.age_over == Duration{10min} && between.age_under == Duration{10min + 1ms});
}

void TestQuery::a_time_of_creation_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("from");
    QTest::addColumn<std::string>("to");
    const auto row = [](const char* text, const char* from, const char* to) {
        QTest::newRow(text) << std::string(text) << std::string(from) << std::string(to);
    };
    row("2026-11-30", "2026-11-30T00:00:00Z", "2026-12-01T00:00:00Z");
    row("2026-11-01..2026-11-30", "2026-11-01T00:00:00Z", "2026-12-01T00:00:00Z");
    row("2026-11-30..2026-11-30", "2026-11-30T00:00:00Z", "2026-12-01T00:00:00Z");
    row("2026-11-01..", "2026-11-01T00:00:00Z", "");
    row("..2026-11-30", "", "2026-12-01T00:00:00Z");
    row("2026-11-30T10:00:00Z..2026-11-30T10:00:00.000001Z", "2026-11-30T10:00:00Z", "2026-11-30T10:00:00.000001Z");
    row("2026-11-30T10:00:00+09:00..", "2026-11-30T01:00:00Z", "");
    row("\"2026-11-30\"", "2026-11-30T00:00:00Z", "2026-12-01T00:00:00Z");
}

void TestQuery::a_time_of_creation()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, from);
    QFETCH(const std::string, to);
    const Query query = read("created:" + text);
    QVERIFY(query.created_from == parse_instant(from));
    QVERIFY(query.created_to == parse_instant(to));
}

void TestQuery::a_key_by_its_beginning()
{
    const std::string whole = "3f2a1111-2222-4333-8444-555566667777";
    for (std::size_t length = 1; length <= whole.size(); ++length)
        QCOMPARE(read("key:" + whole.substr(0, length)).key_prefix, whole.substr(0, length));
    QCOMPARE(read("key:3F2A").key_prefix, std::string("3f2a"));
    QCOMPARE(read("key:3f2a1111222243338444555566667777").key_prefix, std::string("3f2a1111222243338444555566667777"));
}

void TestQuery::a_hash_by_its_beginning()
{
    QCOMPARE(read("sha:9C1e").sha_prefix, std::string("9c1e"));
    QCOMPARE(read("sha:" + std::string(64, 'F')).sha_prefix, std::string(64, 'f'));
}

void TestQuery::an_order()
{
    QVERIFY(read("order:1234").order_id == 1'234);
    QVERIFY(read("order:-9223372036854775808").order_id == INT64_MIN);
}

void TestQuery::stuck()
{
    QVERIFY(read("stuck:yes").stuck_only);
    QVERIFY(read("stuck:YES stuck:yes").stuck_only);
    QVERIFY(!read("org:7").stuck_only);
}

void TestQuery::all_filters_hold_at_once()
{
    Query expected;
    expected.org_name = "acme";
    expected.statuses = {RequestStatus::processing};
    expected.age_over = 10min;
    expected.created_from = at("2026-11-01T00:00:00Z");
    expected.created_to = at("2026-12-01T00:00:00Z");
    expected.key_prefix = "3f2a";
    expected.sha_prefix = "9c1e";
    expected.order_id = 1'234;
    expected.stuck_only = true;
    QVERIFY(read("org:acme status:処理中 age:>10m created:2026-11-01..2026-11-30 key:3f2a sha:9c1e order:1234 "
                 "stuck:yes") == expected);
}

void TestQuery::what_separates()
{
    for (const char* between : {" ", "   ", "\t", "\n", "\r\n", "\xE3\x80\x80"}) {
        const Query query = read(std::string("org:\"a\"") + between + "order:1" + between);
        QVERIFY(query.org_name == "a" && query.order_id == 1);
    }
}

void TestQuery::the_longest_query()
{
    QCOMPARE(read("org:" + std::string(4'092, 'a')).org_name.size(), std::size_t{4'092});
    QVERIFY(!parse_query("org:" + std::string(4'093, 'a')));
}

QTEST_APPLESS_MAIN(TestQuery)
#include "tst_query.moc"
