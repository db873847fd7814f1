#include "ui/shell/rail.h"

#include "ui/theme/theme.h"
#include "ui/widgets/rail_button.h"

#include <QPainter>
#include <QVBoxLayout>

namespace ichido {

Rail::Rail(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme), m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(8, 12, 8, 12);
    m_layout->setSpacing(4);
    m_layout->addStretch(1);
    setAccessibleName(tr("Pages"));
    setMinimumWidth(172); // no jump of everything else when a count comes
    connect(&theme, &Theme::changed, this, [this] {
        for (std::size_t i = 0; i < m_buttons.size(); ++i)
            m_buttons[i]->setIcon(m_theme.icon(m_icons[i]));
    });
}

void Rail::add(const QString& icon, int shortcut)
{
    auto* button = new RailButton(m_theme, this);
    button->setCheckable(true);
    button->setAutoExclusive(true);
    button->setIcon(m_theme.icon(icon));
    const int index = static_cast<int>(m_buttons.size());
    connect(button, &RailButton::clicked, this, [this, index] { Q_EMIT chosen(index); });
    m_layout->insertWidget(index, button);
    m_buttons.push_back(button);
    m_icons.push_back(icon);
    m_shortcuts.push_back(shortcut);
}

void Rail::set_texts(const QStringList& texts)
{
    setAccessibleName(tr("Pages"));
    for (int i = 0; i < texts.size(); ++i) {
        const auto at = static_cast<std::size_t>(i);
        m_buttons[at]->setText(texts[i]);
        m_buttons[at]->setToolTip(QStringLiteral("%1 (Ctrl+%2)").arg(texts[i]).arg(m_shortcuts[at]));
    }
}

void Rail::choose(int index)
{
    m_buttons[static_cast<std::size_t>(index)]->setChecked(true);
}

void Rail::show_count(int index, int count, Tone tone)
{
    m_buttons[static_cast<std::size_t>(index)]->show_count(count, tone);
}

void Rail::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.tokens().surface);
    painter.fillRect(width() - 1, 0, 1, height(), m_theme.tokens().line);
}

} // namespace ichido
