// Plans to write and read, and files as a careful forger would seal them.
#pragma once

#include "recovery/domain/plan.h"
#include "recovery/evidence/sha256.h"

#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace ichido::evidence_tests {

inline constexpr std::array every_kind{VerdictKind::wait, VerdictKind::ask, VerdictKind::settle_completed,
                                       VerdictKind::settle_failed, VerdictKind::person};
inline constexpr int reasons = static_cast<int>(Reason::organization_unconfigured) + 1;

inline Uuid numbered_uuid(std::uint8_t group, std::uint8_t number)
{
    Uuid uuid;
    uuid.bytes.front() = group;
    uuid.bytes.back() = number;
    return uuid;
}

inline Instant moment(std::int64_t microseconds)
{
    return parse_instant("2026-11-30T14:03:22.000001Z").value() + Duration{microseconds};
}

inline bool settles(VerdictKind kind)
{
    return kind == VerdictKind::settle_completed || kind == VerdictKind::settle_failed;
}

/// A line of any kind with everything that such a line can hold.
inline PlanLine full_line(std::uint8_t number, VerdictKind kind, Reason reason)
{
    PlanLine line;
    line.command = CommandId(numbered_uuid(0xC0, number));
    line.organization_name = "株式会社\"Kissaten\" \\ ☕";
    line.intent.request = {OrgId{7}, IdemKey(numbered_uuid(0xA0, number))};
    line.intent.request_sha = sha256(std::string_view("content"));
    line.intent.created_at = moment(number);
    line.intent.order = Order{1'000 + number, Money{1'200, "JPY"}, "pending"};
    line.intent.known_reference = "pay_known";
    line.verdict.kind = kind;
    line.verdict.reason = reason;
    line.verdict.alarm = true;
    line.verdict.propose_refund = true;
    line.verdict.stop_gateway = true;
    line.verdict.not_before = moment(300'000'000);
    line.verdict.evidence_ids = {41, 42};
    if (settles(kind)) {
        const bool completes = kind == VerdictKind::settle_completed;
        line.verdict.settlement = Settlement{completes ? RequestStatus::completed : RequestStatus::failed, "pay_7",
                                             Money{1'200, "JPY"}, Refund{200, false}, completes ? "" : "card_declined"};
    }
    return line;
}

/// The same with everything left out that may be missing.
inline PlanLine bare_line(std::uint8_t number, VerdictKind kind, Reason reason)
{
    PlanLine line = full_line(number, kind, reason);
    line.organization_name.clear();
    line.intent.order.reset();
    line.intent.known_reference.reset();
    line.verdict.alarm = line.verdict.propose_refund = line.verdict.stop_gateway = false;
    line.verdict.not_before.reset();
    if (settles(kind))
        line.verdict.settlement = Settlement{line.verdict.settlement->status, "", std::nullopt, std::nullopt, ""};
    else
        line.verdict.evidence_ids.clear();
    return line;
}

/// A plan with one line of each kind.
inline Plan sample_plan()
{
    Plan plan;
    plan.header.plan = numbered_uuid(0xF0, 1);
    plan.header.database = "7301234567890123456/ichido";
    plan.header.made_at = moment(0);
    plan.header.expires_at = moment(900'000'000);
    plan.lines = {full_line(1, VerdictKind::settle_completed, Reason::charged_then_partly_refunded),
                  bare_line(2, VerdictKind::settle_failed, Reason::not_charged),
                  bare_line(3, VerdictKind::person, Reason::double_charge),
                  full_line(4, VerdictKind::wait, Reason::authorized_not_captured),
                  bare_line(5, VerdictKind::ask, Reason::no_evidence)};
    return plan;
}

/// `before` with a last line whose number and digest fit: what reads it must see for itself
/// what is wrong with the lines.
inline std::string sealed(const std::string& before)
{
    std::size_t lines = 0;
    for (const char c : before)
        lines += c == '\n' ? 1 : 0;
    return before + R"({"lines":)" + std::to_string(lines - 1) + R"(,"sha256":")" + sha256(before).hex() + "\"}\n";
}

/// A written file without its last line.
inline std::string unsealed(std::string file)
{
    file.pop_back();
    file.resize(file.rfind('\n') + 1);
    return file;
}

} // namespace ichido::evidence_tests
