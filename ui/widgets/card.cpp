#include "ui/widgets/card.h"

#include "models/plain_tool_tip.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QPainter>
#include <QStringList>

#include <algorithm>

namespace ichido {

namespace {

constexpr int card_inside = 12;
constexpr int card_above = 10;
constexpr int figure_gap = 6;

} // namespace

Card::Card(const Theme& theme, QWidget* parent) : QAbstractButton(parent), m_theme(theme)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
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
    QString more = beside;
    more.replace(QLatin1Char('\n'), QStringLiteral(", "));
    const QString whole = more.isEmpty() ? QStringLiteral("%1: %2").arg(title, figure)
                                         : QStringLiteral("%1: %2, %3").arg(title, figure, more);
    setAccessibleName(whole);
    setToolTip(plain_tool_tip({}, whole, {}).toString());
    updateGeometry();
    update();
}

QSize Card::sizeHint() const
{
    const QFontMetrics figures(m_theme.heading_font(4));
    const int width =
        std::max(fontMetrics().horizontalAdvance(m_title),
                 figures.horizontalAdvance(m_figure) + figure_gap + fontMetrics().horizontalAdvance(m_beside));
    const int lines = static_cast<int>(m_beside.count(QLatin1Char('\n'))) + 1;
    return {width + 2 * card_inside,
            std::max(fontMetrics().height() + figures.height(), lines * fontMetrics().height()) + 2 * card_above};
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

    const QRect inside = rect().adjusted(card_inside, card_above, -card_inside, -card_above);
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
    painter.setFont(font());
    painter.setPen(tokens.muted);
    const QStringList lines = m_beside.split(QLatin1Char('\n'));
    if (lines.size() == 1) {
        const int taken = metrics.horizontalAdvance(m_figure) + figure_gap;
        painter.drawText(QPoint(inside.left() + taken, base),
                         fontMetrics().elidedText(m_beside, Qt::ElideRight, inside.width() - taken + 1));
        return;
    }
    // From the bottom up, beside title and figure; the longest that fits there.
    const int left = inside.left() +
                     std::max(metrics.horizontalAdvance(m_figure),
                              std::min(fontMetrics().horizontalAdvance(m_title), inside.width() / 2)) +
                     figure_gap;
    QRect line(left, inside.bottom() - fontMetrics().height() + 1, inside.right() - left + 1, fontMetrics().height());
    for (auto text = lines.rbegin(); text != lines.rend(); ++text) {
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine,
                         fontMetrics().elidedText(*text, Qt::ElideRight, line.width() + 1));
        line.translate(0, -fontMetrics().height());
    }
}

} // namespace ichido
