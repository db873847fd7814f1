// The console `ichido`: composes the window from the rooms.
#include "models/language.h"
#include "models/words.h"
#include "recovery/postgres/connection_spec.h"
#include "recovery/postgres/postgres_store.h"
#include "ui/shell/main_window.h"

#include <QApplication>
#include <QCommandLineParser>

#include <cstdio>

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("ichido"));
    QCoreApplication::setApplicationVersion(QStringLiteral(ICHIDO_VERSION));

    // Before anything is said: the help speaks the language that the same command line asks for.
    ichido::install_language(app, ichido::language_of_environment());
    const QStringList arguments = QCoreApplication::arguments();
    if (const auto at = arguments.indexOf(QStringLiteral("--lang")); at >= 0 && at + 1 < arguments.size())
        ichido::install_language(app, arguments.at(at + 1));

    QCommandLineParser parser;
    const QCommandLineOption uri(QStringLiteral("uri"),
                                 QCoreApplication::translate("main", "The database, as a URI without a password."),
                                 QStringLiteral("uri"));
    const QCommandLineOption lang(
        QStringLiteral("lang"), QCoreApplication::translate("main", "Language: en, ja or ko."), QStringLiteral("code"));
    parser.addOptions({uri, lang});
    parser.addHelpOption();
    parser.addVersionOption();
    parser.process(app);
    if (parser.isSet(lang))
        ichido::install_language(app, parser.value(lang)); // also as --lang=code

    const auto spec = ichido::postgres::connection_spec_from_uri(parser.value(uri).toStdString());
    if (!spec) {
        std::fprintf(stderr, "ichido: %s\n", qPrintable(ichido::sentence(spec.error())));
        return 2;
    }
    ichido::postgres::PostgresStore store(*spec);
    ichido::MainWindow window(store, QCoreApplication::translate("main", "database"));
    window.show();
    window.refresh();
    return QApplication::exec();
}
