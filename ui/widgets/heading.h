// The title of a page or panel, and what belongs beside it.
#pragma once

#include <QWidget>

namespace ichido {

class ElidedLabel;
class Theme;

class Heading final : public QWidget {
    Q_OBJECT

public:
    explicit Heading(const Theme& theme, QWidget* parent = nullptr);
    /// `side` stands muted on the same line; it is cut first where there is no room.
    void show_title(const QString& title, const QString& side);

private:
    void apply_fonts();

    const Theme& m_theme;
    ElidedLabel* m_title;
    ElidedLabel* m_side;
};

} // namespace ichido
