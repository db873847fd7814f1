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

private:
    const Theme& m_theme;
    QString m_text;
    Tone m_tone = Tone::plain;
    Environment m_environment{};
    bool m_is_environment = false;
};

} // namespace ichido
