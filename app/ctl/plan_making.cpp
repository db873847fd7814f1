#include "app/ctl/plan_making.h"

#include "recovery/workflow/freeze_plan.h"
#include "recovery/workflow/system_clock.h"

#include <QByteArray>
#include <QFile>
#include <QFileInfo>
#include <QString>

namespace ichido::ctl {

Plan freeze(Asked asked)
{
    return freeze_plan(SystemRandom().uuid(), std::move(asked.database), asked.now, std::move(asked.lines));
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
