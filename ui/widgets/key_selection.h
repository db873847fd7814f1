// Which requests are selected, by key: it survives refresh, sorting and paging.
#pragma once

#include "recovery/domain/identifiers.h"

#include <QItemSelectionModel>

#include <set>
#include <vector>

class QTableView;

namespace ichido {

/// Tells what is done to a selection, and not what becomes of it when rows go.
class ToldSelection final : public QItemSelectionModel {
    Q_OBJECT

public:
    using QItemSelectionModel::QItemSelectionModel;
    using QItemSelectionModel::select;
    void select(const QItemSelection& selection, SelectionFlags command) override;

Q_SIGNALS:
    void will_select();
    void has_selected(QItemSelectionModel::SelectionFlags command);
};

/// Follows the view's selection. A selected key whose row is not loaded (any more) stays selected and
/// is shown selected again when its row comes back.
class KeySelection final : public QObject {
    Q_OBJECT

public:
    /// The view has its model already; it gets another selection model.
    explicit KeySelection(QTableView& view, QObject* parent = nullptr);

    [[nodiscard]] int count() const { return static_cast<int>(m_keys.size()); }
    [[nodiscard]] std::vector<RequestKey> keys() const { return {m_keys.begin(), m_keys.end()}; }
    [[nodiscard]] bool contains(const RequestKey& key) const { return m_keys.contains(key); }
    void clear();

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] std::set<RequestKey> keys_in_view() const;
    void take_from_view(QItemSelectionModel::SelectionFlags command);
    void show_in_view(int first, int last);

    QTableView& m_view;
    std::set<RequestKey> m_keys;
    std::set<RequestKey> m_before; ///< what the view showed before something is done to its selection
    bool m_changing = false;       ///< rows come or go: what is done then is not the person's
};

} // namespace ichido
