#include "models/request_facts.h"

#include "models/money_text.h"
#include "models/shown_text.h"
#include "models/status_text.h"
#include "models/time_text.h"
#include "models/words.h"

#include <QCoreApplication>

namespace ichido {

namespace {

/// What QT_TRANSLATE_NOOP3 leaves.
struct FactLabel {
    const char* text;
    const char* comment;
};

QString fact_label(const FactLabel& label)
{
    return QCoreApplication::translate("facts", label.text, label.comment);
}

QString organization_fact(OrgId id, const Organization* organization)
{
    const QString number = QString::number(id.value);
    if (!organization || organization->name.empty())
        return number;
    return QStringLiteral("%1 · %2").arg(shown_text(organization->name), number);
}

QString threshold_fact(const Organization& organization)
{
    const QString threshold = age_text(organization.stuck_threshold);
    return organization.send_deadline
               ? QCoreApplication::translate("facts", "%1 · send deadline %2", "two durations")
                     .arg(threshold, age_text(*organization.send_deadline))
               : QCoreApplication::translate("facts", "%1 · no send deadline", "a duration").arg(threshold);
}

QString last_answer_fact(const std::vector<Evidence>& history)
{
    if (history.empty())
        return QCoreApplication::translate("facts", "none yet", "answer of the gateway");
    const Evidence& last = history.back();
    return QStringLiteral("%1, %2").arg(word(last.answer.outcome), time_text(last.asked_at));
}

} // namespace

std::vector<Fact> request_facts(const RequestDetail& detail, const Organization* organization)
{
    const Intent& intent = detail.intent;
    const QString dash(QChar(0x2014));
    std::vector<Fact> facts;
    const auto add = [&facts](const char* id, const QString& label, const QString& value, Tone tone, bool fixed) {
        facts.push_back({QString::fromLatin1(id), label, value, tone, fixed});
    };
    add("status", fact_label(QT_TRANSLATE_NOOP3("facts", "Status", "label")),
        status_text(intent, organization, detail.now), status_tone(intent, organization, detail.now), false);
    add("organization", fact_label(QT_TRANSLATE_NOOP3("facts", "Organisation", "label")),
        organization_fact(intent.request.org, organization), Tone::plain, false);
    add("key", fact_label(QT_TRANSLATE_NOOP3("facts", "Key", "label: idempotency key")),
        QString::fromStdString(intent.request.key.text()), Tone::plain, true);
    add("order", fact_label(QT_TRANSLATE_NOOP3("facts", "Order", "label")),
        intent.order ? QString::number(intent.order->id) : dash, Tone::plain, false);
    add("amount", fact_label(QT_TRANSLATE_NOOP3("facts", "Amount", "label")),
        intent.order ? money_text(intent.order->amount) : dash, Tone::plain, false);
    add("payment_state",
        fact_label(QT_TRANSLATE_NOOP3("facts", "Order's payment", "label: payment state of the order")),
        intent.order ? shown_text(intent.order->payment_state) : dash, Tone::plain, false);
    add("reference", fact_label(QT_TRANSLATE_NOOP3("facts", "Reference", "label: the gateway's own id")),
        intent.known_reference ? shown_text(*intent.known_reference) : dash, Tone::plain, true);
    add("created", fact_label(QT_TRANSLATE_NOOP3("facts", "Created", "label: a time")),
        time_text_precise(intent.created_at), Tone::plain, true);
    add("content", fact_label(QT_TRANSLATE_NOOP3("facts", "Content", "label: fingerprint")),
        QString::fromStdString(intent.request_sha.hex()), Tone::plain, true);
    add("threshold", fact_label(QT_TRANSLATE_NOOP3("facts", "Threshold", "label: when it counts as stuck")),
        organization ? threshold_fact(*organization) : dash, Tone::plain, false);
    add("gateway", fact_label(QT_TRANSLATE_NOOP3("facts", "Gateway", "label")),
        organization && !organization->gateway.empty() ? shown_text(organization->gateway) : dash, Tone::plain, false);
    add("last_answer", fact_label(QT_TRANSLATE_NOOP3("facts", "Last answer", "label: of the gateway")),
        last_answer_fact(detail.history), Tone::plain, false);
    return facts;
}

} // namespace ichido
