#include "ui/widgets/elided_label.h"

#include "models/plain_tool_tip.h"

#include <QEvent>
#include <QFontMetrics>
#include <QPainter>
#include <QStyle>
#include <QStyleOption>

#include <algorithm>

namespace ichido {

ElidedLabel::ElidedLabel(QWidget* parent, Qt::TextElideMode mode) : QLabel(parent), m_mode(mode)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

void ElidedLabel::set_text(const QString& text)
{
    if (text == m_text)
        return;
    m_text = text;
    setAccessibleName(text);
    show_tool_tip_where_cut();
    updateGeometry();
    update();
}

QSize ElidedLabel::sizeHint() const
{
    const QMargins around = contentsMargins();
    return {fontMetrics().horizontalAdvance(m_text) + 2 + around.left() + around.right(),
            fontMetrics().height() + around.top() + around.bottom()};
}

QSize ElidedLabel::minimumSizeHint() const
{
    const int least = m_text.isEmpty() ? 0 : fontMetrics().averageCharWidth() * 4;
    return {std::min(least, sizeHint().width()), sizeHint().height()};
}

/// One pixel more than there is, since widths are rounded.
QString ElidedLabel::drawn_text() const
{
    return fontMetrics().elidedText(m_text, m_mode, contentsRect().width() + 1);
}

void ElidedLabel::show_tool_tip_where_cut()
{
    setToolTip(drawn_text() != m_text ? plain_tool_tip({}, m_text, {}).toString() : QString());
}

void ElidedLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QRect area = contentsRect();
    painter.setPen(palette().color(foregroundRole()));
    painter.drawText(area, static_cast<int>(alignment()) | Qt::TextSingleLine, drawn_text());
    if (hasFocus()) {
        QStyleOptionFocusRect focus;
        focus.initFrom(this);
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, &painter, this);
    }
}

void ElidedLabel::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    show_tool_tip_where_cut();
}

void ElidedLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        show_tool_tip_where_cut();
}

bool ElidedLabel::event(QEvent* event)
{
    const bool taken = QLabel::event(event);
    if (event->type() == QEvent::ContentsRectChange)
        show_tool_tip_where_cut();
    return taken;
}

} // namespace ichido
