#include "ui/widgets/keep_place.h"

#include "models/table_model.h"

#include <QScrollBar>
#include <QSignalBlocker>
#include <QTableView>

namespace ichido {

void KeepPlace::remember()
{
    m_key.clear();
    m_row = m_view.rowAt(0);
    if (m_row < 0 || !m_view.model())
        return;
    m_key = m_view.model()->index(m_row, 0).data(TableModel::request_key_role).toString();
    m_above = -m_view.rowViewportPosition(m_row);
}

void KeepPlace::restore()
{
    if (m_key.isEmpty())
        return;
    const QAbstractItemModel* model = m_view.model();
    const auto is_it = [&](int row) {
        return row >= 0 && row < model->rowCount() &&
               model->index(row, 0).data(TableModel::request_key_role).toString() == m_key;
    };
    // Mostly it stands where it stood; otherwise not far away in the rows that are loaded.
    int row = m_row;
    for (int step = 0; !is_it(row) && step <= 2 * model->rowCount(); ++step)
        row = m_row + (step % 2 == 0 ? -(step / 2 + 1) : step / 2 + 1);
    if (!is_it(row))
        return;
    QScrollBar* bar = m_view.verticalScrollBar();
    const int value = bar->value() + m_view.rowViewportPosition(row) + m_above;
    if (value > bar->maximum()) {
        // The view hears of new rows later. Quietly: nobody is at the old value any more.
        const QSignalBlocker quiet(bar);
        bar->setMaximum(value);
    }
    bar->setValue(value);
}

} // namespace ichido
