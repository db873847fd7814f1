// CSV after RFC 4180, safe to open in a spreadsheet.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ichido::ctl {

/// A cell that a spreadsheet would calculate (it begins with = + - @, a tab or a carriage return)
/// gets an apostrophe in front; quoted where commas, quotes or ends of lines stand within.
[[nodiscard]] std::string csv_cell(std::string_view text);

/// One record with its CRLF.
[[nodiscard]] std::string csv_record(const std::vector<std::string>& cells);

} // namespace ichido::ctl
