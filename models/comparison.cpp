#include "models/comparison.h"

#include "models/money_text.h"
#include "models/shown_text.h"
#include "models/time_text.h"
#include "models/verdict_text.h"
#include "models/words.h"

#include <QCoreApplication>

namespace ichido {

namespace {

QString nothing_there()
{
    return QString(QChar(0x2014));
}

const Evidence* told_most(const std::vector<Evidence>& history)
{
    for (auto one = history.rbegin(); one != history.rend(); ++one) {
        if (!one->answer.payments.empty())
            return &*one;
    }
    return history.empty() ? nullptr : &history.back();
}

/// One line for each payment that the gateway named; usually one.
QString of_payments(const Evidence* evidence, QString (*text)(const Payment&))
{
    if (!evidence)
        return nothing_there();
    QStringList lines;
    for (const Payment& payment : evidence->answer.payments)
        lines << text(payment);
    return lines.isEmpty() ? nothing_there() : lines.join(QStringLiteral(" | "));
}

QString charged_text(const Payment& payment)
{
    if (!payment.amount_minor || !payment.currency)
        return QCoreApplication::translate("comparison", "not readable", "an amount in a gateway's answer");
    return money_text({*payment.amount_minor, *payment.currency});
}

bool amount_differs(const Evidence* evidence, const Intent& intent)
{
    if (!evidence || !intent.order)
        return false;
    for (const Payment& payment : evidence->answer.payments) {
        if (payment.amount_minor != intent.order->amount.minor || payment.currency != intent.order->amount.currency)
            return true;
    }
    return false;
}

bool reference_differs(const Evidence* evidence, const Intent& intent)
{
    if (!evidence || !intent.known_reference)
        return false;
    for (const Payment& payment : evidence->answer.payments) {
        if (payment.reference == *intent.known_reference)
            return false;
    }
    return !evidence->answer.payments.empty();
}

bool key_differs(const Evidence* evidence, const Intent& intent)
{
    if (!evidence)
        return false;
    for (const Payment& payment : evidence->answer.payments) {
        if (payment.key && *payment.key != gateway_key(intent.request))
            return true;
    }
    return false;
}

ComparedField status_field(const Intent& intent, const Evidence* evidence, const Settlement* written)
{
    ComparedField field;
    field.label = QCoreApplication::translate("comparison", "Status", "row label");
    field.stored = word(intent.status);
    field.gateway =
        evidence ? word(evidence->answer.outcome) : QCoreApplication::translate("comparison", "not asked yet");
    field.written = written ? word(written->status) : nothing_there();
    return field;
}

ComparedField amount_field(const Intent& intent, const Evidence* evidence, const Settlement* written)
{
    ComparedField field;
    field.label = QCoreApplication::translate("comparison", "Amount", "row label");
    field.stored = intent.order ? money_text(intent.order->amount) : nothing_there();
    field.gateway = of_payments(evidence, charged_text);
    field.written = written && written->amount ? money_text(*written->amount) : nothing_there();
    field.differs = amount_differs(evidence, intent);
    return field;
}

ComparedField reference_field(const Intent& intent, const Evidence* evidence, const Settlement* written)
{
    ComparedField field;
    field.label = QCoreApplication::translate("comparison", "Reference", "row label: the gateway's own id");
    field.stored = intent.known_reference ? shown_text(*intent.known_reference) : nothing_there();
    field.gateway = of_payments(evidence, [](const Payment& payment) { return shown_text(payment.reference); });
    field.written =
        written && !written->gateway_reference.empty() ? shown_text(written->gateway_reference) : nothing_there();
    field.differs = reference_differs(evidence, intent);
    field.fixed_width = true;
    return field;
}

ComparedField key_field(const Intent& intent, const Evidence* evidence)
{
    ComparedField field;
    field.label = QCoreApplication::translate("comparison", "Key at the gateway", "row label");
    field.stored = QString::fromStdString(gateway_key(intent.request));
    field.gateway = of_payments(
        evidence, [](const Payment& payment) { return payment.key ? shown_text(*payment.key) : nothing_there(); });
    field.written = nothing_there();
    field.differs = key_differs(evidence, intent);
    field.fixed_width = true;
    return field;
}

/// Only where money went back.
std::optional<ComparedField> refund_field(const Evidence* evidence, const Settlement* written)
{
    bool any = written && written->refund;
    for (std::size_t i = 0; evidence && i < evidence->answer.payments.size(); ++i)
        any = any || evidence->answer.payments[i].refunded_minor != 0;
    if (!any)
        return std::nullopt;
    ComparedField field;
    field.label = QCoreApplication::translate("comparison", "Refunded", "row label");
    field.stored = nothing_there();
    field.gateway = of_payments(evidence, [](const Payment& payment) {
        return payment.currency ? money_text({payment.refunded_minor, *payment.currency}) : nothing_there();
    });
    field.written = written && written->refund && written->amount
                        ? money_text({written->refund->minor, written->amount->currency})
                        : nothing_there();
    return field;
}

} // namespace

Comparison compare(const Intent& intent, const Organization& organization, const std::vector<Evidence>& history,
                   const std::optional<Verdict>& verdict)
{
    const Evidence* evidence = told_most(history);
    const Settlement* written = verdict && verdict->settlement ? &*verdict->settlement : nullptr;
    Comparison comparison;
    comparison.fields = {status_field(intent, evidence, written), amount_field(intent, evidence, written),
                         reference_field(intent, evidence, written)};
    if (auto refund = refund_field(evidence, written))
        comparison.fields.push_back(std::move(*refund));
    comparison.fields.push_back(key_field(intent, evidence));
    if (evidence)
        comparison.asked_at = evidence->asked_at;
    if (verdict) {
        comparison.heading = verdict_text(*verdict);
        comparison.tone = verdict_tone(*verdict);
        comparison.check = sentence(verdict->reason);
    } else {
        comparison.heading = QCoreApplication::translate("comparison", "no verdict");
        comparison.tone = Tone::person;
        comparison.check =
            QCoreApplication::translate("comparison", "This console has no profile for the gateway “%1”.")
                .arg(shown_text(organization.gateway));
    }
    return comparison;
}

ComparisonModel::ComparisonModel(QObject* parent) : TableModel(parent) {}

/// Rows change in place where their number stays, so that selection and focus stay, too.
void ComparisonModel::set_comparison(Comparison comparison)
{
    if (comparison.fields.size() == m_comparison.fields.size()) {
        m_comparison = std::move(comparison);
        Q_EMIT headerDataChanged(Qt::Horizontal, gateway, gateway);
        return refresh_texts();
    }
    beginResetModel();
    m_comparison = std::move(comparison);
    endResetModel();
}

QString ComparisonModel::title(int column) const
{
    switch (column) {
    case label:
        return tr("Field", "column title");
    case stored:
        return tr("Stored row", "column title");
    case gateway:
        return m_comparison.asked_at
                   ? tr("Gateway's truth, %1", "column title; %1 is a time").arg(time_text(*m_comparison.asked_at))
                   : tr("Gateway's truth", "column title");
    case written:
        return tr("Will be written", "column title");
    default:
        return {};
    }
}

QString ComparisonModel::text(int row, int column) const
{
    const ComparedField& one = field(row);
    switch (column) {
    case label:
        return one.label;
    case stored:
        return one.stored;
    case gateway:
        return one.differs ? one.gateway + QStringLiteral(" ≠") : one.gateway;
    case written:
        return one.written;
    default:
        return {};
    }
}

QString ComparisonModel::explanation(int row, int column) const
{
    return column == gateway && field(row).differs ? tr("This differs from the stored row.") : QString();
}

Tone ComparisonModel::tone(int row, int column) const
{
    if (column == label)
        return Tone::muted;
    return column == gateway && field(row).differs ? Tone::ten_times : Tone::plain;
}

} // namespace ichido
