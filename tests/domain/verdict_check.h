// What a verdict must be, and the rules that hold for every verdict whatever its row.
#pragma once

#include "tests/domain/scene.h"

#include <QTest>

#include <string>

struct Expected {
    ichido::VerdictKind kind = ichido::VerdictKind::person;
    ichido::Reason reason = ichido::Reason::no_evidence;
    bool alarm = false;
    bool propose_refund = false;
    bool stop_gateway = false;
};
Q_DECLARE_METATYPE(ichido::scene::Scene)
Q_DECLARE_METATYPE(Expected)

/// Nothing is settled without evidence, and what will be written is complete.
inline void check_settlement(const ichido::Verdict& verdict)
{
    using ichido::VerdictKind;
    const bool completes = verdict.kind == VerdictKind::settle_completed;
    const bool settles = completes || verdict.kind == VerdictKind::settle_failed;
    QCOMPARE(verdict.settlement.has_value(), settles);
    if (!settles)
        return;
    QVERIFY(!verdict.evidence_ids.empty());
    const ichido::Settlement& written = *verdict.settlement;
    QVERIFY(written.status == (completes ? ichido::RequestStatus::completed : ichido::RequestStatus::failed));
    QCOMPARE(written.amount.has_value(), completes);
    QCOMPARE(written.failure_code.empty(), completes);
    if (completes)
        QVERIFY(!written.gateway_reference.empty());
}

inline void check_verdict(const ichido::Verdict& verdict, const Expected& expected)
{
    QCOMPARE(std::string(to_word(verdict.kind)), std::string(to_word(expected.kind)));
    QCOMPARE(std::string(to_word(verdict.reason)), std::string(to_word(expected.reason)));
    QCOMPARE(verdict.alarm, expected.alarm);
    QCOMPARE(verdict.propose_refund, expected.propose_refund);
    QCOMPARE(verdict.stop_gateway, expected.stop_gateway);
    check_settlement(verdict);
}

inline void row(const char* name, const ichido::scene::Scene& scene, Expected expected)
{
    QTest::newRow(name) << scene << expected;
}
