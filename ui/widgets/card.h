// A number that matters: title, figure, and a line beside it.
#pragma once

#include "models/tone.h"

#include <QAbstractButton>

namespace ichido {

class Theme;

/// A button, so that it can be reached and pressed by keyboard; drawn as a bordered surface.
class Card final : public QAbstractButton {
    Q_OBJECT

public:
    explicit Card(const Theme& theme, QWidget* parent = nullptr);
    /// `figure` in the colour of `tone`; one line of `beside` muted behind it, several in a column at the
    /// right. Sets the accessible name.
    void show_figure(const QString& title, const QString& figure, const QString& beside, Tone tone);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Theme& m_theme;
    QString m_title;
    QString m_figure;
    QString m_beside;
    Tone m_tone = Tone::plain;
};

} // namespace ichido
