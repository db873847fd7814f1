// Profiles: what is read, what is refused and in which line, and where secrets come from.
#include "profile_text_for_tests.h"

#include "recovery/gateways/lookup_url.h"
#include "recovery/gateways/profile_set.h"
#include "recovery/gateways/secret_source.h"

#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <sys/stat.h>

using namespace ichido;
using namespace ichido::test;
using namespace std::chrono_literals;

namespace {

std::filesystem::path folder_of(const QTemporaryDir& dir)
{
    return dir.path().toStdString();
}

void write_file(const std::filesystem::path& file, std::string_view text, mode_t mode = 0600)
{
    std::ofstream(file, std::ios::binary) << text;
    QCOMPARE(::chmod(file.c_str(), mode), 0);
}

LookupRequest some_request()
{
    LookupRequest request;
    request.request.org.value = 7;
    request.request.key = *IdemKey::parse("0190b5a8-0000-7000-8000-0000000000aa");
    return request;
}

} // namespace

class TestProfile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everything_that_a_profile_states_is_read()
    {
        const auto parsed = parse_profile(full_profile, "example", "/etc/site");
        QVERIFY2(parsed, parsed ? "" : parsed.error().text.c_str());
        const Profile& profile = *parsed;
        QCOMPARE(profile.name, std::string("example"));
        QCOMPARE(profile.base_url.text, std::string("https://api.example.com:443/base"));
        QCOMPARE(profile.beside(profile.ca_file).string(), std::string("/etc/site/own-ca.pem"));
        QVERIFY(profile.auth.kind == AuthKind::basic && profile.auth.user == "shop");
        QCOMPARE(profile.beside(profile.auth.secret_file).string(), std::string("/etc/site/example.secret"));
        QCOMPARE(profile.look_ups.size(), std::size_t{2});
        QVERIFY(!profile.look_ups[0].post && profile.look_ups[0].authoritative);
        QVERIFY(profile.look_ups[1].post && !profile.look_ups[1].authoritative);
        QVERIFY(profile.answer.status.tokens == (std::vector<std::string>{"state", "word"}));
        QCOMPARE(profile.answer.request_id_header, std::string("example-request"));
        QCOMPARE(profile.statuses.size(), std::size_t{6});
        QVERIFY(profile.statuses.at("RETRY") == Outcome::failed_retryable);
        QVERIFY(profile.empty_list_is_absence);
        QCOMPARE(profile.absences.size(), std::size_t{1});
        QCOMPARE(profile.absences[0].value, std::string("no_such_payment"));
        QVERIFY(profile.traits.call_deadline == 5s && profile.traits.lookup_lag == 1h);
        QVERIFY(profile.traits.key_window == 15 * 24h && profile.traits.failure_is_final);
        QCOMPARE(profile.traits.account, std::string("acct_1"));
        QVERIFY2(!profile.traits.authoritative, "one of its look-ups is an index");
        QVERIFY2(!profile.traits.credentials_proven, "a file proves nothing");
        QVERIFY(profile.concurrency == 4 && profile.per_second == 50);
        QCOMPARE(profile.probe->value, std::string("true"));
    }

    void a_wrong_profile_is_refused_in_its_line_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<int>("line"); // 0: of a table, wherever it begins
        const auto row = [](const char* name, const char* from, const char* to, const char* code, int line) {
            QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QByteArray(code) << line;
        };
        row("no TOML", "[tls]", "[tls", "profile.syntax", 4);
        row("a table twice", "[tls]", "[auth]\n[tls]", "profile.syntax", 0);
        row("an unknown key", "user = ", "usr = ", "profile.key", 9);
        row("an unknown table", "[limits]", "[limit]", "profile.key", 0);
        row("an unknown key of a look-up", "authoritative = false", "authoritativ = false", "profile.key", 22);
        row("an unknown key of an absence", "value = \"no_such", "valu = \"no_such", "profile.key", 0);
        row("no base URL", "base_url = \"https://api.example.com/base\"\n", "", "profile.key", 0);
        row("a number as base URL", "\"https://api.example.com/base\"", "1", "profile.value", 2);
        row("plain http to another machine", "https://api", "http://api", "profile.value", 2);
        row("plain http to a name that begins like loopback", "https://api.example.com", "http://127.0.0.1.example.com",
            "profile.value", 2);
        row("plain http to a short form of an address", "https://api.example.com", "http://127.1", "profile.value", 2);
        row("another protocol", "https://api", "ftp://api", "profile.value", 2);
        row("a user in the base URL", "https://api", "https://me:pw@api", "profile.value", 2);
        row("a query in the base URL", "/base\"", "/base?x=1\"", "profile.value", 2);
        row("dot segments in the base URL", "/base\"", "/a/../base\"", "profile.value", 2);
        row("a port that is none", "example.com/", "example.com:65536/", "profile.value", 2);
        row("a host with a blank", "api.example", "api example", "profile.value", 2);
        row("an unknown way to authenticate", "\"basic\"", "\"none\"", "profile.value", 8);
        row("a key of another way to authenticate", "\"basic\"", "\"bearer\"", "profile.key", 9);
        row("a secret instead of its name", "example_live", "sk_live/4eC39Hq=", "profile.value", 10);
        row("a header with a line break", "kind = \"basic\"\nuser = \"shop\"",
            "kind = \"header\"\nheader = \"X-Key\\r\\nX\"", "profile.value", 9);
        row("a header that the transport makes", "kind = \"basic\"\nuser = \"shop\"",
            "kind = \"header\"\nheader = \"Host\"", "profile.value", 9);
        row("no look-up path", "path = \"/search\"\n", "", "profile.key", 0);
        row("a POST that does not say that it reads", "reads = true\n", "", "profile.value", 17);
        row("a method that writes", "\"POST\"", "\"DELETE\"", "profile.value", 17);
        row("an unknown placeholder", "{reference}", "{secret}", "profile.value", 14);
        row("an open brace", "{reference}", "{reference", "profile.value", 14);
        row("a look-up that names nothing", "{reference}", "all", "profile.value", 14);
        row("a path to another origin", "\"/payments/{reference}\"", "\"//evil.example/{reference}\"", "profile.value",
            14);
        row("a relative path", "\"/payments/{reference}\"", "\"payments/{reference}\"", "profile.value", 14);
        row("a path with dot segments", "\"/payments/{reference}\"", "\"/../{reference}\"", "profile.value", 14);
        row("no status pointer", "status = \"/state/word\"\n", "", "profile.key", 0);
        row("a pointer that is none", "\"/state/word\"", "\"state.word\"", "profile.value", 26);
        row("amounts that are neither", "\"minor\"", "\"float\"", "profile.value", 28);
        row("no status word",
            "PAID = \"succeeded\"\nREFUNDED = \"succeeded_then_refunded\"\nHELD = \"authorized\"\nOPEN = "
            "\"pending\"\nDEAD = \"failed_terminal\"\nRETRY = \"failed_retryable\"\n",
            "", "profile.value", 0);
        row("a default success", "PAID =", "\"*\" =", "profile.value", 0);
        row("a default by name", "PAID =", "default =", "profile.value", 0);
        row("a status that is no state of a payment", "\"pending\"", "\"not_found\"", "profile.value", 0);
        row("a status outside the vocabulary", "\"pending\"", "\"fine\"", "profile.value", 0);
        row("a refund state without a refund amount", "refunded = \"/refunded\"\n", "", "profile.key", 0);
        row("no way to see an absence",
            "empty_list = true\nanswers = [ { http_status = 404, pointer = \"/error/code\", value = "
            "\"no_such_payment\" } ]\n",
            "", "profile.key", 0);
        row("a bare 404 as absence", ", pointer = \"/error/code\", value = \"no_such_payment\"", "", "profile.key", 0);
        row("401 as absence", "http_status = 404", "http_status = 401", "profile.value", 0);
        row("503 as absence", "http_status = 404", "http_status = 503", "profile.value", 0);
        row("an empty list where there is none", "list = \"/data\"\n", "", "profile.value", 0);
        row("no deadline at all", "\"5s\"", "\"0s\"", "profile.value", 0);
        row("a deadline as a number", "\"5s\"", "5", "profile.value", 0);
        row("no key window", "key_window = \"15d\"\n", "", "profile.key", 0);
        row("an index without its lag", "lookup_lag = \"1h\"\n", "", "profile.key", 0);
        row("no calls at once", "concurrency = 4", "concurrency = 0", "profile.value", 0);
        row("a rate as text", "per_second = 50", "per_second = \"50\"", "profile.value", 0);
        row("a probe that expects a refusal", "http_status = 200", "http_status = 401", "profile.value", 0);
        row("a probe with a placeholder", "\"/account\"\nquery", "\"/account/{key}\"\nquery", "profile.value", 0);
        row("a probe's pointer without a value", "value = \"true\"\n", "", "profile.key", 0);
        row("a control character", "acct_1", "acct\\u0000", "profile.value", 0);
    }
    void a_wrong_profile_is_refused_in_its_line()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QByteArray, code);
        QFETCH(int, line);
        const auto profile = parse_profile(changed(full_profile, from.toStdString(), to.toStdString()), "example");
        QVERIFY(!profile);
        QVERIFY(profile.error().kind == FailureKind::invalid);
        QCOMPARE(profile.error().code, code.toStdString());
        const std::string& text = profile.error().text;
        QVERIFY2(text.find("\"example\"") != text.npos, text.c_str());
        if (line > 0)
            QVERIFY2(text.find("line " + std::to_string(line) + ":") != text.npos, text.c_str());
        else
            QVERIFY2(text.find("line ") != text.npos, text.c_str());
        QVERIFY2(text.find("sk_live") == text.npos, "a message must not show a value");
    }

    void hostile_text_is_refused_data()
    {
        QTest::addColumn<QByteArray>("text");
        const QByteArray good(full_profile.data(), static_cast<qsizetype>(full_profile.size()));
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("invalid UTF-8") << good + "# \xff\xfe\n";
        QTest::newRow("a NUL") << good + QByteArray("\0x = 1\n", 7);
        QTest::newRow("too long") << good + QByteArray(70'000, '#');
        QTest::newRow("arrays nested 1,900 deep") << "x = " + QByteArray(1900, '[');
        QTest::newRow("a chain of 900 dotted keys") << QByteArray("a.").repeated(900) + "a = 1\n";
        QTest::newRow("tables nested by headers")
            << ("[" + QByteArray("a.").repeated(900) + "a]\n" + QByteArray("b.").repeated(900) + "b = 1\n");
        QTest::newRow("a chain of 30,000 dotted keys") << QByteArray("a.").repeated(30'000) + "a = 1\n";
        QTest::newRow("a key with escapes for a terminal") << good + "[\"\\u001b[2J\"]\n";
        QTest::newRow("5,000 look-ups") << good + QByteArray("[[x]]\n").repeated(5000);
    }
    void hostile_text_is_refused()
    {
        QFETCH(QByteArray, text);
        const auto profile = parse_profile(text.toStdString(), "hostile");
        QVERIFY(!profile);
        for (const char c : profile.error().text)
            QVERIFY(c >= 0x20 && c < 0x7f);
        QVERIFY(profile.error().text.size() < 300);
    }

    void a_name_is_a_plain_file_name()
    {
        for (const char* name : {"", "a/b", "..", "A", "a b", "-a", "é"})
            QVERIFY2(!parse_profile(full_profile, name), name);
        QVERIFY(parse_profile(full_profile, "a_b-2"));
    }

    void base_urls_that_are_good_data()
    {
        QTest::addColumn<QByteArray>("url");
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* url, const char* text) {
            QTest::newRow(url) << QByteArray(url) << QByteArray(text);
        };
        row("https://API.Example.com", "https://api.example.com:443");
        row("http://127.0.0.1:8080", "http://127.0.0.1:8080");
        row("http://127.255.0.9", "http://127.255.0.9:80");
        row("http://[::1]:1/x", "http://[::1]:1/x");
        row("http://localhost:1", "http://localhost:1");
        row("https://[2001:db8::1]/v1", "https://[2001:db8::1]:443/v1");
    }
    void base_urls_that_are_good()
    {
        QFETCH(QByteArray, url);
        QFETCH(QByteArray, text);
        const auto parsed = BaseUrl::parse(url.toStdString());
        QVERIFY(parsed);
        QCOMPARE(parsed->text, text.toStdString());
    }

    void the_shipped_sandbox_is_whole_and_waits_for_an_address()
    {
        ProfileSet profiles;
        const auto added = profiles.add_shipped();
        QVERIFY2(added, added ? "" : added.error().text.c_str());
        const Profile* const sandbox = profiles.find("sandbox");
        QVERIFY(sandbox);
        QVERIFY(!sandbox->has_address());
        QVERIFY(sandbox->probe.has_value());
        QVERIFY(sandbox->traits.authoritative);
    }

    void a_sites_profile_replaces_the_shipped_one_and_keeps_its_folder()
    {
        const QTemporaryDir dir;
        write_file(folder_of(dir) / "sandbox.toml", full_profile);
        write_file(folder_of(dir) / "other.toml", full_profile);
        write_file(folder_of(dir) / "notes.txt", "no profile");
        ProfileSet profiles;
        QVERIFY(profiles.add_shipped());
        QVERIFY(profiles.add_directory(folder_of(dir)));
        QVERIFY(profiles.find("sandbox")->has_address());
        QCOMPARE(profiles.find("sandbox")->folder.string(), folder_of(dir).string());
        QVERIFY(profiles.find("other") && !profiles.find("notes") && !profiles.find(""));
    }

    void one_wrong_file_of_a_folder_adds_none()
    {
        const QTemporaryDir dir;
        write_file(folder_of(dir) / "a.toml", full_profile);
        write_file(folder_of(dir) / "b.toml", "nonsense");
        ProfileSet profiles;
        const auto added = profiles.add_directory(folder_of(dir));
        QVERIFY(!added);
        QCOMPARE(added.error().code, std::string("profile.syntax"));
        QVERIFY(profiles.names().empty());
        QCOMPARE(profiles.add_directory(folder_of(dir) / "absent").error().code, std::string("gateways.folder"));
    }

    void a_fifo_among_the_profiles_blocks_nobody()
    {
        const QTemporaryDir dir;
        QCOMPARE(::mkfifo((folder_of(dir) / "pipe.toml").c_str(), 0600), 0);
        ProfileSet profiles;
        QCOMPARE(profiles.add_directory(folder_of(dir)).error().code, std::string("gateways.folder"));
    }

    void a_secret_comes_from_the_environment_then_from_its_file()
    {
        const QTemporaryDir dir;
        const Profile profile = profile_of(full_profile, "example", folder_of(dir));
        QCOMPARE(SecretSource().read(profile).error().code, std::string("secret.file"));
        write_file(folder_of(dir) / "example.secret", "from-file\n");
        QCOMPARE(*SecretSource().read(profile), std::string("from-file"));
        qputenv("ICHIDO_SECRET_EXAMPLE_LIVE", "from-environment");
        QCOMPARE(*SecretSource().read(profile), std::string("from-environment"));
        qunsetenv("ICHIDO_SECRET_EXAMPLE_LIVE");
        Profile without_file = profile;
        without_file.auth.secret_file.clear();
        const Failure missing = SecretSource().read(without_file).error();
        QCOMPARE(missing.code, std::string("secret.missing"));
        QVERIFY(missing.text.find("ICHIDO_SECRET_EXAMPLE_LIVE") != std::string::npos);
    }

    void a_secret_that_cannot_be_one_is_refused_without_showing_it_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<int>("mode");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("others may read the file") << QByteArray("canary") << 0644 << QByteArray("secret.mode");
        QTest::newRow("a line break") << QByteArray("canary\r\nX-Evil: 1") << 0600 << QByteArray("secret.malformed");
        QTest::newRow("a NUL") << QByteArray("canary\0x", 8) << 0600 << QByteArray("secret.malformed");
        QTest::newRow("empty") << QByteArray("\n") << 0600 << QByteArray("secret.malformed");
        QTest::newRow("too long") << "canary" + QByteArray(5000, 'x') << 0600 << QByteArray("secret.file");
    }
    void a_secret_that_cannot_be_one_is_refused_without_showing_it()
    {
        QFETCH(QByteArray, content);
        QFETCH(int, mode);
        QFETCH(QByteArray, code);
        const QTemporaryDir dir;
        write_file(folder_of(dir) / "example.secret", content.toStdString(), static_cast<mode_t>(mode));
        const auto secret = SecretSource().read(profile_of(full_profile, "example", folder_of(dir)));
        QVERIFY(!secret);
        QCOMPARE(secret.error().code, code.toStdString());
        QVERIFY(secret.error().text.find("canary") == std::string::npos);
    }

    void the_first_look_up_whose_placeholders_are_known_is_used()
    {
        const Profile profile = profile_of(full_profile);
        LookupRequest request = some_request();
        QVERIFY2(!prepare_lookup(profile, request), "neither a reference nor an order is known");
        request.order_id = 12;
        auto look_up = prepare_lookup(profile, request);
        QVERIFY(look_up && look_up->post && !look_up->authoritative && !look_up->by_reference);
        QCOMPARE(look_up->url_path, std::string("/search?mode=live"));
        QCOMPARE(look_up->form, std::string("k=7-0190b5a8-0000-7000-8000-0000000000aa&order=12"));
        request.reference = "pay_1";
        look_up = prepare_lookup(profile, request);
        QVERIFY(look_up && !look_up->post && look_up->by_reference);
        QCOMPARE(look_up->url_path, std::string("/payments/pay_1"));
    }

    void a_reference_never_leaves_its_path_segment()
    {
        const Profile profile = profile_of(full_profile);
        LookupRequest request = some_request();
        request.reference = "../admin?x=1#y\r\nHost: evil";
        QCOMPARE(prepare_lookup(profile, request)->url_path,
                 std::string("/payments/..%2Fadmin%3Fx%3D1%23y%0D%0AHost%3A%20evil"));
        for (const char* segment : {"", ".", ".."}) {
            request.reference = segment;
            QVERIFY2(!prepare_lookup(profile, request), segment);
        }
    }
};

QTEST_APPLESS_MAIN(TestProfile)
#include "tst_profile.moc"
