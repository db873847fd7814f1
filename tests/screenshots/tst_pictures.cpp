// Every state of every page is drawn, in each language and theme, and no two pictures are equal.
#include <QCryptographicHash>
#include <QDir>
#include <QImage>
#include <QMap>
#include <QProcess>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

namespace {

QByteArray pixels_of(const QImage& picture)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QByteArray::number(picture.width()));
    for (int y = 0; y < picture.height(); ++y)
        hash.addData(QByteArrayView(picture.constScanLine(y), picture.bytesPerLine()));
    return hash.result();
}

int colors_of(const QImage& picture)
{
    QSet<QRgb> colors;
    for (int y = 0; y < picture.height(); y += 3) {
        for (int x = 0; x < picture.width(); x += 3)
            colors.insert(picture.pixel(x, y));
    }
    return static_cast<int>(colors.size());
}

} // namespace

class TestPictures : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void no_two_are_equal_and_none_is_empty()
    {
        const QTemporaryDir folder;
        QVERIFY(folder.isValid());
        QProcess program;
        program.start(QStringLiteral(ICHIDO_BIN_DIR "/ichido_screenshots"), {folder.path()});
        constexpr int patience_ms = 240'000;
        QVERIFY(program.waitForFinished(patience_ms));
        QVERIFY2(program.exitCode() == 0, program.readAllStandardError().constData());

        const QStringList files = QDir(folder.path()).entryList({QStringLiteral("*.png")});
        QMap<QByteArray, QString> seen;
        QMap<QString, int> of_state; // states by page: "recovery-lost"
        for (const QString& name : files) {
            const QImage picture(folder.filePath(name));
            QVERIFY2(!picture.isNull(), qPrintable(name));
            QVERIFY2(colors_of(picture) > 20, qPrintable(name));
            const QByteArray pixels = pixels_of(picture);
            QVERIFY2(!seen.contains(pixels), qPrintable(name + QStringLiteral(" equals ") + seen.value(pixels)));
            seen.insert(pixels, name);
            ++of_state[name.section(QLatin1Char('-'), 0, 1)];
        }
        for (const char* state :
             {"welcome-empty",    "requests-loading", "requests-empty",   "requests-error", "requests-full",
              "requests-stuck",   "requests-lost",    "recovery-loading", "recovery-full",  "recovery-asking",
              "recovery-asked",   "recovery-left",    "recovery-lost",    "recovery-error", "plan-full",
              "plan-applied",     "apply-staging",    "apply-production", "palette-full",   "connections-empty",
              "connections-full", "connections-error"})
            QVERIFY2(of_state.value(QString::fromLatin1(state)) == 6, state); // three languages, two themes
    }
};

QTEST_GUILESS_MAIN(TestPictures)
#include "tst_pictures.moc"
