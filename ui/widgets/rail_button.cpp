#include "ui/widgets/rail_button.h"

#include "ui/theme/theme.h"
#include "ui/widgets/pill.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace ichido {

namespace {

constexpr int rail_icon = 18;
constexpr int rail_margin = 10;
constexpr int rail_gap = 10;

} // namespace

RailButton::RailButton(const Theme& theme, QWidget* parent) : QAbstractButton(parent), m_theme(theme)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    connect(&theme, &Theme::changed, this, [this] { updateGeometry(); });
}

QString RailButton::count_text() const
{
    return m_count > 0 ? QLocale().toString(m_count) : QString();
}

void RailButton::show_count(int count, Tone tone)
{
    m_count = count;
    m_tone = tone;
    setAccessibleDescription(count_text());
    updateGeometry();
    update();
}

QSize RailButton::sizeHint() const
{
    const int pill = m_count > 0 ? pill_size(count_text(), m_tone, font()).width() + rail_gap : 0;
    QFont bold = font();
    bold.setBold(true);
    return {2 * rail_margin + rail_icon + rail_gap + QFontMetrics(bold).horizontalAdvance(text()) + pill,
            fontMetrics().height() + 18};
}

void RailButton::paintEvent(QPaintEvent*)
{
    const Tokens& tokens = m_theme.tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor back = isChecked() ? tokens.selection : underMouse() || isDown() ? tokens.hover : tokens.surface;
    painter.setPen(hasFocus() ? QPen(tokens.accent, 1.5) : QPen(Qt::NoPen));
    painter.setBrush(back);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
    const QRect inside = rect().adjusted(rail_margin, 0, -rail_margin, 0);
    icon().paint(&painter, QRect(inside.left(), (height() - rail_icon) / 2, rail_icon, rail_icon), Qt::AlignCenter,
                 QIcon::Normal, isChecked() ? QIcon::On : QIcon::Off);
    int right = inside.right();
    if (m_count > 0) {
        const int width = pill_size(count_text(), m_tone, font()).width();
        draw_pill(painter, QRect(right - width + 1, 0, width, height()), count_text(), m_tone, m_theme, font());
        right -= width + rail_gap;
    }
    QFont shown = font();
    shown.setBold(isChecked());
    const int left = inside.left() + rail_icon + rail_gap;
    painter.setFont(shown);
    painter.setPen(isChecked() ? tokens.accent : tokens.text);
    painter.drawText(QRect(left, 0, right - left + 1, height()), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                     QFontMetrics(shown).elidedText(text(), Qt::ElideRight, right - left + 2));
}

} // namespace ichido
