// What the desktop says of light and dark.
#pragma once

#include <QDBusVariant>
#include <QObject>

#include <optional>

namespace ichido {

/// Asks the desktop portal (org.freedesktop.appearance color-scheme) over the session bus and hears
/// its changes; says nothing where there is no session bus or no portal. Never waits.
class SystemAppearance final : public QObject {
    Q_OBJECT

public:
    explicit SystemAppearance(QObject* parent = nullptr);
    [[nodiscard]] std::optional<bool> dark() const { return m_dark; } ///< empty: it has not said

Q_SIGNALS:
    void changed();

private Q_SLOTS:
    void take_change(const QString& group, const QString& key, const QDBusVariant& value);

private:
    void take(const QVariant& value);

    std::optional<bool> m_dark;
};

} // namespace ichido
