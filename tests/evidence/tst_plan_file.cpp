// A plan is read back as it was written.
#include "recovery/evidence/plan_file.h"
#include "tests/evidence/plan_samples.h"

#include <QTest>
#include <rapidcheck.h>

#include <string>
#include <vector>

using namespace ichido;
using namespace ichido::evidence_tests;

namespace {

/// Well-formed UTF-8, with what JSON must escape among it.
rc::Gen<std::string> any_text()
{
    const auto piece = rc::gen::weightedElement<std::string>({{6, "a"},
                                                              {2, "é"},
                                                              {2, "株"},
                                                              {1, "☕"},
                                                              {1, "😀"},
                                                              {1, "\""},
                                                              {1, "\\"},
                                                              {1, "\n"},
                                                              {1, "\r\n"},
                                                              {1, "\x7f"},
                                                              {1, "\x01"},
                                                              {1, std::string(1, '\0')},
                                                              {1, "\n{\"lines\":0,\"sha256\":\"\"}\n"},
                                                              {1, "\xE2\x80\xAE"}});
    return rc::gen::map(rc::gen::container<std::vector<std::string>>(piece), [](const std::vector<std::string>& all) {
        std::string text;
        for (const std::string& one : all)
            text += one;
        return text;
    });
}

Instant any_instant()
{
    // The years 0000 to 9999, which RFC 3339 can spell.
    const auto seconds = *rc::gen::inRange<std::int64_t>(-62'167'219'200, 253'402'300'800);
    return Instant{Duration{seconds * 1'000'000 + *rc::gen::inRange<std::int64_t>(0, 1'000'000)}};
}

Uuid any_uuid()
{
    Uuid uuid;
    for (std::uint8_t& byte : uuid.bytes)
        byte = *rc::gen::arbitrary<std::uint8_t>();
    return uuid;
}

Money any_money()
{
    return {*rc::gen::arbitrary<std::int64_t>(), *rc::gen::element<std::string>("JPY", "USD", "KWD", "")};
}

template <typename Make>
auto perhaps(Make make) -> std::optional<decltype(make())>
{
    if (*rc::gen::arbitrary<bool>())
        return make();
    return std::nullopt;
}

PlanLine any_line()
{
    PlanLine line;
    line.command = CommandId(any_uuid());
    line.organization_name = *any_text();
    line.intent.request = {OrgId{*rc::gen::arbitrary<std::int64_t>()}, IdemKey(any_uuid())};
    line.intent.request_sha = sha256(*any_text());
    line.intent.status = *rc::gen::element(RequestStatus::processing, RequestStatus::completed, RequestStatus::failed);
    line.intent.created_at = any_instant();
    line.intent.order = perhaps([] { return Order{*rc::gen::arbitrary<std::int64_t>(), any_money(), *any_text()}; });
    line.intent.known_reference = perhaps([] { return *any_text(); });
    line.verdict.kind = *rc::gen::elementOf(every_kind);
    line.verdict.reason = static_cast<Reason>(*rc::gen::inRange(0, reasons));
    line.verdict.alarm = *rc::gen::arbitrary<bool>();
    line.verdict.propose_refund = *rc::gen::arbitrary<bool>();
    line.verdict.stop_gateway = *rc::gen::arbitrary<bool>();
    line.verdict.not_before = perhaps(any_instant);
    line.verdict.evidence_ids = *rc::gen::arbitrary<std::vector<std::int64_t>>();
    if (settles(line.verdict.kind)) {
        line.verdict.evidence_ids.push_back(*rc::gen::arbitrary<std::int64_t>());
        line.verdict.settlement = Settlement{
            line.verdict.kind == VerdictKind::settle_completed ? RequestStatus::completed : RequestStatus::failed,
            *any_text(), perhaps(any_money), perhaps([] {
                return Refund{*rc::gen::arbitrary<std::int64_t>(), *rc::gen::arbitrary<bool>()};
            }),
            *any_text()};
    }
    return line;
}

} // namespace

class TestPlanFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_kind_and_reason_comes_back()
    {
        for (const VerdictKind kind : every_kind) {
            for (int number = 0; number < reasons; ++number) {
                const auto reason = static_cast<Reason>(number);
                Plan plan = sample_plan();
                plan.lines = {full_line(1, kind, reason), bare_line(2, kind, reason)};
                const auto read = read_plan(write_plan(plan));
                QVERIFY2(read, std::string(to_word(reason)).c_str());
                QVERIFY(*read == plan);
            }
        }
    }

    void a_plan_without_lines_comes_back()
    {
        Plan plan = sample_plan();
        plan.lines.clear();
        QVERIFY(read_plan(write_plan(plan)).value() == plan);
    }

    void any_plan_comes_back()
    {
        const bool holds = rc::check([] {
            Plan plan;
            plan.header = {1, any_uuid(), *any_text(), any_instant(), any_instant()};
            for (int left = *rc::gen::inRange(0, 6); left > 0; --left)
                plan.lines.push_back(any_line());
            const std::string file = write_plan(plan);
            const auto read = read_plan(file);
            RC_ASSERT(read.has_value());
            RC_ASSERT(*read == plan);
            RC_ASSERT(write_plan(*read) == file);
        });
        QVERIFY(holds);
    }

    void the_extremes_of_numbers_and_times_come_back()
    {
        Plan plan = sample_plan();
        Intent& intent = plan.lines.front().intent;
        intent.request.org.value = INT64_MIN;
        intent.order->id = INT64_MAX;
        intent.order->amount.minor = INT64_MIN;
        intent.created_at = parse_instant("0000-01-01T00:00:00.000000Z").value();
        plan.header.expires_at = parse_instant("9999-12-31T23:59:59.999999Z").value();
        plan.lines.front().verdict.evidence_ids = {INT64_MAX, INT64_MIN, 0};
        QVERIFY(read_plan(write_plan(plan)).value() == plan);
    }

    void many_lines_come_back()
    {
        Plan plan = sample_plan();
        plan.lines.clear();
        for (int number = 0; number < 4'000; ++number) {
            plan.lines.push_back(full_line(0, VerdictKind::settle_completed, Reason::charged));
            for (Uuid* uuid : {static_cast<Uuid*>(&plan.lines.back().command),
                               static_cast<Uuid*>(&plan.lines.back().intent.request.key)}) {
                uuid->bytes[5] = static_cast<std::uint8_t>(number / 256);
                uuid->bytes[6] = static_cast<std::uint8_t>(number % 256);
            }
        }
        QVERIFY(read_plan(write_plan(plan)).value() == plan);
    }

    void the_form_that_is_documented()
    {
        Plan plan = sample_plan();
        plan.lines = {bare_line(2, VerdictKind::settle_failed, Reason::not_charged)};
        const std::string before =
            R"({"ichido_plan":1,"plan":"f0000000-0000-0000-0000-000000000001",)"
            R"("database":"7301234567890123456/ichido","made_at":"2026-11-30T14:03:22.000001Z",)"
            R"("expires_at":"2026-11-30T14:18:22.000001Z"})"
            "\n"
            R"({"command":"c0000000-0000-0000-0000-000000000002","organization":"",)"
            R"("intent":{"org_id":7,"idem_key":"a0000000-0000-0000-0000-000000000002",)"
            R"("request_sha":"ed7002b439e9ac845f22357d822bac1444730fbdb6016d3ec9432297b9ec9f73",)"
            R"("status":"processing","created_at":"2026-11-30T14:03:22.000003Z","order":null,)"
            R"("known_reference":null},)"
            R"("verdict":{"kind":"settle_failed","reason":"not_charged","alarm":false,"propose_refund":false,)"
            R"("stop_gateway":false,"not_before":null,"settlement":{"status":"failed","gateway_reference":"",)"
            R"("amount":null,"refund":null,"failure_code":""},"evidence_ids":[41,42]}})"
            "\n";
        QCOMPARE(write_plan(plan), sealed(before));
    }

    void a_text_that_is_no_UTF_8_is_written_so_that_it_can_be_read()
    {
        Plan plan = sample_plan();
        plan.lines.front().organization_name = "caf\xE9";
        const auto read = read_plan(write_plan(plan));
        QVERIFY(read);
        QCOMPARE(read->lines.front().organization_name, std::string("caf\xEF\xBF\xBD"));
    }
};

QTEST_APPLESS_MAIN(TestPlanFile)
#include "tst_plan_file.moc"
