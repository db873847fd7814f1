#include "ui/theme/system_appearance.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

namespace ichido {

namespace {

const QString appearance_group = QStringLiteral("org.freedesktop.appearance");
const QString color_scheme_key = QStringLiteral("color-scheme");

} // namespace

SystemAppearance::SystemAppearance(QObject* parent) : QObject(parent)
{
    // Without an address Qt would start a bus of its own, which takes long and outlives the console.
    if (qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS"))
        return;
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    const QString service = QStringLiteral("org.freedesktop.portal.Desktop");
    const QString path = QStringLiteral("/org/freedesktop/portal/desktop");
    const QString interface = QStringLiteral("org.freedesktop.portal.Settings");
    bus.connect(service, path, interface, QStringLiteral("SettingChanged"), this,
                SLOT(take_change(QString, QString, QDBusVariant)));
    QDBusMessage question = QDBusMessage::createMethodCall(service, path, interface, QStringLiteral("Read"));
    question << appearance_group << color_scheme_key;
    auto* watcher = new QDBusPendingCallWatcher(bus.asyncCall(question), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        const QDBusPendingReply<QDBusVariant> reply = *watcher;
        if (!reply.isError())
            take(reply.value().variant());
        watcher->deleteLater();
    });
}

void SystemAppearance::take_change(const QString& group, const QString& key, const QDBusVariant& value)
{
    if (group == appearance_group && key == color_scheme_key)
        take(value.variant());
}

void SystemAppearance::take(const QVariant& value)
{
    // "Read" wraps its value once more than "SettingChanged" does.
    const QVariant plain = value.canConvert<QDBusVariant>() ? value.value<QDBusVariant>().variant() : value;
    const uint scheme = plain.toUInt(); // 0 no preference, 1 dark, 2 light
    const std::optional<bool> dark = scheme == 0 ? std::nullopt : std::optional(scheme == 1);
    if (dark == m_dark)
        return;
    m_dark = dark;
    Q_EMIT changed();
}

} // namespace ichido
