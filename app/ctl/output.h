// Where ichidoctl writes: data to standard output, words for people to standard error.
#pragma once

#include "app/ctl/exit_status.h"
#include "app/ctl/invocation.h"

#include <QString>

#include <string>
#include <string_view>
#include <vector>

namespace ichido::ctl {

/// UTF-8 as it is, whatever the locale.
void print(std::string_view text);
void print(const QString& text);

/// On standard error, "ichidoctl: …", made visible but for its ends of lines: a name from outside
/// goes through visible_text() before it becomes part of a sentence.
void say(const QString& sentence);
/// Says what to do about it, and answers how to end.
[[nodiscard]] ExitStatus complain(const Failure& failure);

/// What an operation comes to, as a few named values.
struct RecordField {
    std::string name; ///< stable, of JSON and CSV
    QString label;    ///< for people
    std::string json; ///< a finished value
    QString text;     ///< the same for CSV and people
};
[[nodiscard]] RecordField number_field(std::string name, const QString& label, std::int64_t value);
[[nodiscard]] RecordField text_field(std::string name, const QString& label, std::string_view value);
/// "json": one object; "csv": one record under its names; "table": one line each.
[[nodiscard]] std::string record_text(Format format, const std::vector<RecordField>& fields);

} // namespace ichido::ctl
