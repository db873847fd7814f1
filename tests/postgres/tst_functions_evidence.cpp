#include "functions_fixture.h"

#include <QtTest>

using namespace ichido::test;

namespace {

std::unique_ptr<PrivateCluster> cluster;

const char* const deadline_org = "1";
const char* const plain_org = "2"; // no send deadline, no refunds in its template
const char* const approval_org = "3";

// What a row of the tables below changes before a settle is tried.
struct Attempt {
    Row row;
    Recorded evidence;
    Settling settling;
};

// A charged intent of an hour ago that may be settled.
Attempt charged(const std::string& org)
{
    Attempt attempt{claimed(*cluster, "1 hour", org), {}, {}};
    attempt.evidence.payments = {payment_of(attempt.row)};
    return attempt;
}

std::string refusal_of(Attempt& attempt)
{
    Client login(*cluster, "ichido_ops");
    const auto recorded = record(login, attempt.row, attempt.evidence);
    attempt.settling.evidence = recorded["evidence_id"];
    const auto answer = settle(login, attempt.row, attempt.settling);
    return answer["outcome"] == "settled" ? "settled" : answer["refusal"];
}

using Change = void (*)(Attempt&);

} // namespace
Q_DECLARE_METATYPE(Change)
namespace {

void row(const char* name, const char* org, const char* refusal, Change change)
{
    QTest::newRow(name) << QString::fromLatin1(org) << QString::fromLatin1(refusal) << change;
}

void two(Attempt& attempt, const std::string& state_of_second)
{
    attempt.evidence.outcome = "several";
    attempt.evidence.payments.push_back(payment_of(attempt.row, state_of_second));
    attempt.evidence.payments.back().reference = "pay_2";
}

void tell(Attempt& a, const std::string& status, const std::string& body)
{
    a.settling.response =
        R"({"http_status":)" + status + R"(,"body":)" + body + R"(,"gateway_reference":"pay_1","refund":null})";
}

void make_failed(Attempt& attempt)
{
    attempt.evidence.outcome = "failed_terminal";
    attempt.evidence.payments[0].state = "failed_terminal";
    attempt.settling.status = failed;
    attempt.settling.response = envelope("pay_1", "null", 402);
}

} // namespace

class TestFunctionsEvidence : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        qRegisterMetaType<Change>();
        cluster = std::make_unique<PrivateCluster>();
        cluster->prepare();
        cluster->script("insert into ichido.organization (org_id, name, send_deadline, template_shows_refunds,"
                        " approval_above_minor) values (1, 'Aoba Shop', '30 s', true, null),"
                        " (2, 'Bada Market', null, false, null), (3, 'Cedar Tools', '30 s', true, 999),"
                        " (4, 'Dune Radio', '30 min', true, 1000)");
    }
    void cleanupTestCase() { cluster.reset(); }

    void whatEvidencePermits_data()
    {
        QTest::addColumn<QString>("org");
        QTest::addColumn<QString>("refusal");
        QTest::addColumn<Change>("change");
        const char* const no = "evidence_does_not_permit";
        row("one success", deadline_org, "settled", [](Attempt&) {});
        row("named by the order alone", deadline_org, "settled",
            [](Attempt& a) { a.evidence.payments[0].key.clear(); });
        row("named by the key alone", deadline_org, "settled",
            [](Attempt& a) { a.evidence.payments[0].order_id.clear(); });
        row("one success among dead", deadline_org, "settled", [](Attempt& a) { two(a, "failed_terminal"); });
        row("above nobody's threshold", "4", "settled", [](Attempt&) {});

        row("no reason", deadline_org, "reason_missing", [](Attempt& a) { a.settling.reason = " \n"; });
        row("a second person's", approval_org, "approval_needed", [](Attempt&) {});
        row("another amount", deadline_org, "amount_differs",
            [](Attempt& a) { a.evidence.payments[0].amount = "1001"; });
        row("no amount", deadline_org, "amount_differs", [](Attempt& a) { a.evidence.payments[0].amount.clear(); });
        row("another currency", deadline_org, "currency_differs",
            [](Attempt& a) { a.evidence.payments[0].currency = "USD"; });
        row("no currency", deadline_org, "currency_differs",
            [](Attempt& a) { a.evidence.payments[0].currency.clear(); });
        row("no order", deadline_org, "order_missing",
            [](Attempt& a) { cluster->script("delete from orders" + a.row.where()); });
        row("an old answer", deadline_org, "evidence_stale", [](Attempt& a) { a.evidence.asked_ago = "16 min"; });
        row("an answer of fourteen minutes", deadline_org, "settled",
            [](Attempt& a) { a.evidence.asked_ago = "14 min"; });
        row("another key", deadline_org, no, [](Attempt& a) { a.evidence.payments[0].key = "1-" + new_uuid(); });
        row("another organisation's key", deadline_org, no,
            [](Attempt& a) { a.evidence.payments[0].key = "2-" + a.row.key; });
        row("another order", deadline_org, no, [](Attempt& a) { a.evidence.payments[0].order_id = "999999"; });
        row("neither key nor order", deadline_org, no, [](Attempt& a) {
            a.evidence.payments[0].key.clear();
            a.evidence.payments[0].order_id.clear();
        });
        row("charged before the request", deadline_org, no,
            [](Attempt& a) { a.evidence.payments[0].created_at = "2020-01-01T00:00:00Z"; });
        row("charged twice", deadline_org, no, [](Attempt& a) { two(a, "succeeded"); });
        row("one refunded, one live", deadline_org, no, [](Attempt& a) {
            two(a, "succeeded_then_refunded");
            a.evidence.payments[1].refunded = "1000";
        });
        row("a success and a pending one", deadline_org, no, [](Attempt& a) { two(a, "pending"); });
        row("a success and an authorised one", deadline_org, no, [](Attempt& a) { two(a, "authorized"); });
        row("a success and one to be tried again", deadline_org, no, [](Attempt& a) { two(a, "failed_retryable"); });
        row("pending", deadline_org, no, [](Attempt& a) {
            a.evidence.outcome = "pending";
            a.evidence.payments[0].state = "pending";
        });
        row("no answer", deadline_org, no, [](Attempt& a) {
            a.evidence.outcome = "unavailable";
            a.evidence.payments.clear();
        });
        row("an outcome that its payments do not bear out", deadline_org, no,
            [](Attempt& a) { a.evidence.payments[0].state = "pending"; });
        row("a success without payments", deadline_org, no, [](Attempt& a) { a.evidence.payments.clear(); });

        row("wholly refunded, shown", deadline_org, "settled", [](Attempt& a) {
            a.evidence.outcome = a.evidence.payments[0].state = "succeeded_then_refunded";
            a.evidence.payments[0].refunded = "1000";
            a.evidence.asked_ago = "50 min"; // it is terminal
            a.settling.response = envelope("pay_1", R"({"minor":1000,"whole":true})");
        });
        row("wholly refunded, not shown", plain_org, no, [](Attempt& a) {
            a.evidence.outcome = a.evidence.payments[0].state = "succeeded_then_refunded";
            a.evidence.payments[0].refunded = "1000";
            a.settling.response = envelope("pay_1", R"({"minor":1000,"whole":true})");
        });
        row("partly refunded", plain_org, "settled", [](Attempt& a) {
            a.evidence.outcome = a.evidence.payments[0].state = "succeeded_then_refunded";
            a.evidence.payments[0].refunded = "1";
            a.settling.response = envelope("pay_1", R"({"minor":1,"whole":false})");
        });
        row("a refund that is not told", plain_org, "envelope_invalid", [](Attempt& a) {
            a.evidence.outcome = a.evidence.payments[0].state = "succeeded_then_refunded";
            a.evidence.payments[0].refunded = "1";
        });
        row("a refund that never was", deadline_org, "envelope_invalid",
            [](Attempt& a) { a.settling.response = envelope("pay_1", R"({"minor":1,"whole":false})"); });
        row("another reference", deadline_org, "envelope_invalid",
            [](Attempt& a) { a.settling.response = envelope("pay_2"); });
        row("the dead payment's reference", deadline_org, "envelope_invalid", [](Attempt& a) {
            two(a, "failed_terminal");
            a.settling.response = envelope("pay_2");
        });
        row("no reference", deadline_org, "envelope_invalid", [](Attempt& a) { a.settling.response = envelope(""); });
        row("no HTTP status", deadline_org, "envelope_invalid",
            [](Attempt& a) { a.settling.response = envelope("pay_1", "null", 600); });
        row("a member that is none", deadline_org, "envelope_invalid", [](Attempt& a) {
            a.settling.response = R"({"http_status":201,"body":{},"gateway_reference":"pay_1","note":1})";
        });
        row("a refund that is a number", deadline_org, "envelope_invalid",
            [](Attempt& a) { a.settling.response = envelope("pay_1", "5"); });
        row("a refund of nothing", deadline_org, "envelope_invalid",
            [](Attempt& a) { a.settling.response = envelope("pay_1", R"({"minor":0,"whole":false})"); });
        row("an envelope that is a number", deadline_org, "envelope_invalid",
            [](Attempt& a) { a.settling.response = "201"; });
        row("no envelope at all", deadline_org, "envelope_invalid", [](Attempt& a) { a.settling.response = "[201]"; });

        row("the order's amount in the body", deadline_org, "settled",
            [](Attempt& a) { tell(a, "201", R"({"amount":1000})"); });
        row("another amount in the body", deadline_org, "envelope_invalid",
            [](Attempt& a) { tell(a, "201", R"({"amount":1})"); });
        row("another currency in the body", deadline_org, "envelope_invalid",
            [](Attempt& a) { tell(a, "201", R"({"currency":"XXX"})"); });
        row("completed, told as a fault", deadline_org, "envelope_invalid", [](Attempt& a) { tell(a, "500", "{}"); });
        row("completed, told as failed", deadline_org, "envelope_invalid",
            [](Attempt& a) { tell(a, "201", R"({"status":"failed"})"); });
        row("failed, told as paid", deadline_org, "envelope_invalid", [](Attempt& a) {
            make_failed(a);
            tell(a, "201", R"({"status":"paid"})");
        });
        row("failed, with a new key promised", deadline_org, "envelope_invalid", [](Attempt& a) {
            make_failed(a);
            tell(a, "402", R"({"new_key_allowed":true})");
        });
        row("failed before the request", plain_org, no, [](Attempt& a) {
            make_failed(a);
            a.evidence.failure_is_final = true;
            a.evidence.payments[0].created_at = "2020-01-01T00:00:00Z";
        });

        row("failed, final for the key", plain_org, "settled", [](Attempt& a) {
            make_failed(a);
            a.evidence.failure_is_final = true;
        });
        row("failed, behind the fence", deadline_org, "settled", [](Attempt& a) { make_failed(a); });
        row("failed, all of several", deadline_org, "settled", [](Attempt& a) {
            make_failed(a);
            two(a, "failed_terminal");
        });
        row("failed, asked before the fence", deadline_org, no, [](Attempt& a) {
            make_failed(a);
            a.evidence.asked_ago = "56 min";
        });
        row("failed, within a long deadline", "4", no, [](Attempt& a) {
            make_failed(a);
            a.evidence.asked_ago = "31 min";
        });
        row("failed, no deadline declared", plain_org, "no_send_deadline", [](Attempt& a) { make_failed(a); });
        row("failed, but may be tried again", deadline_org, no, [](Attempt& a) {
            make_failed(a);
            a.evidence.outcome = a.evidence.payments[0].state = "failed_retryable";
            a.evidence.failure_is_final = true;
        });
        row("failed is not completed", deadline_org, no, [](Attempt& a) {
            make_failed(a);
            a.settling.status = completed;
        });
        row("completed is not failed", deadline_org, no, [](Attempt& a) { a.settling.status = failed; });
    }

    void whatEvidencePermits()
    {
        QFETCH(QString, org);
        QFETCH(QString, refusal);
        QFETCH(Change, change);
        Attempt attempt = charged(org.toStdString());
        change(attempt);
        QCOMPARE(QString::fromStdString(refusal_of(attempt)), refusal);
        if (refusal != u"settled"_qs)
            QCOMPARE(cluster->number("select count(*) from payment_requests" + attempt.row.where() +
                                     " and status = '처리중'"
                                     " and response is null"),
                     std::int64_t{1});
    }

    void evidenceOfAnotherRow()
    {
        Client login(*cluster, "ichido_ops");
        Attempt one = charged(deadline_org);
        Attempt other = charged(deadline_org);
        const auto of_one = record(login, one.row, one.evidence)["evidence_id"];
        const auto of_other = record(login, other.row, other.evidence)["evidence_id"];
        Row earlier = one.row;
        earlier.created_at = "2020-01-01 00:00:00+00";
        const auto of_earlier = record(login, earlier, one.evidence)["evidence_id"];
        for (const auto& ids : {of_other, of_one + "," + of_other, of_earlier, std::string("999999999")}) {
            one.settling.evidence = ids;
            QCOMPARE(settle(login, one.row, one.settling)["refusal"], std::string("evidence_of_another_row"));
        }
        one.settling.evidence = of_one + "," + of_one;
        QCOMPARE(settle(login, one.row, one.settling)["outcome"], std::string("settled"));
    }

    void laterEvidenceMustNotContradict_data()
    {
        QTest::addColumn<QString>("outcome");
        QTest::addColumn<QString>("reference");
        QTest::addColumn<QString>("refusal");
        const QString no = QStringLiteral("evidence_does_not_permit");
        QTest::newRow("the same again") << "succeeded"
                                        << "pay_1"
                                        << "settled";
        QTest::newRow("no answer") << "unavailable"
                                   << ""
                                   << "settled";
        QTest::newRow("not allowed to ask") << "unauthorized"
                                            << ""
                                            << "settled";
        QTest::newRow("too many questions") << "rate_limited"
                                            << ""
                                            << "settled";
        QTest::newRow("another payment") << "succeeded"
                                         << "pay_2" << no;
        QTest::newRow("failed") << "failed_terminal"
                                << "pay_1" << no;
        QTest::newRow("absent") << "not_found"
                                << "" << no;
        QTest::newRow("not to be understood") << "unintelligible"
                                              << "" << no;
    }

    void laterEvidenceMustNotContradict()
    {
        QFETCH(QString, outcome);
        QFETCH(QString, reference);
        QFETCH(QString, refusal);
        Client login(*cluster, "ichido_ops");
        Attempt attempt = charged(deadline_org);
        attempt.evidence.asked_ago = "1 min";
        attempt.settling.evidence = record(login, attempt.row, attempt.evidence)["evidence_id"];
        attempt.evidence.asked_ago = "1 s";
        attempt.evidence.outcome = outcome.toStdString();
        if (reference.isEmpty())
            attempt.evidence.payments.clear();
        else {
            attempt.evidence.payments[0].state = outcome.toStdString();
            attempt.evidence.payments[0].reference = reference.toStdString();
        }
        (void)record(login, attempt.row, attempt.evidence);
        const auto answer = settle(login, attempt.row, attempt.settling);
        QCOMPARE(QString::fromStdString(answer["outcome"] == "settled" ? "settled" : answer["refusal"]), refusal);
    }

    void laterEvidenceOfAnotherAmount()
    {
        Client login(*cluster, "ichido_ops");
        Attempt attempt = charged(deadline_org);
        attempt.evidence.asked_ago = "1 min";
        attempt.settling.evidence = record(login, attempt.row, attempt.evidence)["evidence_id"];
        attempt.evidence.asked_ago = "1 s";
        attempt.evidence.payments[0].amount = "999";
        (void)record(login, attempt.row, attempt.evidence);
        QCOMPARE(settle(login, attempt.row, attempt.settling)["refusal"], std::string("amount_differs"));
    }

    void notCharged_data()
    {
        QTest::addColumn<QString>("org");
        QTest::addColumn<QString>("asked_ago");
        QTest::addColumn<QString>("how");
        QTest::addColumn<QString>("refusal");
        const QString no = QStringLiteral("evidence_does_not_permit");
        const char* const good = "20 min,15 min,1 s";
        QTest::newRow("absent three times") << "1" << good << ""
                                            << "settled";
        QTest::newRow("absent twice") << "1"
                                      << "20 min,1 s"
                                      << "" << no;
        QTest::newRow("too close") << "1"
                                   << "9 min,5 min,1 s"
                                   << "" << no;
        QTest::newRow("once before the fence") << "1"
                                               << "57 min,20 min,1 s"
                                               << "" << no;
        QTest::newRow("no deadline declared") << "2" << good << ""
                                              << "no_send_deadline";
        QTest::newRow("a search index") << "1" << good << "index" << no;
        QTest::newRow("credentials not proven") << "1" << good << "unproven" << no;
        QTest::newRow("a payment was seen") << "1" << good << "seen" << no;
        QTest::newRow("old") << "1"
                             << "40 min,30 min,20 min"
                             << ""
                             << "evidence_stale";
        QTest::newRow("a reference from nowhere") << "1" << good << "reference"
                                                  << "envelope_invalid";
        QTest::newRow("a second person's") << "3" << good << ""
                                           << "approval_needed";
        QTest::newRow("beyond the gateway's memory") << "1" << good << "forgotten" << no;
    }

    void notCharged()
    {
        QFETCH(QString, org);
        QFETCH(QString, asked_ago);
        QFETCH(QString, how);
        QFETCH(QString, refusal);
        Client login(*cluster, "ichido_ops");
        Attempt attempt = charged(org.toStdString());
        attempt.settling.status = failed;
        attempt.settling.response = envelope(how == u"reference"_qs ? "pay_1" : "", "null", 402);
        if (how == u"seen"_qs) {
            attempt.evidence.outcome = attempt.evidence.payments[0].state = "pending";
            attempt.evidence.asked_ago = "30 min";
            (void)record(login, attempt.row, attempt.evidence);
        }
        attempt.evidence.outcome = "not_found";
        attempt.evidence.payments.clear();
        attempt.evidence.authoritative = how != u"index"_qs;
        attempt.evidence.credentials_proven = how != u"unproven"_qs;
        for (const QString& ago : asked_ago.split(u',')) {
            attempt.evidence.asked_ago = ago.toStdString();
            const auto id = record(login, attempt.row, attempt.evidence)["evidence_id"];
            attempt.settling.evidence += (attempt.settling.evidence.empty() ? "" : ",") + id;
        }
        if (how == u"forgotten"_qs)
            cluster->script("update ichido.organization set gateway_key_window = '50 min' where org_id = 1");
        const auto answer = settle(login, attempt.row, attempt.settling);
        cluster->script("update ichido.organization set gateway_key_window = null where org_id = 1");
        QCOMPARE(QString::fromStdString(answer["outcome"] == "settled" ? "settled" : answer["refusal"]), refusal);
    }

    void recordingIsRepeatable()
    {
        Client login(*cluster, "ichido_ops");
        Attempt attempt = charged(deadline_org);
        attempt.evidence.command = new_uuid();
        const auto first = record(login, attempt.row, attempt.evidence);
        attempt.evidence.asked_ago = "30 s"; // a second sending comes later
        const auto again = record(login, attempt.row, attempt.evidence);
        QCOMPARE(again["evidence_id"], first["evidence_id"]);
        QCOMPARE(again["asked_at"], first["asked_at"]);
        attempt.evidence.outcome = "pending";
        QCOMPARE(record(login, attempt.row, attempt.evidence).sqlstate, std::string("IC003"));
        QCOMPARE(cluster->number("select count(*) from ichido.evidence" + attempt.row.where()), std::int64_t{1});
        QCOMPARE(cluster->number("select attempts from ichido.recovery_case" + attempt.row.where()), std::int64_t{1});
        QCOMPARE(cluster->number("select count(*) from ichido.audit_event" + attempt.row.where() +
                                 " and action = 'record_evidence'"),
                 std::int64_t{1});
    }

    void evidenceThatCannotBeReadBackIsRefused_data()
    {
        QTest::addColumn<Change>("change");
        const auto bad = [](const char* name, Change change) { QTest::newRow(name) << change; };
        bad("an amount beyond bigint", [](Attempt& a) { a.evidence.payments[0].amount = "9223372036854775808"; });
        bad("a fraction of an amount", [](Attempt& a) { a.evidence.payments[0].amount = "10.5"; });
        bad("a time that is none", [](Attempt& a) { a.evidence.payments[0].created_at = "hunter2"; });
        bad("a negative refund", [](Attempt& a) { a.evidence.payments[0].refunded = "-1"; });
        bad("an outcome that is none", [](Attempt& a) { a.evidence.outcome = "hunter2"; });
        bad("asked in the future", [](Attempt& a) { a.evidence.asked_ago = "-1 s"; });
    }

    void evidenceThatCannotBeReadBackIsRefused()
    {
        QFETCH(Change, change);
        Client login(*cluster, "ichido_ops");
        Attempt attempt = charged(deadline_org);
        change(attempt);
        QCOMPARE(record(login, attempt.row, attempt.evidence).sqlstate, std::string("IC004"));
    }
};

QTEST_GUILESS_MAIN(TestFunctionsEvidence)
#include "tst_functions_evidence.moc"
