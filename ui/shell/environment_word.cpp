#include "ui/shell/environment_word.h"

#include <QCoreApplication>

namespace ichido {

QString environment_word(Environment environment)
{
    switch (environment) {
    case Environment::development:
        return QCoreApplication::translate("environment", "DEVELOPMENT");
    case Environment::staging:
        return QCoreApplication::translate("environment", "STAGING");
    case Environment::production:
        return QCoreApplication::translate("environment", "PRODUCTION");
    }
    return {};
}

} // namespace ichido
