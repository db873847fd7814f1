// [answer], [status] and [not_found]: what comes back from a gateway, and what it means.
#include "recovery/gateways/profile_sections.h"
#include "recovery/gateways/profile_text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace ichido {

void read_answer(TomlTable table, AnswerRule& answer)
{
    answer.list = table.pointer("list");
    answer.status = table.pointer("status", true).value_or(JsonPointer{});
    answer.amount = table.pointer("amount", true).value_or(JsonPointer{});
    answer.currency = table.pointer("currency", true).value_or(JsonPointer{});
    answer.reference = table.pointer("reference", true).value_or(JsonPointer{});
    answer.key = table.pointer("key");
    answer.order = table.pointer("order");
    answer.account = table.pointer("account");
    answer.refunded = table.pointer("refunded");
    answer.failure_code = table.pointer("failure_code");
    answer.created = table.pointer("created");
    answer.expires = table.pointer("expires");
    const std::string amounts = table.text("amounts", true);
    answer.amounts = amounts == "decimal" ? AmountForm::decimal : AmountForm::minor;
    if (!amounts.empty() && amounts != "decimal" && amounts != "minor")
        table.wrong("amounts", "must be \"minor\" or \"decimal\"");
    if (const std::string header = table.text("request_id_header"); !header.empty()) {
        answer.request_id_header = lower_case(header);
        if (!is_header_name(header))
            table.wrong("request_id_header", "must be the name of a header");
    }
    table.finish();
}

void read_statuses(TomlTable& profile, TomlErrors& errors, Profile& result)
{
    constexpr std::array allowed{Outcome::succeeded, Outcome::succeeded_then_refunded, Outcome::authorized,
                                 Outcome::pending,   Outcome::failed_terminal,         Outcome::failed_retryable};
    const std::vector<Parameter> words = profile.parameters("status", true);
    if (words.empty())
        errors.add("profile.value", profile.line("status"), "status must map at least one word");
    for (const Parameter& word : words) {
        const auto outcome = outcome_from_word(word.value);
        const std::string where = "status: \"" + shown_key(word.name) + "\" ";
        if (is_catch_all(word.name))
            errors.add("profile.value", profile.line("status"),
                       where + "would be a default; every word must be listed by itself");
        else if (!outcome || std::find(allowed.begin(), allowed.end(), *outcome) == allowed.end())
            errors.add("profile.value", profile.line("status"),
                       where + "must be succeeded, succeeded_then_refunded, authorized, pending, failed_terminal "
                               "or failed_retryable");
        else if (*outcome == Outcome::succeeded_then_refunded && !result.answer.refunded)
            errors.add("profile.key", profile.line("answer"), "answer.refunded is missing, and a status needs it");
        else
            result.statuses.emplace(word.name, *outcome);
    }
}

void read_absences(TomlTable table, TomlErrors& errors, Profile& result)
{
    result.empty_list_is_absence = table.boolean("empty_list", false);
    for (TomlTable& entry : table.tables("answers")) {
        AbsenceRule rule;
        if (!entry.has("http_status", true))
            continue;
        rule.http_status = entry.integer("http_status", 200, 499, 404);
        if (rule.http_status != 200 &&
            (rule.http_status < 400 || rule.http_status == 401 || rule.http_status == 403 || rule.http_status == 429))
            entry.wrong("http_status", "must be 200 or a refusal other than 401, 403 and 429");
        rule.pointer = entry.pointer("pointer", true).value_or(JsonPointer{});
        rule.value = entry.text("value", true);
        entry.finish();
        result.absences.push_back(std::move(rule));
    }
    if (result.empty_list_is_absence && !result.answer.list)
        table.wrong("empty_list", "needs answer.list");
    if (!result.empty_list_is_absence && result.absences.empty())
        errors.add("profile.key", table.line(), "not_found must state empty_list or answers");
    table.finish();
}

} // namespace ichido
