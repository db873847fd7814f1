#include "app/ctl/request_row.h"

#include "models/time_text.h"
#include "models/words.h"

#include <QCoreApplication>

namespace ichido::ctl {

namespace {

QString severity_text(Severity severity)
{
    // A mark beside the word, so that a glance down the column is enough.
    switch (severity) {
    case Severity::none:
        return {};
    case Severity::over:
        return QStringLiteral("△ ") + word(severity);
    case Severity::three_times:
        return QStringLiteral("◆ ") + word(severity);
    case Severity::ten_times:
        return QStringLiteral("▲ ") + word(severity);
    }
    return {};
}

} // namespace

RequestRow request_row(Intent intent, const Organizations& organizations, Instant now)
{
    RequestRow row;
    row.organization = display_name(organizations, intent.request.org);
    row.severity = severity_of(intent, stuck_threshold(organizations, intent.request.org), now);
    row.age_seconds = std::chrono::floor<std::chrono::seconds>(now - intent.created_at).count();
    row.intent = std::move(intent);
    return row;
}

JsonObject request_json(const RequestRow& row)
{
    const Intent& intent = row.intent;
    const bool stuck = row.severity != Severity::none;
    JsonObject json;
    json.number("org_id", intent.request.org.value)
        .text("organization", row.organization)
        .text("idem_key", intent.request.key.text())
        .text("request_sha", intent.request_sha.hex())
        .text("status", stable_word(intent.status))
        .text("stored_status", stored_word(intent.status))
        .text("created_at", format_instant(intent.created_at))
        .number("age_seconds", row.age_seconds);
    if (intent.order)
        json.number("order_id", intent.order->id)
            .number("amount", intent.order->amount.minor)
            .text("currency", intent.order->amount.currency);
    else
        json.raw("order_id", "null").raw("amount", "null").raw("currency", "null");
    json.boolean("stuck", stuck);
    json.raw("severity", stuck ? json_string(stable_word(row.severity)) : "null");
    return json;
}

std::vector<std::string> request_csv_names()
{
    return {"org_id",      "organization", "idem_key", "request_sha", "status", "stored_status", "created_at",
            "age_seconds", "order_id",     "amount",   "currency",    "stuck",  "severity"};
}

std::vector<std::string> request_csv(const RequestRow& row)
{
    const Intent& intent = row.intent;
    const auto& order = intent.order;
    return {std::to_string(intent.request.org.value),
            row.organization,
            intent.request.key.text(),
            intent.request_sha.hex(),
            std::string(stable_word(intent.status)),
            std::string(stored_word(intent.status)),
            format_instant(intent.created_at),
            std::to_string(row.age_seconds),
            order ? std::to_string(order->id) : std::string(),
            order ? std::to_string(order->amount.minor) : std::string(),
            order ? order->amount.currency : std::string(),
            row.severity != Severity::none ? "true" : "false",
            std::string(stable_word(row.severity))};
}

std::vector<TextColumn> request_columns()
{
    return {
        {QCoreApplication::translate("requests", "Organisation", "column title")},
        {QCoreApplication::translate("requests", "Idempotency key", "column title")},
        {QCoreApplication::translate("requests", "Status", "column title")},
        {QCoreApplication::translate("requests", "Age", "column title: how long ago the request was created"), true},
        {QCoreApplication::translate("requests", "Amount", "column title"), true},
        {QCoreApplication::translate("requests", "Order", "column title: number of the order"), true},
        {QCoreApplication::translate("requests", "Stuck", "column title: how far over the threshold")}};
}

std::vector<QString> request_cells(const RequestRow& row)
{
    const auto& order = row.intent.order;
    return {QString::fromStdString(row.organization),
            QString::fromStdString(row.intent.request.key.text()),
            word(row.intent.status),
            age_text(std::chrono::seconds(row.age_seconds)),
            order ? QString::fromStdString(format_money(order->amount)) : QString(),
            order ? QString::number(order->id) : QString(),
            severity_text(row.severity)};
}

} // namespace ichido::ctl
