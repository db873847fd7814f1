// JSON as a person reads it: indented, every number and string as it was written.
#pragma once

#include <QString>

#include <string_view>

namespace ichido {

/// Two spaces for each level, one member a line. Numbers are not read, so "1.10" stays "1.10" and no
/// digit is lost; hidden characters are made visible (shown_text). Text that is no JSON is shown as it
/// is, line by line.
[[nodiscard]] QString pretty_json(std::string_view json);

} // namespace ichido
