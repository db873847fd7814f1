// The connection book as text: what is written is read again as the same.
#include "app/desktop/connection_book_text.h"
#include "tests/support/value_of.h"

#include <QTest>

using namespace ichido;
using test::value_of;

namespace {

const ConnectionProfile shop{"shop", "postgresql://ops@db.example:5433/shop", Environment::production};
const ConnectionProfile attic{"attic", "host=/run/postgresql dbname=attic", Environment::development};
const ConnectionProfile cafe{"카페 \"喫茶\" \\ ☕", "postgresql:///cafe", Environment::staging};

std::string one_connection(const std::string& lines)
{
    return "[[connection]]\n" + lines;
}

} // namespace

class TestConnectionBookText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_form_is_the_one_that_is_described();
    void what_is_written_is_read_as_the_same();
    void an_empty_book_is_an_empty_text();
    void what_is_unstated_is_read_with_care();
    void a_last_one_that_is_gone_is_none();
    void a_book_written_by_hand_is_read();
    void a_uri_with_a_password_is_never_written();
    void what_could_not_be_read_again_is_never_written_data();
    void what_could_not_be_read_again_is_never_written();
};

void TestConnectionBookText::the_form_is_the_one_that_is_described()
{
    QCOMPARE(QByteArray::fromStdString(value_of(write_connection_book({{shop, attic}, "attic"}))),
             QByteArray("last = \"attic\"\n"
                        "\n"
                        "[[connection]]\n"
                        "name = \"shop\"\n"
                        "uri = \"postgresql://ops@db.example:5433/shop\"\n"
                        "environment = \"production\"\n"
                        "\n"
                        "[[connection]]\n"
                        "name = \"attic\"\n"
                        "uri = \"host=/run/postgresql dbname=attic\"\n"
                        "environment = \"development\"\n"));
}

void TestConnectionBookText::what_is_written_is_read_as_the_same()
{
    const ConnectionProfile odd{"'''\n\ttab \"\"\" and # \x01 [x] = .", "", Environment::staging};
    const ConnectionProfile long_one{std::string(5'000, 'n'), "dbname=" + std::string(5'000, 'd'),
                                     Environment::production};
    const std::vector<ConnectionProfile> orders[]{
        {shop, attic, cafe}, {cafe, attic, shop}, {attic, odd, shop, long_one}};
    for (const auto& profiles : orders) {
        const SavedConnections again =
            value_of(read_connection_book(value_of(write_connection_book({profiles, profiles[1].name}))));
        QVERIFY(again.profiles == profiles); // in this order
        QCOMPARE(again.last, profiles[1].name);
    }
}

void TestConnectionBookText::an_empty_book_is_an_empty_text()
{
    QCOMPARE(value_of(write_connection_book({})), std::string());
    const SavedConnections empty = value_of(read_connection_book(""));
    QVERIFY(empty.profiles.empty() && empty.last.empty());
    QVERIFY(value_of(read_connection_book("connection = []\n")).profiles.empty());
}

void TestConnectionBookText::what_is_unstated_is_read_with_care()
{
    const SavedConnections saved =
        value_of(read_connection_book(one_connection("name = \"shop\"\nuri = \"dbname=shop\"\n")));
    QCOMPARE(saved.profiles.size(), std::size_t{1});
    QVERIFY(saved.profiles[0].environment == Environment::production);
    QCOMPARE(saved.last, std::string());
}

void TestConnectionBookText::a_last_one_that_is_gone_is_none()
{
    const std::string rest = one_connection("name = \"shop\"\nuri = \"\"\n");
    QCOMPARE(value_of(read_connection_book("last = \"shop\"\n" + rest)).last, std::string("shop"));
    QCOMPARE(value_of(read_connection_book("last = \"gone\"\n" + rest)).last, std::string());
    QCOMPARE(value_of(read_connection_book("last = \"gone\"\n")).last, std::string());
    const std::string written = value_of(write_connection_book({{shop}, "gone"}));
    QVERIFY(written.find("last") == std::string::npos);
}

void TestConnectionBookText::a_book_written_by_hand_is_read()
{
    const SavedConnections saved =
        value_of(read_connection_book("# the shop. And v1.2 of its attic\r\n"
                                      "connection = [ { uri = 'dbname=a.b', name = 'one' },\r\n"
                                      "  { name = \"two\", environment = \"staging\", uri = \"\" } ] # \"open.\r\n"
                                      "last = 'two'\r\n"));
    QCOMPARE(saved.profiles.size(), std::size_t{2});
    QVERIFY((saved.profiles[0] == ConnectionProfile{"one", "dbname=a.b", Environment::production}));
    QVERIFY((saved.profiles[1] == ConnectionProfile{"two", "", Environment::staging}));
    QCOMPARE(saved.last, std::string("two"));
}

void TestConnectionBookText::a_uri_with_a_password_is_never_written()
{
    for (const char* uri : {"postgresql://ops:secret@db/shop", "host=db password=secret"}) {
        const auto written = write_connection_book({{shop, {"other", uri, Environment::staging}}, ""});
        QVERIFY(!written);
        QCOMPARE(written.error().code, std::string("uri.password"));
    }
    QCOMPARE(write_connection_book({{{"a", "host=db options=-cx", Environment::staging}}, ""}).error().code,
             std::string("uri.keyword"));
    QCOMPARE(write_connection_book({{{"a", "http://db", Environment::staging}}, ""}).error().code,
             std::string("uri.malformed"));
}

void TestConnectionBookText::what_could_not_be_read_again_is_never_written_data()
{
    QTest::addColumn<std::string>("first");
    QTest::addColumn<std::string>("second");
    QTest::newRow("no name") << std::string() << std::string("b");
    QTest::newRow("a name twice") << std::string("a") << std::string("a");
    QTest::newRow("a name that is no UTF-8") << std::string("a") << std::string("\xc3(");
}

void TestConnectionBookText::what_could_not_be_read_again_is_never_written()
{
    QFETCH(std::string, first);
    QFETCH(std::string, second);
    const auto written = write_connection_book(
        {{{first, "", Environment::staging}, {second, "dbname=b", Environment::staging}}, second});
    QVERIFY(!written);
    QCOMPARE(written.error().code, std::string("connections.malformed"));
}

QTEST_GUILESS_MAIN(TestConnectionBookText)
#include "tst_connection_book_text.moc"
