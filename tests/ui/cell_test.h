// A table over cells that a test writes, shown.
#pragma once

#include "tests/ui/cell_model.h"
#include "ui/theme/theme.h"
#include "ui/widgets/table_view.h"

#include <QApplication>
#include <QTest>

namespace ichido::test {

class CellTest : public QObject {
protected:
    void set_up()
    {
        m_model.rows.clear();
        m_view = new TableView(m_theme);
        m_view->setModel(&m_model);
        m_view->resize(600, 300);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowActive(m_view));
    }
    void tear_down() { delete m_view; }
    void show(std::vector<std::vector<Cell>> rows)
    {
        m_model.rows = std::move(rows);
        m_model.tell();
        m_view->fit_columns();
    }

    Theme m_theme{*qApp};
    CellModel m_model;
    TableView* m_view = nullptr;
};

} // namespace ichido::test
