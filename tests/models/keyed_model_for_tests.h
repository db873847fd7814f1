// The smallest keyed model: a key and a number.
#pragma once

#include "models/keyed_table_model.h"
#include "tests/models/rows_for_tests.h"

namespace ichido::rows {

struct NumberRow {
    RequestKey request;
    int number = 0;
    [[nodiscard]] RequestKey key() const { return request; }
    bool operator==(const NumberRow&) const = default;
};

/// Key no. `which`, spread over two organisations, with a number.
inline NumberRow number_row(int which, int number = 0)
{
    return {key_of(1 + which % 2, which), number};
}

class NumberModel final : public KeyedTableModel<NumberRow> {
public:
    enum Column { which, number, columns };

protected:
    [[nodiscard]] int column_count() const override { return columns; }
    [[nodiscard]] QString title(int) const override { return {}; }
    [[nodiscard]] QString text(int row, int column) const override
    {
        return column == which ? request_key(row) : QString::number(row_at(row).number);
    }
    [[nodiscard]] bool before(const NumberRow& a, const NumberRow& b, int column) const override
    {
        return column == which ? a.request < b.request : a.number < b.number;
    }
};

} // namespace ichido::rows
