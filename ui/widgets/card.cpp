#include "ui/widgets/card.h"

#include "ui/theme/theme.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace ichido {

namespace {

constexpr int card_inside = 12;
constexpr int figure_gap = 6;

} // namespace

Card::Card(const Theme& theme, QWidget* parent) : QAbstractButton(parent), m_theme(theme)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    connect(&theme, &Theme::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void Card::show_figure(const QString& title, const QString& figure, const QString& beside, Tone tone)
{
    m_title = title;
    m_figure = figure;
    m_beside = beside;
    m_tone = tone;
    const QString whole = beside.isEmpty() ? QStringLiteral("%1: %2").arg(title, figure)
                                           : QStringLiteral("%1: %2, %3").arg(title, figure, beside);
    setAccessibleName(whole);
    setToolTip(whole);
    updateGeometry();
    update();
}

QSize Card::sizeHint() const
{
    const QFontMetrics figures(m_theme.heading_font(4));
    const int width =
        std::max(fontMetrics().horizontalAdvance(m_title),
                 figures.horizontalAdvance(m_figure) + figure_gap + fontMetrics().horizontalAdvance(m_beside));
    return {width + 2 * card_inside, fontMetrics().height() + figures.height() + 2 * 10};
}

QSize Card::minimumSizeHint() const
{
    return {std::min(sizeHint().width(), 96), sizeHint().height()};
}

void Card::paintEvent(QPaintEvent*)
{
    const Tokens& tokens = m_theme.tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool lit = isChecked() || isDown();
    QPen edge(hasFocus() || isChecked() ? tokens.accent : tokens.line, hasFocus() ? 2.0 : 1.0);
    painter.setPen(edge);
    painter.setBrush(lit ? tokens.selection : underMouse() && isEnabled() ? tokens.hover : tokens.surface);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);

    const QRect inside = rect().adjusted(card_inside, 10, -card_inside, -10);
    painter.setPen(tokens.muted);
    painter.setFont(font());
    painter.drawText(inside, Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine,
                     fontMetrics().elidedText(m_title, Qt::ElideRight, inside.width() + 1));
    const QFont large = m_theme.heading_font(4);
    const QFontMetrics metrics(large);
    const int base = inside.bottom() - metrics.descent();
    painter.setFont(large);
    painter.setPen(isEnabled() ? tint(tokens, m_tone).text : tokens.muted);
    painter.drawText(QPoint(inside.left(), base), m_figure);
    const int taken = metrics.horizontalAdvance(m_figure) + figure_gap;
    painter.setFont(font());
    painter.setPen(tokens.muted);
    painter.drawText(QPoint(inside.left() + taken, base),
                     fontMetrics().elidedText(m_beside, Qt::ElideRight, inside.width() - taken + 1));
}

} // namespace ichido
