#include "ui/widgets/banner.h"

#include "ui/theme/theme.h"
#include "ui/widgets/glyph.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace ichido {

namespace {

constexpr int banner_glyph = 12;
constexpr int banner_margin = 12;

} // namespace

Banner::Banner(const Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_text(new QLabel), m_button(new QPushButton)
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(2 * banner_margin + banner_glyph, 8, banner_margin, 8);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_button);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_button->setAutoDefault(false);
    connect(m_button, &QPushButton::clicked, this, &Banner::pressed);
    connect(&theme, &Theme::changed, this, &Banner::colour_text);
    colour_text();
}

void Banner::show_banner(Tone tone, const QString& text, const QString& button)
{
    m_tone = tone;
    m_text->setText(text);
    m_text->setAccessibleName(text);
    setAccessibleName(text);
    m_button->setText(button);
    m_button->setVisible(!button.isEmpty());
    colour_text();
    show();
}

QString Banner::text() const
{
    return m_text->text();
}

void Banner::colour_text()
{
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, tint(m_theme.tokens(), m_tone).text);
    m_text->setPalette(colours);
    update();
}

void Banner::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tint colours = tint(m_theme.tokens(), m_tone);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.background);
    painter.drawRoundedRect(rect(), 6, 6);
    if (has_glyph(m_tone))
        draw_glyph(painter, QRectF(banner_margin, (height() - banner_glyph) / 2.0, banner_glyph, banner_glyph), m_tone,
                   colours.text);
}

} // namespace ichido
