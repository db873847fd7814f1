// SHA-256 against the examples that NIST publishes for FIPS 180-4.
#include "recovery/evidence/sha256.h"

#include <QTest>

#include <string>

using namespace ichido;

class TestSha256 : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void published_examples_data()
    {
        QTest::addColumn<QByteArray>("message");
        QTest::addColumn<QByteArray>("digest");
        QTest::newRow("no byte") << QByteArray()
                                 << QByteArray("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
        QTest::newRow("one block") << QByteArray("abc")
                                   << QByteArray("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        QTest::newRow("two blocks") << QByteArray("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
                                    << QByteArray("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
        QTest::newRow("four blocks") << QByteArray("abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
                                                   "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu")
                                     << QByteArray("cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1");
        QTest::newRow("one byte") << QByteArray("\xbd")
                                  << QByteArray("68325720aabd7c82f30f554b313d0570c95accbb7dc4b5aae11204c08ffe732b");
        QTest::newRow("four bytes") << QByteArray("\xc9\x8c\x8e\x55")
                                    << QByteArray("7abc22c0ae5af26ce93dbb94433a0e0b2e119d014f8e7f65bd56c61ccccd9504");
        QTest::newRow("55 zeros") << QByteArray(55, '\0')
                                  << QByteArray("02779466cdec163811d078815c633f21901413081449002f24aa3e80f0b88ef7");
        QTest::newRow("56 zeros") << QByteArray(56, '\0')
                                  << QByteArray("d4817aa5497628e7c77e6b606107042bbba3130888c5f47a375e6179be789fbb");
        QTest::newRow("57 zeros") << QByteArray(57, '\0')
                                  << QByteArray("65a16cb7861335d5ace3c60718b5052e44660726da4cd13bb745381b235a1785");
        QTest::newRow("64 zeros") << QByteArray(64, '\0')
                                  << QByteArray("f5a5fd42d16a20302798ef6ed309979b43003d2320d9f0e8ea9831a92759fb4b");
        QTest::newRow("1000 zeros") << QByteArray(1000, '\0')
                                    << QByteArray("541b3e9daa09b20bf85fa273e5cbd3e80185aa4ec298e765db87742b70138a53");
        QTest::newRow("1000 times A") << QByteArray(1000, 'A')
                                      << QByteArray("c2e686823489ced2017f6059b8b239318b6364f6dcd835d0a519105a1eadd6e4");
        QTest::newRow("1005 times U") << QByteArray(1005, 'U')
                                      << QByteArray("f4d62ddec0f3dd90ea1380fa16a5ff8dc4c54b21740650f24afc4120903552b0");
        QTest::newRow("a million times a")
            << QByteArray(1'000'000, 'a')
            << QByteArray("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
    }

    void published_examples()
    {
        QFETCH(const QByteArray, message);
        QFETCH(const QByteArray, digest);
        QCOMPARE(sha256(message.toStdString()).hex(), digest.toStdString());
    }

    void a_view_into_a_longer_text_is_hashed_alone()
    {
        QCOMPARE(sha256(std::string_view("xabcx").substr(1, 3)).hex(), sha256("abc").hex());
    }

    void a_nul_does_not_end_the_message() { QVERIFY(sha256(std::string_view("a\0b", 3)) != sha256("a")); }

    void one_changed_bit_is_another_digest()
    {
        const std::string message(100, 'm');
        for (std::size_t i = 0; i < message.size(); ++i) {
            std::string changed = message;
            changed[i] = static_cast<char>(changed[i] ^ 1);
            QVERIFY(sha256(changed) != sha256(message));
        }
    }
};

QTEST_APPLESS_MAIN(TestSha256)
#include "tst_sha256.moc"
