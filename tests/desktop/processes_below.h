// Which processes work on a folder.
#pragma once

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <system_error>
#include <vector>

namespace ichido::test {

/// The command lines of the processes that name something in the folder, blanks between the words:
/// those of a sandbox do (a server its data, a service its folder).
inline std::vector<std::string> processes_below(const std::string& folder)
{
    std::vector<std::string> found;
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator("/proc", error)) {
        const std::string number = entry.path().filename().string();
        if (!std::all_of(number.begin(), number.end(), [](unsigned char c) { return std::isdigit(c) != 0; }))
            continue;
        std::ifstream file(entry.path() / "cmdline", std::ios::binary); // may have ended meanwhile
        std::string words{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
        std::replace(words.begin(), words.end(), '\0', ' ');
        if (words.find(folder + '/') != std::string::npos)
            found.push_back(std::move(words));
    }
    return found;
}

inline bool some_process_says(const std::string& folder, const std::string& words)
{
    const auto found = processes_below(folder);
    return std::any_of(found.begin(), found.end(),
                       [&words](const std::string& line) { return line.find(words) != std::string::npos; });
}

} // namespace ichido::test
