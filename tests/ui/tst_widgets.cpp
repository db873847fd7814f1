// The small widgets: what they are called, what they show, and that text from outside stays text.
#include "tests/ui/plain_tip.h"
#include "ui/theme/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/card.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/heading.h"
#include "ui/widgets/message_panel.h"
#include "ui/widgets/rail_button.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

#include <array>

using namespace ichido;
using namespace ichido::test;

namespace {

const QString markup = QStringLiteral("<b>x</b> & <i>y</i>");

void show(QWidget& widget)
{
    widget.show();
    QVERIFY(QTest::qWaitForWindowExposed(&widget));
}

void give_width(QWidget& widget, int width)
{
    widget.resize(width, widget.height());
    QCoreApplication::processEvents();
    widget.grab(); // some look at their width when they are drawn
}

/// A label that reads markup would take the room of what the markup says.
void compare_is_plain(const QWidget& in)
{
    for (const QLabel* label : in.findChildren<QLabel*>()) {
        if (label->pixmap().isNull())
            QCOMPARE(label->textFormat(), Qt::PlainText);
    }
}

} // namespace

class TestWidgets final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_card_says_everything_at_once();
    void a_card_takes_no_markup();
    void a_card_is_pressed_by_keyboard();
    void a_banner_says_its_sentence();
    void a_heading_says_its_title();
    void a_panel_says_why_there_is_nothing();
    void a_rail_button_says_its_count();
    void arrows_lead_along_the_rail();

private:
    Theme m_theme{*qApp};
};

void TestWidgets::a_card_says_everything_at_once()
{
    Card card(m_theme);
    card.show_figure(QStringLiteral("waiting"), QStringLiteral("12"), QStringLiteral("¥1,200\n$3.00"),
                     Tone::processing);
    QCOMPARE(card.accessibleName(), QStringLiteral("waiting: 12, ¥1,200, $3.00"));
    QCOMPARE(read_tip(card.toolTip()), card.accessibleName());
    card.show_figure(QStringLiteral("waiting"), QStringLiteral("–"), {}, Tone::processing);
    QCOMPARE(card.accessibleName(), QStringLiteral("waiting: –"));
}

void TestWidgets::a_card_takes_no_markup()
{
    Card card(m_theme);
    card.show_figure(markup, QStringLiteral("1"), markup, Tone::plain);
    QCOMPARE(read_tip(card.toolTip()), QStringLiteral("%1: 1, %1").arg(markup));
    card.resize(card.sizeHint());
    const QImage as_markup = card.grab().toImage();
    card.show_figure(QStringLiteral("x & y"), QStringLiteral("1"), QStringLiteral("x & y"), Tone::plain);
    QVERIFY(card.grab().toImage() != as_markup);
}

void TestWidgets::a_card_is_pressed_by_keyboard()
{
    Card card(m_theme);
    card.setCheckable(true);
    show(card);
    QVERIFY(card.focusPolicy() & Qt::TabFocus);
    QSignalSpy clicked(&card, &Card::clicked);
    const QImage before = card.grab().toImage();
    QTest::keyClick(&card, Qt::Key_Space);
    QCOMPARE(clicked.size(), 1);
    QVERIFY(card.isChecked());
    QVERIFY(card.grab().toImage() != before);
}

void TestWidgets::a_banner_says_its_sentence()
{
    Banner banner(m_theme);
    banner.resize(500, 60);
    QSignalSpy pressed(&banner, &Banner::pressed);
    banner.show_banner(Tone::ten_times, markup, QStringLiteral("Try now"));
    QVERIFY(banner.isVisible());
    QCOMPARE(banner.text(), markup);
    QCOMPARE(banner.accessibleName(), markup);
    compare_is_plain(banner);
    auto* button = banner.findChild<QPushButton*>();
    QCOMPARE(button->text(), QStringLiteral("Try now"));
    QVERIFY(!button->autoDefault()); // Return elsewhere does not press it
    button->click();
    QCOMPARE(pressed.size(), 1);
    banner.show_banner(Tone::completed, QStringLiteral("Settled."), {});
    QVERIFY(!button->isVisible());
    const auto* label = banner.findChild<QLabel*>();
    QCOMPARE(label->palette().color(QPalette::WindowText), tint(m_theme.tokens(), Tone::completed).text);
    m_theme.choose(ThemeChoice::dark);
    QCOMPARE(label->palette().color(QPalette::WindowText), tint(dark_tokens(), Tone::completed).text);
    m_theme.choose(ThemeChoice::light);
}

void TestWidgets::a_heading_says_its_title()
{
    Heading heading(m_theme);
    heading.show_title(markup, QStringLiteral("12 stuck · oldest 3 h"));
    QCOMPARE(heading.accessibleName(), markup);
    QCOMPARE(heading.accessibleDescription(), QStringLiteral("12 stuck · oldest 3 h"));
    compare_is_plain(heading);
    // What stands beside the title is cut first.
    show(heading);
    const auto labels = heading.findChildren<ElidedLabel*>();
    QCOMPARE(labels.size(), 2);
    give_width(heading, labels[0]->sizeHint().width() + 50);
    QCOMPARE(labels[0]->toolTip(), QString());
    QCOMPARE(labels[1]->toolTip().isEmpty(), false);
}

void TestWidgets::a_panel_says_why_there_is_nothing()
{
    MessagePanel panel(m_theme);
    QSignalSpy pressed(&panel, &MessagePanel::pressed);
    panel.show_message(QStringLiteral("database"), markup, QStringLiteral("Try the demo"));
    panel.resize(600, 400);
    show(panel);
    QCOMPARE(panel.accessibleName(), markup);
    compare_is_plain(panel);
    auto* button = panel.findChild<QPushButton*>();
    QVERIFY(button->isVisible());
    button->click();
    QCOMPARE(pressed.size(), 1);
    panel.show_message(QStringLiteral("clock"),
                       QStringLiteral("A sentence that is so long that it takes %1.").repeated(20), {});
    QVERIFY(!button->isVisible());
    for (const QLabel* label : panel.findChildren<QLabel*>()) {
        if (label->wordWrap())
            QTRY_VERIFY(label->height() >= label->heightForWidth(label->width())); // all its lines
    }
}

void TestWidgets::a_rail_button_says_its_count()
{
    RailButton button(m_theme);
    button.setText(QStringLiteral("Recovery"));
    button.setIcon(m_theme.icon(QStringLiteral("recovery")));
    const int alone = button.sizeHint().width();
    button.show_count(1'234, Tone::ten_times);
    QVERIFY(button.accessibleDescription().contains(QLatin1String("234")));
    QVERIFY(button.sizeHint().width() > alone);
    QVERIFY(button.focusPolicy() & Qt::TabFocus);
    for (const int nothing : {0, -1}) { // none, and not known
        button.show_count(nothing, Tone::ten_times);
        QCOMPARE(button.accessibleDescription(), QString());
        QCOMPARE(button.sizeHint().width(), alone);
    }
}

/// Of buttons that exclude each other Tab stops at the chosen one.
void TestWidgets::arrows_lead_along_the_rail()
{
    QWidget rail;
    QVBoxLayout layout(&rail);
    std::array<RailButton*, 2> buttons{new RailButton(m_theme), new RailButton(m_theme)};
    for (RailButton* one : buttons) {
        one->setText(QStringLiteral("Page"));
        one->setCheckable(true);
        one->setAutoExclusive(true);
        layout.addWidget(one);
    }
    buttons[0]->setChecked(true);
    rail.show();
    QVERIFY(QTest::qWaitForWindowActive(&rail));
    buttons[0]->setFocus();
    QSignalSpy chosen(buttons[1], &RailButton::clicked);
    QTest::keyClick(buttons[0], Qt::Key_Down);
    QVERIFY(buttons[1]->hasFocus());
    QCOMPARE(chosen.size(), 1); // as by a click
    QVERIFY(buttons[1]->isChecked());
}

QTEST_MAIN(TestWidgets)
#include "tst_widgets.moc"
