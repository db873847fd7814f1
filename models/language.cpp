#include "models/language.h"

#include <QCoreApplication>
#include <QTranslator>

#include <memory>

// Resources of a static library need a call from outside any namespace to be linked in.
static void init_translations()
{
    Q_INIT_RESOURCE(ichido_translations);
}

namespace ichido {

namespace {

QString language_part(const QString& code)
{
    return code.section(QLatin1Char('_'), 0, 0)
        .section(QLatin1Char('-'), 0, 0)
        .section(QLatin1Char('.'), 0, 0)
        .toLower();
}

} // namespace

QStringList languages()
{
    return {QStringLiteral("en"), QStringLiteral("ja"), QStringLiteral("ko")};
}

bool install_language(QCoreApplication& application, const QString& code)
{
    init_translations();
    const QString name = QStringLiteral("ichido_translator");
    for (QTranslator* old : application.findChildren<QTranslator*>(name, Qt::FindDirectChildrenOnly)) {
        QCoreApplication::removeTranslator(old);
        delete old;
    }
    const QString wanted = language_part(code);
    const bool known = languages().contains(wanted);
    // English has a file too: it holds the singular and plural forms.
    auto translator = std::make_unique<QTranslator>();
    translator->setObjectName(name);
    const QString file = QStringLiteral(":/i18n/ichido_%1.qm").arg(known ? wanted : QStringLiteral("en"));
    if (!translator->load(file))
        return false;
    QCoreApplication::installTranslator(translator.get());
    translator.release()->setParent(&application);
    return known;
}

QString language_of_environment()
{
    for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const QString value = QString::fromUtf8(qgetenv(variable));
        if (!value.isEmpty())
            return languages().contains(language_part(value)) ? language_part(value) : QStringLiteral("en");
    }
    return QStringLiteral("en");
}

} // namespace ichido
