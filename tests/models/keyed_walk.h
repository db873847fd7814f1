// A keyed model and a plain list that take the same random steps, and a view that only listens.
#pragma once

#include "tests/models/keyed_model_for_tests.h"

#include <random>

namespace ichido::rows {

/// What the header promises, written as simply as can be.
struct PlainList {
    std::vector<NumberRow> rows;
    std::optional<std::pair<int, Qt::SortOrder>> sorting;

    [[nodiscard]] auto find(const RequestKey& key)
    {
        return std::find_if(rows.begin(), rows.end(), [&](const NumberRow& row) { return row.request == key; });
    }
    void keep_sorted()
    {
        if (!sorting)
            return;
        std::sort(rows.begin(), rows.end(), [this](const NumberRow& a, const NumberRow& b) {
            const bool ascending = sorting->second == Qt::AscendingOrder;
            if (sorting->first == NumberModel::which)
                return ascending ? a.request < b.request : b.request < a.request;
            if (a.number != b.number)
                return ascending ? a.number < b.number : b.number < a.number;
            return a.request < b.request;
        });
    }
    void merge(const std::vector<NumberRow>& wanted)
    {
        rows.clear();
        for (const NumberRow& row : wanted) {
            if (const auto twice = find(row.request); twice != rows.end())
                rows.erase(twice);
            rows.push_back(row);
        }
        keep_sorted();
    }
    void add(const std::vector<NumberRow>& more, bool in_front)
    {
        std::size_t at = in_front ? 0 : rows.size();
        for (const NumberRow& row : more) {
            if (const auto known = find(row.request); known != rows.end())
                *known = row;
            else
                rows.insert(rows.begin() + static_cast<std::ptrdiff_t>(at++), row);
        }
        keep_sorted();
    }
};

/// A view that reads a cell again only when it is told to.
class ListeningView {
public:
    explicit ListeningView(const QAbstractItemModel& model) : m_model(model)
    {
        QObject::connect(&model, &QAbstractItemModel::rowsInserted, &model, [this](const auto&, int first, int last) {
            m_texts.insert(m_texts.begin() + first, static_cast<std::size_t>(last - first + 1), QString());
            read(first, last);
        });
        QObject::connect(&model, &QAbstractItemModel::rowsRemoved, &model, [this](const auto&, int first, int last) {
            m_texts.erase(m_texts.begin() + first, m_texts.begin() + last + 1);
        });
        QObject::connect(&model, &QAbstractItemModel::dataChanged, &model,
                         [this](const QModelIndex& first, const QModelIndex& last) { read(first.row(), last.row()); });
        // Rows that move take their texts along; whether these are still right is another signal's to say.
        QObject::connect(&model, &QAbstractItemModel::layoutAboutToBeChanged, &model, [this] {
            m_moving.clear();
            for (int row = 0; row < m_model.rowCount(); ++row)
                m_moving.emplace_back(m_model.index(row, 0));
        });
        QObject::connect(&model, &QAbstractItemModel::layoutChanged, &model, [this] {
            const std::vector<QString> before = m_texts;
            for (std::size_t i = 0; i < before.size(); ++i)
                m_texts.at(static_cast<std::size_t>(m_moving.at(i).row())) = before[i];
            m_moving.clear();
        });
    }
    [[nodiscard]] const std::vector<QString>& texts() const { return m_texts; }

private:
    void read(int first, int last)
    {
        for (int row = first; row <= last; ++row)
            m_texts.at(static_cast<std::size_t>(row)) = shown(m_model, row, 0) + u'=' + shown(m_model, row, 1);
    }

    const QAbstractItemModel& m_model;
    std::vector<QString> m_texts;
    std::vector<QPersistentModelIndex> m_moving; ///< the rows as they stood, while the layout changes
};

/// One random walk; both sides do the same.
class Walk {
public:
    explicit Walk(unsigned seed) : m_random(seed) {}

    /// The name of what was done.
    const char* step()
    {
        switch (below(9)) {
        case 0:
        case 1: {
            // Half of the time what is there with something changed, as a refresh brings it.
            std::vector<NumberRow> rows = below(2) == 0 ? list.rows : std::vector<NumberRow>();
            std::erase_if(rows, [this](const NumberRow&) { return below(6) == 0; });
            for (const NumberRow& row : some_rows(6))
                rows.insert(rows.begin() + below(static_cast<int>(rows.size()) + 1), row);
            list.merge(rows);
            model.merge(rows);
            return "merge";
        }
        case 2: {
            const std::vector<NumberRow> rows = some_rows(8);
            list.add(rows, false);
            model.append(rows);
            return "append";
        }
        case 3: {
            const std::vector<NumberRow> rows = some_rows(8);
            list.add(rows, true);
            model.prepend(rows);
            return "prepend";
        }
        case 4: {
            const int count = below(std::min(4, model.rowCount() + 1));
            list.rows.erase(list.rows.begin(), list.rows.begin() + count);
            model.drop_first(count);
            return "drop_first";
        }
        case 5: {
            const int count = below(std::min(4, model.rowCount() + 1));
            list.rows.erase(list.rows.end() - count, list.rows.end());
            model.drop_last(count);
            return "drop_last";
        }
        case 6:
            return change();
        case 7: {
            const int column = below(4) - 1; // -1: no order; 2: no column, no order either
            const Qt::SortOrder order = below(2) == 0 ? Qt::AscendingOrder : Qt::DescendingOrder;
            if (column < 0 || column >= NumberModel::columns)
                list.sorting.reset();
            else
                list.sorting = std::pair(column, order);
            list.keep_sorted();
            model.sort(column, order);
            return "sort";
        }
        default:
            if (below(10) > 0)
                return "nothing";
            list.rows.clear();
            model.clear();
            return "clear";
        }
    }
    int below(int limit) { return static_cast<int>(m_random() % static_cast<unsigned>(limit)); }

    NumberModel model;
    PlainList list;

private:
    /// Of 40 keys and 5 numbers, so that both meet again; a key may stand twice.
    std::vector<NumberRow> some_rows(int limit)
    {
        std::vector<NumberRow> rows;
        for (int left = below(limit); left > 0; --left)
            rows.push_back(number_row(below(40), below(5)));
        return rows;
    }
    const char* change()
    {
        std::vector<RequestKey> keys;
        for (const NumberRow& row : some_rows(10))
            keys.push_back(row.request);
        std::sort(keys.begin(), keys.end());
        keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
        std::shuffle(keys.begin(), keys.end(), m_random);
        for (const RequestKey& key : keys) {
            if (const auto found = list.find(key); found != list.rows.end())
                found->number += 3;
        }
        model.change(keys, [](NumberRow& row) { row.number += 3; });
        return "change";
    }

    std::mt19937 m_random;
};

} // namespace ichido::rows
