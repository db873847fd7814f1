// Stored row, gateway's truth, and what will be written, side by side.
#pragma once

#include "models/table_model.h"
#include "recovery/domain/verdict.h"

#include <optional>
#include <vector>

namespace ichido {

/// One row of the comparison. Text from outside has been made visible.
struct ComparedField {
    QString label;
    QString stored;
    QString gateway;
    QString written;
    bool differs = false; ///< the gateway's value contradicts the stored one
    bool fixed_width = false;
};

struct Comparison {
    std::vector<ComparedField> fields; ///< status, amount, reference, refund where there is one, key
    QString heading;                   ///< the verdict
    Tone tone = Tone::plain;
    QString check;                   ///< the sentence of the reason: what was found, and for a person what to check
    std::optional<Instant> asked_at; ///< of the answer that is shown; nothing: never asked
};

/// The gateway's column shows the last answer that named a payment, or the last answer.
[[nodiscard]] Comparison compare(const Intent& intent, const Organization& organization,
                                 const std::vector<Evidence>& history, const std::optional<Verdict>& verdict);

class ComparisonModel final : public TableModel {
    Q_OBJECT

public:
    enum Column { label, stored, gateway, written, columns };

    explicit ComparisonModel(QObject* parent = nullptr);
    void set_comparison(Comparison comparison);

protected:
    [[nodiscard]] int row_count() const override { return static_cast<int>(m_comparison.fields.size()); }
    [[nodiscard]] int column_count() const override { return columns; }
    [[nodiscard]] QString title(int column) const override;
    [[nodiscard]] QString text(int row, int column) const override;
    [[nodiscard]] QString explanation(int row, int column) const override;
    [[nodiscard]] Tone tone(int row, int column) const override;

private:
    [[nodiscard]] const ComparedField& field(int row) const
    {
        return m_comparison.fields[static_cast<std::size_t>(row)];
    }

    Comparison m_comparison;
};

} // namespace ichido
