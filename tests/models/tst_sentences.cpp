// Every failure, refusal and finding that the sources know has a sentence of its own in each language.
#include "models/language.h"
#include "models/words.h"
#include "tests/models/words_in_sources.h"

#include <QMap>
#include <QTest>

using namespace ichido;

namespace {

constexpr FailureKind kinds[] = {FailureKind::refused,     FailureKind::conflict,  FailureKind::busy,
                                 FailureKind::unavailable, FailureKind::timed_out, FailureKind::cancelled,
                                 FailureKind::invalid,     FailureKind::unknown};

/// Why a code is answered with the sentence of its kind, or by another room.
const QMap<QString, QString>& answered_otherwise()
{
    static const QMap<QString, QString> codes{
        {QStringLiteral("cancelled"), QStringLiteral("the sentence of its kind says all")},
        {QStringLiteral("deadline"), QStringLiteral("an unknown outcome, whose sentence is the point")},
        {QStringLiteral("connection.error"), QStringLiteral("libpq gave no SQLSTATE; nothing more is known")},
        {QStringLiteral("result.unexpected"), QStringLiteral("the sentence of its kind is about exactly this")},
        {QStringLiteral("parameter.nul"), QStringLiteral("no argument of a program can hold one")},
        {QStringLiteral("IC004"), QStringLiteral("only a fault of a program produces it")},
        {QStringLiteral("IC005"), QStringLiteral("only a fault of a program produces it")},
        {QStringLiteral("IC007"), QStringLiteral("no program of ours writes to the audit trail")},
    };
    return codes;
}

bool is_answered_otherwise(const QString& code)
{
    // What is wrong with a query is told with its place (app/ctl/query_text.h); JSON that has no
    // canonical form is answered by the service that received it.
    return code.startsWith(QLatin1String("query.")) || code.startsWith(QLatin1String("json.")) ||
           answered_otherwise().contains(code);
}

QString sentence_of(FailureKind kind, const QString& code)
{
    return sentence(Failure{kind, code.toStdString(), "for the log only"});
}

void add_languages()
{
    QTest::addColumn<QString>("language");
    for (const QString& language : languages())
        QTest::newRow(qPrintable(language)) << language;
}

} // namespace

class TestSentences final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void failures_have_sentences_of_their_own_data() { add_languages(); }
    void failures_have_sentences_of_their_own();
    void exceptions_are_still_needed();
    void refusals_have_sentences_of_their_own_data() { add_languages(); }
    void refusals_have_sentences_of_their_own();
    void findings_have_sentences_of_their_own_data() { add_languages(); }
    void findings_have_sentences_of_their_own();
    void an_unknown_outcome_stays_one();
    void the_text_for_the_log_is_never_shown();
};

void TestSentences::failures_have_sentences_of_their_own()
{
    QFETCH(QString, language);
    QVERIFY(install_language(*qApp, language));
    const QSet<QString> codes = sources::failure_codes();
    QVERIFY2(codes.size() > 60 && codes.contains(QStringLiteral("plan.truncated")), "the sources were not read");
    QStringList general;
    for (const FailureKind kind : kinds)
        general << sentence_of(kind, QStringLiteral("no.such"));
    QStringList faults;
    for (const QString& code : codes) {
        if (!is_answered_otherwise(code) && general.contains(sentence_of(FailureKind::invalid, code)))
            faults << code;
    }
    QVERIFY2(faults.isEmpty(), qPrintable(QStringLiteral("only the general sentence for: ") + faults.join(u' ')));
}

void TestSentences::exceptions_are_still_needed()
{
    QVERIFY(install_language(*qApp, QStringLiteral("en")));
    const QSet<QString> codes = sources::failure_codes();
    for (const QString& code : answered_otherwise().keys()) {
        QVERIFY2(codes.contains(code), qPrintable(code + QStringLiteral(" is produced nowhere")));
        QCOMPARE(sentence_of(FailureKind::invalid, code), sentence_of(FailureKind::invalid, QStringLiteral("no.such")));
    }
}

void TestSentences::refusals_have_sentences_of_their_own()
{
    QFETCH(QString, language);
    QVERIFY(install_language(*qApp, language));
    const QSet<QString> refusals =
        sources::words(QStringLiteral("resources/sql/migrations"), QStringLiteral("00*_rules.sql"),
                       QStringLiteral("then '([a-z_]+)'")) +
        sources::words(QStringLiteral("resources/sql/migrations"), QStringLiteral("*_refusal.sql"),
                       QStringLiteral("return '([a-z_]+)'"));
    QVERIFY2(refusals.contains(QStringLiteral("evidence_stale")), "the migrations were not read");
    QSet<QString> said{refusal_sentence("no such word")};
    for (const QString& refusal : refusals) {
        const QString text = refusal_sentence(refusal.toStdString());
        QVERIFY2(!text.isEmpty() && !said.contains(text), qPrintable(refusal + QStringLiteral(": ") + text));
        said << text;
    }
}

void TestSentences::findings_have_sentences_of_their_own()
{
    QFETCH(QString, language);
    QVERIFY(install_language(*qApp, language));
    const QSet<QString> findings =
        sources::words(QStringLiteral("recovery/postgres"), QStringLiteral("doctor.cpp"),
                       QStringLiteral(R"re("((?:index|member|orders|role|schema|server|table)\.[a-z_]+)")re"));
    QVERIFY2(findings.contains(QStringLiteral("index.missing")), "the doctor was not read");
    QSet<QString> said;
    for (const QString& finding : findings) {
        const QString text = finding_sentence(finding.toStdString(), QStringLiteral("%1 detail"));
        QVERIFY2(!text.isEmpty() && !said.contains(text), qPrintable(finding + QStringLiteral(": ") + text));
        said << text;
    }
    for (const char* code : {"index.missing", "server.old"})
        QVERIFY(finding_sentence(code, QStringLiteral("%1 detail")).contains(QStringLiteral("%1 detail")));
}

void TestSentences::an_unknown_outcome_stays_one()
{
    QVERIFY(install_language(*qApp, QStringLiteral("en")));
    const QString unknown = sentence_of(FailureKind::unknown, {});
    for (const char* code : {"connection.lost", "57P01", "result.unexpected", "gateway.connect", "42501"})
        QCOMPARE(sentence_of(FailureKind::unknown, QString::fromLatin1(code)), unknown);
}

void TestSentences::the_text_for_the_log_is_never_shown()
{
    for (const QString& language : languages()) {
        QVERIFY(install_language(*qApp, language));
        for (const FailureKind kind : kinds) {
            for (const char* code : {"", "XX000", "plan.truncated", "index.missing"})
                QVERIFY(!sentence_of(kind, QString::fromLatin1(code)).contains(QStringLiteral("for the log only")));
        }
    }
}

QTEST_GUILESS_MAIN(TestSentences)
#include "tst_sentences.moc"
