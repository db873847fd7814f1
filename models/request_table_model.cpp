#include "models/request_table_model.h"

#include "models/money_text.h"
#include "models/short_id.h"
#include "models/shown_text.h"
#include "models/status_text.h"
#include "models/time_text.h"

namespace ichido {

namespace {

const Organization* organization_in(const std::map<OrgId, Organization>& all, OrgId id)
{
    const auto found = all.find(id);
    return found == all.end() ? nullptr : &found->second;
}

} // namespace

RequestTableModel::RequestTableModel(QObject* parent) : KeyedTableModel(parent) {}

void RequestTableModel::set_organizations(std::map<OrgId, Organization> organizations)
{
    m_organizations = std::move(organizations);
    refresh_texts();
}

void RequestTableModel::set_now(Instant now)
{
    m_now = now;
    if (row_count() > 0) // only what is stuck grows older on screen
        Q_EMIT dataChanged(index(0, status), index(row_count() - 1, status));
}

QString RequestTableModel::title(int column) const
{
    switch (column) {
    case created:
        return tr("Created", "column title");
    case organization:
        return tr("Organisation", "column title");
    case key:
        return tr("Idempotency key", "column title");
    case status:
        return tr("Status", "column title");
    case amount:
        return tr("Amount", "column title");
    case order:
        return tr("Order", "column title: number of the order");
    case content:
        return tr("Content", "column title: fingerprint of the content");
    default:
        return {};
    }
}

QString RequestTableModel::organization_text(OrgId id) const
{
    const Organization* one = organization_in(m_organizations, id);
    return one && !one->name.empty() ? shown_text(one->name) : QString::number(id.value);
}

QString RequestTableModel::text(int row, int column) const
{
    const Intent& intent = row_at(row).intent;
    switch (column) {
    case created:
        return time_text_precise(intent.created_at);
    case organization:
        return organization_text(intent.request.org);
    case key:
        return short_id(QString::fromStdString(intent.request.key.text()));
    case status:
        return status_text(intent, organization_in(m_organizations, intent.request.org), m_now);
    case amount:
        return intent.order ? money_text(intent.order->amount) : QString();
    case order:
        return intent.order ? QString::number(intent.order->id) : QString();
    case content:
        return short_id(QString::fromStdString(intent.request_sha.hex()));
    default:
        return {};
    }
}

QString RequestTableModel::full_text(int row, int column) const
{
    const Intent& intent = row_at(row).intent;
    switch (column) {
    case key:
        return QString::fromStdString(intent.request.key.text());
    case content:
        return QString::fromStdString(intent.request_sha.hex());
    default:
        return text(row, column);
    }
}

QVariant RequestTableModel::sort_value(int row, int column) const
{
    const Intent& intent = row_at(row).intent;
    switch (column) {
    case created: // the text is in local time, which goes back once a year
        return QVariant::fromValue<qlonglong>(intent.created_at.time_since_epoch().count());
    case amount:
        return intent.order ? QVariant::fromValue<qlonglong>(intent.order->amount.minor) : QVariant();
    case order:
        return intent.order ? QVariant::fromValue<qlonglong>(intent.order->id) : QVariant();
    default:
        return text(row, column);
    }
}

Tone RequestTableModel::tone(int row, int column) const
{
    const Intent& intent = row_at(row).intent;
    if (column == status)
        return status_tone(intent, organization_in(m_organizations, intent.request.org), m_now);
    return column == content ? Tone::muted : Tone::plain;
}

bool RequestTableModel::right_aligned(int column) const
{
    return column == amount || column == order;
}

bool RequestTableModel::fixed_width(int column) const
{
    return column == created || column == key || column == content;
}

bool RequestTableModel::before(const RequestRow& a, const RequestRow& b, int column) const
{
    switch (column) {
    case organization:
        return organization_text(a.intent.request.org).localeAwareCompare(organization_text(b.intent.request.org)) < 0;
    case status:
        return a.intent.status < b.intent.status;
    case amount:
        return (a.intent.order ? a.intent.order->amount.minor : 0) <
               (b.intent.order ? b.intent.order->amount.minor : 0);
    case order:
        return (a.intent.order ? a.intent.order->id : 0) < (b.intent.order ? b.intent.order->id : 0);
    case content:
        return a.intent.request_sha < b.intent.request_sha;
    case key:
        return a.intent.request.key < b.intent.request.key;
    default:
        return a.intent.created_at < b.intent.created_at;
    }
}

} // namespace ichido
