#include "app/ctl/csv_text.h"

#include "recovery/domain/visible_text.h"

#include <algorithm>

namespace ichido::ctl {

namespace {

bool is_number(std::string_view cell)
{
    constexpr std::string_view digits = "0123456789";
    if (cell.starts_with('-'))
        cell.remove_prefix(1);
    const auto whole = std::min(cell.find_first_not_of(digits), cell.size());
    if (whole == 0 || whole == cell.size())
        return whole > 0;
    const std::string_view fraction = cell.substr(whole + 1);
    return cell[whole] == '.' && !fraction.empty() && fraction.find_first_not_of(digits) == std::string_view::npos;
}

/// Spreadsheets trim what they import, and some take the wide forms for the narrow ones.
bool is_formula(std::string_view cell)
{
    if (cell.starts_with('\t') || cell.starts_with('\r'))
        return true;
    for (std::size_t at = 0; at < cell.size();) {
        switch (next_character(cell, at)) {
        case U' ':
        case U'\t':
        case U'\r':
        case U'\n':
        case U'\u00a0':
        case U'\u3000':
            continue;
        case U'=':
        case U'+':
        case U'-':
        case U'@':
        case U'\uff1d':
        case U'\uff0b':
        case U'\uff0d':
        case U'\uff20':
            return true;
        default:
            return false;
        }
    }
    return false;
}

} // namespace

std::string csv_cell(std::string_view text)
{
    std::string cell = visible_text(text, Layout::kept);
    if (is_formula(cell) && !is_number(cell))
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
