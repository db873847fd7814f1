// A word with its shape and tint: a status, a severity, a verdict, an environment.
#pragma once

#include "models/tone.h"
#include "ui/theme/tokens.h"

#include <QString>
#include <QWidget>

class QPainter;

namespace ichido {

class Theme;

/// Draws the pill into a rectangle, left-aligned and vertically centred; elides inside it. Returns
/// the width it took. Used by the delegate and by Pill.
int draw_pill(QPainter& painter, const QRect& area, const QString& text, Tone tone, const Theme& theme,
              const QFont& font);
[[nodiscard]] QSize pill_size(const QString& text, Tone tone, const QFont& font);
/// What stands in a pill that has this much room: the text, or as much of it as fits.
[[nodiscard]] QString pill_text(const QString& text, Tone tone, const QFont& font, int width);

class Pill final : public QWidget {
    Q_OBJECT

public:
    explicit Pill(const Theme& theme, QWidget* parent = nullptr);
    void show_tone(const QString& text, Tone tone);
    void show_environment(const QString& text, Environment environment);
    [[nodiscard]] QString text() const { return m_text; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void show_text(const QString& text);
    void show_tool_tip_where_cut();
    [[nodiscard]] QFont shown_font() const;

    const Theme& m_theme;
    QString m_text;
    Tone m_tone = Tone::plain;
    Environment m_environment{};
    bool m_is_environment = false;
};

} // namespace ichido
