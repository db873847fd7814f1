#include "app/files/owner_file.h"

#include <QFileInfo>
#include <QSaveFile>
#include <QString>

#include <filesystem>
#include <sys/stat.h>
#include <system_error>
#include <vector>

namespace ichido {

namespace {

tl::unexpected<Failure> cannot_write()
{
    return fail(FailureKind::invalid, "file.write", "a file cannot be written");
}

} // namespace

Result<Nothing> write_owner_file(const std::string& path, std::string_view content)
{
    QSaveFile file(QString::fromStdString(path)); // writes beside, flushes to the disk, renames
    if (!file.open(QIODevice::WriteOnly))
        return cannot_write();
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    const auto size = static_cast<qint64>(content.size());
    if (file.write(content.data(), size) != size || !file.commit())
        return cannot_write();
    return Nothing{};
}

Result<Nothing> check_writable(const std::string& path)
{
    QSaveFile file(QString::fromStdString(path));
    if (path.empty() || QFileInfo(QString::fromStdString(path)).isDir() || !file.open(QIODevice::WriteOnly))
        return cannot_write();
    file.cancelWriting();
    return Nothing{};
}

Result<Nothing> make_owner_folders(const std::string& path)
{
    namespace fs = std::filesystem;
    std::error_code error;
    std::vector<fs::path> missing;
    for (fs::path folder = fs::path(path).parent_path(); !folder.empty() && !fs::exists(folder, error);
         folder = folder.parent_path()) {
        if (error)
            return cannot_write();
        missing.push_back(folder);
    }
    for (auto folder = missing.rbegin(); folder != missing.rend(); ++folder) {
        // Another program may have made it in between; whether it is a folder shows in the end.
        if (::mkdir(folder->c_str(), S_IRWXU) != 0 && !fs::is_directory(*folder, error))
            return cannot_write();
    }
    return Nothing{};
}

} // namespace ichido
