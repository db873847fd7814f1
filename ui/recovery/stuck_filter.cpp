#include "ui/recovery/stuck_filter.h"

namespace ichido {

StuckFilter::Group StuckFilter::group_of(const StuckRow& row)
{
    if (!row.verdict || row.verdict->reason == Reason::no_evidence)
        return Group::not_asked;
    switch (row.verdict->kind) {
    case VerdictKind::settle_completed:
        return Group::completed;
    case VerdictKind::settle_failed:
        return Group::failed;
    case VerdictKind::person:
        return Group::person;
    case VerdictKind::wait:
        return Group::waiting;
    case VerdictKind::ask:
        return row.stuck.history.empty() ? Group::not_asked : Group::waiting;
    }
    return Group::person;
}

StuckFilter::StuckFilter(StuckTableModel& model, QObject* parent) : QSortFilterProxyModel(parent), m_model(model)
{
    setDynamicSortFilter(true);
    setSourceModel(&model);
}

void StuckFilter::show_group(Group group)
{
    if (m_group == group)
        return;
    m_group = group;
    invalidateRowsFilter();
}

void StuckFilter::sort(int column, Qt::SortOrder order)
{
    m_model.sort(column, order);
}

bool StuckFilter::filterAcceptsRow(int source_row, const QModelIndex& parent) const
{
    return !parent.isValid() && (m_group == Group::all || group_of(m_model.row_at(source_row)) == m_group);
}

} // namespace ichido
