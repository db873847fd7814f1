#include "ui/widgets/pill.h"

#include "models/plain_tool_tip.h"
#include "ui/theme/theme.h"
#include "ui/widgets/glyph.h"

#include <QEvent>
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

int around_text(Tone tone, const QFontMetrics& metrics)
{
    return 2 * beside + (has_glyph(tone) ? glyph_side(metrics) + after_glyph : 0);
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
    if (has_glyph(tone)) {
        const int side = glyph_side(QFontMetrics(font));
        QRectF square(inside.left(), 0, side, side);
        square.moveCenter(QPointF(square.center().x(), QRectF(pill).center().y()));
        draw_glyph(painter, square, tone, colors.text);
        inside.setLeft(inside.left() + side + after_glyph);
    }
    painter.setPen(colors.text);
    painter.setFont(font);
    painter.drawText(inside, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine | Qt::TextDontClip,
                     pill_text(text, tone, font, pill.width()));
    painter.restore();
}

} // namespace

QSize pill_size(const QString& text, Tone tone, const QFont& font)
{
    const QFontMetrics metrics(font);
    return {metrics.horizontalAdvance(text) + around_text(tone, metrics) + 1, metrics.height() + 4};
}

QString pill_text(const QString& text, Tone tone, const QFont& font, int width)
{
    const QFontMetrics metrics(font);
    // One pixel more: text widths are rounded, and a text that fits must not be cut.
    return metrics.elidedText(text, Qt::ElideRight, width - around_text(tone, metrics) + 1);
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
    m_tone = tone;
    show_text(text);
}

void Pill::show_environment(const QString& text, Environment environment)
{
    m_is_environment = true;
    m_tone = Tone::plain;
    m_environment = environment;
    show_text(text);
}

void Pill::show_text(const QString& text)
{
    m_text = text;
    setAccessibleName(text);
    show_tool_tip_where_cut();
    updateGeometry();
    update();
}

QFont Pill::shown_font() const
{
    QFont shown = font();
    shown.setBold(m_is_environment);
    return shown;
}

void Pill::show_tool_tip_where_cut()
{
    const bool cut = pill_text(m_text, m_tone, shown_font(), width()) != m_text;
    setToolTip(cut ? plain_tool_tip({}, m_text, {}).toString() : QString());
}

QSize Pill::sizeHint() const
{
    return pill_size(m_text, m_tone, shown_font());
}

QSize Pill::minimumSizeHint() const
{
    return {std::min(sizeHint().width(), 60), sizeHint().height()};
}

void Pill::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Tokens& tokens = m_theme.tokens();
    draw_tinted(painter, rect(), m_text, m_is_environment ? tint(tokens, m_environment) : tint(tokens, m_tone), m_tone,
                shown_font());
}

void Pill::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    show_tool_tip_where_cut();
}

void Pill::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        show_tool_tip_where_cut();
}

} // namespace ichido
