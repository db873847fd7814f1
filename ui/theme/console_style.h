// Fusion with the console's surfaces: flat, bordered, a visible focus.
#pragma once

#include "ui/theme/tokens.h"

#include <QProxyStyle>

class QStyleOptionHeader;
class QStyleOptionProgressBar;
class QStyleOptionSlider;
class QStyleOptionTab;

namespace ichido {

/// A push button whose property "accent" is true is drawn as the one action of its place.
class ConsoleStyle final : public QProxyStyle {
    Q_OBJECT

public:
    ConsoleStyle();
    void use(const Tokens& tokens) { m_tokens = &tokens; }

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    [[nodiscard]] QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                       const QWidget* widget) const override;
    [[nodiscard]] QRect subElementRect(SubElement element, const QStyleOption* option,
                                       const QWidget* widget) const override;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                                QStyleHintReturn* data) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                         const QWidget* widget) const override;

private:
    void draw_button(const QStyleOption& option, QPainter& painter, bool accent) const;
    void draw_frame(const QRect& area, QPainter& painter, const QColor& line, const QColor& fill, double radius) const;
    void draw_header(const QStyleOptionHeader& option, QPainter& painter) const;
    void draw_tab(const QStyleOptionTab& option, QPainter& painter) const;
    void draw_scroll_bar(const QStyleOptionSlider& option, QPainter& painter, const QWidget* widget) const;
    void draw_chevron(const QRect& area, QPainter& painter, const QColor& color, double turn) const;
    void draw_progress(const QStyleOptionProgressBar& option, QPainter& painter) const;

    const Tokens* m_tokens = &light_tokens();
};

} // namespace ichido
