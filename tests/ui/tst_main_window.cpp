// The window over a store that answers when the test says so, from another thread.
#include "models/request_table_model.h"
#include "ui/shell/main_window.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

#include <thread>

using namespace ichido;

namespace {

/// Keeps the questions; answers each in a thread of its own, as a lane would.
class HeldStore final : public RequestStore {
public:
    void list(PageRequest, CancelToken, Reply<RequestPage>) override {}
    void stuck(PageRequest, CancelToken cancel, Reply<StuckPage> reply) override
    {
        tokens.push_back(cancel);
        replies.push_back(std::move(reply));
    }
    void show(RequestKey, CancelToken, Reply<RequestDetail>) override {}
    void organizations(CancelToken, Reply<std::vector<Organization>>) override {}
    void database_identity(CancelToken, Reply<std::string>) override {}
    void login(CancelToken, Reply<Login>) override {}

    void answer(std::size_t question, Result<StuckPage> page)
    {
        std::thread([this, question, page = std::move(page)] { replies[question](page); }).join();
    }

    std::vector<CancelToken> tokens;
    std::vector<Reply<StuckPage>> replies;
};

StuckPage page_of(int rows)
{
    StuckPage page;
    page.now = Instant(std::chrono::hours(500000));
    for (int i = 0; i < rows; ++i) {
        StuckIntent one;
        one.intent.request.org = OrgId{i + 1};
        one.intent.created_at = page.now - std::chrono::minutes(20 + i);
        one.intent.order = Order{i + 1, Money{1000, "JPY"}, "pending"};
        page.rows.push_back(one);
    }
    return page;
}

} // namespace

class TestMainWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rows_are_shown_and_counted()
    {
        HeldStore store;
        MainWindow window(store, QStringLiteral("test"));
        auto* table = window.findChild<QTableView*>();
        const QAbstractItemModelTester tester(table->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy shown(&window, &MainWindow::shown);
        window.refresh();
        store.answer(0, page_of(3));
        QTRY_COMPARE(shown.count(), 1);
        QCOMPARE(table->model()->rowCount(), 3);
        QCOMPARE(table->model()->index(0, RequestTableModel::amount).data().toString(), QStringLiteral("1000 JPY"));
        QVERIFY(!table->model()->index(2, RequestTableModel::key).data(Qt::AccessibleTextRole).toString().isEmpty());
    }

    void a_failure_keeps_the_old_rows()
    {
        HeldStore store;
        MainWindow window(store, QStringLiteral("test"));
        window.show(); // a shortcut works in an active window only
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QSignalSpy shown(&window, &MainWindow::shown);
        window.refresh();
        store.answer(0, page_of(2));
        QTRY_COMPARE(shown.count(), 1);
        QTest::keyClick(&window, Qt::Key_F5);
        QCOMPARE(store.replies.size(), std::size_t(2));
        store.answer(1, fail(FailureKind::unavailable, "connect.no_server"));
        QTRY_COMPARE(shown.count(), 2);
        QCOMPARE(window.findChild<QTableView*>()->model()->rowCount(), 2);
        QVERIFY(window.findChild<QLabel*>()->text().size() > 10);
    }

    void a_newer_question_cancels_the_older_and_its_answer_is_dropped()
    {
        HeldStore store;
        MainWindow window(store, QStringLiteral("test"));
        QSignalSpy shown(&window, &MainWindow::shown);
        window.refresh();
        window.refresh();
        QVERIFY(store.tokens[0].cancelled());
        QVERIFY(!store.tokens[1].cancelled());
        store.answer(0, page_of(9));
        store.answer(1, page_of(1));
        QTRY_COMPARE(shown.count(), 1);
        QCOMPARE(window.findChild<QTableView*>()->model()->rowCount(), 1);
    }

    void an_answer_after_the_window_is_gone_is_dropped()
    {
        HeldStore store;
        auto window = std::make_unique<MainWindow>(store, QStringLiteral("test"));
        window->refresh();
        window.reset();
        QVERIFY(store.tokens[0].cancelled());
        store.answer(0, page_of(1));
    }
};

QTEST_MAIN(TestMainWindow)
#include "tst_main_window.moc"
