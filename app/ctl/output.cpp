#include "app/ctl/output.h"

#include "app/ctl/csv_text.h"
#include "app/ctl/json_text.h"
#include "app/ctl/progress.h"
#include "app/ctl/text_table.h"
#include "models/words.h"
#include "recovery/domain/visible_text.h"

#include <cstdio>

namespace ichido::ctl {

void print(std::string_view text)
{
    std::fwrite(text.data(), 1, text.size(), stdout);
}

void print(const QString& text)
{
    print(std::string_view(text.toStdString()));
}

void say(const QString& sentence)
{
    clear_progress();
    std::fflush(stdout); // what was printed before stands before it, also where both end in one file
    const std::string line = "ichidoctl: " + visible_text(sentence.toStdString(), Layout::kept) + '\n';
    std::fwrite(line.data(), 1, line.size(), stderr);
}

ExitStatus complain(const Failure& failure)
{
    say(sentence(failure));
    return exit_status(failure);
}

RecordField number_field(std::string name, const QString& label, std::int64_t value)
{
    return {std::move(name), label, std::to_string(value), QString::number(value)};
}

RecordField text_field(std::string name, const QString& label, std::string_view value)
{
    const QString text = QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size()));
    return {std::move(name), label, json_string(value), text};
}

std::string record_text(Format format, const std::vector<RecordField>& fields)
{
    if (format == Format::json) {
        JsonObject object;
        for (const RecordField& field : fields)
            object.raw(field.name, field.json);
        return object.finished() + '\n';
    }
    if (format == Format::csv) {
        std::vector<std::string> names, values;
        for (const RecordField& field : fields) {
            names.push_back(field.name);
            // A truth is a word of the form, not of a language.
            const bool truth = field.json == "true" || field.json == "false";
            values.push_back(truth ? field.json : field.text.toStdString());
        }
        return csv_record(names) + csv_record(values);
    }
    std::string lines;
    int widest = 0;
    for (const RecordField& field : fields)
        widest = std::max(widest, display_width(field.label.toStdString()));
    for (const RecordField& field : fields) {
        const std::string label = visible_text(field.label.toStdString());
        const auto gap = static_cast<std::size_t>(std::max(0, widest - display_width(label)));
        lines += label + std::string(gap + 2, ' ') + visible_text(field.text.toStdString()) + '\n';
    }
    return lines;
}

} // namespace ichido::ctl
