#include "recovery/postgres/connection_spec.h"

#include <QtTest>

using namespace ichido;
using postgres::connection_spec_from_uri;

class TestConnectionSpec : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aUriIsReadIntoKeywords()
    {
        const auto spec = connection_spec_from_uri(
            "postgresql://ops@db.example:6432/shop?sslmode=verify-full&passfile=%2Fsrv%2Fichido%2Fpass%20file"
            "&target_session_attrs=read-write");
        QVERIFY(spec.has_value());
        QCOMPARE(spec->keyword("host").value(), std::string("db.example"));
        QCOMPARE(spec->keyword("port").value(), std::string("6432"));
        QCOMPARE(spec->keyword("dbname").value(), std::string("shop"));
        QCOMPARE(spec->keyword("user").value(), std::string("ops"));
        QCOMPARE(spec->keyword("sslmode").value(), std::string("verify-full"));
        QCOMPARE(spec->keyword("passfile").value(), std::string("/srv/ichido/pass file"));
        QCOMPARE(spec->passfile_directory(), std::string("/srv/ichido"));
        QVERIFY(!spec->keyword("service"));
    }

    void keywordsAreReadToo()
    {
        const auto spec = connection_spec_from_uri("service=shop user='o''ps' application_name='a \\'b\\''");
        QVERIFY(!spec.has_value()); // '' inside quotes ends them: malformed
        const auto good = connection_spec_from_uri("service=shop application_name='a \\'b\\''");
        QVERIFY(good.has_value());
        QCOMPARE(good->keyword("application_name").value(), std::string("a 'b'"));
        QVERIFY(good->passfile_directory().empty());
    }

    void nothingMeansLibpqsDefaults()
    {
        const auto spec = connection_spec_from_uri("");
        QVERIFY(spec.has_value());
        QVERIFY(spec->keywords().empty());
    }

    void badInput_data()
    {
        QTest::addColumn<QByteArray>("uri");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("password in the authority")
            << QByteArray("postgresql://ops:hunter2@db/shop") << QByteArray("uri.password");
        QTest::newRow("password as a parameter")
            << QByteArray("postgresql://db/shop?password=hunter2") << QByteArray("uri.password");
        QTest::newRow("password as a keyword") << QByteArray("host=db password=hunter2") << QByteArray("uri.password");
        QTest::newRow("password of a key file")
            << QByteArray("host=db sslpassword=hunter2") << QByteArray("uri.password");
        QTest::newRow("an unknown parameter")
            << QByteArray("postgresql://db/shop?hunter2=1") << QByteArray("uri.keyword");
        QTest::newRow("an unknown keyword") << QByteArray("hunter2=1") << QByteArray("uri.keyword");
        QTest::newRow("a keyword that is not allowed")
            << QByteArray("postgresql://db/shop?options=-csearch_path%3Dhunter2") << QByteArray("uri.keyword");
        QTest::newRow("not a connection") << QByteArray("hunter2") << QByteArray("uri.malformed");
        QTest::newRow("a broken escape") << QByteArray("postgresql://db/%zzhunter2") << QByteArray("uri.malformed");
        QTest::newRow("an open quote") << QByteArray("host='hunter2") << QByteArray("uri.malformed");
        QTest::newRow("a semicolon") << QByteArray("postgresql://db/shop?passfile=%2Fhunter2%3Ba")
                                     << QByteArray("uri.malformed");
        QTest::newRow("a connection as database") << QByteArray("dbname='host=hunter2'") << QByteArray("uri.malformed");
        QTest::newRow("a NUL") << QByteArray("host=db\0hunter2", 15) << QByteArray("uri.malformed");
    }

    void badInput()
    {
        QFETCH(QByteArray, uri);
        QFETCH(QByteArray, code);
        const auto spec = connection_spec_from_uri(uri.toStdString());
        QVERIFY(!spec.has_value());
        QCOMPARE(QByteArray::fromStdString(spec.error().code), code);
        QVERIFY(spec.error().kind == FailureKind::invalid);
        QVERIFY(spec.error().text.find("hunter2") == std::string::npos);
    }
};

QTEST_APPLESS_MAIN(TestConnectionSpec)
#include "tst_connection_spec.moc"
