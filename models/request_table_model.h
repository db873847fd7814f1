// Requests as rows and columns for any view; filled from outside, never waits.
#pragma once

#include "recovery/domain/intent.h"

#include <QAbstractTableModel>

#include <map>
#include <vector>

namespace ichido {

/// Holds one page of requests. Display text and sort value are two roles; the row's identity is
/// its RequestKey, so that a selection survives a refresh.
class RequestTableModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { organization, key, status, age, amount, created, columns };
    enum Role { sort_role = Qt::UserRole + 1, request_key_role };

    explicit RequestTableModel(QObject* parent = nullptr);

    /// Replaces all rows. `now` is the database's clock when the rows were read.
    void set_rows(std::vector<Intent> rows, Instant now);
    void set_organization_names(std::map<OrgId, QString> names);
    /// Tells the views to ask for all texts again, after the language changed.
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString display(const Intent& row, int column) const;
    [[nodiscard]] QVariant sort_value(const Intent& row, int column) const;

    std::vector<Intent> m_rows;
    std::map<OrgId, QString> m_names;
    Instant m_now;
};

} // namespace ichido
