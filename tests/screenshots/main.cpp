// ichido_screenshots: draws the pages into PNG files, so that people look at them. In each language
// and theme; the scale is the process's own (QT_SCALE_FACTOR).
#include "models/language.h"
#include "models/request_table_model.h"
#include "tests/screenshots/scenes.h"
#include "ui/shell/main_window.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QStyle>
#include <QStyleFactory>

#include <cstdio>

using namespace ichido;

namespace {

QPalette dark_palette()
{
    QPalette palette(QColor(0x24, 0x27, 0x2b));
    palette.setColor(QPalette::Base, QColor(0x1b, 0x1e, 0x21));
    palette.setColor(QPalette::AlternateBase, QColor(0x24, 0x27, 0x2b));
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(role, QColor(0xe8, 0xea, 0xed));
    return palette;
}

/// Whatever the window draws once its answer has arrived; a picture of nothing is no picture.
bool draw(const Scene& scene, const QString& file)
{
    SceneStore store(scene);
    MainWindow window(store, QStringLiteral("payments-staging"));
    QSignalSpy shown(&window, &MainWindow::shown);
    window.setAttribute(Qt::WA_DontShowOnScreen); // laid out and painted, without a platform window
    window.show();
    window.refresh();
    QElapsedTimer waiting;
    waiting.start();
    constexpr int longest_ms = 10'000;
    while (scene.answers && shown.isEmpty() && waiting.elapsed() < longest_ms)
        shown.wait(100);
    if (scene.answers && shown.isEmpty())
        return false;
    QCoreApplication::processEvents();
    return window.grab().save(file);
}

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    if (argc != 2) {
        std::fputs("usage: ichido_screenshots FOLDER\n", stderr);
        return 2;
    }
    const QDir folder(QString::fromLocal8Bit(argv[1]));
    folder.mkpath(QStringLiteral("."));
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    const QPalette light = QApplication::style()->standardPalette();
    int drawn = 0;
    for (const QString& language : languages()) {
        install_language(application, language);
        for (const QString& theme : {QStringLiteral("light"), QStringLiteral("dark")}) {
            QApplication::setPalette(theme == QLatin1String("dark") ? dark_palette() : light);
            for (const Scene& scene : scenes()) {
                const QString file = folder.filePath(QStringLiteral("requests-%1-%2-%3-%4x.png")
                                                         .arg(QLatin1String(scene.name), language, theme,
                                                              QString::number(application.devicePixelRatio())));
                if (!draw(scene, file)) {
                    std::fprintf(stderr, "ichido_screenshots: %s was not drawn\n", qPrintable(file));
                    return 1;
                }
                ++drawn;
            }
        }
    }
    std::printf("%d pictures in %s\n", drawn, qPrintable(folder.path()));
    return 0;
}
