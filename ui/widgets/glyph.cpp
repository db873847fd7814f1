#include "ui/widgets/glyph.h"

#include <QPainter>
#include <QPainterPath>

namespace ichido {

namespace {

QPainterPath triangle_in(const QRectF& square)
{
    QPainterPath path(QPointF(square.center().x(), square.top() + square.height() * 0.08));
    path.lineTo(square.right(), square.bottom() - square.height() * 0.06);
    path.lineTo(square.left(), square.bottom() - square.height() * 0.06);
    path.closeSubpath();
    return path;
}

QPainterPath diamond_in(const QRectF& square)
{
    QPainterPath path(QPointF(square.center().x(), square.top()));
    path.lineTo(square.right(), square.center().y());
    path.lineTo(square.center().x(), square.bottom());
    path.lineTo(square.left(), square.center().y());
    path.closeSubpath();
    return path;
}

} // namespace

bool has_glyph(Tone tone)
{
    return tone != Tone::plain && tone != Tone::muted;
}

void draw_glyph(QPainter& painter, const QRectF& square, Tone tone, const QColor& color)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QPen pen(color, square.width() / 7.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    const auto at = [&square](double x, double y) {
        return QPointF(square.left() + square.width() * x, square.top() + square.height() * y);
    };
    switch (tone) {
    case Tone::plain:
    case Tone::muted:
        break;
    case Tone::processing:
        pen.setStyle(Qt::CustomDashLine);
        pen.setDashPattern({0.6, 1.9});
        painter.setPen(pen);
        painter.drawEllipse(square.adjusted(0.5, 0.5, -0.5, -0.5));
        break;
    case Tone::completed:
        painter.drawPolyline(QPolygonF({at(0.08, 0.55), at(0.38, 0.85), at(0.95, 0.18)}));
        break;
    case Tone::failed:
        painter.drawLine(at(0.12, 0.12), at(0.88, 0.88));
        painter.drawLine(at(0.88, 0.12), at(0.12, 0.88));
        break;
    case Tone::over:
        painter.drawPath(triangle_in(square));
        break;
    case Tone::three_times:
        painter.fillPath(diamond_in(square), color);
        break;
    case Tone::ten_times:
        painter.fillPath(triangle_in(square), color);
        break;
    case Tone::person:
    case Tone::alarm:
        painter.drawLine(at(0.5, 0.05), at(0.5, 0.62));
        painter.drawPoint(at(0.5, 0.93));
        break;
    }
    painter.restore();
}

} // namespace ichido
