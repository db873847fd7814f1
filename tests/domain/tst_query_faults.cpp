// Where a query cannot be read: which word says so, where it points, and what it suggests.
#include "recovery/domain/query.h"

#include <QTest>

#include <string>

using namespace ichido;

class TestQueryFaults final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_fault_is_pointed_at_data();
    void a_fault_is_pointed_at();
    void a_suggestion_can_be_read();
    void a_megabyte_is_refused();
};

namespace {

/// `marked` has the faulty bytes in ‹›, so that the eye sees what the error points at.
void fault(std::string marked, const char* code, const char* suggestion = "")
{
    const std::string name = marked;
    const std::string open = "‹", close = "›";
    const std::size_t from = marked.find(open);
    marked.erase(from, open.size());
    const std::size_t to = marked.find(close);
    marked.erase(to, close.size());
    QTest::newRow(name.c_str()) << marked << QueryError{from, to - from, code, suggestion};
}

void hostile(const char* name, const std::string& text, std::size_t offset, std::size_t length, const char* code)
{
    QTest::newRow(name) << text << QueryError{offset, length, code, {}};
}

} // namespace

Q_DECLARE_METATYPE(ichido::QueryError)

void TestQueryFaults::a_fault_is_pointed_at_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<QueryError>("expected");

    fault("org:\"a\" ‹acme›", "query.no_field");
    fault("‹1234›", "query.no_field", "order:1234");
    fault("‹処理中›", "query.no_field", "status:処理中");
    fault("‹Failed›", "query.no_field", "status:Failed");
    fault("‹3F2A1111-2222-4333-8444-555566667777›", "query.no_field", "key:3f2a1111-2222-4333-8444-555566667777");
    fault("‹" + std::string(64, 'a') + "›", "query.no_field", ("sha:" + std::string(64, 'a')).c_str());
    fault("‹\"acme\"›", "query.no_field");
    fault("‹acme\"x y\"›", "query.no_field");
    fault("org:\"a\"‹b›", "query.no_field");
    fault("org:7 ‹stauts›:failed", "query.unknown_field", "status");
    fault("‹colour›:red", "query.unknown_field");
    fault("‹Keyy›:3f", "query.unknown_field", "key");
    fault("‹›:x", "query.unknown_field");
    fault("org:‹›", "query.empty_value");
    fault("org:‹› status:failed", "query.empty_value");
    fault("org:‹\"\"›", "query.empty_value");
    fault("org:‹\"acme›", "query.unclosed_quote");
    fault("org:‹\"acme\\\"›", "query.unclosed_quote");
    fault("acme‹\"x›", "query.unclosed_quote");
    fault("org:7 ‹org›:8", "query.repeated_field");
    fault("org:acme ‹ORG›:8", "query.repeated_field");
    fault("age:>1m ‹age›:>2m", "query.repeated_field");
    fault("age:<1m ‹age›:<2m", "query.repeated_field");
    fault("created:2026-11-30 ‹created›:..2026-12-01", "query.repeated_field");
    fault("key:3f ‹key›:3f", "query.repeated_field");
    fault("sha:3f ‹sha›:3f", "query.repeated_field");
    fault("order:1 ‹order›:1", "query.repeated_field");
    fault("org:‹9223372036854775808›", "query.bad_org", "\"9223372036854775808\"");
    fault("status:‹complete›", "query.bad_status", "completed");
    fault("status:‹処里中›", "query.bad_status", "処理中");
    fault("status:failed,‹compelted›", "query.bad_status", "completed");
    fault("status:\"failed,‹x›\"", "query.bad_status");
    fault("status:failed,‹›", "query.bad_status");
    fault("status:‹paid›", "query.bad_status");
    fault("age:‹10m›", "query.bad_age", ">10m");
    fault("age:‹>=10m›", "query.bad_age", ">10m");
    fault("age:‹<=10m›", "query.bad_age", "<10m");
    fault("age:‹>›", "query.bad_age");
    fault("age:‹>ten›", "query.bad_age");
    fault("age:‹>36526d›", "query.bad_age");
    fault("age:>10m age:‹<10m›", "query.empty_range");
    fault("age:<1m age:‹>10m›", "query.empty_range");
    fault("created:‹yesterday›", "query.bad_created");
    fault("created:‹..›", "query.bad_created");
    fault("created:‹2026-02-30›", "query.bad_created");
    fault("created:‹2026-11-30T10:00:00Z›", "query.bad_created", "2026-11-30T10:00:00Z..");
    fault("created:‹x›..2026-11-30", "query.bad_created");
    fault("created:2026-11-30..‹y›", "query.bad_created");
    fault("created:\"2026-11-30..‹y›\"", "query.bad_created");
    fault("created:2026-11-30..‹2026-12-01..2026-12-02›", "query.bad_created");
    fault("created:‹2026-12-01..2026-11-30›", "query.empty_range");
    fault("created:‹2026-11-30T10:00:00Z..2026-11-30T10:00:00Z›", "query.empty_range");
    fault("key:‹3g›", "query.bad_key");
    fault("key:‹3f2a1111-22224›", "query.bad_key");
    fault("key:‹-3f2a›", "query.bad_key");
    fault("key:‹3f2a1111-2222-4333-8444-5555666677778›", "query.bad_key");
    fault("key:‹" + std::string(33, 'a') + "›", "query.bad_key");
    fault("sha:‹xyz›", "query.bad_sha");
    fault("sha:‹" + std::string(65, 'a') + "›", "query.bad_sha");
    fault("order:‹ord_9›", "query.bad_order");
    fault("order:‹+1›", "query.bad_order");
    fault("order:‹1.0›", "query.bad_order");
    fault("order:‹-›", "query.bad_order");
    fault("order:‹9223372036854775808›", "query.bad_order");
    fault("stuck:‹no›", "query.bad_stuck", "yes");

    hostile("NUL", std::string("org:a\0b", 7), 5, 1, "query.control_character");
    hostile("escape", "org:\x1B[31m", 4, 1, "query.control_character");
    hostile("escape in quotes", "org:\"\x1B[31m\"", 5, 1, "query.control_character");
    hostile("delete", "org:\x7F", 4, 1, "query.control_character");
    hostile("cut UTF-8", "org:\xE5\x87", 4, 1, "query.not_utf8");
    hostile("overlong slash", "org:\xC0\xAF", 4, 1, "query.not_utf8");
    hostile("overlong NUL of three bytes", "org:\xE0\x80\x80", 4, 1, "query.not_utf8");
    hostile("surrogate", "org:\xED\xA0\x80", 4, 1, "query.not_utf8");
    hostile("above U+10FFFF", "org:\xF4\x90\x80\x80", 4, 1, "query.not_utf8");
    hostile("byte that begins nothing", "org:\xFF", 4, 1, "query.not_utf8");
    hostile("continuation alone", "\x80", 0, 1, "query.not_utf8");
    hostile("first byte before ASCII",
            "org:\xE5"
            "ab",
            4, 1, "query.not_utf8");
    hostile("one byte too long", std::string(4'097, ' '), 4'096, 1, "query.too_long");
}

void TestQueryFaults::a_fault_is_pointed_at()
{
    QFETCH(const std::string, text);
    QFETCH(const QueryError, expected);
    const auto query = parse_query(text);
    QVERIFY(!query.has_value());
    QCOMPARE(query.error().code, expected.code);
    QCOMPARE(query.error().offset, expected.offset);
    QCOMPARE(query.error().length, expected.length);
    QCOMPARE(query.error().suggestion, expected.suggestion);
}

/// What stands in place of the faulty bytes makes a query that can be read.
void TestQueryFaults::a_suggestion_can_be_read()
{
    for (std::string text : {"1234", "処理中", "stauts:failed", "org:9223372036854775808", "status:complete", "age:10m",
                             "age:>=10m", "created:2026-11-30T10:00:00Z", "stuck:no", "status:\"failed,compelted\""}) {
        const auto query = parse_query(text);
        QVERIFY(!query.has_value());
        const QueryError& error = query.error();
        QVERIFY2(!error.suggestion.empty(), text.c_str());
        text.replace(error.offset, error.length, error.suggestion);
        QVERIFY2(parse_query(text).has_value(), text.c_str());
    }
}

void TestQueryFaults::a_megabyte_is_refused()
{
    constexpr std::size_t megabyte = 1U << 20U;
    for (const std::string& text : {std::string(megabyte, 'a'), std::string(megabyte, '\0'), std::string(megabyte, '"'),
                                    std::string(megabyte, '\xFF')}) {
        const auto query = parse_query(text);
        QVERIFY(!query.has_value());
        QCOMPARE(query.error().code, std::string("query.too_long"));
        QCOMPARE(query.error().offset, std::size_t{4'096});
        QCOMPARE(query.error().length, megabyte - 4'096);
        QVERIFY(query.error().suggestion.empty());
    }
}

QTEST_APPLESS_MAIN(TestQueryFaults)
#include "tst_query_faults.moc"
