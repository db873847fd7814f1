// Requests by keyset, down to the last row and up again: every row once, in order, in a bounded window.
#include "models/table_model.h"
#include "tests/support/window/window_sandbox.h"
#include "tests/support/window/window_steps.h"
#include "tests/support/window/window_under_test.h"
#include "ui/requests/request_pager.h"
#include "ui/requests/requests_page.h"

#include <QAction>
#include <QScrollBar>
#include <QTableView>
#include <QTest>

using namespace ichido;
using namespace ichido::test;

namespace {

QStringList keys_of(const QAbstractItemModel& model)
{
    QStringList keys;
    for (int row = 0; row < model.rowCount(); ++row)
        keys << model.index(row, 0).data(TableModel::request_key_role).toString();
    return keys;
}

} // namespace

class TestWindowPaging : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void down_and_up_again()
    {
        const WindowSandbox sandbox(7'300, 20);
        WindowUnderTest console;
        MainWindow& window = *console.window;
        window.show();
        window.open({"paging", sandbox.uri(), Environment::development});
        window.show_page(MainWindow::requests_page);
        const RequestPager& pager = window.requests().pager();
        const auto idle = [&pager] { return pager.answered() && !pager.reading(); };
        until("the first page", idle);
        auto* table = named<QTableView>(window, QStringLiteral("Requests"));
        const QAbstractItemModel& model = *table->model();
        const QStringList all =
            QString::fromStdString(sandbox.value("select string_agg(org_id || '-' || idem_key, ' ' order by created_at "
                                                 "desc, org_id desc, idem_key desc) from public.payment_requests"))
                .split(QLatin1Char(' '));
        QVERIFY(all.size() > 7'000);
        QCOMPARE(keys_of(model), all.mid(0, model.rowCount()));
        table->selectRow(3);
        const QString selected = all[3];

        // Down: what is loaded is always one unbroken piece of the whole, and never all of it.
        int most = 0;
        while (pager.more_after()) {
            table->verticalScrollBar()->setValue(table->verticalScrollBar()->maximum());
            QCoreApplication::processEvents(); // the view lays itself out, and then asks
            until("a page further down", idle);
            const QStringList loaded = keys_of(model);
            const qsizetype at = all.indexOf(loaded.first());
            QCOMPARE(loaded, all.mid(at, loaded.size()));
            most = std::max(most, static_cast<int>(loaded.size()));
        }
        QCOMPARE(keys_of(model).last(), all.last());
        QVERIFY(pager.more_before());
        QVERIFY(most <= 5'500);

        // Up again, to the very same beginning; the selected row is selected again.
        while (pager.more_before()) {
            table->verticalScrollBar()->setValue(0);
            QCoreApplication::processEvents();
            until("a page further up", idle);
            const QStringList loaded = keys_of(model);
            const qsizetype at = all.indexOf(loaded.first());
            QCOMPARE(loaded, all.mid(at, loaded.size()));
        }
        QCOMPARE(keys_of(model).first(), all.first());
        const QModelIndexList rows = table->selectionModel()->selectedRows();
        QCOMPARE(rows.size(), 1);
        QCOMPARE(rows.first().data(TableModel::request_key_role).toString(), selected);

        // Another filter shows other rows; what it hides is not selected any more.
        window.requests().show_query(QStringLiteral("key:00000000 order:1"));
        until("nothing", [&] { return idle() && model.rowCount() == 0; });
        for (const QAction* action : window.requests().page_actions()) {
            if (action->text().startsWith(QLatin1String("Ask the gateway")))
                QCOMPARE(action->text(), QStringLiteral("Ask the gateway about the selected"));
        }
    }
};

QTEST_MAIN(TestWindowPaging)
#include "tst_window_paging.moc"
