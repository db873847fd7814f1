// Every text of the programs has its translation: lupdate reads the sources into a copy of the .ts
// files, and nothing may be new, unfinished, left over, empty or about other values.
#include "tests/models/translation_file.h"
#include "tests/models/words_in_sources.h"

#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace ichido;
using namespace ichido::translations;

namespace {

QString file_name(const QString& language)
{
    return QStringLiteral("ichido_%1.ts").arg(language);
}

QString shipped(const QString& language)
{
    return QStringLiteral(ICHIDO_SOURCE_DIR "/resources/translations/") + file_name(language);
}

/// The values that a text shows and the options that it names, sorted: they must survive.
QStringList kept_parts(const QString& text)
{
    static const QRegularExpression parts(QStringLiteral("%n|%\\d|--[a-z][a-z-]+"));
    QStringList found;
    for (auto it = parts.globalMatch(text); it.hasNext();)
        found << it.next().captured();
    found.sort();
    return found;
}

QString fault_of_forms(const QString& source, const Message& message, qsizetype forms)
{
    if (message.plural && message.forms.size() != forms)
        return QStringLiteral("has %1 plural forms instead of %2").arg(message.forms.size()).arg(forms);
    for (const QString& form : message.forms) {
        if (form.trimmed().isEmpty())
            return QStringLiteral("is empty");
        if (kept_parts(form) != kept_parts(source))
            return QStringLiteral("has other values or options (%1) than its source (%2)")
                .arg(kept_parts(form).join(QLatin1Char(' ')), kept_parts(source).join(QLatin1Char(' ')));
    }
    return {};
}

/// `before` is the shipped file, `message` what lupdate made of it.
QString fault_of(const MessageKey& key, const Message& message, const Messages& before, qsizetype forms)
{
    if (before.count(key) == 0)
        return QStringLiteral("is missing from the file; run lupdate and translate it");
    if (message.state == QLatin1String("unfinished"))
        return QStringLiteral("is not translated");
    if (!message.state.isEmpty())
        return QStringLiteral("is no longer in the sources (%1); run lupdate -no-obsolete").arg(message.state);
    return fault_of_forms(std::get<1>(key), message, forms);
}

} // namespace

class TestTranslations final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void every_text_is_translated_data();
    void every_text_is_translated();
    void no_text_is_overlooked();
    void a_broken_file_is_told_data();
    void a_broken_file_is_told();

private:
    /// Copies the file of a language and lets lupdate bring the copy up to date with the sources.
    QString updated(const QString& language);

    QTemporaryDir m_folder;
};

void TestTranslations::initTestCase()
{
    QVERIFY(m_folder.isValid());
    QVERIFY2(QFile::exists(QStringLiteral(ICHIDO_LUPDATE)), "lupdate is not there; install qt6-l10n-tools");
}

QString TestTranslations::updated(const QString& language)
{
    QString copy = m_folder.filePath(file_name(language));
    QFile::remove(copy);
    if (!QFile::copy(shipped(language), copy))
        return {};
    // The sources of English are its texts; its file holds the plural forms only. Without -I the
    // namespaces of the classes, and so the contexts of tr(), would not be found.
    QStringList arguments{QStringLiteral("-I"),     QStringLiteral("."),  QStringLiteral("app"),
                          QStringLiteral("models"), QStringLiteral("ui"), QStringLiteral("-locations"),
                          QStringLiteral("none")};
    if (language == QLatin1String("en"))
        arguments << QStringLiteral("-pluralonly");
    arguments << QStringLiteral("-ts") << copy;
    QProcess lupdate;
    lupdate.setWorkingDirectory(QStringLiteral(ICHIDO_SOURCE_DIR));
    lupdate.setProcessChannelMode(QProcess::MergedChannels);
    lupdate.start(QStringLiteral(ICHIDO_LUPDATE), arguments);
    if (!lupdate.waitForFinished(60000) || lupdate.exitStatus() != QProcess::NormalExit || lupdate.exitCode() != 0) {
        qWarning("lupdate failed: %s", lupdate.readAll().constData());
        return {};
    }
    return copy;
}

void TestTranslations::every_text_is_translated_data()
{
    QTest::addColumn<qsizetype>("forms");
    QTest::newRow("en") << qsizetype{2};
    QTest::newRow("ja") << qsizetype{1};
    QTest::newRow("ko") << qsizetype{1};
}

void TestTranslations::every_text_is_translated()
{
    QFETCH(qsizetype, forms);
    const QString language = QString::fromLatin1(QTest::currentDataTag());
    const QString copy = updated(language);
    QVERIFY(!copy.isEmpty());
    const Messages before = read_messages(shipped(language));
    const Messages after = read_messages(copy);
    QVERIFY2(!before.empty() && !after.empty(), "the file cannot be read");
    QStringList faults;
    for (const auto& [key, message] : after) {
        if (const QString fault = fault_of(key, message, before, forms); !fault.isEmpty())
            faults << name_of(key) + QLatin1Char(' ') + fault;
    }
    QVERIFY2(faults.isEmpty(), qPrintable(QStringLiteral("%1, %2 faults:\n%3")
                                              .arg(file_name(language))
                                              .arg(faults.size())
                                              .arg(faults.join(QLatin1Char('\n')))));
}

// lupdate passes over a call that it cannot read, such as one with a cast for its number, and the
// text then stays English in every language without a message.
void TestTranslations::no_text_is_overlooked()
{
    const Messages known = read_messages(shipped(QStringLiteral("ja")));
    QSet<QString> texts;
    for (const auto& [key, message] : known)
        texts << std::get<0>(key) + u'|' + std::get<1>(key);
    int read = 0;
    for (const char* room : {"app", "models", "ui"}) {
        for (const auto& [context, text] : sources::translated_texts(QString::fromLatin1(room))) {
            ++read;
            QVERIFY2(texts.contains(context + u'|' + text),
                     qPrintable(QStringLiteral("lupdate does not see [%1] “%2”").arg(context, text)));
        }
    }
    QVERIFY2(read > 200, "the sources were not read");
}

void TestTranslations::a_broken_file_is_told_data()
{
    QTest::addColumn<QString>("state");
    QTest::addColumn<QString>("form");
    QTest::addColumn<bool>("known");
    QTest::addColumn<QString>("fault");

    QTest::newRow("good") << QString() << QStringLiteral("--limit: %1 / %n") << true << QString();
    QTest::newRow("missing") << QString() << QStringLiteral("--limit: %1 / %n") << false << QStringLiteral("missing");
    QTest::newRow("unfinished") << QStringLiteral("unfinished") << QString() << true
                                << QStringLiteral("not translated");
    QTest::newRow("vanished") << QStringLiteral("vanished") << QStringLiteral("x") << true
                              << QStringLiteral("no longer in the sources");
    QTest::newRow("empty") << QString() << QStringLiteral(" ") << true << QStringLiteral("is empty");
    QTest::newRow("a value less") << QString() << QStringLiteral("--limit: %1") << true
                                  << QStringLiteral("other values");
    QTest::newRow("another value") << QString() << QStringLiteral("--limit: %2 / %n") << true
                                   << QStringLiteral("other values");
    QTest::newRow("another option") << QString() << QStringLiteral("--limits: %1 / %n") << true
                                    << QStringLiteral("other values");
}

void TestTranslations::a_broken_file_is_told()
{
    QFETCH(QString, state);
    QFETCH(QString, form);
    QFETCH(bool, known);
    QFETCH(QString, fault);
    const MessageKey key{QStringLiteral("context"), QStringLiteral("%n of %1; see --limit"), {}};
    const Message message{state, true, {form}};
    const Messages before = known ? Messages{{key, message}} : Messages{};
    const QString told = fault_of(key, message, before, 1);
    QVERIFY2(fault.isEmpty() ? told.isEmpty() : told.contains(fault), qPrintable(told));
    QVERIFY2(!fault_of(key, message, before, 2).isEmpty(), "a plural form less is not told");
}

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
