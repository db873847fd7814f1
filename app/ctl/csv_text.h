// CSV after RFC 4180, safe to open in a spreadsheet.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ichido::ctl {

/// A cell that a spreadsheet would calculate gets an apostrophe in front: one that begins with a tab
/// or a carriage return, or whose first character behind white space is = + - @, wide forms included.
/// A plain number ("-5") stays one. Quoted where commas, quotes or ends of lines stand within.
[[nodiscard]] std::string csv_cell(std::string_view text);

/// One record with its CRLF.
[[nodiscard]] std::string csv_record(const std::vector<std::string>& cells);

} // namespace ichido::ctl
