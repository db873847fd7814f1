// Columns that line up on a terminal, also where characters are two columns wide.
#pragma once

#include <QString>

#include <string>
#include <vector>

namespace ichido::ctl {

struct TextColumn {
    QString title;
    bool right = false; ///< numbers and ages
};

/// Cells are made visible on one line (visible_text.h); nothing is cut. Every row has as many
/// cells as there are columns. Without rows the titles alone.
[[nodiscard]] std::string text_table(const std::vector<TextColumn>& columns,
                                     const std::vector<std::vector<QString>>& rows);

} // namespace ichido::ctl
