// The line along the top: where we are, as whom, and how old the data is.
#pragma once

#include <QWidget>

class QMenu;
class QToolButton;

namespace ichido {

class ConsoleConnection;
class ElidedLabel;
class Pill;
class Theme;

class Strip final : public QWidget {
    Q_OBJECT

public:
    Strip(const Theme& theme, const ConsoleConnection& connection, QMenu* menu, QWidget* parent = nullptr);

    void show_connection();

Q_SIGNALS:
    void connections_wanted();
    void palette_wanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    const Theme& m_theme;
    const ConsoleConnection& m_connection;
    Pill* m_environment;
    QToolButton* m_name;
    ElidedLabel* m_role;
    ElidedLabel* m_zone;
    ElidedLabel* m_as_of;
    Pill* m_state;
    QToolButton* m_palette;
    QToolButton* m_menu;
};

} // namespace ichido
