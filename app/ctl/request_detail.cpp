#include "app/ctl/request_detail.h"

#include "app/ctl/csv_text.h"
#include "app/ctl/output.h"
#include "app/ctl/request_row.h"
#include "models/time_text.h"
#include "models/words.h"
#include "recovery/domain/visible_text.h"

#include <QCoreApplication>

namespace ichido::ctl {

namespace {

std::string payment_json(const Payment& payment)
{
    return JsonObject()
        .text("state", to_word(payment.state))
        .text("reference", payment.reference)
        .number("amount", payment.amount_minor)
        .optional_text("currency", payment.currency)
        .number("refunded", payment.refunded_minor)
        .optional_text("failure_code", payment.failure_code)
        .finished();
}

std::string evidence_json(const Evidence& evidence)
{
    JsonArray payments;
    for (const Payment& payment : evidence.answer.payments)
        payments.raw(payment_json(payment));
    return JsonObject()
        .number("id", evidence.id)
        .text("asked_at", format_instant(evidence.asked_at))
        .text("outcome", to_word(evidence.answer.outcome))
        .text("detail", evidence.answer.detail)
        .boolean("authoritative", evidence.authoritative)
        .raw("payments", payments.finished())
        .finished();
}

std::string audit_json(const AuditEntry& entry)
{
    return JsonObject()
        .number("id", entry.id)
        .text("at", format_instant(entry.at))
        .text("actor", entry.actor)
        .text("action", entry.action)
        .text("before", entry.before)
        .text("after", entry.after)
        .text("reason", entry.reason)
        .finished();
}

std::string detail_json(const RequestRow& row, const RequestDetail& detail)
{
    JsonArray history, audit;
    for (const Evidence& evidence : detail.history)
        history.raw(evidence_json(evidence));
    for (const AuditEntry& entry : detail.audit)
        audit.raw(audit_json(entry));
    JsonObject json = request_json(row);
    json.raw("response", detail.response.empty() ? "null" : guarded_json(detail.response))
        .raw("evidence", history.finished())
        .raw("audit", audit.finished());
    return json.finished() + '\n';
}

std::string row_lines(const RequestRow& row)
{
    std::vector<RecordField> fields;
    const auto columns = request_columns();
    const auto cells = request_cells(row);
    for (std::size_t i = 0; i < columns.size(); ++i)
        fields.push_back({{}, columns[i].title, {}, cells[i]});
    fields.push_back({{},
                      QCoreApplication::translate("requests", "Created", "label of a time"),
                      {},
                      time_text(row.intent.created_at)});
    fields.push_back({{},
                      QCoreApplication::translate("requests", "Fingerprint", "label of a hash"),
                      {},
                      QString::fromStdString(row.intent.request_sha.hex())});
    return record_text(Format::table, fields);
}

QString payments_text(const GatewayAnswer& answer)
{
    QStringList texts;
    for (const Payment& payment : answer.payments) {
        QString text = word(payment.state);
        if (payment.amount_minor && payment.currency)
            text +=
                QStringLiteral(" ") + QString::fromStdString(format_money({*payment.amount_minor, *payment.currency}));
        if (!payment.reference.empty())
            text += QStringLiteral(" ") + QString::fromStdString(payment.reference);
        texts << text;
    }
    return texts.join(QStringLiteral("; "));
}

std::string heading(const QString& title)
{
    return '\n' + title.toStdString() + '\n';
}

std::string history_table(const std::vector<Evidence>& history)
{
    std::vector<std::vector<QString>> rows;
    rows.reserve(history.size());
    for (const Evidence& evidence : history)
        rows.push_back({QString::number(evidence.id), time_text(evidence.asked_at), word(evidence.answer.outcome),
                        payments_text(evidence.answer), QString::fromStdString(evidence.answer.detail)});
    return heading(QCoreApplication::translate("requests", "Evidence", "heading: stored answers of the gateway")) +
           text_table({{QCoreApplication::translate("requests", "No.", "column title: number of the evidence"), true},
                       {QCoreApplication::translate("requests", "Asked", "column title: when the gateway was asked")},
                       {QCoreApplication::translate("requests", "Answer", "column title: what the gateway said")},
                       {QCoreApplication::translate("requests", "Payments", "column title")},
                       {QCoreApplication::translate("requests", "Detail", "column title")}},
                      rows);
}

std::string audit_table(const std::vector<AuditEntry>& audit)
{
    std::vector<std::vector<QString>> rows;
    rows.reserve(audit.size());
    for (const AuditEntry& entry : audit)
        rows.push_back({time_text(entry.at), QString::fromStdString(entry.actor), QString::fromStdString(entry.action),
                        QString::fromStdString(entry.before), QString::fromStdString(entry.after),
                        QString::fromStdString(entry.reason)});
    return heading(QCoreApplication::translate("requests", "Audit", "heading: the audit trail of one request")) +
           text_table({{QCoreApplication::translate("requests", "Time", "column title")},
                       {QCoreApplication::translate("requests", "Who", "column title: the login that acted")},
                       {QCoreApplication::translate("requests", "Action", "column title")},
                       {QCoreApplication::translate("requests", "Before", "column title: status before the action")},
                       {QCoreApplication::translate("requests", "After", "column title: status after the action")},
                       {QCoreApplication::translate("requests", "Reason", "column title: what the person wrote")}},
                      rows);
}

} // namespace

std::string request_detail_text(Format format, const RequestDetail& detail, const Organizations& organizations)
{
    const RequestRow row = request_row(detail.intent, organizations, detail.now);
    if (format == Format::json)
        return detail_json(row, detail);
    if (format == Format::csv)
        return csv_record(request_csv_names()) + csv_record(request_csv(row));
    std::string text = row_lines(row);
    if (!detail.response.empty())
        text += heading(QCoreApplication::translate("requests", "Response, masked", "heading")) +
                visible_text(detail.response, Layout::kept) + '\n';
    return text + history_table(detail.history) + audit_table(detail.audit);
}

} // namespace ichido::ctl
