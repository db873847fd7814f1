// Draws a cell of the console: pills for tones, the middle cut out of keys, a line under each row.
#pragma once

#include <QStyledItemDelegate>

namespace ichido {

class Theme;

/// Reads TableModel's roles. A cell whose text does not fit is cut with … and has its whole text and the
/// model's explanation as tool tip; any other has what the model gives.
class CellDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit CellDelegate(const Theme& theme, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                   const QModelIndex& index) override;

private:
    [[nodiscard]] QFont font_of(const QStyleOptionViewItem& option, const QModelIndex& index) const;
    [[nodiscard]] bool is_cut(const QStyleOptionViewItem& option, const QModelIndex& index) const;
    [[nodiscard]] int width_of(const QStyleOptionViewItem& option, const QModelIndex& index) const;

    const Theme& m_theme;
    QFont m_fixed; ///< made once: asking for the face of each cell costs more than drawing it
};

} // namespace ichido
