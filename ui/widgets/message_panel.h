// A whole area that has nothing to show, says why, and offers the next step.
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace ichido {

class Theme;

class MessagePanel final : public QWidget {
    Q_OBJECT

public:
    explicit MessagePanel(const Theme& theme, QWidget* parent = nullptr);
    /// `icon`: a name of Theme::icon. Empty `button`: none.
    void show_message(const QString& icon, const QString& text, const QString& button);

Q_SIGNALS:
    void pressed();

private:
    void draw_icon();

    const Theme& m_theme;
    QString m_name;
    QLabel* m_icon;
    QLabel* m_text;
    QPushButton* m_button;
};

} // namespace ichido
