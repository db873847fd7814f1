#include "ui/widgets/heading.h"

#include "ui/theme/theme.h"
#include "ui/widgets/elided_label.h"

#include <QHBoxLayout>

#include <algorithm>

namespace ichido {

Heading::Heading(const Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_title(new ElidedLabel), m_side(new ElidedLabel)
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    layout->addWidget(m_title, 0, Qt::AlignBottom);
    layout->addWidget(m_side, 1, Qt::AlignBottom);
    m_side->setForegroundRole(QPalette::PlaceholderText);
    m_title->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    m_side->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // what is left
    connect(&theme, &Theme::changed, this, &Heading::apply_fonts);
    apply_fonts();
}

void Heading::show_title(const QString& title, const QString& side)
{
    m_title->set_text(title);
    m_side->set_text(side);
    setAccessibleName(title);
    setAccessibleDescription(side);
}

void Heading::apply_fonts()
{
    m_title->setFont(m_theme.heading_font());
    // Both texts stand on one line.
    const int lift = m_title->fontMetrics().descent() - m_side->fontMetrics().descent();
    m_side->setContentsMargins(0, 0, 0, std::max(0, lift));
    updateGeometry();
}

} // namespace ichido
