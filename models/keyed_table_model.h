// Rows that have a key: a refresh changes what changed, and selections stay on their rows.
#pragma once

#include "models/table_model.h"
#include "recovery/domain/identifiers.h"

#include <algorithm>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace ichido {

/// `Row` has `RequestKey key() const` and ==. Persistent indexes (selection, current row, open
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
    /// changed ones changed. Under a sort order of its own (sort() was called) that order wins. A key
    /// that stands twice is taken once, as it stands last.
    void merge(std::vector<Row> rows);
    void append(std::vector<Row> rows);  ///< behind the last; a key that is loaded already is replaced
    void prepend(std::vector<Row> rows); ///< before the first, in their order; likewise
    void drop_first(int count);
    void drop_last(int count);
    void clear();
    /// Changes rows in place; keys that are not loaded are ignored. Views hear one signal for each
    /// contiguous range.
    template <typename Change> // void(Row&)
    void change(const std::vector<RequestKey>& keys, Change change);

    /// By value, stable; later merges keep this order.
    void sort(int column, Qt::SortOrder order) final;

protected:
    [[nodiscard]] int row_count() const final { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] QString request_key(int row) const override
    {
        return QString::fromStdString(gateway_key(row_at(row).key()));
    }
    /// Whether `a` stands before `b` in ascending order of a column. Ties are broken by key.
    [[nodiscard]] virtual bool before(const Row& a, const Row& b, int column) const = 0;

private:
    using Index = std::map<RequestKey, int>;

    [[nodiscard]] Index index_of_all() const;
    [[nodiscard]] bool in_order(const Row& a, const Row& b) const;
    void remove_gone(const std::set<RequestKey>& kept);
    void reorder(std::deque<Row> ordered);
    void announce(std::vector<int> rows);
    void replace_known(std::vector<Row>& rows);
    void insert_at(int row, std::vector<Row> rows);
    void take_out(int first, int last);
    void index_inserted(int first, int count);
    void index_removed(int first, int last);

    std::deque<Row> m_rows;
    std::optional<std::pair<int, Qt::SortOrder>> m_sorting;
    /// Row of each key, counted from `m_origin`, so that rows may come and go at both ends without all of
    /// it being made again. Made when asked for, dropped when rows move or change in the middle.
    mutable Index m_index;
    mutable int m_origin = 0;
    mutable bool m_index_stands = false;
};

} // namespace ichido

#include "models/keyed_table_model.inl"
