#include "models/time_text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QStringList>
#include <QTimeZone>

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

QTimeZone& shown_zone()
{
    static QTimeZone zone = QTimeZone::systemTimeZone();
    return zone;
}

QDateTime in_shown_zone(Instant instant)
{
    const auto milliseconds = std::chrono::floor<std::chrono::milliseconds>(instant).time_since_epoch().count();
    return QDateTime::fromMSecsSinceEpoch(milliseconds, shown_zone());
}

} // namespace

void set_time_zone(const QTimeZone& zone)
{
    shown_zone() = zone;
}

QString zone_text()
{
    const QTimeZone& zone = shown_zone();
    return QStringLiteral("%1 %2").arg(QString::fromUtf8(zone.id()),
                                       offset_text(zone.offsetFromUtc(QDateTime::currentDateTimeUtc())));
}

QString time_text(Instant instant)
{
    const QDateTime time = in_shown_zone(instant);
    return time.toString(QStringLiteral("yyyy-MM-dd HH:mm:ss ")) + offset_text(time.offsetFromUtc());
}

QString time_text_precise(Instant instant)
{
    const QDateTime time = in_shown_zone(instant);
    const auto fraction = instant - std::chrono::floor<std::chrono::seconds>(instant);
    return time.toString(QStringLiteral("yyyy-MM-dd HH:mm:ss.")) +
           QStringLiteral("%1 ").arg(fraction.count(), 6, 10, QLatin1Char('0')) + offset_text(time.offsetFromUtc());
}

QString clock_text(Instant instant, Instant now)
{
    const QDateTime time = in_shown_zone(instant);
    return time.toString(time.date() == in_shown_zone(now).date() ? QStringLiteral("HH:mm")
                                                                  : QStringLiteral("MM-dd HH:mm"));
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
