// The cells of each page against SQL on the same sandbox.
#include "models/request_table_model.h"
#include "models/stuck_table_model.h"
#include "models/time_text.h"
#include "tests/support/window/window_sandbox.h"
#include "tests/support/window/window_steps.h"
#include "tests/support/window/window_under_test.h"
#include "ui/recovery/recovery_job.h"
#include "ui/recovery/recovery_page.h"
#include "ui/recovery/stuck_view.h"
#include "ui/requests/request_pager.h"
#include "ui/requests/requests_page.h"

#include <QTableView>
#include <QTest>
#include <QTimeZone>

#include <optional>

using namespace ichido;
using namespace ichido::test;

namespace {

std::optional<WindowSandbox> sandbox;

/// As the window writes money: JPY and KRW have no minor units, USD has two digits.
constexpr const char* money = "case o.currency when 'JPY' then '¥' || to_char(o.amount, 'FM999,999,999,990') "
                              "when 'KRW' then '₩' || to_char(o.amount, 'FM999,999,999,990') "
                              "else to_char(o.amount / 100.0, 'FM999,999,990.00') || ' ' || o.currency end";

QStringList lines_of(const std::string& sql)
{
    return QString::fromStdString(sandbox->value(sql)).split(QLatin1Char('\n'));
}

QString full(const QAbstractItemModel& model, int row, int column)
{
    return model.index(row, column).data(TableModel::full_text_role).toString();
}

} // namespace

class TestWindowCells : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        sandbox.emplace(900, 60);
        set_time_zone(QTimeZone::utc());
    }
    void cleanupTestCase()
    {
        sandbox.reset();
        set_time_zone(QTimeZone::systemTimeZone());
    }

    void requests()
    {
        WindowUnderTest console;
        MainWindow& window = *console.window;
        window.show();
        window.open({"cells", sandbox->uri(), Environment::development});
        window.show_page(MainWindow::requests_page);
        until("all rows", [&window] {
            const RequestPager& pager = window.requests().pager();
            return pager.answered() && !pager.reading();
        });
        until("the names", [&window] { return !window.connection().organizations().empty(); });
        const QAbstractItemModel& model = *named<QTableView>(window, QStringLiteral("Requests"))->model();
        constexpr int compared = 400;
        QVERIFY(model.rowCount() >= compared);
        const QStringList expected = lines_of(
            "select string_agg(line, E'\\n' order by created_at desc, org_id desc, idem_key desc) from (select "
            "r.created_at, r.org_id, r.idem_key, concat_ws('|', to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD "
            "HH24:MI:SS.US \"+00:00\"'), coalesce(nullif(g.name, ''), r.org_id::text), r.idem_key, case r.status when "
            "'완료' then "
            "'completed' when '실패' then 'failed' else case when r.created_at < now() - coalesce(g.stuck_threshold, "
            "interval '10 minutes') then 'stuck' else 'processing' end end, coalesce(" +
            std::string(money) +
            ", ''), coalesce(o.order_id::text, ''), encode(r.request_sha, 'hex')) as line from public.payment_requests "
            "r left "
            "join public.orders o using (org_id, idem_key) left join ichido.organization g using (org_id) order by "
            "r.created_at desc, r.org_id desc, r.idem_key desc limit 400) t");
        QCOMPARE(expected.size(), compared);
        for (int row = 0; row < compared; ++row) {
            QString status = full(model, row, RequestTableModel::status);
            if (status.startsWith(QLatin1String("stuck ")))
                status = QStringLiteral("stuck");
            const QStringList shown{
                full(model, row, RequestTableModel::created), full(model, row, RequestTableModel::organization),
                full(model, row, RequestTableModel::key),     status,
                full(model, row, RequestTableModel::amount),  full(model, row, RequestTableModel::order),
                full(model, row, RequestTableModel::content)};
            QCOMPARE(shown.join(QLatin1Char('|')), expected[row]);
        }
    }

    void stuck_intents()
    {
        WindowUnderTest console;
        MainWindow& window = *console.window;
        window.show();
        window.open({"cells", sandbox->uri(), Environment::development});
        const std::int64_t stuck =
            sandbox->number("select count(*) from public.payment_requests r left join ichido.organization g using "
                            "(org_id) where r.status = '처리중' and r.created_at < now() - coalesce(g.stuck_threshold, "
                            "interval '10 minutes')");
        QVERIFY(stuck > 20);
        until("every stuck row", [&window, stuck] { return window.recovery().stuck().stuck_count() == stuck; });
        const QAbstractItemModel& model = *named<QTableView>(window, QStringLiteral("Stuck intents"))->model();
        const QStringList expected =
            lines_of("select string_agg(line, E'\\n' order by level desc, created_at, org_id, idem_key) from (select "
                     "r.*, case when "
                     "age > 10 * threshold then 3 when age > 3 * threshold then 2 else 1 end as level, concat_ws('|', "
                     "case when age "
                     "> 10 * threshold then 'critical' when age > 3 * threshold then 'serious' else 'caution' end, "
                     "coalesce(nullif(name, ''), org_id::text), idem_key, coalesce(" +
                     std::string(money) +
                     ", ''), coalesce(gateway, ''), (select count(*) from ichido.evidence e where e.org_id = r.org_id "
                     "and e.idem_key = "
                     "r.idem_key)) as line from (select p.*, g.name, g.gateway, coalesce(g.stuck_threshold, interval "
                     "'10 minutes') "
                     "as threshold, now() - p.created_at as age from public.payment_requests p left join "
                     "ichido.organization g using "
                     "(org_id) where p.status = '처리중') r left join public.orders o using (org_id, idem_key) where "
                     "age > threshold) t");
        QCOMPARE(expected.size(), model.rowCount());
        QStringList shown;
        for (int row = 0; row < model.rowCount(); ++row)
            shown << QStringList{full(model, row, StuckTableModel::severity),
                                 full(model, row, StuckTableModel::organization),
                                 full(model, row, StuckTableModel::key),
                                 full(model, row, StuckTableModel::amount),
                                 full(model, row, StuckTableModel::gateway),
                                 full(model, row, StuckTableModel::attempts)}
                         .join(QLatin1Char('|'));
        QCOMPARE(shown, expected);
    }
};

QTEST_MAIN(TestWindowCells)
#include "tst_window_cells.moc"
