#include "ui/widgets/message_panel.h"

#include "ui/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace ichido {

namespace {

constexpr int panel_icon = 40;
constexpr int panel_text_width = 460;

} // namespace

MessagePanel::MessagePanel(const Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_icon(new QLabel), m_text(new QLabel), m_button(new QPushButton)
{
    // A column of its own: a text that wraps gets its height only where nothing aligns it.
    auto* column = new QWidget;
    column->setFixedWidth(panel_text_width);
    auto* inside = new QVBoxLayout(column);
    inside->setSpacing(16);
    inside->addWidget(m_icon, 0, Qt::AlignHCenter);
    inside->addWidget(m_text);
    inside->addWidget(m_button, 0, Qt::AlignHCenter);
    auto* layout = new QHBoxLayout(this);
    layout->addStretch(1);
    layout->addWidget(column, 0, Qt::AlignVCenter);
    layout->addStretch(1);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignHCenter);
    m_button->setAutoDefault(false);
    m_button->setProperty("accent", true);
    connect(m_button, &QPushButton::clicked, this, &MessagePanel::pressed);
    connect(&theme, &Theme::changed, this, &MessagePanel::draw_icon);
}

void MessagePanel::show_message(const QString& icon, const QString& text, const QString& button)
{
    m_name = icon;
    m_text->setText(text);
    m_text->setAccessibleName(text);
    m_button->setText(button);
    m_button->setVisible(!button.isEmpty());
    setAccessibleName(text);
    draw_icon();
}

void MessagePanel::draw_icon()
{
    m_icon->setVisible(!m_name.isEmpty());
    m_icon->setPixmap(
        m_theme.icon(m_name, m_theme.tokens().muted).pixmap(QSize(panel_icon, panel_icon), devicePixelRatioF()));
}

} // namespace ichido
