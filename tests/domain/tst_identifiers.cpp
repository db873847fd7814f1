// Keys and hashes: what is one, what is not, and the one rule of the gateway's key.
#include "recovery/domain/identifiers.h"

#include <QTest>

#include <limits>
#include <string>

using namespace ichido;

namespace {

const std::string key_text = "3f2a1111-2222-4333-8444-55556666abcd";

RequestKey request_of(std::int64_t org)
{
    return {OrgId{org}, *IdemKey::parse(key_text)};
}

} // namespace

class TestIdentifiers final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_uuid_is_read_in_either_case_and_written_in_lower();
    void what_is_no_uuid_data();
    void what_is_no_uuid();
    void a_hash_is_64_lower_case_digits();
    void the_gateway_key_of_two_organisations_differs();
    void a_gateway_key_is_read_back();
    void what_is_no_gateway_key_data();
    void what_is_no_gateway_key();
    void hexadecimal_of_any_bytes();
};

void TestIdentifiers::a_uuid_is_read_in_either_case_and_written_in_lower()
{
    const auto upper = Uuid::parse("3F2A1111-2222-4333-8444-55556666ABCD");
    QVERIFY(upper.has_value());
    QCOMPARE(upper->text(), key_text);
    QVERIFY(upper == Uuid::parse(key_text));
    QCOMPARE(int{upper->bytes[0]}, 0x3f);
    QCOMPARE(int{upper->bytes[15]}, 0xcd);
    QCOMPARE(CommandId::parse(key_text)->text(), key_text);
    QCOMPARE(Uuid{}.text(), std::string("00000000-0000-0000-0000-000000000000"));
}

void TestIdentifiers::what_is_no_uuid_data()
{
    QTest::addColumn<std::string>("text");
    QTest::newRow("empty") << std::string();
    QTest::newRow("one digit short") << key_text.substr(1);
    QTest::newRow("one digit more") << key_text + "0";
    QTest::newRow("without dashes") << std::string("3f2a1111222243338444555566667777");
    QTest::newRow("36 digits") << std::string(36, 'a');
    QTest::newRow("a dash at another place") << std::string("3f2a111-12222-4333-8444-55556666abcd");
    QTest::newRow("in braces") << "{" + key_text + "}";
    QTest::newRow("a space before") << " " + key_text;
    QTest::newRow("a line end behind") << key_text + "\n";
    QTest::newRow("another letter") << "g" + key_text.substr(1);
    QTest::newRow("NUL inside") << std::string(1, '\0') + key_text.substr(1);
    QTest::newRow("full-width digits") << std::string("\xEF\xBC\x93") + key_text.substr(3);
}

void TestIdentifiers::what_is_no_uuid()
{
    QFETCH(const std::string, text);
    QVERIFY(!Uuid::parse(text));
    QVERIFY(!IdemKey::parse(text));
    QVERIFY(!CommandId::parse(text));
}

void TestIdentifiers::a_hash_is_64_lower_case_digits()
{
    const std::string hex = "00ff" + std::string(60, 'a');
    const auto sha = Sha256::parse(hex);
    QVERIFY(sha.has_value());
    QCOMPARE(sha->hex(), hex);
    QCOMPARE(int{sha->bytes[1]}, 0xff);
    for (const std::string& wrong : {std::string(), hex.substr(1), hex + "0", "A" + hex.substr(1), "g" + hex.substr(1)})
        QVERIFY(!Sha256::parse(wrong));
}

void TestIdentifiers::the_gateway_key_of_two_organisations_differs()
{
    QCOMPARE(gateway_key(request_of(7)), "7-" + key_text);
    QVERIFY(gateway_key(request_of(7)) != gateway_key(request_of(77)));
}

void TestIdentifiers::a_gateway_key_is_read_back()
{
    using limits = std::numeric_limits<std::int64_t>;
    for (const std::int64_t org : {std::int64_t{0}, std::int64_t{1}, std::int64_t{-1}, limits::max(), limits::min()})
        QVERIFY(parse_gateway_key(gateway_key(request_of(org))) == request_of(org));
}

void TestIdentifiers::what_is_no_gateway_key_data()
{
    QTest::addColumn<std::string>("text");
    QTest::newRow("empty") << std::string();
    QTest::newRow("the key alone") << key_text;
    QTest::newRow("no organisation") << "-" + key_text;
    QTest::newRow("a sign alone") << "--" + key_text;
    QTest::newRow("a zero before") << "07-" + key_text;
    QTest::newRow("minus zero") << "-0-" + key_text;
    QTest::newRow("a plus") << "+7-" + key_text;
    QTest::newRow("a space") << " 7-" + key_text;
    QTest::newRow("beyond bigint") << "9223372036854775808-" + key_text;
    QTest::newRow("another separator") << "7_" + key_text;
    QTest::newRow("upper case") << std::string("7-3F2A1111-2222-4333-8444-55556666ABCD");
    QTest::newRow("something behind") << "7-" + key_text + "0";
    QTest::newRow("a name") << "acme-" + key_text;
}

void TestIdentifiers::what_is_no_gateway_key()
{
    QFETCH(const std::string, text);
    QVERIFY(!parse_gateway_key(text));
}

void TestIdentifiers::hexadecimal_of_any_bytes()
{
    std::string bytes;
    for (int byte = 0; byte < 256; ++byte)
        bytes += static_cast<char>(byte);
    QVERIFY(from_hex(to_hex(bytes)) == bytes);
    QCOMPARE(to_hex(std::string_view("\0\xFF", 2)), std::string("00ff"));
    QVERIFY(from_hex("") == std::string());
    for (const char* wrong : {"0", "0g", "0A", " 0", "0x"})
        QVERIFY(!from_hex(wrong));
}

QTEST_APPLESS_MAIN(TestIdentifiers)
#include "tst_identifiers.moc"
