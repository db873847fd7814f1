// One value, whole, and copied as it is.
#include "ui/theme/theme.h"
#include "ui/widgets/value_text.h"

#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QScrollBar>
#include <QTest>
#include <QVBoxLayout>

using namespace ichido;

namespace {

const QString hash = QStringLiteral("00112233445566778899aabbccddeeff0123456789abcdef0123456789abcdef");

} // namespace

class TestValueText final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void a_hash_is_shown_whole_at_any_width_data();
    void a_hash_is_shown_whole_at_any_width();
    void it_shrinks_again();
    void a_larger_font_takes_more_room();
    void what_is_copied_is_unchanged();
    void the_selection_stays_where_the_text_stays();
    void markup_is_shown_as_text();
    void nobody_writes_into_it();
    void tab_leaves_it();

private:
    Theme m_theme{*qApp};
    QWidget* m_window = nullptr;
    ValueText* m_value = nullptr;
};

void TestValueText::init()
{
    m_window = new QWidget;
    auto* layout = new QVBoxLayout(m_window);
    m_value = new ValueText;
    m_value->setFont(m_theme.fixed_font());
    layout->addWidget(m_value);
    layout->addStretch(1);
    m_window->resize(300, 400);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window));
}

void TestValueText::cleanup()
{
    delete m_window;
}

void TestValueText::a_hash_is_shown_whole_at_any_width_data()
{
    QTest::addColumn<int>("width");
    for (const int width : {90, 160, 300, 380, 900})
        QTest::addRow("%d", width) << width;
}

void TestValueText::a_hash_is_shown_whole_at_any_width()
{
    QFETCH(int, width);
    m_value->set_text(hash);
    m_window->resize(width, 700);
    const int line = m_value->fontMetrics().height();
    const int needed = m_value->fontMetrics().horizontalAdvance(hash);
    QTRY_VERIFY(m_value->height() >= needed / m_value->viewport()->width() * line);
    QTRY_VERIFY(m_value->verticalScrollBar()->maximum() == 0 && m_value->horizontalScrollBar()->maximum() == 0);
    QVERIFY(m_value->height() < (needed / m_value->viewport()->width() + 3) * line); // and no empty lines
    QTextCursor last = m_value->textCursor();
    last.movePosition(QTextCursor::End);
    QVERIFY(m_value->viewport()->rect().contains(m_value->cursorRect(last).center()));
}

void TestValueText::it_shrinks_again()
{
    m_value->set_text(hash);
    const int tall = m_value->height();
    m_value->set_text(QStringLiteral("1"));
    QVERIFY(m_value->height() < tall);
    QCOMPARE(m_value->height(), m_value->sizeHint().height());
    m_value->set_text(QStringLiteral("1\n2\n3"));
    QVERIFY(m_value->height() >= 3 * m_value->fontMetrics().height());
}

void TestValueText::a_larger_font_takes_more_room()
{
    m_value->set_text(hash);
    const int before = m_value->height();
    QFont larger = m_value->font();
    larger.setPointSizeF(2 * larger.pointSizeF());
    m_value->setFont(larger);
    QTRY_VERIFY(m_value->height() > 2 * before);
    QTRY_COMPARE(m_value->verticalScrollBar()->maximum(), 0);
}

void TestValueText::what_is_copied_is_unchanged()
{
    m_window->resize(120, 400); // in many lines
    m_value->set_text(hash);
    m_value->setFocus();
    QTest::keySequence(m_value, QKeySequence::SelectAll);
    QTest::keySequence(m_value, QKeySequence::Copy);
    QCOMPARE(QGuiApplication::clipboard()->text(), hash);
}

void TestValueText::the_selection_stays_where_the_text_stays()
{
    m_value->set_text(hash);
    m_value->selectAll();
    m_value->set_text(hash); // read again
    QCOMPARE(m_value->textCursor().selectedText(), hash);
    m_value->set_text(QStringLiteral("another"));
    QVERIFY(!m_value->textCursor().hasSelection());
}

void TestValueText::markup_is_shown_as_text()
{
    const QString markup = QStringLiteral("<b>x</b> & <i>y</i>");
    m_value->set_text(markup);
    QCOMPARE(m_value->toPlainText(), markup);
    QVERIFY(!m_value->textCursor().charFormat().font().bold());
}

void TestValueText::nobody_writes_into_it()
{
    m_value->set_text(hash);
    m_value->setFocus();
    QTest::keyClicks(m_value, QStringLiteral("abc"));
    QTest::keySequence(m_value, QKeySequence::Cut);
    QTest::keySequence(m_value, QKeySequence::Paste);
    QTest::keyClick(m_value, Qt::Key_Delete);
    QCOMPARE(m_value->toPlainText(), hash);
}

void TestValueText::tab_leaves_it()
{
    auto* next = new QLineEdit;
    m_window->layout()->addWidget(next);
    QTRY_VERIFY(next->isVisible());
    m_value->set_text(hash);
    m_value->setFocus();
    QTest::keyClick(m_value, Qt::Key_Tab);
    QCOMPARE(m_window->focusWidget(), next);
    QTest::keyClick(next, Qt::Key_Tab, Qt::ShiftModifier);
    QCOMPARE(m_window->focusWidget(), m_value);
}

QTEST_MAIN(TestValueText)
#include "tst_value_text.moc"
