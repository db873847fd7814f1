// Every icon can be seen in both themes and at every scale.
#include "ui/theme/theme.h"

#include <QApplication>
#include <QDir>
#include <QImage>
#include <QTest>

using namespace ichido;

namespace {

QImage drawn(const QIcon& icon, int side, double scale, QIcon::Mode mode = QIcon::Normal)
{
    return icon.pixmap(QSize(side, side), scale, mode).toImage().convertToFormat(QImage::Format_ARGB32);
}

int inked(const QImage& image)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += qAlpha(image.pixel(x, y)) > 127;
    }
    return count;
}

/// Of the pixels that are drawn fully.
QColor ink(const QImage& image)
{
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (qAlpha(image.pixel(x, y)) == 255)
                return QColor(image.pixel(x, y));
        }
    }
    return {};
}

} // namespace

class TestIcons final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void every_icon_can_be_seen_data();
    void every_icon_can_be_seen();
    void an_icon_follows_a_change_of_theme();
    void an_unknown_icon_is_none();

private:
    Theme m_theme{*qApp};
};

void TestIcons::init()
{
    m_theme.choose(ThemeChoice::light);
}

void TestIcons::every_icon_can_be_seen_data()
{
    QTest::addColumn<QString>("name");
    const QStringList files =
        QDir(QStringLiteral(ICHIDO_SOURCE_DIR "/resources/icons")).entryList({QStringLiteral("*.svg")});
    QVERIFY(files.size() >= 10);
    for (const QString& file : files)
        QTest::newRow(qPrintable(file)) << file.chopped(4);
}

void TestIcons::every_icon_can_be_seen()
{
    QFETCH(QString, name);
    for (const double scale : {1.0, 2.0}) {
        m_theme.choose(ThemeChoice::light);
        const QImage light = drawn(m_theme.icon(name), 16, scale);
        QCOMPARE(light.width(), static_cast<int>(16 * scale));
        QVERIFY(inked(light) > 10 * scale);
        QVERIFY(inked(light) < light.width() * light.height()); // a shape, not a block
        QCOMPARE(ink(drawn(m_theme.icon(name), 64, scale)), m_theme.tokens().text);
        QCOMPARE(ink(drawn(m_theme.icon(name), 64, scale, QIcon::Selected)), m_theme.tokens().accent);
        QCOMPARE(ink(drawn(m_theme.icon(name), 64, scale, QIcon::Disabled)), m_theme.tokens().muted);
        QCOMPARE(ink(drawn(m_theme.icon(name, QColor(0x123456)), 64, scale)), QColor(0x123456));
        m_theme.choose(ThemeChoice::dark);
        const QImage dark = drawn(m_theme.icon(name), 16, scale);
        QVERIFY(light != dark);
        QCOMPARE(inked(light), inked(dark)); // the same shape
    }
    // Twice as many pixels in each direction are drawn, not enlarged.
    QVERIFY(drawn(m_theme.icon(name), 16, 2.0) != drawn(m_theme.icon(name), 16, 1.0).scaled(32, 32));
}

void TestIcons::an_icon_follows_a_change_of_theme()
{
    const QIcon icon = m_theme.icon(QStringLiteral("search"));
    QCOMPARE(ink(drawn(icon, 64, 1.0)), light_tokens().text);
    m_theme.choose(ThemeChoice::dark);
    QCOMPARE(ink(drawn(icon, 64, 1.0)), dark_tokens().text);
}

void TestIcons::an_unknown_icon_is_none()
{
    QVERIFY(m_theme.icon(QStringLiteral("no such")).isNull());
    QVERIFY(m_theme.icon(QStringLiteral("no such"), Qt::red).isNull());
}

QTEST_MAIN(TestIcons)
#include "tst_icons.moc"
