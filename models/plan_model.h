// A plan as a tree: one group for each verdict, its lines below, settle lines to be taken out.
#pragma once

#include "models/table_model.h"
#include "recovery/domain/plan.h"
#include "recovery/domain/verdict_counts.h"
#include "recovery/ports/ledger.h"

#include <QAbstractItemModel>

#include <map>
#include <optional>
#include <vector>

namespace ichido {

/// What became of one line.
struct OutcomeView {
    CommandId command;
    std::optional<SettleReceipt> receipt;
    std::optional<Failure> failure; ///< why there is no receipt; unknown: it may have been written
};

/// Roles are those of TableModel. Settle lines and their groups have a check box in the first column;
/// nothing else can be edited. Groups stand in the order of VerdictKind: completed, failed, person,
/// wait, ask.
class PlanModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { line, key, amount, reason, written, outcome, columns };

    explicit PlanModel(QObject* parent = nullptr);

    void set_plan(Plan plan); ///< all settle lines chosen, no outcomes
    [[nodiscard]] const Plan& plan() const { return m_plan; }
    /// The plan without the settle lines that were taken out; header and ids are the same.
    [[nodiscard]] Plan chosen() const;
    [[nodiscard]] int chosen_settles() const;
    void set_outcomes(const std::vector<OutcomeView>& outcomes);
    [[nodiscard]] const PlanLine* line_at(const QModelIndex& index) const; ///< nullptr: a group
    void retranslate();

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

Q_SIGNALS:
    void chosen_changed();

private:
    struct Line {
        std::size_t at = 0; ///< in m_plan.lines
        bool chosen = true;
        std::optional<OutcomeView> outcome;
    };
    struct Group {
        VerdictKind kind = VerdictKind::person;
        std::vector<Line> lines;
        std::map<std::string, std::int64_t> sums;
    };

    [[nodiscard]] const Group* group_at(const QModelIndex& index) const;
    [[nodiscard]] bool settles(const Group& group) const;
    [[nodiscard]] QString title(int column) const;
    [[nodiscard]] QString group_text(const Group& group, int column) const;
    [[nodiscard]] QString line_text(const Line& line, int column) const;
    [[nodiscard]] QString full_text(const Line& line, int column) const;
    [[nodiscard]] QString explanation(const Line& line, int column) const;
    [[nodiscard]] QVariant check_state(const QModelIndex& index) const;
    [[nodiscard]] Tone tone(const QModelIndex& index) const;

    Plan m_plan;
    std::vector<Group> m_groups;
};

} // namespace ichido
