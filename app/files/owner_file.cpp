#include "app/files/owner_file.h"

#include <QFileInfo>
#include <QSaveFile>
#include <QString>

#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <vector>

namespace ichido {

namespace {

tl::unexpected<Failure> cannot_write()
{
    return fail(FailureKind::invalid, "file.write", "a file cannot be written");
}

/// There is a regular file, or nothing yet. A pipe or a device would be replaced by a file, and a
/// name that is too long would only be noticed at the end.
bool can_be_replaced(const std::string& path)
{
    struct stat facts {};
    if (path.empty())
        return false;
    return ::stat(path.c_str(), &facts) == 0 ? S_ISREG(facts.st_mode) : errno == ENOENT;
}

/// A renamed file is there after a power cut only when its folder was flushed too. Not every file
/// system can do that; the content is on the disk already, so that is no failure.
void flush_folder_of(const std::string& path)
{
    const QString folder = QFileInfo(QFileInfo(QString::fromStdString(path)).canonicalFilePath()).path();
    const int descriptor = ::open(folder.toStdString().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return;
    (void)::fsync(descriptor);
    ::close(descriptor);
}

} // namespace

Result<Nothing> write_owner_file(const std::string& path, std::string_view content)
{
    QSaveFile file(QString::fromStdString(path)); // writes beside, flushes to the disk, renames
    if (!can_be_replaced(path) || !file.open(QIODevice::WriteOnly))
        return cannot_write();
    // It begins with the rights of the file that it replaces. Where a file system keeps no rights,
    // others could read it.
    if (!file.setPermissions(QFile::ReadOwner | QFile::WriteOwner))
        return cannot_write();
    const auto size = static_cast<qint64>(content.size());
    if (file.write(content.data(), size) != size || !file.commit())
        return cannot_write();
    flush_folder_of(path);
    return Nothing{};
}

Result<Nothing> check_writable(const std::string& path)
{
    QSaveFile file(QString::fromStdString(path));
    if (!can_be_replaced(path) || !file.open(QIODevice::WriteOnly))
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
