// One line of plain text that is cut with … where there is no room, and then has a tool tip.
#pragma once

#include <QLabel>

namespace ichido {

/// Plain text always.
class ElidedLabel final : public QLabel {
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget* parent = nullptr, Qt::TextElideMode mode = Qt::ElideRight);
    void set_text(const QString& text); ///< also the accessible name
    [[nodiscard]] QString whole_text() const { return m_text; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    void show_tool_tip_where_cut();
    [[nodiscard]] QString drawn_text() const;

    QString m_text;
    Qt::TextElideMode m_mode;
};

} // namespace ichido
