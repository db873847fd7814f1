// What a pasted text is, and that the palette offers it first.
#include "recovery/domain/query.h"
#include "tests/ui/palette_test.h"

#include <QSignalSpy>

using namespace ichido;
using namespace ichido::test;

namespace {

const QString key = QStringLiteral("01234567-89ab-cdef-0123-456789abcdef");
const QString sha = QStringLiteral("00112233445566778899aabbccddeeff0123456789abcdef0123456789abcdef");

} // namespace

class TestPastedText final : public PaletteTest {
    Q_OBJECT

private Q_SLOTS:
    void init() { set_up(); }
    void cleanup() { tear_down(); }
    void a_pasted_text_is_what_it_looks_like_data();
    void a_pasted_text_is_what_it_looks_like();
    void a_pasted_key_is_wanted();
};

void TestPastedText::a_pasted_text_is_what_it_looks_like_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("queries");
    const auto row = [](const char* name, const QString& text, const QStringList& queries) {
        QTest::newRow(name) << text << queries;
    };
    row("nothing", {}, {});
    row("spaces", QStringLiteral("  \t"), {});
    row("key", key, {QStringLiteral("key:") + key});
    row("key with spaces around", QStringLiteral(" \t%1\r\n").arg(key), {QStringLiteral("key:") + key});
    row("key in upper case", key.toUpper(), {QStringLiteral("key:") + key});
    row("gateway key", QStringLiteral("17-") + key, {QStringLiteral("org:17 key:") + key});
    row("hash", sha, {QStringLiteral("sha:") + sha});
    row("hash in upper case", sha.toUpper(), {QStringLiteral("sha:") + sha});
    row("beginning of a hash", QStringLiteral("00aabbccdd"), {QStringLiteral("sha:00aabbccdd")});
    row("eight digits of either", QStringLiteral("0a1b2c3d"),
        {QStringLiteral("key:0a1b2c3d"), QStringLiteral("sha:0a1b2c3d")});
    row("seven are too few", QStringLiteral("0a1b2c3"), {});
    row("more than a hash", sha + QLatin1Char('0'), {});
    row("number", QStringLiteral("1234"), {QStringLiteral("order:1234")});
    row("number that may be more", QStringLiteral("12345678"),
        {QStringLiteral("order:12345678"), QStringLiteral("key:12345678"), QStringLiteral("sha:12345678")});
    row("number that is no order", QStringLiteral("1234567890123456789"), {QStringLiteral("sha:1234567890123456789")});
    row("signed", QStringLiteral("-5"), {});
    row("other digits", QStringLiteral("１２３４"), {});
    row("damaged key", key.chopped(1), {});
    row("two keys", key + QLatin1Char(' ') + key, {});
    row("words", QStringLiteral("ask about all"), {});
    row("filter", QStringLiteral("key:\"x\" order:1"), {});
}

void TestPastedText::a_pasted_text_is_what_it_looks_like()
{
    QFETCH(QString, text);
    QFETCH(QStringList, queries);
    QCOMPARE(queries_for_pasted(text), queries);
    for (const QString& one : queries)
        QVERIFY2(parse_query(one.toStdString()), qPrintable(one));
}

void TestPastedText::a_pasted_key_is_wanted()
{
    QSignalSpy one(add(QStringLiteral("0 1 2 3 4 5 6 7 - 8 9 a b - c d e f - 0 1 2 3 - 4 5 6 7 8 9 a b c d e f")),
                   &QAction::triggered);
    open();
    QSignalSpy wanted(m_palette, &CommandPalette::query_wanted);
    m_line->setText(key);
    QVERIFY(m_list->count() >= 1);
    QVERIFY(m_list->item(0)->text().contains(key)); // before any action
    QTest::keyClick(m_line, Qt::Key_Return);
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.first().first().toString(), QStringLiteral("key:") + key);
    QCOMPARE(one.size(), 0);
}

QTEST_MAIN(TestPastedText)
#include "tst_pasted_text.moc"
