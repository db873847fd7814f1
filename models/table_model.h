// The one base of every table: bookkeeping is final here, a table fills in its cells.
#pragma once

#include "models/tone.h"

#include <QAbstractTableModel>

namespace ichido {

/// Display text and sort value are two functions; data() looks at what is loaded and never waits.
class TableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        sort_role = Qt::UserRole + 1,
        request_key_role, ///< gateway_key() of the row as text; empty where a row is no request
        tone_role,        ///< int of Tone; views draw a pill for it
        fixed_width_role, ///< bool: keys, hashes and times
        full_text_role,   ///< whole text where the display text is shortened; what copying takes
        loading_role,     ///< bool: the row is known, its content not yet read
        checked_role,     ///< reserved for views
    };
    using QAbstractTableModel::QAbstractTableModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const final;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const final;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const final;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const final;

    /// Tells the views to ask for all texts again, after the language or the zone changed.
    void retranslate();
    /// Only the ages have changed.
    void refresh_texts();

protected:
    [[nodiscard]] virtual int row_count() const = 0;
    [[nodiscard]] virtual int column_count() const = 0;
    [[nodiscard]] virtual QString title(int column) const = 0;
    /// As shown; made visible by shown_text() where it comes from outside.
    [[nodiscard]] virtual QString text(int row, int column) const = 0;
    /// Whole text where text() shortens; the default is text().
    [[nodiscard]] virtual QString full_text(int row, int column) const;
    /// A sentence that explains a cell; the tool tip is full_text() and this. Empty by default.
    [[nodiscard]] virtual QString explanation(int row, int column) const;
    [[nodiscard]] virtual QVariant sort_value(int row, int column) const;
    [[nodiscard]] virtual Tone tone(int row, int column) const;
    [[nodiscard]] virtual bool right_aligned(int column) const;
    [[nodiscard]] virtual bool fixed_width(int column) const;
    [[nodiscard]] virtual bool loading(int row) const;
    [[nodiscard]] virtual QString request_key(int row) const;
};

} // namespace ichido
