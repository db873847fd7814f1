// ichidoctl recover plan
#include "app/ctl/connect.h"
#include "app/ctl/plan_making.h"
#include "app/ctl/verbs.h"
#include "app/ctl/verdict_counts.h"
#include "app/files/owner_file.h"
#include "models/time_text.h"
#include "recovery/evidence/plan_file.h"

#include <QCoreApplication>

namespace ichido::ctl {

namespace {

std::vector<RecordField> plan_fields(const Plan& plan, const VerdictCounts& counts, const std::string& output)
{
    std::vector<RecordField> fields{
        text_field("plan", QCoreApplication::translate("recover", "plan", "label of an id"), plan.header.plan.text()),
        number_field("lines", QCoreApplication::translate("recover", "lines", "label of a count"),
                     static_cast<std::int64_t>(plan.lines.size()))};
    for (RecordField& field : verdict_fields(counts))
        fields.push_back(std::move(field));
    fields.push_back(
        text_field("output", QCoreApplication::translate("recover", "file", "label of a file name"), output));
    return fields;
}

} // namespace

ExitStatus run(const Globals& globals, const RecoverPlanOptions& options)
{
    const auto spec = connection_of(globals);
    if (!spec)
        return complain(spec.error());
    if (const auto writable = check_writable(options.output); !writable)
        return complain(writable.error());
    auto asked = ask(globals, *spec, options.ask);
    if (!asked)
        return complain(asked.error());
    if (asked->interrupted) {
        say(QCoreApplication::translate("recover",
                                        "Interrupted: no plan was written. What was asked is kept as evidence."));
        return ExitStatus::findings;
    }
    const Plan plan = freeze(std::move(*asked));
    if (const auto written = write_owner_file(options.output, write_plan(plan)); !written)
        return complain(written.error());
    const VerdictCounts counts = count_verdicts(plan.lines);
    if (globals.format != Format::table) {
        print(record_text(globals.format, plan_fields(plan, counts, options.output)));
        return ExitStatus::done;
    }
    print(verdict_table(counts) + lines_to_settle(plan.lines) + lines_for_a_person(plan.lines) +
          waiting_reasons(counts));
    const int written = static_cast<int>(plan.lines.size()); // lupdate reads a plain name only
    print(QLatin1Char('\n') +
          QCoreApplication::translate("recover", "%n line(s) written to %1; the plan expires at %2.", nullptr, written)
              .arg(QString::fromStdString(options.output), time_text(plan.header.expires_at)) +
          QLatin1Char('\n'));
    if (counts.of(VerdictKind::settle_completed) + counts.of(VerdictKind::settle_failed) > 0)
        print(QCoreApplication::translate("recover", "To write it: ichidoctl recover apply %1 --reason TEXT",
                                          "%1 is a file name; TEXT stands for the person's words")
                  .arg(QString::fromStdString(options.output)) +
              QLatin1Char('\n'));
    return ExitStatus::done;
}

} // namespace ichido::ctl
