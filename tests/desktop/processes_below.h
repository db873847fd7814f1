// Which processes work on a folder.
#pragma once

#include <algorithm>
#include <cctype>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <signal.h>
#include <string>
#include <sys/types.h>
#include <system_error>
#include <vector>

namespace ichido::test {

struct ProcessBelow {
    pid_t pid = 0;
    std::string words; ///< of its command line, blanks between them
};

/// The processes that name something in the folder: those of a sandbox do (a server its data, a
/// service its folder).
inline std::vector<ProcessBelow> processes_below(const std::string& folder)
{
    std::vector<ProcessBelow> found;
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator("/proc", error)) {
        const std::string number = entry.path().filename().string();
        if (!std::all_of(number.begin(), number.end(), [](unsigned char c) { return std::isdigit(c) != 0; }))
            continue;
        std::ifstream file(entry.path() / "cmdline", std::ios::binary); // may have ended meanwhile
        std::string words{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
        std::replace(words.begin(), words.end(), '\0', ' ');
        if (words.find(folder + '/') != std::string::npos)
            found.push_back({static_cast<pid_t>(std::stol(number)), std::move(words)});
    }
    return found;
}

inline bool some_process_says(const std::string& folder, const std::string& words)
{
    const auto found = processes_below(folder);
    return std::any_of(found.begin(), found.end(), [&words](const ProcessBelow& process) {
        return process.words.find(words) != std::string::npos;
    });
}

/// What a test that failed has left in a folder of its own.
inline void end_processes_below(const std::string& folder)
{
    for (const ProcessBelow& left : processes_below(folder))
        ::kill(left.pid, SIGKILL);
}

} // namespace ichido::test
