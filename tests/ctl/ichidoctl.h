// Runs the real program, and a sandbox of it, for the tests of the command line.
#pragma once

#include <QByteArray>
#include <QProcess>
#include <QStringList>
#include <QTemporaryDir>

#include <memory>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>

namespace ichido::test {

struct Ended {
    int code = -1; ///< -1: did not end by itself
    QByteArray out;
    QByteArray err;
    [[nodiscard]] nlohmann::json json() const { return nlohmann::json::parse(out.toStdString()); }
};

inline QString ichidoctl_program()
{
    return QStringLiteral(ICHIDO_BIN_DIR "/ichidoctl");
}

/// Without PG* and ICHIDO_* variables of the person who runs the tests; in English.
inline QProcessEnvironment plain_environment()
{
    QProcessEnvironment environment;
    const QProcessEnvironment own = QProcessEnvironment::systemEnvironment();
    for (const QString& name : {QStringLiteral("PATH"), QStringLiteral("HOME"), QStringLiteral("TMPDIR"),
                                QStringLiteral("ASAN_OPTIONS"), QStringLiteral("LSAN_OPTIONS")})
        if (own.contains(name))
            environment.insert(name, own.value(name));
    environment.insert(QStringLiteral("LANG"), QStringLiteral("C.UTF-8"));
    return environment;
}

inline Ended ichidoctl(const QStringList& arguments, const QString& folder = {})
{
    QProcess process;
    process.setProcessEnvironment(plain_environment());
    if (!folder.isEmpty())
        process.setWorkingDirectory(folder);
    process.start(ichidoctl_program(), arguments);
    constexpr int longest_ms = 120'000;
    if (!process.waitForFinished(longest_ms))
        throw std::runtime_error("ichidoctl did not start or end: " + process.errorString().toStdString());
    Ended ended;
    ended.code = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    ended.out = process.readAllStandardOutput();
    ended.err = process.readAllStandardError();
    return ended;
}

/// A sandbox that lives as long as the object.
class RunningSandbox {
public:
    explicit RunningSandbox(int rows = 2'000, int stuck = 200)
    {
        const Ended started = ichidoctl({QStringLiteral("sandbox"), QStringLiteral("start"), QStringLiteral("--dir"),
                                         dir(), QStringLiteral("--rows"), QString::number(rows),
                                         QStringLiteral("--stuck"), QString::number(stuck), QStringLiteral("--seed"),
                                         QStringLiteral("7"), QStringLiteral("--format"), QStringLiteral("json")});
        if (started.code != 0)
            throw std::runtime_error("the sandbox did not start: " + started.err.toStdString());
        m_addresses = started.json();
    }
    ~RunningSandbox()
    {
        QProcess stop;
        stop.setProcessEnvironment(plain_environment());
        stop.start(ichidoctl_program(),
                   {QStringLiteral("sandbox"), QStringLiteral("stop"), QStringLiteral("--dir"), dir()});
        constexpr int longest_ms = 60'000;
        if (!stop.waitForFinished(longest_ms) || stop.exitCode() != 0)
            qFatal("a sandbox of a test was not stopped"); // it would go on after the test
    }
    RunningSandbox(const RunningSandbox&) = delete;
    RunningSandbox& operator=(const RunningSandbox&) = delete;

    [[nodiscard]] QString folder() const { return m_folder.path(); }
    [[nodiscard]] QString dir() const { return m_folder.filePath(QStringLiteral("sandbox")); }
    [[nodiscard]] const nlohmann::json& addresses() const { return m_addresses; }
    [[nodiscard]] QString uri() const { return address("uri"); }
    [[nodiscard]] QString address(const char* name) const
    {
        return QString::fromStdString(m_addresses.at(name).get<std::string>());
    }
    /// Of another login of the same cluster.
    [[nodiscard]] QString uri_of(const QString& login) const
    {
        return uri().replace(QStringLiteral("ichido_ops"), login);
    }
    /// Runs the program on this sandbox, in the folder of the test.
    [[nodiscard]] Ended run(const QStringList& arguments) const
    {
        return ichidoctl(QStringList{QStringLiteral("--uri"), uri()} + arguments, folder());
    }

private:
    QTemporaryDir m_folder;
    nlohmann::json m_addresses;
};

} // namespace ichido::test
