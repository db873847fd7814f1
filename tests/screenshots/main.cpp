// ichido_screenshots: draws the window's states into PNG files, so that people look at them. In each
// language and theme; the scale is the process's own (QT_SCALE_FACTOR).
#include "models/language.h"
#include "tests/screenshots/scenes.h"

#include <QApplication>
#include <QDir>

#include <cstdio>
#include <exception>

using namespace ichido;

namespace {

bool draw(const Scene& scene, const test::WindowUnderTest& console, const QString& file)
{
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    QWidget* shown = scene.picture ? scene.picture() : console.window.get();
    return (shown ? shown : console.window.get())->grab().save(file);
}

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    if (argc < 2) {
        std::fputs("usage: ichido_screenshots FOLDER [SCENE…]\n", stderr);
        return 2;
    }
    const QDir folder(QString::fromLocal8Bit(argv[1]));
    folder.mkpath(QStringLiteral("."));
    const QStringList wanted = QCoreApplication::arguments().mid(2);
    int drawn = 0;
    try {
        test::WindowSandbox sandbox(20'000, 200);
        test::WindowUnderTest console;
        console.window->show();
        for (const Scene& scene : scenes(console, sandbox)) {
            console.preferences.set_language(QStringLiteral("en")); // the steps look for English words
            QCoreApplication::sendPostedEvents();
            QCoreApplication::processEvents();
            scene.reach();
            if (!wanted.isEmpty() && !wanted.contains(scene.name))
                continue;
            for (const QString& language : languages()) {
                console.preferences.set_language(language);
                for (const ThemeChoice theme : {ThemeChoice::light, ThemeChoice::dark}) {
                    console.preferences.set_theme(theme);
                    const QString file = folder.filePath(
                        QStringLiteral("%1-%2-%3-%4x.png")
                            .arg(scene.name, language,
                                 theme == ThemeChoice::dark ? QStringLiteral("dark") : QStringLiteral("light"),
                                 QString::number(application.devicePixelRatio())));
                    if (!draw(scene, console, file))
                        throw std::runtime_error("not drawn: " + file.toStdString());
                    ++drawn;
                }
            }
        }
    } catch (const std::exception& error) {
        std::fprintf(stderr, "ichido_screenshots: %s\n", error.what());
        return 1;
    }
    std::printf("%d pictures in %s\n", drawn, qPrintable(folder.path()));
    return 0;
}
