// Rows that have a key: a refresh changes what changed, and selections stay on their rows.
#pragma once

#include "models/table_model.h"
#include "recovery/domain/identifiers.h"

#include <algorithm>
#include <deque>
#include <map>
#include <optional>
#include <vector>

namespace ichido {

/// `Row` has a member `RequestKey key() const`. Persistent indexes (selection, current row, open
/// editors) follow their keys through merge() and sort().
template <typename Row>
class KeyedTableModel : public TableModel {
public:
    using TableModel::TableModel;

    [[nodiscard]] const Row& row_at(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    /// -1: not among the loaded rows.
    [[nodiscard]] int row_of(const RequestKey& key) const;
    [[nodiscard]] const std::deque<Row>& all_rows() const { return m_rows; }

    /// Makes the rows these, in this order: rows whose key is gone are removed, new ones inserted,
    /// changed ones changed. Under a sort order of its own (sort() was called) that order wins.
    void merge(std::vector<Row> rows);
    void append(std::vector<Row> rows);  ///< behind the last; a key that is loaded already is replaced
    void prepend(std::vector<Row> rows); ///< before the first; in their order
    void drop_first(int count);
    void drop_last(int count);
    void clear();
    /// Changes rows in place; keys that are not loaded are ignored. Views hear one signal for each
    /// contiguous range.
    template <typename Change> // void(Row&)
    void change(const std::vector<RequestKey>& keys, Change change);

    void sort(int column, Qt::SortOrder order) final;

protected:
    [[nodiscard]] int row_count() const final { return static_cast<int>(m_rows.size()); }
    /// Whether `a` stands before `b` in ascending order of a column. Ties are broken by key.
    [[nodiscard]] virtual bool before(const Row& a, const Row& b, int column) const = 0;
};

} // namespace ichido
