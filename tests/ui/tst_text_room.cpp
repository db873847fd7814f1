// No text of a label or button is cut without a way to read it, in each language and at both sizes; and none
// may be taken for markup.
#include "models/language.h"
#include "tests/ui/window_tour.h"
#include "ui/widgets/elided_label.h"

#include <QAbstractButton>
#include <QLabel>
#include <QTabBar>
#include <QTest>
#include <QVBoxLayout>

using namespace ichido;
using namespace ichido::test;

namespace {

QString wanted_and_given(const QWidget& one, const QString& text)
{
    return QStringLiteral("%1 “%2” wants %3 × %4, has %5 × %6")
        .arg(QString::fromLatin1(one.metaObject()->className()), text)
        .arg(one.sizeHint().width())
        .arg(one.sizeHint().height())
        .arg(one.width())
        .arg(one.height());
}

/// What is painted of a text that does not wrap, and of the lines of one that does.
QStringList cut_texts(const QWidget& shown)
{
    QStringList faults;
    const auto look = [&faults](const QWidget& one, const QString& text, bool cut) {
        if (one.isVisible() && !text.isEmpty() && cut && one.toolTip().isEmpty())
            faults << wanted_and_given(one, text);
    };
    for (const QLabel* one : shown.findChildren<QLabel*>()) {
        if (const auto* elided = qobject_cast<const ElidedLabel*>(one))
            look(*one, elided->whole_text(),
                 one->fontMetrics().horizontalAdvance(elided->whole_text()) > one->contentsRect().width() + 2);
        else if (one->wordWrap())
            look(*one, one->text(), one->heightForWidth(one->width()) > one->height());
        else
            look(*one, one->text(), one->sizeHint().width() > one->width() || one->sizeHint().height() > one->height());
    }
    for (const QAbstractButton* one : shown.findChildren<QAbstractButton*>())
        look(*one, one->text(), one->sizeHint().width() > one->width() || one->sizeHint().height() > one->height());
    for (const QTabBar* one : shown.findChildren<QTabBar*>())
        look(*one, one->tabText(0), one->sizeHint().width() > one->width());
    return faults;
}

/// Labels and tips for which Qt would guess whether their text is markup.
QStringList guessed_texts(const QWidget& shown)
{
    QStringList faults;
    for (const QLabel* one : shown.findChildren<QLabel*>()) {
        if (one->textFormat() != Qt::PlainText && !one->text().isEmpty())
            faults << QStringLiteral("a label may be markup: ") + one->text();
    }
    for (const QWidget* one : shown.findChildren<QWidget*>()) {
        if (Qt::mightBeRichText(one->toolTip()) && !one->toolTip().startsWith(QLatin1String("<qt>")))
            faults << QStringLiteral("a tip is markup: ") + one->toolTip();
    }
    return faults;
}

} // namespace

class TestTextRoom final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void no_text_is_cut_without_a_tip();
    void what_is_cut_is_found();
};

void TestTextRoom::no_text_is_cut_without_a_tip()
{
    const WindowSandbox sandbox(500, 20);
    WindowUnderTest console;
    QWidget* window = console.window.get();
    window->show();
    QVERIFY(QTest::qWaitForWindowActive(window));
    QStringList faults;
    int looks = 0;
    tour(console, sandbox, [&](const QString& name, QWidget& shown) {
        for (const QSize size : {QSize(1440, 900), QSize(1024, 640)}) {
            for (const QString& language : languages()) {
                console.preferences.set_language(language);
                window->resize(size);
                QCoreApplication::processEvents();
                // Layouts follow layouts that follow texts.
                (void)QTest::qWaitFor([&shown] { return cut_texts(shown).isEmpty(); }, 1'000);
                ++looks;
                QStringList here = cut_texts(shown) + guessed_texts(shown);
                if (window->size() != size)
                    here << QStringLiteral("the window is %1 × %2").arg(window->width()).arg(window->height());
                for (const QString& fault : here)
                    faults << QStringLiteral("%1, %2, %3: %4").arg(name, language).arg(size.width()).arg(fault);
            }
        }
    });
    QCOMPARE(looks, 9 * 2 * 3);
    for (const QString& fault : faults)
        qWarning("%s", qPrintable(fault));
    QCOMPARE(faults.size(), 0);
}

void TestTextRoom::what_is_cut_is_found()
{
    QWidget window;
    auto* layout = new QVBoxLayout(&window);
    auto* label = new QLabel(QStringLiteral("a label of some length"));
    auto* wrapped = new QLabel(QStringLiteral("a label of several lines, since there is not room enough for one"));
    auto* elided = new ElidedLabel;
    for (QLabel* one : {label, wrapped, static_cast<QLabel*>(elided)}) {
        layout->addWidget(one);
        one->setMinimumWidth(20);
    }
    wrapped->setWordWrap(true);
    wrapped->setFixedHeight(10);
    elided->set_text(QStringLiteral("a label that is cut and has a tip"));
    window.resize(100, 100);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QCOMPARE(cut_texts(window).size(), 2);
    label->setToolTip(label->text());
    QCOMPARE(cut_texts(window).size(), 1);
    elided->setToolTip({});
    QCOMPARE(cut_texts(window).size(), 2);
    QCOMPARE(guessed_texts(window).size(), 2); // the two labels that are told nothing
    elided->setToolTip(QStringLiteral("<b>x</b>"));
    QCOMPARE(guessed_texts(window).size(), 3);
}

QTEST_MAIN(TestTextRoom)
#include "tst_text_room.moc"
