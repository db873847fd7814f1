// `first_window`: from the start of the program to the first rows on screen, beside psql.
#include "app/sandbox/postgres_binaries.h"
#include "tests/bench/measures.h"
#include "tests/bench/plain_page.h"
#include "tests/bench/stopwatch.h"

#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <filesystem>
#include <stdexcept>
#include <system_error>

namespace ichido::bench {

namespace {

constexpr double window_reach = 3;
constexpr double window_most_ms = 600;
constexpr int longest_run_ms = 60'000;

/// The one query of the page that the window opens with: what is stuck, oldest first.
std::string stuck_sql(const std::string& uri)
{
    PageRequest page;
    page.query.stuck_only = true;
    page.newest_first = false;
    page.limit = 500;
    const postgres::PageSql sql = console_sql(uri, page, true);
    const std::string place = "$1"; // its only parameter is the number of rows
    const std::size_t at = sql.text.find(place);
    if (sql.parameters.count() != 1 || at == std::string::npos)
        throw std::runtime_error("the stuck page has other parameters than its length");
    return std::string(sql.text).replace(at, place.size(), std::to_string(page.limit + 1));
}

[[noreturn]] void give_up(const char* program, QProcess& process)
{
    const QString why = process.errorString(); // before the kill writes its own
    process.kill();
    process.waitForFinished();
    throw std::runtime_error(std::string(program) + " did not show its rows: " + why.toStdString() + "\n" +
                             process.readAllStandardError().toStdString());
}

void must_end(const char* program, QProcess& process)
{
    const bool ended = process.state() == QProcess::NotRunning || process.waitForFinished(longest_run_ms);
    if (!ended || process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        give_up(program, process);
}

/// The built program as people run it; a plugin of Qt, named by the environment, watches for rows.
double run_window(const QString& uri, const QString& home)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    environment.insert(QStringLiteral("QT_PLUGIN_PATH"), QStringLiteral(ICHIDO_BENCH_PLUGINS));
    environment.insert(QStringLiteral("QT_QPA_GENERIC_PLUGINS"), QStringLiteral("ichidofirstrows"));
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home);
    process.setProcessEnvironment(environment);
    const Stopwatch watch;
    process.start(QStringLiteral(ICHIDO_BIN_DIR "/ichido"), {QStringLiteral("--uri"), uri});
    while (!process.canReadLine()) {
        if (!process.waitForReadyRead(longest_run_ms))
            give_up("ichido", process);
    }
    const double took = watch.milliseconds();
    must_end("ichido", process);
    return took;
}

double run_psql(const QString& program, const QString& uri, const QString& sql)
{
    QProcess process;
    process.setStandardOutputFile(QProcess::nullDevice());
    const Stopwatch watch;
    process.start(program,
                  {QStringLiteral("-X"), QStringLiteral("-q"), QStringLiteral("-d"), uri, QStringLiteral("-c"), sql});
    if (!process.waitForFinished(longest_run_ms))
        give_up("psql", process);
    const double took = watch.milliseconds();
    must_end("psql", process);
    return took;
}

/// Debian's /usr/bin/psql is a script that looks for the program beside the server's; the program
/// itself is quicker, so it is the yardstick where it stands there.
QString psql_program()
{
    std::error_code error;
    if (const auto folder = sandbox::find_postgres_binaries()) {
        const auto program = std::filesystem::canonical(*folder / "postgres", error).parent_path() / "psql";
        if (!error && std::filesystem::exists(program, error))
            return QString::fromStdString(program.string());
    }
    return QStringLiteral("psql");
}

} // namespace

Figure measure_first_window(const test::WindowSandbox& sandbox, const Sizes& sizes)
{
    const QString psql = psql_program();
    const QTemporaryDir home;
    const QString uri = QString::fromStdString(sandbox.uri());
    const QString sql = QString::fromStdString(stuck_sql(sandbox.uri()));
    const Paired paired = in_pairs(
        std::max(3, sizes.pairs / 4), [&] { return run_window(uri, home.path()); },
        [&] { return run_psql(psql, uri, sql); });
    Figure figure;
    figure.name = "first_window";
    figure.measured = paired.mine;
    figure.limit = paired.beside;
    figure.ratio = paired.ratio;
    figure.reach = window_reach;
    figure.most = window_most_ms;
    figure.text = "from the start of ichido to its first rows painted, beside psql printing the same page of " +
                  rows_text(sizes.rows);
    return figure;
}

} // namespace ichido::bench
