// The console as a program: what it refuses, and that a signal leaves nothing behind.
#include "tests/desktop/processes_below.h"
#include "tests/desktop/temporary_place.h"

#include <QProcess>
#include <QTest>

#include <csignal>
#include <signal.h>

using namespace ichido::test;

namespace {

constexpr int longest_ms = 120'000;

/// The program, in an environment of its own.
class Console {
public:
    explicit Console(const QStringList& arguments)
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), QString::fromStdString(m_settings.path()));
        environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(ICHIDO_BIN_DIR "/ichido"), arguments);
        if (!process.waitForStarted())
            throw std::runtime_error("ichido did not start");
    }
    ~Console()
    {
        if (process.state() == QProcess::NotRunning)
            return;
        process.terminate(); // a test failed half-way: let it take its sandbox back
        if (!process.waitForFinished(longest_ms))
            qFatal("a console of a test did not end");
    }
    [[nodiscard]] QByteArray said() { return process.readAllStandardError() + process.readAllStandardOutput(); }

    QProcess process;

private:
    PrivateFolder m_settings;
};

/// Its start came to its end.
bool sandbox_is_ready(const PrivateFolder& place)
{
    for (const std::string& name : place.names()) {
        std::ifstream record(place.file(name + "/sandbox/sandbox.json"));
        std::string line;
        if (std::getline(record, line) && line.find("\"ready\":true") != std::string::npos)
            return true;
    }
    return false;
}

} // namespace

class TestConsoleProcess : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_place = std::make_unique<TemporaryPlace>(); }
    void cleanup()
    {
        end_processes_below(m_place->path()); // of a test that failed
        m_place.reset();
    }
    void what_it_cannot_open_is_refused_data();
    void what_it_cannot_open_is_refused();
    void it_speaks_the_language_that_is_asked_for();
    void a_signal_ends_it_and_its_sandbox_data();
    void a_signal_ends_it_and_its_sandbox();

private:
    std::unique_ptr<TemporaryPlace> m_place;
};

void TestConsoleProcess::what_it_cannot_open_is_refused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("sentence");
    const auto row = [](const char* name, const QStringList& arguments, const char* sentence) {
        QTest::newRow(name) << arguments << QByteArray(sentence);
    };
    const QString uri = QStringLiteral("--uri"), demo = QStringLiteral("--demo"), lang = QStringLiteral("--lang");
    row("a password", {uri, QStringLiteral("postgresql://ops:secret@db/shop")}, "The connection holds a password");
    row("no address", {uri, QStringLiteral("http://db")}, "The connection cannot be read.");
    row("two databases", {uri, QStringLiteral("dbname=shop"), demo}, "Give --uri or --demo");
    row("nothing as an address", {uri, QString()}, "The connection cannot be read.");
    row("an unknown option", {QStringLiteral("--bogus")}, "An option is not known or lacks its value.");
    row("an option without its value", {uri}, "An option is not known or lacks its value.");
    row("no such language, for help", {lang, QStringLiteral("fr"), QStringLiteral("--help")},
        "Language: en, ja or ko.");
    row("a word too many", {QStringLiteral("dbname=shop")}, "Give --uri or --demo");
    row("no such language", {lang, QStringLiteral("fr")}, "Language: en, ja or ko.");
    row("no such language, in one word", {QStringLiteral("--lang=fr")}, "Language: en, ja or ko.");
}

void TestConsoleProcess::what_it_cannot_open_is_refused()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, sentence);
    Console console(arguments);
    QVERIFY(console.process.waitForFinished(longest_ms));
    QCOMPARE(console.process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(console.process.exitCode(), 2);
    const QByteArray said = console.said();
    QVERIFY2(said.startsWith("ichido: " + sentence), said.constData());
    QVERIFY2(!said.contains("secret"), said.constData());
}

void TestConsoleProcess::it_speaks_the_language_that_is_asked_for()
{
    // In two words or in one, and before or behind what is complained of.
    const QString uri = QStringLiteral("--uri=http://db");
    Console english({QStringLiteral("--lang=en"), uri});
    Console japanese({uri, QStringLiteral("--lang"), QStringLiteral("ja")});
    Console korean({QStringLiteral("--lang=ko"), uri});
    const std::pair<Console*, const char*> sentences[]{{&english, "ichido: The connection cannot be read."},
                                                       {&japanese, "ichido: 接続の指定を読み取れません。"},
                                                       {&korean, "ichido: 연결 정보를 읽을 수 없습니다."}};
    for (const auto& [console, sentence] : sentences) {
        QVERIFY(console->process.waitForFinished(longest_ms));
        const QByteArray said = console->said();
        QVERIFY2(said.startsWith(sentence), said.constData());
    }
}

void TestConsoleProcess::a_signal_ends_it_and_its_sandbox_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<std::string>("step");
    QTest::newRow("Ctrl+C while it runs") << SIGINT << std::string();
    QTest::newRow("the session ends while it starts") << SIGTERM << std::string("/data");
    QTest::newRow("the terminal is closed") << SIGHUP << std::string("sandbox gateway");
}

void TestConsoleProcess::a_signal_ends_it_and_its_sandbox()
{
    QFETCH(int, number);
    QFETCH(std::string, step);
    {
        Console console({QStringLiteral("--demo")});
        if (step.empty())
            QTRY_VERIFY_WITH_TIMEOUT(sandbox_is_ready(*m_place), longest_ms);
        else
            QTRY_VERIFY_WITH_TIMEOUT(some_process_says(m_place->path(), step), longest_ms);
        // Impatient people, and timeout(1), send more than one.
        for (int times = 0; times < 3; ++times)
            QCOMPARE(::kill(static_cast<pid_t>(console.process.processId()), number), 0);
        QVERIFY(console.process.waitForFinished(longest_ms));
        QCOMPARE(console.process.exitStatus(), QProcess::NormalExit); // not by the signal
        QCOMPARE(console.process.exitCode(), 0);
    }
    QVERIFY(processes_below(m_place->path()).empty());
    QCOMPARE(m_place->names(), std::set<std::string>());
}

QTEST_GUILESS_MAIN(TestConsoleProcess)
#include "tst_console_process.moc"
