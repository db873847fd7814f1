// ichidoctl doctor
#include "recovery/postgres/doctor.h"

#include "app/ctl/connect.h"
#include "app/ctl/csv_text.h"
#include "app/ctl/json_text.h"
#include "app/ctl/output.h"
#include "app/ctl/verbs.h"
#include "models/words.h"

#include <QCoreApplication>

namespace ichido::ctl {

namespace {

using postgres::Finding;

QString finding_text(const Finding& finding)
{
    return finding_sentence(finding.code, QString::fromStdString(finding.detail));
}

std::string findings_json(const std::vector<Finding>& findings)
{
    JsonArray array;
    for (const Finding& finding : findings)
        array.raw(JsonObject()
                      .text("code", finding.code)
                      .boolean("blocks", finding.blocks)
                      .text("detail", finding.detail)
                      .text("sentence", finding_text(finding).toStdString())
                      .text("mend_sql", finding.mend_sql)
                      .finished());
    return array.finished() + '\n';
}

std::string findings_csv(const std::vector<Finding>& findings)
{
    std::string text = csv_record({"code", "blocks", "detail", "sentence", "mend_sql"});
    for (const Finding& finding : findings)
        text += csv_record({finding.code, finding.blocks ? "true" : "false", finding.detail,
                            finding_text(finding).toStdString(), finding.mend_sql});
    return text;
}

std::string findings_lines(const std::vector<Finding>& findings)
{
    std::string text;
    for (const Finding& finding : findings) {
        text += (finding.blocks ? "✕ " : "△ ") + finding_text(finding).toStdString() + '\n';
        if (!finding.mend_sql.empty())
            text += "    " + finding.mend_sql + '\n';
    }
    if (findings.empty())
        text = QCoreApplication::translate("doctor", "Nothing is wrong with this database.").toStdString() + '\n';
    return text;
}

} // namespace

ExitStatus run(const Globals& globals, const DoctorOptions&)
{
    const auto spec = connection_of(globals);
    if (!spec)
        return complain(spec.error());
    const auto findings = postgres::examine(*spec);
    if (!findings)
        return complain(findings.error());
    if (globals.format == Format::json)
        print(findings_json(*findings));
    else
        print(globals.format == Format::csv ? findings_csv(*findings) : findings_lines(*findings));
    return findings->empty() ? ExitStatus::done : ExitStatus::findings;
}

} // namespace ichido::ctl
