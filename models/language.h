// The language in which people are spoken to.
#pragma once

#include <QString>
#include <QStringList>

class QCoreApplication;

namespace ichido {

/// "en", "ja", "ko"
[[nodiscard]] QStringList languages();

/// Replaces the language installed before; may be called at run time. Takes a code ("ja") or a
/// locale's name ("ja_JP.UTF-8"). false: there is no such language, and English is installed.
bool install_language(QCoreApplication& application, const QString& code);

/// The first of LC_ALL, LC_MESSAGES and LANG that is set decides; "en" for any other language.
[[nodiscard]] QString language_of_environment();

} // namespace ichido
