// Stuck intents with what is known of each: the list of the Recovery page.
#pragma once

#include "models/keyed_table_model.h"
#include "models/severity.h"
#include "recovery/domain/policy.h"
#include "recovery/domain/verdict.h"
#include "recovery/ports/ledger.h"
#include "recovery/ports/request_store.h"

namespace ichido {

struct StuckRow {
    StuckIntent stuck;
    Organization organization;
    Severity severity = Severity::none;
    std::optional<Verdict> verdict;      ///< what the stored answers say
    std::optional<SettleOutcome> result; ///< what this console's apply came to
    [[nodiscard]] RequestKey key() const { return stuck.intent.request; }
    bool operator==(const StuckRow&) const = default;
};

/// `traits` of the organisation's gateway; nothing: the console has no profile for it, so that there is
/// no verdict, but for an organisation of which nothing is stated. `now` is the database's clock.
[[nodiscard]] StuckRow make_stuck_row(StuckIntent stuck, const Organization& organization,
                                      const std::optional<GatewayTraits>& traits, Instant now);

/// Before somebody sorts: the most severe first, the oldest of them first.
class StuckTableModel final : public KeyedTableModel<StuckRow> {
    Q_OBJECT

public:
    enum Column {
        severity,
        age,
        organization,
        key,
        amount,
        gateway,
        attempts,
        last_answer,
        next_attempt,
        verdict,
        holder,
        columns
    };

    explicit StuckTableModel(QObject* parent = nullptr);

    /// The database's clock: ages are counted from it. Severities are those of make_stuck_row().
    void set_now(Instant now);
    [[nodiscard]] Instant now() const { return m_now; }

protected:
    [[nodiscard]] int column_count() const override { return columns; }
    [[nodiscard]] QString title(int column) const override;
    [[nodiscard]] QString text(int row, int column) const override;
    [[nodiscard]] QString full_text(int row, int column) const override;
    [[nodiscard]] QString explanation(int row, int column) const override;
    [[nodiscard]] QVariant sort_value(int row, int column) const override;
    [[nodiscard]] Tone tone(int row, int column) const override;
    [[nodiscard]] bool right_aligned(int column) const override;
    [[nodiscard]] bool fixed_width(int column) const override;
    [[nodiscard]] bool before(const StuckRow& a, const StuckRow& b, int column) const override;

private:
    Instant m_now{};
};

/// Most severe first, then oldest.
[[nodiscard]] bool more_urgent(const StuckRow& a, const StuckRow& b);

} // namespace ichido
