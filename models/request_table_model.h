// Requests as rows and columns for any view; filled from outside, never waits.
#pragma once

#include "models/keyed_table_model.h"
#include "recovery/domain/intent.h"
#include "recovery/domain/policy.h"

#include <map>

namespace ichido {

struct RequestRow {
    Intent intent;
    [[nodiscard]] RequestKey key() const { return intent.request; }
    bool operator==(const RequestRow&) const = default;
};

class RequestTableModel final : public KeyedTableModel<RequestRow> {
    Q_OBJECT

public:
    enum Column { created, organization, key, status, amount, order, content, columns };

    explicit RequestTableModel(QObject* parent = nullptr);

    /// Names and thresholds; what is stuck is decided by each row's organisation.
    void set_organizations(std::map<OrgId, Organization> organizations);
    /// The database's clock when rows were read last: ages are counted from it.
    void set_now(Instant now);

protected:
    [[nodiscard]] int column_count() const override { return columns; }
    [[nodiscard]] QString title(int column) const override;
    [[nodiscard]] QString text(int row, int column) const override;
    [[nodiscard]] QString full_text(int row, int column) const override;
    [[nodiscard]] QVariant sort_value(int row, int column) const override;
    [[nodiscard]] Tone tone(int row, int column) const override;
    [[nodiscard]] bool right_aligned(int column) const override;
    [[nodiscard]] bool fixed_width(int column) const override;
    [[nodiscard]] bool before(const RequestRow& a, const RequestRow& b, int column) const override;

private:
    [[nodiscard]] QString organization_text(OrgId id) const;

    std::map<OrgId, Organization> m_organizations;
    Instant m_now{};
};

} // namespace ichido
