#include "models/table_model.h"

#include "models/plain_tool_tip.h"

namespace ichido {

int TableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : row_count();
}

int TableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : column_count();
}

QVariant TableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const int row = index.row(), column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case Qt::ToolTipRole:
        return plain_tool_tip(text(row, column), full_text(row, column), explanation(row, column));
    case Qt::AccessibleTextRole:
        return tr("Row %1, %2: %3", "read aloud: row number, column title, value")
            .arg(QString::number(row + 1), title(column), full_text(row, column));
    case Qt::AccessibleDescriptionRole:
        return explanation(row, column);
    case Qt::TextAlignmentRole:
        return right_aligned(column) ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                                     : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    case sort_role:
        return sort_value(row, column);
    case request_key_role:
        return request_key(row);
    case tone_role:
        return static_cast<int>(tone(row, column));
    case fixed_width_role:
        return fixed_width(column);
    case full_text_role:
        return full_text(row, column);
    case loading_role:
        return loading(row);
    default:
        return {};
    }
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= column_count())
        return {};
    if (role == Qt::DisplayRole)
        return title(section);
    if (role == Qt::TextAlignmentRole)
        return right_aligned(section) ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                                      : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    return {};
}

void TableModel::retranslate()
{
    if (column_count() > 0)
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, column_count() - 1);
    refresh_texts();
}

void TableModel::refresh_texts()
{
    if (row_count() > 0 && column_count() > 0)
        Q_EMIT dataChanged(index(0, 0), index(row_count() - 1, column_count() - 1));
}

QString TableModel::full_text(int row, int column) const
{
    return text(row, column);
}

QString TableModel::explanation(int, int) const
{
    return {};
}

QVariant TableModel::sort_value(int row, int column) const
{
    return text(row, column);
}

Tone TableModel::tone(int, int) const
{
    return Tone::plain;
}

bool TableModel::right_aligned(int) const
{
    return false;
}

bool TableModel::fixed_width(int) const
{
    return false;
}

bool TableModel::loading(int) const
{
    return false;
}

QString TableModel::request_key(int) const
{
    return {};
}

} // namespace ichido
