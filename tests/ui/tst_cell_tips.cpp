// A cell's whole text is shown where it is cut, and markup is no markup.
#include "tests/ui/cell_test.h"
#include "tests/ui/plain_tip.h"

#include <QPainter>

using namespace ichido;
using namespace ichido::test;

class TestCellTips final : public CellTest {
    Q_OBJECT

private Q_SLOTS:
    void init() { set_up(); }
    void cleanup() { tear_down(); }
    void a_cut_cell_has_its_whole_text_and_no_other_has_one_data();
    void a_cut_cell_has_its_whole_text_and_no_other_has_one();
    void a_cut_cell_that_is_explained_has_both();
    void a_shortened_key_is_whole_in_its_tip();
    void markup_is_drawn_as_text();

private:
    [[nodiscard]] QString tip(int row, int column) const;
};

QString TestCellTips::tip(int row, int column) const
{
    return tip_at(*m_view->viewport(), m_view->visualRect(m_model.index(row, column)).center());
}

void TestCellTips::a_cut_cell_has_its_whole_text_and_no_other_has_one_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Tone>("tone");
    QTest::newRow("plain") << QStringLiteral("A name that takes some room") << Tone::plain;
    QTest::newRow("muted") << QStringLiteral("A name that takes some room") << Tone::muted;
    QTest::newRow("pill") << QStringLiteral("processing since long ago") << Tone::processing;
    QTest::newRow("japanese") << QStringLiteral("とても長い組織の名前") << Tone::plain;
    QTest::newRow("markup") << markup << Tone::plain;
    QTest::newRow("markup in a pill") << markup << Tone::person;
}

/// What is drawn is the witness: a cell is cut where it differs from the same cell with more room.
void TestCellTips::a_cut_cell_has_its_whole_text_and_no_other_has_one()
{
    QFETCH(QString, text);
    QFETCH(Tone, tone);
    show({{{text, {}, {}, tone}, {QStringLiteral("2")}}});
    const QModelIndex index = m_model.index(0, 0);
    const int fits = m_view->itemDelegate()->sizeHint({}, index).width();
    const auto drawn = [&](int width) {
        QStyleOptionViewItem option;
        option.initFrom(m_view);
        option.widget = m_view;
        option.state = QStyle::State_Enabled;
        option.rect = QRect(0, 0, width, 30);
        QImage image(fits + 60, 30, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        m_view->itemDelegate()->paint(&painter, option, index);
        painter.end();
        // The text's middle rows; a pill's end and the row's line depend on the width.
        return image.copy(0, 4, fits - 16, 22);
    };
    int cuts = 0;
    for (int width = fits + 20; width >= fits - 20; --width) {
        m_view->setColumnWidth(0, width);
        const bool cut = drawn(width) != drawn(fits + 40);
        cuts += cut;
        const QString wanted = cut ? text : QString();
        QVERIFY2(tip(0, 0) == wanted,
                 qPrintable(QStringLiteral("%1 of %2 px: %3").arg(width).arg(fits).arg(tip(0, 0))));
    }
    QVERIFY(cuts > 5 && cuts < 35);
}

void TestCellTips::a_cut_cell_that_is_explained_has_both()
{
    const QString text = QStringLiteral("A name that takes some room");
    show({{{text, {}, QStringLiteral("Because of it.")}, {QStringLiteral("2")}}});
    QCOMPARE(tip(0, 0), QStringLiteral("Because of it."));
    m_view->setColumnWidth(0, 60);
    QCOMPARE(tip(0, 0), text + QStringLiteral("\nBecause of it."));
}

void TestCellTips::a_shortened_key_is_whole_in_its_tip()
{
    show({{{QStringLiteral("0123…cdef"), QStringLiteral("0123456789abcdef")}, {QStringLiteral("2")}}});
    QCOMPARE(tip(0, 0), QStringLiteral("0123456789abcdef"));
    m_view->setColumnWidth(0, 50); // cut as well: the whole is enough
    QCOMPARE(tip(0, 0), QStringLiteral("0123456789abcdef"));
}

void TestCellTips::markup_is_drawn_as_text()
{
    show({{{QStringLiteral("s"), markup, markup}, {markup}}});
    QCOMPARE(tip(0, 0), markup + QLatin1Char('\n') + markup);
    const int wide = m_view->columnWidth(1);
    QVERIFY(m_view->itemDelegate()->sizeHint({}, m_model.index(0, 1)).width() >
            m_view->fontMetrics().horizontalAdvance(markup));
    show({{{QStringLiteral("s")}, {QStringLiteral("x & y")}}});
    QVERIFY(m_view->itemDelegate()->sizeHint({}, m_model.index(0, 1)).width() < wide);
    m_view->show_message(markup);
    QCOMPARE(m_view->message(), markup);
}

QTEST_MAIN(TestCellTips)
#include "tst_cell_tips.moc"
