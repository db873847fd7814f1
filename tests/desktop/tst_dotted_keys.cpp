// Dots that nest tables, told from those in texts and comments.
#include "app/desktop/dotted_keys.h"

#include <QTest>

using namespace ichido;

class TestDottedKeys : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void dots_are_found_outside_of_strings_only_data();
    void dots_are_found_outside_of_strings_only();
};

void TestDottedKeys::dots_are_found_outside_of_strings_only_data()
{
    QTest::addColumn<std::string>("toml");
    QTest::addColumn<bool>("dotted");
    const auto row = [](const char* toml, bool dotted) {
        QTest::newRow(QByteArray(toml).replace('\n', "\\n").constData()) << std::string(toml) << dotted;
    };
    row("", false);
    row("a = \"b.c\"", false);
    row("a = 'b.c'", false);
    row("a.b = 1", true);
    row("\"a\".\"b\" = 1", true);
    row("[a.b]", true);
    row("a = 1.5", true);
    row("# a.b", false);
    row("# a.b\nc.d = 1", true);
    row("# \"\nc.d = \"\"", true);
    row("a = '#'\nb.c = 1", true);
    row("a = \"\"\nb.c = 1", true);
    row("a = ''\nb.c = ''", true);
    row("a = \"\\\"b.c\"", false);
    row("a = \"\\\\\"\nb.c = \"\"", true);
    row("a = '\\'\nb.c = ''", true); // no escapes between single quotes
    row("a = \"\"\"b\n\".\".c\"\"\"", false);
    row("a = '''b\n'.''.c'''", false);
    row("a = \"\"\"b\"\"\"\"\nc.d = \"\"", true); // the first of the four belongs to the string
    row("a = '''b'''''\nc.d = ''", true);
    row("a = \"\"\"\"\"\"\nc.d = 1", true);
    row("a = \"open.", false);
    row("a = \"open\\", false);
    row("a = '''open.'", false);
}

void TestDottedKeys::dots_are_found_outside_of_strings_only()
{
    QFETCH(std::string, toml);
    QFETCH(bool, dotted);
    QCOMPARE(has_dotted_key(toml), dotted);
}

QTEST_GUILESS_MAIN(TestDottedKeys)
#include "tst_dotted_keys.moc"
