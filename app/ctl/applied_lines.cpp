#include "app/ctl/applied_lines.h"

#include "app/ctl/json_text.h"
#include "app/ctl/output.h"
#include "models/time_text.h"
#include "models/words.h"
#include "recovery/domain/visible_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace ichido::ctl {

namespace {

bool is_settle(const PlanLine& line)
{
    return line.verdict.settlement.has_value();
}

bool never_sent(const AppliedLine& line)
{
    return is_settle(line.line) && line.failure && line.failure->kind == FailureKind::cancelled;
}

std::string_view stable_outcome(const AppliedLine& line)
{
    if (!is_settle(line.line))
        return line.line.verdict.kind == VerdictKind::person ? "for_a_person" : "waiting";
    if (!line.receipt)
        return line.failure &&
                       (line.failure->kind == FailureKind::unknown || line.failure->kind == FailureKind::timed_out)
                   ? "unknown"
                   : "not_sent";
    switch (line.receipt->outcome) {
    case SettleOutcome::settled:
        return "settled";
    case SettleOutcome::already:
        return "already";
    case SettleOutcome::changed:
        return "changed";
    case SettleOutcome::refused:
        return "refused";
    }
    return "unknown";
}

std::string outcome_json(const AppliedLine& line, std::size_t number)
{
    const auto& receipt = line.receipt;
    JsonObject json;
    json.number("line", static_cast<std::int64_t>(number))
        .number("org_id", line.line.intent.request.org.value)
        .text("idem_key", line.line.intent.request.key.text())
        .raw("command", is_settle(line.line) ? json_string(line.line.command.text()) : "null")
        .text("verdict", to_word(line.line.verdict.kind))
        .text("reason", to_word(line.line.verdict.reason))
        .text("outcome", stable_outcome(line))
        .boolean("replayed", receipt && receipt->replayed)
        .raw("refusal", receipt && !receipt->refusal.empty() ? json_string(receipt->refusal) : "null")
        .raw("status", receipt && receipt->status ? json_string(stable_word(*receipt->status)) : "null")
        .raw("settled_by", receipt && !receipt->settled_by.empty() ? json_string(receipt->settled_by) : "null")
        .raw("settled_at", receipt && receipt->settled_at ? json_string(format_instant(*receipt->settled_at)) : "null");
    return json.finished() + '\n';
}

QString who_finished_it(const SettleReceipt& receipt)
{
    if (!receipt.status || *receipt.status == RequestStatus::processing)
        return QCoreApplication::translate("recover", "The row is another command's now; nothing was written.");
    if (receipt.settled_by.empty() || !receipt.settled_at)
        return QCoreApplication::translate(
                   "recover",
                   "The row is final already, as “%1”; nothing was written. Check that this agrees with the gateway.",
                   "%1 is a status")
            .arg(word(*receipt.status));
    return QCoreApplication::translate("recover",
                                       "The row was finished by %1 at %2, as “%3”; nothing was written. Check that "
                                       "this agrees with the gateway.",
                                       "%1 is “service” or “ichido”, %2 a time, %3 a status")
        .arg(QString::fromStdString(receipt.settled_by), time_text(*receipt.settled_at), word(*receipt.status));
}

QString why_not_settled(const AppliedLine& line)
{
    if (line.receipt && line.receipt->outcome == SettleOutcome::refused)
        return refusal_sentence(line.receipt->refusal);
    if (line.receipt)
        return who_finished_it(*line.receipt);
    return line.failure ? sentence(*line.failure) : QString();
}

} // namespace

std::string summary_text(Format format, const ApplySummary& summary)
{
    return record_text(
        format,
        {number_field("lines", QCoreApplication::translate("recover", "lines", "label of a count"), summary.lines),
         number_field("settled_completed",
                      QCoreApplication::translate("recover", "settled as completed", "label of a count"),
                      summary.settled_completed),
         number_field("settled_failed", QCoreApplication::translate("recover", "settled as failed", "label of a count"),
                      summary.settled_failed),
         number_field("already", QCoreApplication::translate("recover", "settled before", "label of a count"),
                      summary.already),
         number_field("changed",
                      QCoreApplication::translate("recover", "changed or refused, not written", "label of a count"),
                      summary.changed),
         number_field("for_a_person", QCoreApplication::translate("recover", "for a person", "label of a count"),
                      summary.for_a_person),
         number_field("waiting", QCoreApplication::translate("recover", "waiting", "label of a count"),
                      summary.waiting),
         number_field("unknown", QCoreApplication::translate("recover", "unknown, to be read back", "label of a count"),
                      summary.unknown)});
}

std::string unsettled_lines(const std::vector<AppliedLine>& lines)
{
    std::string text;
    for (const AppliedLine& line : lines) {
        const std::string_view outcome = stable_outcome(line);
        if (!is_settle(line.line) || outcome == "settled" || outcome == "already" || never_sent(line))
            continue;
        const std::string head = line.line.organization_name + "  " + line.line.intent.request.key.text();
        text += '\n' + visible_text(head) + "\n    " + why_not_settled(line).toStdString() + '\n';
    }
    return text;
}

int never_sent_lines(const std::vector<AppliedLine>& lines)
{
    return static_cast<int>(std::count_if(lines.begin(), lines.end(), never_sent));
}

std::string outcome_lines(const std::vector<AppliedLine>& lines)
{
    std::string text;
    for (std::size_t i = 0; i < lines.size(); ++i)
        text += outcome_json(lines[i], i + 1);
    return text;
}

} // namespace ichido::ctl
