// Every value of the core has a word or a sentence of its own in each language.
#include "models/language.h"
#include "models/words.h"

#include <QMap>
#include <QTest>

using namespace ichido;

namespace {

QString general_sentence(FailureKind kind)
{
    return sentence(Failure{kind, {}, {}});
}

/// The words of 0 … `last`; one word more would mean that a value was added behind it.
template <typename Value, typename Say>
QStringList all_words(Value last, Say say)
{
    QStringList found;
    for (int i = 0; i <= static_cast<int>(last); ++i)
        found << say(static_cast<Value>(i));
    if (const QString more = say(static_cast<Value>(static_cast<int>(last) + 1)); !more.isEmpty())
        found << QString(); // makes the test fail: its list of values is too short
    return found;
}

QMap<QString, QStringList> texts_of_values()
{
    const auto say = [](auto value) { return word(value); };
    QStringList severities = all_words(Severity::ten_times, say);
    severities.removeFirst(); // none has no word
    return {
        {QStringLiteral("RequestStatus"), all_words(RequestStatus::failed, say)},
        {QStringLiteral("VerdictKind"), all_words(VerdictKind::person, say)},
        {QStringLiteral("Outcome"), all_words(Outcome::unintelligible, say)},
        {QStringLiteral("SettleOutcome"), all_words(SettleOutcome::refused, say)},
        {QStringLiteral("Severity"), severities},
        {QStringLiteral("Reason"),
         all_words(Reason::organization_unconfigured, [](Reason reason) { return sentence(reason); })},
        {QStringLiteral("FailureKind"),
         all_words(FailureKind::unknown, [](FailureKind kind) { return general_sentence(kind); })},
    };
}

} // namespace

class TestWords final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void values_have_words_of_their_own_data();
    void values_have_words_of_their_own();
};

void TestWords::values_have_words_of_their_own_data()
{
    QTest::addColumn<QString>("language");
    for (const QString& language : languages())
        QTest::newRow(qPrintable(language)) << language;
}

void TestWords::values_have_words_of_their_own()
{
    QFETCH(QString, language);
    install_language(*qApp, QStringLiteral("en"));
    const auto english = texts_of_values();
    QVERIFY(install_language(*qApp, language));
    const auto texts = texts_of_values();
    for (auto it = texts.cbegin(); it != texts.cend(); ++it) {
        for (qsizetype i = 0; i < it->size(); ++i) {
            const QString where = QStringLiteral("%1 no. %2: “%3”").arg(it.key()).arg(i).arg(it->at(i));
            QVERIFY2(!it->at(i).trimmed().isEmpty(), qPrintable(where + QStringLiteral(" has no word")));
            QVERIFY2(it->count(it->at(i)) == 1, qPrintable(where + QStringLiteral(" is said of another value too")));
            if (language != QLatin1String("en"))
                QVERIFY2(it->at(i) != english[it.key()].at(i), qPrintable(where + QStringLiteral(" is English")));
        }
    }
}

QTEST_GUILESS_MAIN(TestWords)
#include "tst_words.moc"
