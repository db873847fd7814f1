// A sentence across a page that must not be overlooked, with the one thing to do about it.
#pragma once

#include "models/tone.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace ichido {

class Theme;

/// Plain text; wraps. Never hides by itself.
class Banner final : public QWidget {
    Q_OBJECT

public:
    explicit Banner(const Theme& theme, QWidget* parent = nullptr);
    /// Shows itself with it. Empty `button`: none.
    void show_banner(Tone tone, const QString& text, const QString& button);
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void pressed();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void colour_text();

    const Theme& m_theme;
    Tone m_tone = Tone::plain;
    QLabel* m_text;
    QPushButton* m_button;
};

} // namespace ichido
