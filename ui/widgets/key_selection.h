// Which requests are selected, by key: it survives refresh, sorting and paging.
#pragma once

#include "recovery/domain/identifiers.h"

#include <QObject>

#include <set>
#include <vector>

class QTableView;

namespace ichido {

/// Follows the view's selection. A selected key whose row is not loaded (any more) stays selected and
/// is shown selected again when its row comes back.
class KeySelection final : public QObject {
    Q_OBJECT

public:
    /// The view has its model already.
    explicit KeySelection(QTableView& view, QObject* parent = nullptr);

    [[nodiscard]] int count() const { return static_cast<int>(m_keys.size()); }
    [[nodiscard]] std::vector<RequestKey> keys() const { return {m_keys.begin(), m_keys.end()}; }
    [[nodiscard]] bool contains(const RequestKey& key) const { return m_keys.contains(key); }
    void clear();

Q_SIGNALS:
    void changed();

private:
    void take_from_view();
    void show_in_view(int first, int last);

    QTableView& m_view;
    std::set<RequestKey> m_keys;
    bool m_changing = false; ///< rows come or go: the view's selection is not the person's
};

} // namespace ichido
