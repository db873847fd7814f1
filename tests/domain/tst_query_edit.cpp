// One filter of a query's text set, replaced or taken out.
#include "recovery/domain/query.h"
#include "recovery/domain/query_edit.h"

#include <QTest>

using namespace ichido;

class TestQueryEdit : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_filter_is_set_replaced_and_taken_out_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("into an empty text")
            << QByteArray("") << QByteArray("org") << QByteArray("5") << QByteArray("org:5");
        QTest::newRow("behind what stands")
            << QByteArray("stuck:yes ") << QByteArray("org") << QByteArray("5") << QByteArray("stuck:yes  org:5");
        QTest::newRow("replaced in its place")
            << QByteArray("org:5 stuck:yes") << QByteArray("org") << QByteArray("7") << QByteArray("org:7 stuck:yes");
        QTest::newRow("taken out of the middle")
            << QByteArray("a:1 org:5 b:2") << QByteArray("org") << QByteArray("") << QByteArray("a:1 b:2");
        QTest::newRow("taken out at the end")
            << QByteArray("a:1 org:5") << QByteArray("org") << QByteArray("") << QByteArray("a:1");
        QTest::newRow("the only one taken out")
            << QByteArray("org:5") << QByteArray("org") << QByteArray("") << QByteArray("");
        QTest::newRow("nothing to take out")
            << QByteArray("stuck:yes") << QByteArray("org") << QByteArray("") << QByteArray("stuck:yes");
        QTest::newRow("a name with spaces is quoted")
            << QByteArray("") << QByteArray("org") << QByteArray("Acme Books") << QByteArray("org:\"Acme Books\"");
        QTest::newRow("quotes are escaped")
            << QByteArray("") << QByteArray("org") << QByteArray("a\"b\\c") << QByteArray("org:\"a\\\"b\\\\c\"");
        QTest::newRow("a quoted one is replaced whole")
            << QByteArray("org:\"Acme Books\" stuck:yes") << QByteArray("org") << QByteArray("7")
            << QByteArray("org:7 stuck:yes");
        QTest::newRow("what cannot be cut stays")
            << QByteArray("org:\"open") << QByteArray("stuck") << QByteArray("yes") << QByteArray("org:\"open");
    }

    void a_filter_is_set_replaced_and_taken_out()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, field);
        QFETCH(QByteArray, value);
        QFETCH(QByteArray, expected);
        QCOMPARE(QByteArray::fromStdString(with_filter(text.toStdString(), field.toStdString(), value.toStdString())),
                 expected);
    }

    void what_was_set_is_read_back_and_parses()
    {
        for (const std::string name :
             {"Acme", "Acme Books", "a\"b", "c\\d", "\xE3\x81\x82\xE3\x80\x80\xE3\x81\x84", "\" \\"}) {
            const std::string text = with_filter("stuck:yes", "org", name);
            QCOMPARE(filter_value(text, "org"), name);
            const auto query = parse_query(text);
            QVERIFY(query.has_value());
            QCOMPARE(query->org_name, name);
            QVERIFY(query->stuck_only);
        }
    }
};

QTEST_APPLESS_MAIN(TestQueryEdit)
#include "tst_query_edit.moc"
