// The pages along the left, each with a count that matters.
#pragma once

#include "models/tone.h"

#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace ichido {

class RailButton;
class Theme;

class Rail final : public QWidget {
    Q_OBJECT

public:
    explicit Rail(const Theme& theme, QWidget* parent = nullptr);

    /// Pages keep the numbers of their shortcuts: Ctrl+2 is Requests, Ctrl+3 Recovery.
    void add(const QString& icon, int shortcut);
    void set_texts(const QStringList& texts);
    void choose(int index);
    void show_count(int index, int count, Tone tone);

Q_SIGNALS:
    void chosen(int index);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Theme& m_theme;
    QVBoxLayout* m_layout;
    std::vector<RailButton*> m_buttons;
    std::vector<QString> m_icons;
    std::vector<int> m_shortcuts;
};

} // namespace ichido
