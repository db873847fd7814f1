#include "ui/theme/icon_engine.h"

#include "ui/theme/theme.h"

#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

namespace ichido {

IconEngine::IconEngine(const Theme& theme, QByteArray svg, std::optional<QColor> color)
    : m_theme(theme), m_svg(std::move(svg)), m_color(std::move(color))
{
}

void IconEngine::paint(QPainter* painter, const QRect& area, QIcon::Mode mode, QIcon::State)
{
    const Tokens& tokens = m_theme.tokens();
    QColor color = m_color.value_or(tokens.text);
    if (mode == QIcon::Disabled)
        color = tokens.muted;
    else if (mode == QIcon::Selected && !m_color)
        color = tokens.accent;
    QSvgRenderer renderer(QByteArray(m_svg).replace("currentColor", color.name().toLatin1()));
    const int side = std::min(area.width(), area.height());
    QRect square(0, 0, side, side);
    square.moveCenter(area.center());
    renderer.render(painter, square);
}

QPixmap IconEngine::pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state)
{
    QPixmap pixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paint(&painter, QRect(QPoint(0, 0), size), mode, state);
    return pixmap;
}

} // namespace ichido
