// What a person has chosen for this console; kept by the composition.
#pragma once

#include <QObject>
#include <QString>

namespace ichido {

enum class ThemeChoice;

/// The window tells what is wanted; the composition installs it and remembers it.
class Preferences : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] virtual QString language() const = 0; ///< "en", "ja", "ko"
    virtual void set_language(const QString& code) = 0;
    [[nodiscard]] virtual ThemeChoice theme() const = 0;
    virtual void set_theme(ThemeChoice choice) = 0;
};

} // namespace ichido
