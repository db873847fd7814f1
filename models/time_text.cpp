#include "models/time_text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QStringList>

#include <algorithm>
#include <cstdlib>

namespace ichido {

namespace {

QString offset_text(int seconds)
{
    const int minutes = std::abs(seconds) / 60;
    return QStringLiteral("%1%2:%3")
        .arg(seconds < 0 ? QLatin1Char('-') : QLatin1Char('+'))
        .arg(minutes / 60, 2, 10, QLatin1Char('0'))
        .arg(minutes % 60, 2, 10, QLatin1Char('0'));
}

} // namespace

QString time_text(Instant instant)
{
    const auto milliseconds = std::chrono::floor<std::chrono::milliseconds>(instant).time_since_epoch().count();
    const QDateTime time = QDateTime::fromMSecsSinceEpoch(milliseconds);
    return time.toString(QStringLiteral("yyyy-MM-dd HH:mm:ss ")) + offset_text(time.offsetFromUtc());
}

QString age_text(Duration age)
{
    const qlonglong seconds = std::max<qlonglong>(0, std::chrono::floor<std::chrono::seconds>(age).count());
    QStringList parts;
    if (seconds >= 86400)
        parts << QCoreApplication::translate("time", "%1 d", "days, short").arg(seconds / 86400);
    if (seconds >= 3600 && seconds % 86400 / 3600 != 0)
        parts << QCoreApplication::translate("time", "%1 h", "hours, short").arg(seconds % 86400 / 3600);
    if (parts.size() < 2 && seconds < 86400 && seconds % 3600 / 60 != 0)
        parts << QCoreApplication::translate("time", "%1 min", "minutes, short").arg(seconds % 3600 / 60);
    if (parts.isEmpty() || (parts.size() < 2 && seconds < 3600 && seconds % 60 != 0))
        parts << QCoreApplication::translate("time", "%1 s", "seconds, short").arg(seconds % 60);
    if (parts.size() == 1)
        return parts.first();
    return QCoreApplication::translate("time", "%1 %2", "two parts of an age, the larger unit first")
        .arg(parts[0], parts[1]);
}

} // namespace ichido
