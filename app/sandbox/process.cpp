#include "app/sandbox/process.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <grp.h>
#include <poll.h>
#include <pwd.h>
#include <string_view>
#include <sys/wait.h>
#include <unistd.h>

namespace ichido::sandbox {

namespace {

std::vector<std::string> environment_for(const Command& command)
{
    if (command.clean_environment)
        return {"PATH=/usr/local/bin:/usr/bin:/bin", "LC_ALL=C", "TZ=UTC"};
    std::vector<std::string> kept;
    for (char** entry = environ; *entry; ++entry) {
        if (!std::string_view(*entry).starts_with("PG"))
            kept.emplace_back(*entry);
    }
    return kept;
}

std::vector<char*> pointers_to(std::vector<std::string>& texts)
{
    std::vector<char*> pointers;
    pointers.reserve(texts.size() + 1);
    for (std::string& text : texts)
        pointers.push_back(text.data());
    pointers.push_back(nullptr);
    return pointers;
}

/// Between fork and exec of a program with threads only calls that are safe in a signal handler
/// are allowed, so everything else is prepared before.
pid_t fork_and_run(const Command& command, bool new_session)
{
    std::vector<std::string> arguments = command.arguments;
    std::vector<std::string> environment = environment_for(command);
    const std::vector<char*> argv = pointers_to(arguments);
    const std::vector<char*> envp = pointers_to(environment);
    const std::string output = command.output.empty() ? "/dev/null" : command.output.string();

    const pid_t pid = ::fork();
    if (pid != 0)
        return pid;
    if (new_session)
        ::setsid();
    const int in = ::open("/dev/null", O_RDONLY);
    const int out = ::open(output.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
    if (in < 0 || out < 0 || ::dup2(in, 0) < 0 || ::dup2(out, 1) < 0 || ::dup2(out, 2) < 0)
        ::_exit(127);
    ::close_range(3, ~0U, 0);
    if (command.as && (::setgroups(0, nullptr) != 0 || ::setgid(command.as->gid) != 0 ||
                       ::setuid(command.as->uid) != 0 || ::chdir("/") != 0))
        ::_exit(127);
    ::signal(SIGPIPE, SIG_DFL);
    ::execve(argv[0], argv.data(), envp.data());
    ::_exit(127);
}

} // namespace

Result<std::optional<UserIds>> server_user()
{
    if (::geteuid() != 0)
        return std::optional<UserIds>{};
    for (const char* name : {"postgres", "nobody"}) {
        passwd entry{};
        passwd* found = nullptr;
        std::array<char, 4096> texts{};
        if (::getpwnam_r(name, &entry, texts.data(), texts.size(), &found) == 0 && found && found->pw_uid != 0)
            return std::optional(UserIds{found->pw_uid, found->pw_gid});
    }
    return fail(FailureKind::invalid, "sandbox.no_user",
                "PostgreSQL cannot run as root, and there is no user postgres or nobody to run it as");
}

Result<int> run_to_end(const Command& command)
{
    const pid_t pid = fork_and_run(command, false);
    if (pid < 0)
        return fail(FailureKind::unavailable, "sandbox.process", "a program could not be started");
    int status = 0;
    while (::waitpid(pid, &status, 0) < 0) {
        if (errno != EINTR)
            return fail(FailureKind::unknown, "sandbox.process", "the end of a program could not be awaited");
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

Result<ProcessId> start_in_background(const Command& command)
{
    const pid_t pid = fork_and_run(command, true);
    if (pid < 0)
        return fail(FailureKind::unavailable, "sandbox.process", "a program could not be started");
    return find_process(pid).value_or(ProcessId{pid, 0});
}

void forget_postgres_variables()
{
    std::vector<std::string> names;
    for (char** entry = environ; *entry; ++entry) {
        const std::string_view text = *entry;
        if (text.starts_with("PG"))
            names.emplace_back(text.substr(0, text.find('=')));
    }
    for (const std::string& name : names)
        ::unsetenv(name.c_str());
}

std::optional<ProcessId> find_process(pid_t pid)
{
    std::ifstream file("/proc/" + std::to_string(pid) + "/stat");
    std::string line;
    if (pid <= 0 || !std::getline(file, line))
        return std::nullopt;
    // The name in parentheses may itself hold blanks and parentheses: count from the last one.
    std::size_t at = line.rfind(')');
    if (at == std::string::npos || at + 2 >= line.size() || line[at + 2] == 'Z' || line[at + 2] == 'X')
        return std::nullopt;
    at += 2;
    for (int field = 3; field < 22 && at != std::string::npos; ++field)
        at = line.find(' ', at + 1);
    if (at == std::string::npos)
        return std::nullopt;
    return ProcessId{pid, std::strtoull(line.c_str() + at, nullptr, 10)};
}

ProcessId this_process()
{
    return find_process(::getpid()).value_or(ProcessId{::getpid(), 0});
}

bool is_running(const ProcessId& process)
{
    ::waitpid(process.pid, nullptr, WNOHANG); // a child of ours that has ended; of no meaning otherwise
    const auto found = find_process(process.pid);
    return found && *found == process;
}

void pause_between_looks()
{
    ::poll(nullptr, 0, 10);
}

bool wait_for_end(const ProcessId& process, std::chrono::milliseconds limit)
{
    return poll_until(limit, [&] { return !is_running(process); });
}

Result<Nothing> end_process(const ProcessId& process, std::chrono::milliseconds patience)
{
    for (const int signal : {SIGTERM, SIGKILL}) {
        if (!is_running(process))
            return Nothing{};
        if (::kill(process.pid, signal) != 0 && errno != ESRCH)
            return fail(FailureKind::refused, "sandbox.not_ours", "a process of the sandbox belongs to another user");
        if (wait_for_end(process, patience))
            return Nothing{};
    }
    return fail(FailureKind::timed_out, "sandbox.process", "a process of the sandbox does not end");
}

} // namespace ichido::sandbox
