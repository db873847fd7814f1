// What stands at the top of a table stays there while rows come and go above it.
#pragma once

#include <QString>

class QTableView;

namespace ichido {

class KeepPlace final {
public:
    explicit KeepPlace(QTableView& view) : m_view(view) {}

    void remember();
    /// Nothing moves where the remembered row is gone.
    void restore();

private:
    QTableView& m_view;
    QString m_key;   ///< TableModel::request_key_role of the top row
    int m_row = 0;   ///< where it stood
    int m_above = 0; ///< pixels of it that are scrolled out
};

} // namespace ichido
