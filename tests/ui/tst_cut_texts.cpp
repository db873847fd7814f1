// Labels and pills that have no room are cut, and then have their whole text as tip.
#include "tests/ui/plain_tip.h"
#include "ui/theme/theme.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/pill.h"

#include "recovery/domain/connection_profile.h"

#include <QApplication>
#include <QTest>

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

} // namespace

class TestCutTexts final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void an_elided_label_has_a_tip_only_where_it_is_cut();
    void an_elided_label_follows_its_font();
    void an_elided_label_is_called_by_its_whole_text();
    void a_pill_has_a_tip_only_where_it_is_cut();
    void a_pill_is_called_by_its_word();

private:
    Theme m_theme{*qApp};
};

void TestCutTexts::an_elided_label_has_a_tip_only_where_it_is_cut()
{
    ElidedLabel label;
    label.set_text(markup);
    show(label);
    const int fits = label.sizeHint().width();
    give_width(label, fits);
    QCOMPARE(label.toolTip(), QString());
    give_width(label, fits - 10);
    QCOMPARE(read_tip(label.toolTip()), markup);
    give_width(label, fits);
    QCOMPARE(label.toolTip(), QString());
    label.set_text(markup + markup); // in the same room
    QCOMPARE(read_tip(label.toolTip()), markup + markup);
    label.set_text({});
    QCOMPARE(label.toolTip(), QString());
}

/// Another language or size of text changes what is cut, and not the room.
void TestCutTexts::an_elided_label_follows_its_font()
{
    ElidedLabel label;
    label.set_text(QStringLiteral("a sentence of some length"));
    show(label);
    give_width(label, label.sizeHint().width());
    QFont larger = label.font();
    larger.setPointSizeF(2 * larger.pointSizeF());
    label.setFont(larger);
    QCOMPARE(read_tip(label.toolTip()), label.whole_text());
    label.setContentsMargins({});
    larger.setPointSizeF(larger.pointSizeF() / 4);
    label.setFont(larger);
    QCOMPARE(label.toolTip(), QString());
    label.setContentsMargins(0, 0, label.width() - 10, 0);
    QCOMPARE(read_tip(label.toolTip()), label.whole_text());
}

void TestCutTexts::an_elided_label_is_called_by_its_whole_text()
{
    ElidedLabel label;
    label.set_text(markup);
    QCOMPARE(label.accessibleName(), markup);
    QCOMPARE(label.textFormat(), Qt::PlainText);
    QVERIFY(label.sizeHint().width() >= label.fontMetrics().horizontalAdvance(markup)); // not that of "x & y"
    QVERIFY(label.minimumSizeHint().width() < label.sizeHint().width());
}

void TestCutTexts::a_pill_has_a_tip_only_where_it_is_cut()
{
    Pill pill(m_theme);
    pill.show_tone(markup, Tone::person);
    show(pill);
    const int fits = pill.sizeHint().width();
    give_width(pill, fits);
    QCOMPARE(pill.toolTip(), QString());
    give_width(pill, fits - 10);
    QCOMPARE(read_tip(pill.toolTip()), markup);
    pill.show_tone(markup + markup, Tone::person);
    pill.grab();
    QCOMPARE(read_tip(pill.toolTip()), markup + markup);
    pill.show_tone(QStringLiteral("x"), Tone::person);
    pill.grab();
    QCOMPARE(pill.toolTip(), QString());
}

void TestCutTexts::a_pill_is_called_by_its_word()
{
    Pill pill(m_theme);
    pill.show_tone(QStringLiteral("completed"), Tone::completed);
    QCOMPARE(pill.accessibleName(), QStringLiteral("completed"));
    const QImage completed = pill.grab().toImage();
    pill.show_tone(QStringLiteral("completed"), Tone::failed);
    QVERIFY(pill.grab().toImage() != completed);
    pill.show_environment(QStringLiteral("PRODUCTION"), Environment::production);
    QCOMPARE(pill.accessibleName(), QStringLiteral("PRODUCTION"));
    const QImage production = pill.grab().toImage();
    pill.show_environment(QStringLiteral("PRODUCTION"), Environment::staging);
    QVERIFY(pill.grab().toImage() != production);
}

QTEST_MAIN(TestCutTexts)
#include "tst_cut_texts.moc"
