// A table whose cells a test writes.
#pragma once

#include "models/table_model.h"

#include <vector>

namespace ichido::test {

/// From outside: what must not be taken for markup.
inline const QString markup = QStringLiteral("<b>x</b> & <i>y</i>");

struct Cell {
    QString shown;
    QString whole = {}; ///< empty: the same
    QString why = {};
    Tone tone = Tone::plain;
};

class CellModel final : public TableModel {
public:
    std::vector<std::vector<Cell>> rows;

    void tell()
    {
        beginResetModel();
        endResetModel();
    }

protected:
    [[nodiscard]] int row_count() const override { return static_cast<int>(rows.size()); }
    [[nodiscard]] int column_count() const override { return 2; }
    [[nodiscard]] QString title(int column) const override
    {
        return column == 0 ? QStringLiteral("One") : QStringLiteral("Two");
    }
    [[nodiscard]] QString text(int row, int column) const override { return at(row, column).shown; }
    [[nodiscard]] QString full_text(int row, int column) const override
    {
        return at(row, column).whole.isEmpty() ? at(row, column).shown : at(row, column).whole;
    }
    [[nodiscard]] QString explanation(int row, int column) const override { return at(row, column).why; }
    [[nodiscard]] Tone tone(int row, int column) const override { return at(row, column).tone; }

private:
    [[nodiscard]] const Cell& at(int row, int column) const
    {
        return rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    }
};

} // namespace ichido::test
