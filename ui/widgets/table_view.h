// The table of the console: rows of 28 px at 100 %, no grid, pills for tones, whole text on hover.
#pragma once

#include <QTableView>

namespace ichido {

class Theme;
class TableModel;

/// QTableView with the console's delegate. Selects whole rows, scrolls by pixel, elides in the
/// middle where text is fixed-width and at the right elsewhere, shows a tool tip with the whole
/// text, copies the selected rows' full texts with Ctrl+C (tabs between cells). Column widths come
/// from the header's and the first rows' texts when fit_columns() is called and when language or
/// font change; between that they stay where a person moved them. Style sheets are never used.
class TableView : public QTableView {
    Q_OBJECT

public:
    explicit TableView(const Theme& theme, QWidget* parent = nullptr);

    void setModel(QAbstractItemModel* model) override;
    /// Fits the columns to what is shown; the last takes what is left.
    void fit_columns();
    /// What stands in the middle instead of rows: empty, loading, error. Empty text: nothing.
    void show_message(const QString& text, const QString& icon = {});
    [[nodiscard]] QString message() const { return m_message; }

Q_SIGNALS:
    void activated_row(const QModelIndex& index); ///< Return or double click

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void copy_selection() const;

    const Theme& m_theme;
    QFont m_fitted_font; ///< the fixed-width face when the columns were fitted
    QString m_message;
    QString m_message_icon;
};

} // namespace ichido
