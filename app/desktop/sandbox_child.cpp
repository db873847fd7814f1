#include "app/desktop/sandbox_child.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QStringList>

#include <chrono>
#include <csignal>
#include <nlohmann/json.hpp>
#include <sys/prctl.h>
#include <utility>

namespace ichido {

namespace {

using namespace std::chrono_literals;

constexpr auto start_patience = std::chrono::minutes{10}; ///< for a hundred million rows nobody asks here
constexpr auto stop_patience = std::chrono::minutes{2};
constexpr int ms_between_looks = 50; ///< at the wish to cancel
constexpr qsizetype longest_said = 300;

void run_in(QProcess& process, const std::string& program, const QStringList& arguments)
{
    process.setStandardInputFile(QProcess::nullDevice());
    // Whoever ends the window by force must not leave a start behind that nobody would ever stop:
    // ichidoctl takes a SIGTERM for the wish to take everything back.
    process.setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGTERM); });
    process.start(QString::fromStdString(program), arguments);
}

/// Whether it ended before the patience did; a wish to cancel is handed on once.
bool wait_for(QProcess& process, std::chrono::milliseconds patience, const CancelToken* cancel)
{
    const QDeadlineTimer deadline(patience);
    bool told = false;
    while (!process.waitForFinished(ms_between_looks)) {
        if (process.state() == QProcess::NotRunning)
            return process.error() != QProcess::FailedToStart;
        if (deadline.hasExpired()) {
            process.kill(); // what it had begun is left to stop()
            process.waitForFinished(-1);
            return false;
        }
        if (cancel && cancel->cancelled() && !std::exchange(told, true))
            process.terminate(); // once: a second signal would end it half-way
    }
    return true;
}

tl::unexpected<Failure> not_started(QByteArray said)
{
    // "ichidoctl: One sentence."
    said = said.trimmed();
    said = said.mid(said.lastIndexOf('\n') + 1);
    const QByteArray prefix = "ichidoctl: ";
    if (said.startsWith(prefix))
        said = said.mid(prefix.size());
    return fail(FailureKind::unavailable, "sandbox.start", said.left(longest_said).toStdString());
}

} // namespace

SandboxChild::SandboxChild(std::string program, DemoSandboxOptions options, CancelToken cancel)
    : m_program(std::move(program)), m_options(options), m_cancel(std::move(cancel))
{
}

SandboxChild::~SandboxChild()
{
    stop();
}

QString SandboxChild::sandbox_folder() const
{
    return m_folder->filePath(QStringLiteral("sandbox"));
}

Result<ConnectionProfile> SandboxChild::start()
{
    if (m_folder)
        return fail(FailureKind::conflict, "sandbox.running", "the sandbox was started before");
    const QFileInfo program(QString::fromStdString(m_program));
    if (!program.isFile() || !program.isExecutable())
        return fail(FailureKind::invalid, "sandbox.program", "ichidoctl does not stand beside the window's program");
    if (m_cancel.cancelled())
        return fail(FailureKind::cancelled, "cancelled");
    const auto no_folder = [] {
        return fail(FailureKind::refused, "sandbox.folder", "no folder for temporary files can be made");
    };
    const QString place = QDir::tempPath();
    if (place.isEmpty()) // TMPDIR names no folder; the root of the file system is no place for one
        return no_folder();
    auto folder = std::make_unique<QTemporaryDir>(place + QStringLiteral("/ichido-demo-XXXXXX"));
    if (!folder->isValid())
        return no_folder();
    m_folder = std::move(folder);

    QProcess process;
    run_in(process, m_program,
           {QStringLiteral("--lang"), QStringLiteral("en"), QStringLiteral("sandbox"), QStringLiteral("start"),
            QStringLiteral("--dir"), sandbox_folder(), QStringLiteral("--rows"), QString::number(m_options.rows),
            QStringLiteral("--stuck"), QString::number(m_options.stuck), QStringLiteral("--seed"),
            QString::number(m_options.seed), QStringLiteral("--format"), QStringLiteral("json")});
    const bool ended = wait_for(process, start_patience, &m_cancel);
    if (m_cancel.cancelled())
        return fail(FailureKind::cancelled, "cancelled");
    if (!ended || process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        return not_started(process.readAllStandardError());
    const auto addresses = nlohmann::json::parse(process.readAllStandardOutput().toStdString(), nullptr, false);
    const auto uri = addresses.is_object() ? addresses.find("uri") : addresses.end();
    if (!addresses.is_object() || uri == addresses.end() || !uri->is_string())
        return not_started("its addresses cannot be read");
    return ConnectionProfile{"sandbox", uri->get<std::string>(), Environment::development};
}

void SandboxChild::stop()
{
    // A start that failed or was cancelled has removed the sandbox itself.
    if (!m_folder || !QFileInfo::exists(sandbox_folder()))
        return;
    QProcess process;
    run_in(process, m_program,
           {QStringLiteral("sandbox"), QStringLiteral("stop"), QStringLiteral("--dir"), sandbox_folder()});
    const bool ended = wait_for(process, stop_patience, nullptr);
    // What could not be stopped needs its folder: “ichidoctl sandbox stop” finds it by that.
    if (!ended || process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        m_folder->setAutoRemove(false);
}

} // namespace ichido
