// A sandbox of the window that cannot be started or stopped: why, and what is left of it.
#include "app/desktop/demo_sandbox_process.h"
#include "tests/desktop/temporary_place.h"
#include "tests/support/await_reply.h"

#include <QTest>

using namespace ichido;
using namespace ichido::test;
namespace fs = std::filesystem;

namespace {

const std::string ichidoctl = ICHIDO_BIN_DIR "/ichidoctl";
constexpr DemoSandboxOptions few{.rows = 300, .stuck = 5};

Result<ConnectionProfile> start(DemoSandbox& sandbox)
{
    return await_reply<ConnectionProfile>([&](auto reply) { sandbox.start(std::move(reply)); });
}

/// Another program in ichidoctl's place; "$6" is the folder that it is to start in ("$4" to stop).
class Impostor {
public:
    explicit Impostor(const std::string& script)
    {
        put(program(), "#!/bin/sh\n" + script);
        if (::chmod(program().c_str(), 0700) != 0)
            throw std::runtime_error("the script cannot be made executable");
    }
    [[nodiscard]] std::string program() const { return m_folder.file("ichidoctl"); }

private:
    PrivateFolder m_folder;
};

} // namespace

class TestDemoSandboxFailures : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_place = std::make_unique<TemporaryPlace>(); }
    void cleanup() { m_place.reset(); }
    void without_its_program_nothing_is_begun_data();
    void without_its_program_nothing_is_begun();
    void a_start_that_fails_says_why_data();
    void a_start_that_fails_says_why();
    void without_a_place_for_its_folder_it_is_told();
    void what_could_not_be_stopped_keeps_its_folder();

private:
    std::unique_ptr<TemporaryPlace> m_place;
};

void TestDemoSandboxFailures::without_its_program_nothing_is_begun_data()
{
    QTest::addColumn<std::string>("program");
    QTest::newRow("missing") << std::string(ICHIDO_BIN_DIR "/no-such-program");
    QTest::newRow("a folder") << std::string(ICHIDO_BIN_DIR);
    QTest::newRow("not executable") << std::string(ICHIDO_SOURCE_DIR "/CMakeLists.txt");
    QTest::newRow("no name") << std::string();
}

void TestDemoSandboxFailures::without_its_program_nothing_is_begun()
{
    QFETCH(std::string, program);
    DemoSandboxProcess sandbox(program, few);
    const auto started = start(sandbox);
    QVERIFY(!started);
    QCOMPARE(started.error().code, std::string("sandbox.program"));
    QCOMPARE(m_place->names(), std::set<std::string>()); // also before the end
}

void TestDemoSandboxFailures::a_start_that_fails_says_why_data()
{
    QTest::addColumn<std::string>("script");
    QTest::addColumn<std::string>("text");
    QTest::newRow("its own sentence") << std::string("echo noise >&2; echo 'ichidoctl: The disk is full.' >&2; exit 3")
                                      << std::string("The disk is full.");
    QTest::newRow("silence") << std::string("exit 1") << std::string();
    QTest::newRow("a crash") << std::string("kill -9 $$") << std::string();
    QTest::newRow("no addresses") << std::string("echo '{\"uri\"'") << std::string("its addresses cannot be read");
    QTest::newRow("another list") << std::string("echo '[\"uri\"]'") << std::string("its addresses cannot be read");
    QTest::newRow("a number") << std::string("echo '{\"uri\":1}'") << std::string("its addresses cannot be read");
}

void TestDemoSandboxFailures::a_start_that_fails_says_why()
{
    QFETCH(std::string, script);
    QFETCH(std::string, text);
    const Impostor impostor(script + "\n");
    {
        DemoSandboxProcess sandbox(impostor.program(), few);
        const auto started = start(sandbox);
        QVERIFY(!started);
        QCOMPARE(started.error().code, std::string("sandbox.start"));
        QCOMPARE(started.error().text, text);
    }
    const std::string script_folder = fs::path(impostor.program()).parent_path().filename();
    QCOMPARE(m_place->names(), std::set<std::string>{script_folder});
}

void TestDemoSandboxFailures::without_a_place_for_its_folder_it_is_told()
{
    qputenv("TMPDIR", QByteArray::fromStdString(m_place->file("missing")));
    DemoSandboxProcess sandbox(ichidoctl, few);
    for (int tries = 0; tries < 2; ++tries) { // nothing was started, so the second says the same
        const auto started = start(sandbox);
        QVERIFY(!started);
        QCOMPARE(started.error().code, std::string("sandbox.folder"));
    }
}

void TestDemoSandboxFailures::what_could_not_be_stopped_keeps_its_folder()
{
    // Without it nobody could find and stop what still runs.
    for (const bool stops : {false, true}) {
        const Impostor impostor("case \"$*\" in *'sandbox start'*) mkdir \"$6\"; echo '{\"uri\":\"\"}';;"
                                " *'sandbox stop'*) exit " +
                                std::string(stops ? "0" : "1") + ";; esac\n");
        const std::size_t before = m_place->names().size();
        {
            DemoSandboxProcess sandbox(impostor.program(), few);
            QVERIFY(start(sandbox).has_value());
            QCOMPARE(m_place->names().size(), before + 1);
        }
        QCOMPARE(m_place->names().size(), before + (stops ? 0 : 1));
    }
}

QTEST_GUILESS_MAIN(TestDemoSandboxFailures)
#include "tst_demo_sandbox_failures.moc"
