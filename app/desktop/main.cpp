// The console `ichido`: composes the window from the rooms.
#include "app/desktop/connection_book_file.h"
#include "app/desktop/demo_sandbox_process.h"
#include "app/desktop/desktop_backends.h"
#include "app/desktop/kept_preferences.h"
#include "app/desktop/plan_shelf_file.h"
#include "app/desktop/quit_on_signals.h"
#include "models/language.h"
#include "models/words.h"
#include "recovery/postgres/connection_spec.h"
#include "recovery/workflow/system_clock.h"
#include "ui/shell/main_window.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QStandardPaths>

#include <cstdio>

namespace {

QString settings_file(const QString& name)
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) + QStringLiteral("/ichido/") + name;
}

int refuse(const QString& sentence)
{
    std::fprintf(stderr, "ichido: %s\n", qPrintable(sentence));
    return 2;
}

} // namespace

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("ichido"));
    QCoreApplication::setApplicationVersion(QStringLiteral(ICHIDO_VERSION));
    const ichido::QuitOnSignals quit_on_signals;

    ichido::Theme theme(app);
    ichido::KeptPreferences preferences(app, theme, settings_file(QStringLiteral("window.ini")));
    // Before anything is said: the help speaks the language that the same command line asks for.
    const QStringList arguments = QCoreApplication::arguments();
    if (const auto at = arguments.indexOf(QStringLiteral("--lang")); at >= 0 && at + 1 < arguments.size())
        preferences.use_language(arguments.at(at + 1));

    QCommandLineParser parser;
    const QCommandLineOption uri(
        QStringLiteral("uri"),
        QCoreApplication::translate("main", "Opens this database, a URI without a password, as production."),
        QStringLiteral("uri"));
    const QCommandLineOption demo(QStringLiteral("demo"),
                                  QCoreApplication::translate("main", "Opens a sandbox of its own to try things on."));
    const QCommandLineOption lang(
        QStringLiteral("lang"), QCoreApplication::translate("main", "Language: en, ja or ko."), QStringLiteral("code"));
    parser.addOptions({uri, demo, lang});
    parser.addHelpOption();
    parser.addVersionOption();
    if (!parser.parse(arguments))
        return refuse(QCoreApplication::translate(
            "main", "An option is not known or lacks its value. “ichido --help” lists them."));
    if (parser.isSet(lang)) {
        if (!ichido::languages().contains(parser.value(lang)))
            return refuse(QCoreApplication::translate("main", "Language: en, ja or ko."));
        preferences.use_language(parser.value(lang)); // also as --lang=code
    }
    if (parser.isSet(QStringLiteral("help")) || parser.isSet(QStringLiteral("version")))
        parser.process(app); // says it, and ends
    if (!parser.positionalArguments().isEmpty() || (parser.isSet(uri) && parser.isSet(demo)))
        return refuse(QCoreApplication::translate("main", "Give --uri or --demo, not both, and nothing else."));
    if (parser.isSet(uri)) {
        const auto spec = ichido::postgres::connection_spec_from_uri(parser.value(uri).toStdString());
        if (!spec)
            return refuse(ichido::sentence(spec.error()));
        if (parser.value(uri).trimmed().isEmpty()) // most likely a variable that is not set
            return refuse(ichido::sentence(ichido::Failure{ichido::FailureKind::invalid, "uri.malformed", {}}));
    }

    ichido::SystemClock clock; // before the backends, whose last runs end with them
    ichido::SystemRandom random;
    ichido::DesktopBackends backends;
    ichido::ConnectionBookFile book(settings_file(QStringLiteral("connections.toml")).toStdString());
    ichido::PlanShelfFile shelf;
    ichido::MainWindow window({.theme = theme,
                               .preferences = preferences,
                               .backends = backends,
                               .book = book,
                               .shelf = shelf,
                               .clock = clock,
                               .random = random,
                               .make_demo = [] { return std::make_unique<ichido::DemoSandboxProcess>(); },
                               .pace = {}});
    window.show();
    if (parser.isSet(demo))
        window.open_demo();
    else if (parser.isSet(uri))
        // Nobody has said what it is, so it is treated as what must not be harmed.
        window.open({"--uri", parser.value(uri).toStdString(), ichido::Environment::production});
    else
        window.open_last();
    return QApplication::exec();
}
