#include "app/ctl/text_table.h"

#include "recovery/domain/visible_text.h"

#include <algorithm>

namespace ichido::ctl {

std::string text_table(const std::vector<TextColumn>& columns, const std::vector<std::vector<QString>>& rows)
{
    std::vector<std::vector<std::string>> lines(1);
    for (const TextColumn& column : columns)
        lines[0].push_back(visible_text(column.title.toStdString()));
    for (const auto& row : rows) {
        auto& line = lines.emplace_back();
        for (const QString& cell : row)
            line.push_back(visible_text(cell.toStdString()));
    }
    std::vector<int> widths(columns.size(), 0);
    for (const auto& line : lines)
        for (std::size_t i = 0; i < columns.size(); ++i)
            widths[i] = std::max(widths[i], display_width(line[i]));

    std::string table;
    for (const auto& line : lines) {
        std::string text;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const std::string gap(static_cast<std::size_t>(widths[i] - display_width(line[i])), ' ');
            text += columns[i].right ? gap + line[i] : line[i] + gap;
            text += "  ";
        }
        text.erase(text.find_last_not_of(' ') + 1);
        table += text + '\n';
    }
    return table;
}

} // namespace ichido::ctl
