// The part of the stuck list that a chosen card means.
#pragma once

#include "models/stuck_table_model.h"

#include <QSortFilterProxyModel>

namespace ichido {

class StuckFilter final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    /// What the cards count; every row is in exactly one group.
    enum class Group { all, completed, failed, waiting, person, not_asked };
    [[nodiscard]] static Group group_of(const StuckRow& row);

    explicit StuckFilter(StuckTableModel& model, QObject* parent = nullptr);
    void show_group(Group group);
    [[nodiscard]] Group group() const { return m_group; }
    /// The model sorts its own rows, by value.
    void sort(int column, Qt::SortOrder order) override;

protected:
    [[nodiscard]] bool filterAcceptsRow(int source_row, const QModelIndex& parent) const override;

private:
    StuckTableModel& m_model;
    Group m_group = Group::all;
};

} // namespace ichido
