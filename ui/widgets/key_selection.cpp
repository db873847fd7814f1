#include "ui/widgets/key_selection.h"

#include "models/table_model.h"

#include <QTableView>

#include <optional>

namespace ichido {

namespace {

std::optional<RequestKey> key_at(const QAbstractItemModel& model, int row)
{
    return parse_gateway_key(model.index(row, 0).data(TableModel::request_key_role).toString().toStdString());
}

} // namespace

void ToldSelection::select(const QItemSelection& selection, SelectionFlags command)
{
    Q_EMIT will_select();
    QItemSelectionModel::select(selection, command);
    Q_EMIT has_selected(command);
}

KeySelection::KeySelection(QTableView& view, QObject* parent) : QObject(parent), m_view(view)
{
    QAbstractItemModel* model = view.model();
    const auto begin = [this] { m_changing = true; };
    const auto end = [this] { m_changing = false; };
    // Before the selection itself hears of it, and the ends below after it has.
    connect(model, &QAbstractItemModel::rowsAboutToBeRemoved, this, begin);
    connect(model, &QAbstractItemModel::modelAboutToBeReset, this, begin);
    auto* selection = new ToldSelection(model, &view);
    const QItemSelectionModel* old = view.selectionModel();
    view.setSelectionModel(selection);
    delete old;
    connect(model, &QAbstractItemModel::rowsRemoved, this, end);
    connect(model, &QAbstractItemModel::modelReset, this, [this] {
        m_changing = false;
        show_in_view(0, m_view.model()->rowCount() - 1);
    });
    connect(model, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex&, int first, int last) { show_in_view(first, last); });
    connect(selection, &ToldSelection::will_select, this, [this] {
        if (!m_changing)
            m_before = keys_in_view();
    });
    connect(selection, &ToldSelection::has_selected, this, &KeySelection::take_from_view);
}

void KeySelection::clear()
{
    m_keys.clear();
    m_changing = true;
    m_view.clearSelection();
    m_changing = false;
    Q_EMIT changed();
}

std::set<RequestKey> KeySelection::keys_in_view() const
{
    std::set<RequestKey> keys;
    for (const QModelIndex& index : m_view.selectionModel()->selectedRows()) {
        if (const auto key = key_at(*m_view.model(), index.row()))
            keys.insert(*key);
    }
    return keys;
}

/// A plain click replaces everything, also what is not loaded, because that is what a person sees happen;
/// one that adds or takes out leaves the rest as it is.
void KeySelection::take_from_view(QItemSelectionModel::SelectionFlags command)
{
    if (m_changing)
        return;
    std::set<RequestKey> keys = keys_in_view();
    if (!command.testFlag(QItemSelectionModel::Clear)) {
        for (const RequestKey& one : m_keys) {
            if (!m_before.contains(one))
                keys.insert(one);
        }
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
