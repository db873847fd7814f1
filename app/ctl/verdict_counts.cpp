#include "app/ctl/verdict_counts.h"

#include "app/ctl/json_text.h"
#include "app/ctl/text_table.h"
#include "models/words.h"
#include "recovery/domain/visible_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace ichido::ctl {

namespace {

/// Of one reason: a terminal is no place for thousands of lines, and the plan holds them all.
constexpr std::size_t most_shown = 20;

constexpr VerdictKind all_kinds[] = {VerdictKind::settle_completed, VerdictKind::settle_failed, VerdictKind::wait,
                                     VerdictKind::ask, VerdictKind::person};

QString sums_text(const std::map<std::string, std::int64_t>& sums)
{
    QStringList texts;
    for (const auto& [currency, minor] : sums)
        texts << QString::fromStdString(format_money({minor, currency}));
    return texts.join(QStringLiteral(", "));
}

/// One intent as a line: organisation, key, amount, and a mark where it should not wait.
QString line_text(const PlanLine& line)
{
    QString text = QString::fromStdString(line.organization_name.empty() ? std::to_string(line.intent.request.org.value)
                                                                         : line.organization_name);
    text += QStringLiteral("  ") + QString::fromStdString(line.intent.request.key.text());
    if (line.intent.order)
        text += QStringLiteral("  ") + QString::fromStdString(format_money(line.intent.order->amount));
    if (line.verdict.alarm)
        text += QStringLiteral("  ") +
                QCoreApplication::translate("recover", "ALARM", "stands beside a line that needs a look at once");
    if (line.verdict.propose_refund)
        text += QStringLiteral("  ") + QCoreApplication::translate("recover", "refund proposed",
                                                                   "stands beside a line that was charged twice");
    return text;
}

/// The first lines of a group, and how many more there are.
std::string listed(const std::vector<const PlanLine*>& members)
{
    std::string text;
    const std::size_t shown = std::min(members.size(), most_shown);
    for (std::size_t i = 0; i < shown; ++i)
        text += "    " + visible_text(line_text(*members[i]).toStdString()) + '\n';
    const int left = static_cast<int>(members.size() - shown);
    if (left > 0)
        text +=
            "    " + QCoreApplication::translate("recover", "… and %n more", "ends a list", left).toStdString() + '\n';
    return text;
}

} // namespace

std::vector<RecordField> verdict_fields(const VerdictCounts& counts)
{
    std::vector<RecordField> fields;
    for (const VerdictKind kind : all_kinds)
        fields.push_back(number_field(std::string(to_word(kind)), word(kind), counts.of(kind)));
    JsonObject reasons;
    QStringList texts;
    for (const auto& [reason, count] : counts.by_reason) {
        const auto name = to_word(reason);
        reasons.number(name, count);
        texts << QStringLiteral("%1=%2")
                     .arg(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())))
                     .arg(count);
    }
    fields.push_back({"by_reason", QCoreApplication::translate("recover", "by reason", "label of counts"),
                      reasons.finished(), texts.join(QLatin1Char(' '))});
    return fields;
}

std::string verdict_table(const VerdictCounts& counts)
{
    std::vector<std::vector<QString>> rows;
    for (const VerdictKind kind : all_kinds) {
        const auto sums = counts.sums.find(kind);
        rows.push_back({word(kind), QString::number(counts.of(kind)),
                        sums == counts.sums.end() ? QString() : sums_text(sums->second)});
    }
    return text_table(
        {{QCoreApplication::translate("recover", "Verdict", "column title")},
         {QCoreApplication::translate("recover", "Intents", "column title: how many"), true},
         {QCoreApplication::translate("recover", "Sum of the orders", "column title: amounts by currency")}},
        rows);
}

std::string lines_to_settle(const std::vector<PlanLine>& lines)
{
    std::string text;
    for (const VerdictKind kind : {VerdictKind::settle_completed, VerdictKind::settle_failed}) {
        std::vector<const PlanLine*> members;
        for (const PlanLine& line : lines) {
            if (line.verdict.kind == kind)
                members.push_back(&line);
        }
        if (!members.empty())
            text += '\n' + word(kind).toStdString() + '\n' + listed(members);
    }
    return text;
}

std::string lines_for_a_person(const std::vector<PlanLine>& lines)
{
    std::map<Reason, std::vector<const PlanLine*>> by_reason;
    for (const PlanLine& line : lines) {
        if (line.verdict.kind == VerdictKind::person)
            by_reason[line.verdict.reason].push_back(&line);
    }
    if (by_reason.empty())
        return {};
    std::string text =
        '\n' + QCoreApplication::translate("recover", "For a person to decide:", "heading of a list").toStdString() +
        '\n';
    // What should not wait is read first, however long the list is.
    const auto alarms = [](const std::vector<const PlanLine*>& members) {
        return std::any_of(members.begin(), members.end(), [](const PlanLine* line) { return line->verdict.alarm; });
    };
    for (const bool alarming : {true, false}) {
        for (const auto& [reason, members] : by_reason) {
            if (alarms(members) != alarming)
                continue;
            text += '\n' + sentence(reason).toStdString() + '\n';
            text += listed(members);
        }
    }
    return text;
}

std::string waiting_reasons(const VerdictCounts& counts)
{
    std::string text;
    for (const auto& [reason, count] : counts.waiting)
        text += "    " + QString::number(count).rightJustified(6).toStdString() + "  " +
                sentence(reason).toStdString() + '\n';
    if (text.empty())
        return text;
    return '\n' + QCoreApplication::translate("recover", "Left for later:", "heading of a list").toStdString() + '\n' +
           text;
}

} // namespace ichido::ctl
