// An SVG in the colour of the theme, at every scale.
#pragma once

#include <QByteArray>
#include <QColor>
#include <QIconEngine>

#include <optional>

namespace ichido {

class Theme;

/// Reads the theme when it paints, so that an icon follows a change of theme by itself. In the SVG
/// "currentColor" stands for the colour.
class IconEngine final : public QIconEngine {
public:
    IconEngine(const Theme& theme, QByteArray svg, std::optional<QColor> color);

    void paint(QPainter* painter, const QRect& area, QIcon::Mode mode, QIcon::State state) override;
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override;
    [[nodiscard]] QIconEngine* clone() const override { return new IconEngine(*this); }
    bool isNull() override { return m_svg.isEmpty(); }

private:
    const Theme& m_theme;
    QByteArray m_svg;
    std::optional<QColor> m_color; ///< empty: the text colour of the theme
};

} // namespace ichido
