// ichidoctl recover ask
#include "app/ctl/asking.h"
#include "app/ctl/connect.h"
#include "app/ctl/json_text.h"
#include "app/ctl/text_table.h"
#include "app/ctl/verbs.h"
#include "app/ctl/verdict_counts.h"
#include "models/words.h"

#include <QCoreApplication>
#include <QStringList>

namespace ichido::ctl {

namespace {

std::vector<RecordField> ask_fields(const Asked& asked, const VerdictCounts& counts)
{
    JsonObject answers;
    QStringList texts;
    for (std::size_t i = 0; i < asked.answers->by_outcome.size(); ++i) {
        const auto outcome = static_cast<Outcome>(i);
        const int count = asked.answers->of(outcome);
        if (count == 0)
            continue;
        const auto name = to_word(outcome);
        answers.number(name, count);
        texts << QStringLiteral("%1=%2")
                     .arg(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())))
                     .arg(count);
    }
    std::vector<RecordField> fields{
        number_field("intents", QCoreApplication::translate("recover", "intents", "label of a count"),
                     static_cast<std::int64_t>(asked.lines.size())),
        number_field("look_ups",
                     QCoreApplication::translate("recover", "look-ups", "label of a count: calls of the gateway"),
                     asked.answers->all()),
        {"by_outcome", QCoreApplication::translate("recover", "by answer", "label of counts"), answers.finished(),
         texts.join(QLatin1Char(' '))}};
    for (RecordField& field : verdict_fields(counts))
        fields.push_back(std::move(field));
    return fields;
}

std::string ask_tables(const Asked& asked, const VerdictCounts& counts)
{
    std::vector<std::vector<QString>> rows;
    for (std::size_t i = 0; i < asked.answers->by_outcome.size(); ++i) {
        const auto outcome = static_cast<Outcome>(i);
        if (const int count = asked.answers->of(outcome); count > 0)
            rows.push_back({word(outcome), QString::number(count)});
    }
    return text_table({{QCoreApplication::translate("recover", "Answer", "column title: what the gateway said")},
                       {QCoreApplication::translate("recover", "Look-ups", "column title: how many"), true}},
                      rows) +
           '\n' + verdict_table(counts) + lines_for_a_person(asked.lines) + waiting_reasons(counts);
}

} // namespace

ExitStatus run(const Globals& globals, const RecoverAskOptions& options)
{
    const auto spec = connection_of(globals);
    if (!spec)
        return complain(spec.error());
    const auto asked = ask(globals, *spec, options);
    if (!asked)
        return complain(asked.error());
    const VerdictCounts counts = count_verdicts(asked->lines);
    print(globals.format == Format::table ? ask_tables(*asked, counts)
                                          : record_text(globals.format, ask_fields(*asked, counts)));
    const bool left = counts.of(VerdictKind::person) + counts.of(VerdictKind::wait) + counts.of(VerdictKind::ask) > 0;
    return left || asked->interrupted ? ExitStatus::findings : ExitStatus::done;
}

} // namespace ichido::ctl
