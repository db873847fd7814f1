#include "app/ctl/plan_making.h"

#include "recovery/workflow/freeze_plan.h"
#include "recovery/workflow/system_clock.h"

#include <QByteArray>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QString>

namespace ichido::ctl {

namespace {

tl::unexpected<Failure> cannot_write()
{
    return fail(FailureKind::invalid, "file.write", "a file cannot be written");
}

} // namespace

Plan freeze(Asked asked)
{
    return freeze_plan(SystemRandom().uuid(), std::move(asked.database), asked.now, std::move(asked.lines));
}

Result<Nothing> write_file(const std::string& path, std::string_view content)
{
    QSaveFile file(QString::fromStdString(path)); // writes beside, flushes to the disk, renames
    if (!file.open(QIODevice::WriteOnly))
        return cannot_write();
    // It names organisations, orders and amounts: for its owner only.
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

Result<std::string> read_whole_file(const std::string& path)
{
    constexpr qint64 largest = qint64{16} << 30;
    QFile file(QString::fromStdString(path));
    if (!QFileInfo(file).isFile() || !file.open(QIODevice::ReadOnly) || file.size() > largest)
        return fail(FailureKind::invalid, "file.read", "a file cannot be read");
    const QByteArray content = file.readAll();
    if (file.error() != QFileDevice::NoError)
        return fail(FailureKind::invalid, "file.read", "a file cannot be read");
    return content.toStdString();
}

} // namespace ichido::ctl
