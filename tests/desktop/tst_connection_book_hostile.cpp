// Texts that are no connection book, or one that must not be used.
#include "app/desktop/connection_book_text.h"

#include <QTest>

using namespace ichido;

namespace {

std::string code_of(const std::string& text)
{
    const auto read = read_connection_book(text);
    return read ? "none" : read.error().code;
}

std::string one_connection(const std::string& lines)
{
    return "[[connection]]\n" + lines;
}

} // namespace

class TestConnectionBookHostile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void what_is_no_book_is_refused_data();
    void what_is_no_book_is_refused();
    void a_failure_repeats_nothing_of_the_text();
    void deep_tables_do_not_exhaust_the_stack();
};

void TestConnectionBookHostile::what_is_no_book_is_refused_data()
{
    QTest::addColumn<std::string>("text");
    const auto row = [](const char* name, const std::string& text) { QTest::newRow(name) << text; };
    const auto uri = [&row](const char* name, const char* value) {
        row(name, one_connection("name = \"a\"\nuri = \"" + std::string(value) + "\"\n"));
    };
    row("no TOML", "{\"connection\": []}");
    row("cut in the middle", "last = \"a\n");
    row("no UTF-8", "last = \"\xff\"\n");
    row("a NUL", std::string("last = \"a\"\n\0", 12));
    row("an unknown key", "lasst = \"a\"\n");
    row("a key twice", "last = \"a\"\nlast = \"a\"\n");
    row("a last one that is no text", "last = 1\n");
    row("one table instead of many", "[connection]\nname = \"a\"\nuri = \"\"\n");
    row("connections that are no tables", "connection = [\"postgresql:///a\"]\n");
    row("connections that are one text", "connection = \"postgresql:///a\"\n");
    row("an unknown key of a connection", one_connection("name = \"a\"\nuri = \"\"\ncolour = \"red\"\n"));
    row("a password of its own", one_connection("name = \"a\"\nuri = \"\"\npassword = \"x\"\n"));
    row("no name", one_connection("uri = \"\"\n"));
    row("an empty name", one_connection("name = \"\"\nuri = \"\"\n"));
    row("a name that is a number", one_connection("name = 1\nuri = \"\"\n"));
    row("no uri", one_connection("name = \"a\"\n"));
    row("a uri that is a list", one_connection("name = \"a\"\nuri = [\"\"]\n"));
    row("a name twice",
        one_connection("name = \"a\"\nuri = \"\"\n") + one_connection("name = \"a\"\nuri = \"dbname=b\"\n"));
    row("an unknown environment", one_connection("name = \"a\"\nuri = \"\"\nenvironment = \"test\"\n"));
    row("an environment in capitals", one_connection("name = \"a\"\nuri = \"\"\nenvironment = \"Production\"\n"));
    row("an environment that is no text", one_connection("name = \"a\"\nuri = \"\"\nenvironment = true\n"));
    row("a dotted key", "connection.name = \"a\"\n");
    uri("a password", "postgresql://ops:secret@db/shop");
    uri("a password as a parameter", "postgresql://ops@db/shop?password=secret");
    uri("a password as a keyword", "host=db password=secret");
    uri("a password behind a NUL", "host=db\\u0000 password=secret");
    uri("an unknown keyword", "host=db options=-cx");
    uri("no uri at all", "http://db/shop");
}

void TestConnectionBookHostile::what_is_no_book_is_refused()
{
    QFETCH(std::string, text);
    QCOMPARE(code_of(text), std::string("connections.malformed"));
}

void TestConnectionBookHostile::a_failure_repeats_nothing_of_the_text()
{
    for (const char* text : {"hush = \"hush\"\n", "hush hush\n", "[[connection]]\nname = \"hush\"\nuri = \"hush://\"\n",
                             "[[connection]]\nname = \"a\"\nuri = \"postgresql://a:hush@b/c\"\n"}) {
        const auto read = read_connection_book(text);
        QVERIFY(!read && !read.error().text.empty());
        QVERIFY2(read.error().text.find("hush") == std::string::npos, read.error().text.c_str());
    }
}

// Half a megabyte that the parser alone takes, and ends the program with when it destroys what it made.
void TestConnectionBookHostile::deep_tables_do_not_exhaust_the_stack()
{
    constexpr int lines = 125;
    std::string text = "connection = [\n";
    for (int line = 0; line < lines; ++line) {
        text += '{';
        for (int dots = 0; dots < 1'990; ++dots)
            text += "a.";
        text += "a = [\n";
    }
    for (int line = 0; line < lines; ++line)
        text += "]}\n";
    QCOMPARE(code_of(text + "]\n"), std::string("connections.malformed"));
    // Brackets alone are bounded by the parser.
    QCOMPARE(code_of("connection = " + std::string(50'000, '[') + std::string(50'000, ']') + "\n"),
             std::string("connections.malformed"));
}

QTEST_GUILESS_MAIN(TestConnectionBookHostile)
#include "tst_connection_book_hostile.moc"
