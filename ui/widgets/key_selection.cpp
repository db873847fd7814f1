#include "ui/widgets/key_selection.h"

#include "models/table_model.h"

#include <QItemSelectionModel>
#include <QTableView>

#include <optional>

namespace ichido {

namespace {

std::optional<RequestKey> key_at(const QAbstractItemModel& model, int row)
{
    return parse_gateway_key(model.index(row, 0).data(TableModel::request_key_role).toString().toStdString());
}

} // namespace

KeySelection::KeySelection(QTableView& view, QObject* parent) : QObject(parent), m_view(view)
{
    const QAbstractItemModel* model = view.model();
    const auto begin = [this] { m_changing = true; };
    const auto end = [this] { m_changing = false; };
    connect(model, &QAbstractItemModel::rowsAboutToBeRemoved, this, begin);
    connect(model, &QAbstractItemModel::rowsRemoved, this, end);
    connect(model, &QAbstractItemModel::modelAboutToBeReset, this, begin);
    connect(model, &QAbstractItemModel::modelReset, this, [this] {
        m_changing = false;
        show_in_view(0, m_view.model()->rowCount() - 1);
    });
    connect(model, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex&, int first, int last) { show_in_view(first, last); });
    connect(view.selectionModel(), &QItemSelectionModel::selectionChanged, this, &KeySelection::take_from_view);
}

void KeySelection::clear()
{
    m_keys.clear();
    m_changing = true;
    m_view.clearSelection();
    m_changing = false;
    Q_EMIT changed();
}

/// The view tells what is selected among the loaded rows; a plain click replaces everything, also what
/// is not loaded, because that is what a person sees happen.
void KeySelection::take_from_view()
{
    if (m_changing)
        return;
    std::set<RequestKey> keys;
    for (const QModelIndex& index : m_view.selectionModel()->selectedRows()) {
        if (const auto key = key_at(*m_view.model(), index.row()))
            keys.insert(*key);
    }
    if (keys == m_keys)
        return;
    m_keys = std::move(keys);
    Q_EMIT changed();
}

void KeySelection::show_in_view(int first, int last)
{
    if (m_keys.empty() || last < first)
        return;
    QItemSelection selection;
    const QAbstractItemModel& model = *m_view.model();
    for (int row = first; row <= last; ++row) {
        const auto key = key_at(model, row);
        if (key && m_keys.contains(*key))
            selection.select(model.index(row, 0), model.index(row, model.columnCount() - 1));
    }
    if (selection.isEmpty())
        return;
    m_changing = true;
    m_view.selectionModel()->select(selection, QItemSelectionModel::Select);
    m_changing = false;
}

} // namespace ichido
