// Everything has a name, every cell says its column, and Tab leads everywhere, in each language.
#include "models/language.h"
#include "tests/ui/accessible_faults.h"
#include "tests/ui/window_tour.h"

#include <QPushButton>
#include <QVBoxLayout>

#include <optional>

using namespace ichido;
using namespace ichido::test;

class TestAccessibility final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_whole_window_is_named_and_reached();
    void what_is_missing_is_found();
};

void TestAccessibility::the_whole_window_is_named_and_reached()
{
    const WindowSandbox sandbox(500, 20);
    WindowUnderTest console;
    console.window->show();
    QVERIFY(QTest::qWaitForWindowActive(console.window.get()));
    QSet<QString> states;
    QStringList faults;
    tour(console, sandbox, [&](const QString& name, QWidget& shown) {
        states << name;
        for (const QString& language : languages()) {
            console.preferences.set_language(language);
            QCoreApplication::processEvents(); // texts follow the event
            for (const QString& fault : name_faults(shown) + tab_faults(shown))
                faults << QStringLiteral("%1, %2: %3").arg(name, language, fault);
        }
    });
    QCOMPARE(states.size(), 9);
    for (const QString& fault : faults)
        qWarning("%s", qPrintable(fault));
    QCOMPARE(faults.size(), 0);
}

void TestAccessibility::what_is_missing_is_found()
{
    QWidget window;
    auto* layout = new QVBoxLayout(&window);
    auto* named = new QPushButton(QStringLiteral("Named"));
    auto* nameless = new QPushButton;
    auto* aside = new QPushButton(QStringLiteral("Aside"));
    aside->setFocusPolicy(Qt::ClickFocus);
    auto* hidden = new QPushButton;
    for (QWidget* one : std::initializer_list<QWidget*>{named, nameless, aside, hidden, new QLineEdit})
        layout->addWidget(one);
    hidden->hide();
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QCOMPARE(name_faults(window).size(), 2); // a button and the line
    QCOMPARE(tab_faults(window).size(), 1);
    QVERIFY(tab_faults(window).first().contains(QLatin1String("Aside")));
}

QTEST_MAIN(TestAccessibility)
#include "tst_accessibility.moc"
