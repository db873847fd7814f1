#include "models/request_table_model.h"

#include "models/time_text.h"
#include "models/words.h"

namespace ichido {

namespace {

QString from_utf8(const std::string& text)
{
    return QString::fromStdString(text);
}

/// Rich text that shows `text` as it is: Qt guesses from a tool tip's text whether it is markup, and
/// the name of an organisation comes from outside.
QString plain_tool_tip(const QString& text)
{
    return text.isEmpty() ? QString() : QStringLiteral("<qt>%1</qt>").arg(text.toHtmlEscaped());
}

} // namespace

RequestTableModel::RequestTableModel(QObject* parent) : QAbstractTableModel(parent) {}

void RequestTableModel::set_rows(std::vector<Intent> rows, Instant now)
{
    beginResetModel();
    m_rows = std::move(rows);
    m_now = now;
    endResetModel();
}

void RequestTableModel::set_organization_names(std::map<OrgId, QString> names)
{
    m_names = std::move(names);
    retranslate();
}

void RequestTableModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columns - 1);
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
}

int RequestTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int RequestTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant RequestTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Intent& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return display(row, index.column());
    case Qt::ToolTipRole: // a cut cell still tells its whole text
        return plain_tool_tip(display(row, index.column()));
    case Qt::AccessibleTextRole:
        return tr("Row %1, %2: %3", "read aloud: row number, column title, value")
            .arg(index.row() + 1)
            .arg(headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString(), display(row, index.column()));
    case Qt::TextAlignmentRole:
        return index.column() == age || index.column() == amount ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                                                                 : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    case sort_role:
        return sort_value(row, index.column());
    case request_key_role:
        return from_utf8(gateway_key(row.request));
    default:
        return {};
    }
}

QVariant RequestTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case organization:
        return tr("Organisation", "column title");
    case key:
        return tr("Idempotency key", "column title");
    case status:
        return tr("Status", "column title");
    case age:
        return tr("Age", "column title: how long ago the request was created");
    case amount:
        return tr("Amount", "column title");
    case created:
        return tr("Created", "column title");
    default:
        return {};
    }
}

QString RequestTableModel::display(const Intent& row, int column) const
{
    switch (column) {
    case organization: {
        const auto name = m_names.find(row.request.org);
        return name == m_names.end() ? QString::number(row.request.org.value) : name->second;
    }
    case key:
        return from_utf8(row.request.key.text());
    case status:
        return word(row.status);
    case age:
        return age_text(m_now - row.created_at);
    case amount:
        return row.order ? from_utf8(format_money(row.order->amount)) : QString();
    case created:
        return time_text(row.created_at);
    default:
        return {};
    }
}

QVariant RequestTableModel::sort_value(const Intent& row, int column) const
{
    switch (column) {
    case age:
        return QVariant::fromValue<qlonglong>((m_now - row.created_at).count());
    case amount:
        return row.order ? QVariant::fromValue<qlonglong>(row.order->amount.minor) : QVariant();
    case created: // the text is in local time, which goes back once a year
        return QVariant::fromValue<qlonglong>(row.created_at.time_since_epoch().count());
    default:
        return display(row, column);
    }
}

} // namespace ichido
