// A plan with a line of each kind, in no order.
#pragma once

#include "recovery/domain/plan.h"
#include "tests/models/rows_for_tests.h"

namespace ichido::rows {

inline CommandId command_of(int number)
{
    Uuid uuid;
    uuid.bytes[15] = static_cast<std::uint8_t>(number);
    return CommandId(uuid);
}

/// Line no. `number`, of an organisation of that number.
inline PlanLine plan_line(int number, VerdictKind kind, Reason reason, Money amount)
{
    PlanLine line;
    line.command = command_of(number);
    line.intent = intent_of(number, std::chrono::hours{2});
    line.intent.order->amount = std::move(amount);
    line.verdict.kind = kind;
    line.verdict.reason = reason;
    if (kind == VerdictKind::settle_completed)
        line.verdict.settlement = Settlement{RequestStatus::completed, "ch_3a9", line.intent.order->amount, {}, {}};
    if (kind == VerdictKind::settle_failed)
        line.verdict.settlement = Settlement{RequestStatus::failed, {}, {}, {}, "card_declined"};
    return line;
}

/// Three to complete (lines 2, 4 and 6), one to fail (3), two for a person (5, 8), one to wait (1), one to ask (7).
inline Plan plan_of_all_kinds()
{
    Plan plan;
    plan.header.plan = *Uuid::parse("0190aaaa-bbbb-7ccc-8ddd-eeeeffff0000");
    plan.header.database = "7301/shop";
    plan.lines = {
        plan_line(1, VerdictKind::wait, Reason::lease_held, {100, "JPY"}),
        plan_line(2, VerdictKind::settle_completed, Reason::charged, {4000000, "JPY"}),
        plan_line(3, VerdictKind::settle_failed, Reason::failed_final, {500, "JPY"}),
        plan_line(4, VerdictKind::settle_completed, Reason::charged, {114550, "USD"}),
        plan_line(5, VerdictKind::person, Reason::amount_differs, {1, "KWD"}),
        plan_line(6, VerdictKind::settle_completed, Reason::charged, {218300, "JPY"}),
        plan_line(7, VerdictKind::ask, Reason::no_evidence, {30000, "KRW"}),
        plan_line(8, VerdictKind::person, Reason::foreign_payment, {2, "KWD"}),
    };
    plan.lines[7].verdict.alarm = true;
    plan.lines[1].organization_name = "acme\u202E";
    return plan;
}

} // namespace ichido::rows
