// A folder of one test, and what stands in it.
#pragma once

#include <QTemporaryDir>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <sys/stat.h>

namespace ichido::test {

/// Removed with everything in it when the object dies.
class PrivateFolder {
public:
    PrivateFolder()
    {
        if (!m_folder.isValid())
            throw std::runtime_error("no folder for temporary files can be made");
    }
    [[nodiscard]] std::string file(std::string_view name) const { return path() + '/' + std::string(name); }
    [[nodiscard]] std::string path() const { return m_folder.path().toStdString(); }
    /// The names of what stands directly in it, hidden ones too.
    [[nodiscard]] std::set<std::string> names() const
    {
        std::set<std::string> found;
        for (const auto& entry : std::filesystem::directory_iterator(path()))
            found.insert(entry.path().filename().string());
        return found;
    }

private:
    QTemporaryDir m_folder;
};

inline void put(const std::string& path, std::string_view content)
{
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    file << content << std::flush;
    if (!file)
        throw std::runtime_error("a file of the test cannot be written");
}

inline std::string content_of(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    if (!file)
        throw std::runtime_error("there is no such file");
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

/// Its rights; 0: it is not there.
inline mode_t mode_of(const std::string& path)
{
    struct stat facts {};
    return ::stat(path.c_str(), &facts) == 0 ? facts.st_mode & mode_t{07777} : 0;
}

} // namespace ichido::test
