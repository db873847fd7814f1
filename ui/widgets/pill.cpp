#include "ui/widgets/pill.h"

#include "ui/theme/theme.h"
#include "ui/widgets/glyph.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace ichido {

namespace {

constexpr int beside = 7; // between the edge and what stands in the pill
constexpr int after_glyph = 5;
constexpr double pill_corner = 4.0;

int glyph_side(const QFontMetrics& metrics)
{
    return std::max(7, metrics.capHeight());
}

void draw_tinted(QPainter& painter, const QRect& pill, const QString& text, const Tint& colors, Tone tone,
                 const QFont& font)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.background);
    painter.drawRoundedRect(pill, pill_corner, pill_corner);
    QRect inside = pill.adjusted(beside, 0, -beside, 0);
    const QFontMetrics metrics(font);
    if (has_glyph(tone)) {
        const int side = glyph_side(metrics);
        QRectF square(inside.left(), 0, side, side);
        square.moveCenter(QPointF(square.center().x(), QRectF(pill).center().y()));
        draw_glyph(painter, square, tone, colors.text);
        inside.setLeft(inside.left() + side + after_glyph);
    }
    painter.setPen(colors.text);
    painter.setFont(font);
    // One pixel more: text widths are rounded, and a text that fits must not be cut.
    painter.drawText(inside, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine | Qt::TextDontClip,
                     metrics.elidedText(text, Qt::ElideRight, inside.width() + 1));
    painter.restore();
}

} // namespace

QSize pill_size(const QString& text, Tone tone, const QFont& font)
{
    const QFontMetrics metrics(font);
    const int glyph = has_glyph(tone) ? glyph_side(metrics) + after_glyph : 0;
    return {metrics.horizontalAdvance(text) + 2 * beside + glyph + 1, metrics.height() + 4};
}

int draw_pill(QPainter& painter, const QRect& area, const QString& text, Tone tone, const Theme& theme,
              const QFont& font)
{
    const QSize wanted = pill_size(text, tone, font);
    QRect pill(area.left(), 0, std::min(wanted.width(), area.width()), std::min(wanted.height(), area.height()));
    pill.moveTop(area.top() + (area.height() - pill.height()) / 2);
    draw_tinted(painter, pill, text, tint(theme.tokens(), tone), tone, font);
    return pill.width();
}

Pill::Pill(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void Pill::show_tone(const QString& text, Tone tone)
{
    m_is_environment = false;
    m_text = text;
    m_tone = tone;
    setAccessibleName(text);
    updateGeometry();
    update();
}

void Pill::show_environment(const QString& text, Environment environment)
{
    m_is_environment = true;
    m_text = text;
    m_tone = Tone::plain;
    m_environment = environment;
    setAccessibleName(text);
    updateGeometry();
    update();
}

QSize Pill::sizeHint() const
{
    QFont shown = font();
    shown.setBold(m_is_environment);
    return pill_size(m_text, m_tone, shown);
}

QSize Pill::minimumSizeHint() const
{
    return {std::min(sizeHint().width(), 60), sizeHint().height()};
}

void Pill::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    QFont shown = font();
    shown.setBold(m_is_environment);
    const Tokens& tokens = m_theme.tokens();
    draw_tinted(painter, rect(), m_text, m_is_environment ? tint(tokens, m_environment) : tint(tokens, m_tone), m_tone,
                shown);
    const bool cut = sizeHint().width() > width();
    if (cut != !toolTip().isEmpty())
        setToolTip(cut ? m_text : QString());
}

} // namespace ichido
