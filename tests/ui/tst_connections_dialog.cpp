// The connections dialog beside a book that cannot be read, and one that can.
#include "tests/support/window/window_steps.h"
#include "tests/support/window/window_under_test.h"
#include "ui/connections/connections_dialog.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QTest>

using namespace ichido;
using namespace ichido::test;

namespace {

class UnreadableBook final : public ConnectionBook {
public:
    void read(Reply<SavedConnections> reply) override { reply(fail(FailureKind::invalid, "connections.malformed")); }
    void write(SavedConnections, Reply<Nothing> reply) override
    {
        ++writes;
        reply(Nothing{});
    }
    int writes = 0;
};

} // namespace

class TestConnectionsDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_book_that_cannot_be_read_is_not_replaced()
    {
        WindowUnderTest console;
        UnreadableBook book;
        ConnectionsDialog dialog(console.theme, console.backends, book, console.window->connection().receiver());
        dialog.show();
        QLabel* result = named<QLabel>(dialog, QStringLiteral("Result of the test"));
        until("the failure",
              [result] { return result->text().startsWith(QLatin1String("The saved connections cannot be read.")); });
        named<QLineEdit>(dialog, QStringLiteral("Name"))->setText(QStringLiteral("new"));
        named<QLineEdit>(dialog, QStringLiteral("Connection"))->setText(QStringLiteral("postgresql:///payments"));
        button(dialog, QStringLiteral("Save"))->click();
        QVERIFY(result->text().startsWith(QLatin1String("The saved connections cannot be read.")));
        QCOMPARE(book.writes, 0);
    }

    void a_password_is_refused_and_nothing_is_saved()
    {
        WindowUnderTest console;
        ConnectionsDialog dialog(console.theme, console.backends, console.book,
                                 console.window->connection().receiver());
        dialog.show();
        named<QLineEdit>(dialog, QStringLiteral("Name"))->setText(QStringLiteral("new"));
        named<QLineEdit>(dialog, QStringLiteral("Connection"))
            ->setText(QStringLiteral("postgresql://ops:hunter2@db/payments"));
        button(dialog, QStringLiteral("Save"))->click();
        const QString said = named<QLabel>(dialog, QStringLiteral("Result of the test"))->text();
        QVERIFY(said.startsWith(QLatin1String("The connection holds a password")));
        QVERIFY(!said.contains(QLatin1String("hunter2")));
        QVERIFY(console.book.saved.profiles.empty());
    }

    void a_name_stands_once_and_a_removed_one_is_gone()
    {
        WindowUnderTest console;
        console.book.saved = {
            {{"a", "postgresql:///one", Environment::staging}, {"b", "postgresql:///two", Environment::production}},
            "a"};
        ConnectionsDialog dialog(console.theme, console.backends, console.book,
                                 console.window->connection().receiver());
        dialog.show();
        auto* list = dialog.findChild<QListWidget*>();
        until("the book", [list] { return list->count() == 2; });
        QCOMPARE(list->currentRow(), 0);
        named<QLineEdit>(dialog, QStringLiteral("Connection"))->setText(QStringLiteral("postgresql:///three"));
        button(dialog, QStringLiteral("Save"))->click();
        QCOMPARE(console.book.saved.profiles.size(), std::size_t(2));
        QCOMPARE(console.book.saved.profiles[0].uri, std::string("postgresql:///three"));
        list->setCurrentRow(1);
        button(dialog, QStringLiteral("Remove"))->click();
        QCOMPARE(console.book.saved.profiles.size(), std::size_t(1));
        QCOMPARE(console.book.saved.profiles[0].name, std::string("a"));
    }
};

QTEST_MAIN(TestConnectionsDialog)
#include "tst_connections_dialog.moc"
