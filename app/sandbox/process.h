// Programs that the sandbox runs: waited for, or left behind in the background.
#pragma once

#include "recovery/domain/failure.h"
#include "recovery/ports/reply.h"

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <sys/types.h>
#include <vector>

namespace ichido::sandbox {

struct UserIds {
    uid_t uid = 0;
    gid_t gid = 0;
};

/// As whom a PostgreSQL server runs that this process starts: nothing means as this process
/// itself. PostgreSQL refuses to run as root; root becomes `postgres` where it exists, else `nobody`.
[[nodiscard]] Result<std::optional<UserIds>> server_user();

struct Command {
    std::vector<std::string> arguments; ///< the program's path first; no shell is involved
    std::optional<UserIds> as;          ///< supplementary groups are dropped too
    std::filesystem::path output;       ///< standard output and error are appended here; opened by the caller
    /// false: the environment without PG* variables, which would redirect libpq.
    bool clean_environment = false;
};

/// Runs it to its end; the exit status, 128 + signal when a signal ended it, 127 when it could
/// not be run. Standard input is empty; no descriptor of the caller is inherited.
[[nodiscard]] Result<int> run_to_end(const Command& command);

/// PGPASSWORD and the like go before what a URI and its passfile say; a private cluster is to be
/// met with those alone.
void forget_postgres_variables();

/// A process by number and start time: numbers are used again, the pair is not.
struct ProcessId {
    pid_t pid = 0;
    unsigned long long started = 0; ///< field 22 of /proc/<pid>/stat
    bool operator==(const ProcessId&) const = default;
};

/// Starts it in a session of its own, so that it outlives the caller's terminal.
[[nodiscard]] Result<ProcessId> start_in_background(const Command& command);

[[nodiscard]] ProcessId this_process();
/// Of a running process; nothing when there is none, or only a zombie.
[[nodiscard]] std::optional<ProcessId> find_process(pid_t pid);
/// Exactly this process still runs.
[[nodiscard]] bool is_running(const ProcessId& process);
/// Waits until it has ended; false after `limit`.
[[nodiscard]] bool wait_for_end(const ProcessId& process, std::chrono::milliseconds limit);
/// SIGTERM, and SIGKILL after `patience`; never touches another process with the same number.
[[nodiscard]] Result<Nothing> end_process(const ProcessId& process,
                                          std::chrono::milliseconds patience = std::chrono::seconds{5});

/// Looks every few milliseconds until `done` says so; false after `limit`. A file, a socket and
/// a process of another parent announce nothing that could be waited for.
template <typename Done>
[[nodiscard]] bool poll_until(std::chrono::milliseconds limit, Done done);

void pause_between_looks(); ///< 10 ms

template <typename Done>
bool poll_until(std::chrono::milliseconds limit, Done done)
{
    const auto until = std::chrono::steady_clock::now() + limit;
    while (!done()) {
        if (std::chrono::steady_clock::now() >= until)
            return false;
        pause_between_looks();
    }
    return true;
}

} // namespace ichido::sandbox
