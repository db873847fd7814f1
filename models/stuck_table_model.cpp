#include "models/stuck_table_model.h"

#include "models/money_text.h"
#include "models/short_id.h"
#include "models/shown_text.h"
#include "models/time_text.h"
#include "models/verdict_text.h"
#include "models/words.h"

#include <tuple>

namespace ichido {

namespace {

const Evidence* last_of(const StuckRow& row)
{
    return row.stuck.history.empty() ? nullptr : &row.stuck.history.back();
}

Tone tone_of(Severity severity)
{
    switch (severity) {
    case Severity::none:
        return Tone::plain;
    case Severity::over:
        return Tone::over;
    case Severity::three_times:
        return Tone::three_times;
    case Severity::ten_times:
        return Tone::ten_times;
    }
    return Tone::plain;
}

/// Intents that nobody asked about sort before all verdicts.
int verdict_rank(const StuckRow& row)
{
    return row.verdict ? static_cast<int>(row.verdict->kind) + 1 : 0;
}

/// What is never due sorts behind everything that is.
Instant due_of(const StuckRow& row)
{
    return row.verdict && row.verdict->not_before ? *row.verdict->not_before : Instant::max();
}

} // namespace

StuckRow make_stuck_row(StuckIntent stuck, const Organization& organization, const std::optional<GatewayTraits>& traits,
                        Instant now)
{
    StuckRow row;
    row.organization = organization;
    row.severity = severity_of(stuck.intent, organization.stuck_threshold, now);
    if (traits || !organization.configured) // which is said without any gateway
        row.verdict = decide({stuck.intent, organization, traits.value_or(GatewayTraits{}), stuck.history,
                              stuck.lease_held_by_other, now});
    row.stuck = std::move(stuck);
    return row;
}

bool more_urgent(const StuckRow& a, const StuckRow& b)
{
    const auto order = [](const StuckRow& row) {
        return std::tuple(-static_cast<int>(row.severity), row.stuck.intent.created_at, row.key());
    };
    return order(a) < order(b);
}

StuckTableModel::StuckTableModel(QObject* parent) : KeyedTableModel(parent) {}

void StuckTableModel::set_now(Instant now)
{
    m_now = now;
    if (row_count() > 0)
        Q_EMIT dataChanged(index(0, age), index(row_count() - 1, age));
}

QString StuckTableModel::title(int column) const
{
    switch (column) {
    case severity:
        return tr("Severity", "column title");
    case age:
        return tr("Stuck for", "column title");
    case organization:
        return tr("Organisation", "column title");
    case key:
        return tr("Idempotency key", "column title");
    case amount:
        return tr("Amount", "column title");
    case gateway:
        return tr("Gateway", "column title");
    case attempts:
        return tr("Asked", "column title: how often the gateway was asked");
    case last_answer:
        return tr("Last answer", "column title: of the gateway");
    case next_attempt:
        return tr("Next", "column title: when the gateway is asked again");
    case verdict:
        return tr("Verdict", "column title");
    case holder:
        return tr("Who is on it", "column title");
    default:
        return {};
    }
}

QString StuckTableModel::text(int row, int column) const
{
    const StuckRow& one = row_at(row);
    const Intent& intent = one.stuck.intent;
    switch (column) {
    case severity:
        return short_word(one.severity);
    case age:
        return age_text(m_now - intent.created_at);
    case organization:
        return one.organization.name.empty() ? QString::number(intent.request.org.value)
                                             : shown_text(one.organization.name);
    case key:
        return short_id(QString::fromStdString(intent.request.key.text()));
    case amount:
        return intent.order ? money_text(intent.order->amount) : QString();
    case gateway:
        return shown_text(one.organization.gateway);
    case attempts:
        return QString::number(one.stuck.history.size());
    case last_answer:
        return last_of(one) ? word(last_of(one)->answer.outcome) : QString();
    case next_attempt:
        if (!one.verdict || !one.verdict->not_before)
            return {};
        return *one.verdict->not_before <= m_now ? tr("due now", "the gateway may be asked again")
                                                 : clock_text(*one.verdict->not_before, m_now);
    case verdict:
        if (one.result)
            return word(*one.result);
        return one.verdict ? verdict_text(*one.verdict) : tr("no profile", "the gateway is unknown to this console");
    case holder:
        return shown_text(one.stuck.lease_holder);
    default:
        return {};
    }
}

QString StuckTableModel::full_text(int row, int column) const
{
    const StuckRow& one = row_at(row);
    switch (column) {
    case key:
        return QString::fromStdString(one.stuck.intent.request.key.text());
    case next_attempt:
        return one.verdict && one.verdict->not_before ? time_text(*one.verdict->not_before) : QString();
    default:
        return text(row, column);
    }
}

QString StuckTableModel::explanation(int row, int column) const
{
    const StuckRow& one = row_at(row);
    switch (column) {
    case severity:
        return word(one.severity);
    case age:
        return tr("since %1", "%1 is a time").arg(time_text(one.stuck.intent.created_at));
    case last_answer:
        return last_of(one) ? tr("asked %1", "%1 is a time").arg(time_text(last_of(one)->asked_at)) : QString();
    case verdict:
        return one.verdict ? sentence(one.verdict->reason)
                           : tr("This console has no profile for the gateway of this organisation.");
    default:
        return {};
    }
}

QVariant StuckTableModel::sort_value(int row, int column) const
{
    const StuckRow& one = row_at(row);
    switch (column) {
    case severity:
        return static_cast<int>(one.severity);
    case age:
        return QVariant::fromValue<qlonglong>((m_now - one.stuck.intent.created_at).count());
    case amount:
        return one.stuck.intent.order ? QVariant::fromValue<qlonglong>(one.stuck.intent.order->amount.minor)
                                      : QVariant();
    case attempts:
        return QVariant::fromValue<qlonglong>(static_cast<qlonglong>(one.stuck.history.size()));
    case next_attempt:
        return QVariant::fromValue<qlonglong>(due_of(one).time_since_epoch().count());
    case verdict:
        return verdict_rank(one);
    default:
        return text(row, column);
    }
}

Tone StuckTableModel::tone(int row, int column) const
{
    const StuckRow& one = row_at(row);
    if (column == severity)
        return tone_of(one.severity);
    if (column != verdict)
        return column == gateway || column == holder || column == next_attempt ? Tone::muted : Tone::plain;
    if (one.result)
        return settle_tone(*one.result);
    return one.verdict ? verdict_tone(*one.verdict) : Tone::person;
}

bool StuckTableModel::right_aligned(int column) const
{
    return column == age || column == amount || column == attempts;
}

bool StuckTableModel::fixed_width(int column) const
{
    return column == key || column == next_attempt;
}

bool StuckTableModel::before(const StuckRow& a, const StuckRow& b, int column) const
{
    const auto less = [](const auto& left, const auto& right) { return left < right; };
    switch (column) {
    case severity: // as in the list that nobody sorted
        return more_urgent(b, a);
    case organization:
        return std::tie(a.organization.name, a.organization.id) < std::tie(b.organization.name, b.organization.id);
    case key:
        return a.key() < b.key();
    case amount: {
        const auto of = [](const StuckRow& row) {
            return row.stuck.intent.order
                       ? std::tuple(true, row.stuck.intent.order->amount.currency, row.stuck.intent.order->amount.minor)
                       : std::tuple(false, std::string(), std::int64_t{0});
        };
        return of(a) < of(b);
    }
    case gateway:
        return a.organization.gateway < b.organization.gateway;
    case attempts:
        return a.stuck.history.size() < b.stuck.history.size();
    case last_answer: {
        const auto of = [](const StuckRow& row) {
            return last_of(row) ? static_cast<int>(last_of(row)->answer.outcome) : -1;
        };
        return less(of(a), of(b));
    }
    case next_attempt:
        return due_of(a) < due_of(b);
    case verdict: {
        const auto of = [](const StuckRow& row) {
            return std::tuple(verdict_rank(row), row.verdict ? static_cast<int>(row.verdict->reason) : -1);
        };
        return of(a) < of(b);
    }
    case holder:
        return a.stuck.lease_holder < b.stuck.lease_holder;
    default: // age: the older stands behind the younger in ascending order of age
        return a.stuck.intent.created_at > b.stuck.intent.created_at;
    }
}

} // namespace ichido
