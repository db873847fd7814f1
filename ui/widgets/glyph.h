// The shape that stands for a tone, so that no status is told by colour alone.
#pragma once

#include "models/tone.h"

class QColor;
class QPainter;
class QRectF;

namespace ichido {

[[nodiscard]] bool has_glyph(Tone tone);
/// Fills the square: ◌ ✓ ✕ △ ◆ ▲ !, drawn as shapes, since no font has all of them in one size.
void draw_glyph(QPainter& painter, const QRectF& square, Tone tone, const QColor& color);

} // namespace ichido
