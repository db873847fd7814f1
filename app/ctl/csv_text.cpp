#include "app/ctl/csv_text.h"

#include "app/ctl/visible_text.h"

namespace ichido::ctl {

std::string csv_cell(std::string_view text)
{
    std::string cell = visible_text(text, Layout::kept);
    if (!cell.empty() && std::string_view("=+-@\t\r").find(cell.front()) != std::string_view::npos)
        cell.insert(cell.begin(), '\'');
    if (cell.find_first_of(",\"\r\n") == std::string::npos)
        return cell;
    std::string quoted = "\"";
    for (const char c : cell) {
        if (c == '"')
            quoted += '"';
        quoted += c;
    }
    return quoted + '"';
}

std::string csv_record(const std::vector<std::string>& cells)
{
    std::string record;
    for (const std::string& cell : cells) {
        if (&cell != &cells.front())
            record += ',';
        record += csv_cell(cell);
    }
    return record + "\r\n";
}

} // namespace ichido::ctl
