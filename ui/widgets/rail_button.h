// One page of the rail: icon, name, and the count that matters there.
#pragma once

#include "models/tone.h"

#include <QAbstractButton>

namespace ichido {

class Theme;

class RailButton final : public QAbstractButton {
    Q_OBJECT

public:
    explicit RailButton(const Theme& theme, QWidget* parent = nullptr);
    /// Below 0: not known; 0 and not known show nothing.
    void show_count(int count, Tone tone);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QString count_text() const;

    const Theme& m_theme;
    int m_count = -1;
    Tone m_tone = Tone::plain;
};

} // namespace ichido
