// Definitions of keyed_table_model.h.
#pragma once

#include "models/keyed_table_model.h"

#include <iterator>

namespace ichido {

template <typename Row>
typename KeyedTableModel<Row>::Index KeyedTableModel<Row>::index_of_all() const
{
    Index index;
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        index.insert_or_assign(m_rows[i].key(), static_cast<int>(i));
    return index;
}

template <typename Row>
int KeyedTableModel<Row>::row_of(const RequestKey& key) const
{
    if (!m_index_stands) {
        m_index = index_of_all();
        m_origin = 0;
        m_index_stands = true;
    }
    const auto found = m_index.find(key);
    return found == m_index.end() ? -1 : found->second - m_origin;
}

/// Behind an insertion. At either end the other rows keep their numbers from the origin.
template <typename Row>
void KeyedTableModel<Row>::index_inserted(int first, int count)
{
    if (first != 0 && first + count != row_count())
        m_index_stands = false;
    if (!m_index_stands)
        return;
    if (first == 0)
        m_origin -= count;
    for (int row = first; row < first + count; ++row)
        m_index.insert_or_assign(row_at(row).key(), row + m_origin);
}

/// Before a removal.
template <typename Row>
void KeyedTableModel<Row>::index_removed(int first, int last)
{
    const bool at_begin = first == 0, at_end = last == row_count() - 1;
    if (at_begin == at_end) // in the middle, or all of it
        m_index_stands = false;
    if (!m_index_stands)
        return;
    for (int row = first; row <= last; ++row)
        m_index.erase(row_at(row).key());
    if (at_begin)
        m_origin += last + 1;
}

template <typename Row>
bool KeyedTableModel<Row>::in_order(const Row& a, const Row& b) const
{
    if (before(a, b, m_sorting->first))
        return m_sorting->second == Qt::AscendingOrder;
    if (before(b, a, m_sorting->first))
        return m_sorting->second == Qt::DescendingOrder;
    return a.key() < b.key();
}

template <typename Row>
void KeyedTableModel<Row>::remove_gone(const std::set<RequestKey>& kept)
{
    for (int last = row_count() - 1; last >= 0;) {
        if (kept.contains(row_at(last).key())) {
            --last;
            continue;
        }
        int first = last;
        while (first > 0 && !kept.contains(row_at(first - 1).key()))
            --first;
        take_out(first, last);
        last = first - 1;
    }
}

template <typename Row>
void KeyedTableModel<Row>::take_out(int first, int last)
{
    beginRemoveRows({}, first, last);
    index_removed(first, last);
    m_rows.erase(m_rows.begin() + first, m_rows.begin() + last + 1);
    endRemoveRows();
}

/// The same rows (by key) in another order; the content may differ.
template <typename Row>
void KeyedTableModel<Row>::reorder(std::deque<Row> ordered)
{
    const bool same_order = std::equal(m_rows.begin(), m_rows.end(), ordered.begin(), ordered.end(),
                                       [](const Row& a, const Row& b) { return a.key() == b.key(); });
    if (same_order) {
        std::vector<int> changed;
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            if (!(m_rows[i] == ordered[i]))
                changed.push_back(static_cast<int>(i));
        }
        m_rows = std::move(ordered);
        return announce(std::move(changed));
    }
    Q_EMIT layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const QModelIndexList old_indexes = persistentIndexList();
    std::vector<RequestKey> old_keys;
    for (const QModelIndex& one : old_indexes)
        old_keys.push_back(row_at(one.row()).key());
    m_rows = std::move(ordered);
    m_index_stands = false;
    QModelIndexList new_indexes;
    for (qsizetype i = 0; i < old_indexes.size(); ++i)
        new_indexes << index(row_of(old_keys[static_cast<std::size_t>(i)]), old_indexes[i].column());
    changePersistentIndexList(old_indexes, new_indexes);
    Q_EMIT layoutChanged({}, QAbstractItemModel::VerticalSortHint);
    refresh_texts();
}

template <typename Row>
void KeyedTableModel<Row>::announce(std::vector<int> rows)
{
    std::sort(rows.begin(), rows.end());
    for (std::size_t i = 0; i < rows.size();) {
        std::size_t end = i + 1;
        while (end < rows.size() && rows[end] == rows[end - 1] + 1)
            ++end;
        Q_EMIT dataChanged(index(rows[i], 0), index(rows[end - 1], column_count() - 1));
        i = end;
    }
}

template <typename Row>
void KeyedTableModel<Row>::insert_at(int row, std::vector<Row> rows)
{
    if (rows.empty())
        return;
    const int count = static_cast<int>(rows.size());
    beginInsertRows({}, row, row + count - 1);
    m_rows.insert(m_rows.begin() + row, std::make_move_iterator(rows.begin()), std::make_move_iterator(rows.end()));
    index_inserted(row, count);
    endInsertRows();
}

template <typename Row>
void KeyedTableModel<Row>::merge(std::vector<Row> rows)
{
    std::set<RequestKey> wanted;
    std::vector<Row> unique;
    unique.reserve(rows.size());
    for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
        if (wanted.insert(row->key()).second)
            unique.push_back(std::move(*row));
    }
    std::reverse(unique.begin(), unique.end());
    if (m_sorting)
        std::stable_sort(unique.begin(), unique.end(), [this](const Row& a, const Row& b) { return in_order(a, b); });

    remove_gone(wanted);
    const Index known = index_of_all();
    std::deque<Row> stay;
    for (const Row& row : unique) {
        if (known.contains(row.key()))
            stay.push_back(row);
    }
    reorder(std::move(stay));
    for (std::size_t i = 0; i < unique.size();) {
        std::size_t end = i;
        while (end < unique.size() && !known.contains(unique[end].key()))
            ++end;
        if (end == i) {
            ++i;
            continue;
        }
        insert_at(static_cast<int>(i), {std::make_move_iterator(unique.begin() + static_cast<std::ptrdiff_t>(i)),
                                        std::make_move_iterator(unique.begin() + static_cast<std::ptrdiff_t>(end))});
        i = end;
    }
}

/// Takes out of `rows` what is loaded already, and puts its content there. Of a key that stands twice
/// the last content counts, as in merge().
template <typename Row>
void KeyedTableModel<Row>::replace_known(std::vector<Row>& rows)
{
    std::vector<int> changed;
    std::map<RequestKey, std::size_t> seen; // in `fresh`
    std::vector<Row> fresh;
    fresh.reserve(rows.size());
    for (Row& row : rows) {
        const int at = row_of(row.key());
        if (at < 0) {
            const auto [place, first] = seen.emplace(row.key(), fresh.size());
            if (first)
                fresh.push_back(std::move(row));
            else
                fresh[place->second] = std::move(row);
        } else if (!(row_at(at) == row)) {
            m_rows[static_cast<std::size_t>(at)] = std::move(row);
            changed.push_back(at);
        }
    }
    rows = std::move(fresh);
    announce(std::move(changed));
}

template <typename Row>
void KeyedTableModel<Row>::append(std::vector<Row> rows)
{
    replace_known(rows);
    insert_at(row_count(), std::move(rows));
    if (m_sorting)
        sort(m_sorting->first, m_sorting->second);
}

template <typename Row>
void KeyedTableModel<Row>::prepend(std::vector<Row> rows)
{
    replace_known(rows);
    insert_at(0, std::move(rows));
    if (m_sorting)
        sort(m_sorting->first, m_sorting->second);
}

template <typename Row>
void KeyedTableModel<Row>::drop_first(int count)
{
    if (count > 0)
        take_out(0, count - 1);
}

template <typename Row>
void KeyedTableModel<Row>::drop_last(int count)
{
    if (count > 0)
        take_out(row_count() - count, row_count() - 1);
}

template <typename Row>
void KeyedTableModel<Row>::clear()
{
    drop_last(row_count());
}

template <typename Row>
template <typename Change>
void KeyedTableModel<Row>::change(const std::vector<RequestKey>& keys, Change change)
{
    std::vector<int> rows;
    for (const RequestKey& key : keys) {
        const int row = row_of(key);
        if (row < 0)
            continue;
        change(m_rows[static_cast<std::size_t>(row)]);
        rows.push_back(row);
    }
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    announce(std::move(rows));
}

template <typename Row>
void KeyedTableModel<Row>::sort(int column, Qt::SortOrder order)
{
    if (column < 0 || column >= column_count()) {
        m_sorting.reset();
        return;
    }
    m_sorting = std::pair(column, order);
    std::deque<Row> ordered = m_rows;
    std::stable_sort(ordered.begin(), ordered.end(), [this](const Row& a, const Row& b) { return in_order(a, b); });
    reorder(std::move(ordered));
}

} // namespace ichido
