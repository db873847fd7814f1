// Whatever is wrong gets one sentence that names what to do, the exit status of its kind, nothing on
// standard output, no secret, no connection, no SQL; and nothing changes.
#include "tests/ctl/database_facts.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QtTest>

#include <algorithm>
#include <map>

using namespace ichido::test;

namespace {

std::unique_ptr<RunningSandbox> sandbox;

/// One fault: what to run on which connection, how it ends, and how to make and unmake the fault.
struct Fault {
    QStringList arguments;
    int code = 0;
    QString uri;
    std::string breaks;
    std::string mends;
};

QStringList words(const char* line)
{
    return QString::fromUtf8(line).split(QLatin1Char(' '));
}

void owner_runs(const std::string& sql)
{
    auto owner = value_of(ichido::sandbox::OwnerConnection::open(sandbox->address("owner_uri").toStdString()));
    value_of(owner.run(sql));
}

QByteArray whole_plan()
{
    QFile plan(sandbox->folder() + QStringLiteral("/plan.jsonl"));
    if (!plan.open(QIODevice::ReadOnly))
        throw std::runtime_error("there is no plan");
    return plan.readAll();
}

void write(const char* name, const QByteArray& content)
{
    QFile file(sandbox->folder() + QLatin1Char('/') + QString::fromLatin1(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        throw std::runtime_error("a file cannot be written");
}

QString with_passfile(const char* name)
{
    const QString right = sandbox->dir() + QStringLiteral("/passfile");
    return sandbox->uri().replace(QStringLiteral("passfile=") + right, QStringLiteral("passfile=") + sandbox->folder() +
                                                                           QLatin1Char('/') +
                                                                           QString::fromLatin1(name));
}

bool has_sentence(const QByteArray& text, const QString& language)
{
    const QString said = QString::fromUtf8(text);
    const auto any = [&said](char16_t first, char16_t last) {
        return std::any_of(said.begin(), said.end(),
                           [=](QChar c) { return c.unicode() >= first && c.unicode() <= last; });
    };
    if (language == QLatin1String("ja"))
        return any(u'\u3040', u'\u30ff'); // kana
    if (language == QLatin1String("ko"))
        return any(u'\uac00', u'\ud7a3'); // hangul
    return said.contains(QRegularExpression(QStringLiteral("[a-z] [a-z].*[.?](\\n|$)")));
}

} // namespace

class TestBadInputs : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase() { sandbox.reset(); }
    void what_is_wrong_is_said_data();
    void what_is_wrong_is_said();
    void a_password_on_the_command_line_is_refused();
    void a_gateway_that_is_down_settles_nothing();

private:
    std::map<QString, Fault> m_faults;
};

void TestBadInputs::initTestCase()
{
    sandbox = std::make_unique<RunningSandbox>(1'000, 150);
    QCOMPARE(sandbox->run(words("recover plan --output plan.jsonl --format json")).code, 0);
    QByteArray plan = whole_plan();
    write("cut.jsonl", plan.left(plan.size() / 2));
    plan.replace("\"status\":\"failed\"", "\"status\":\"completed\"");
    QVERIFY(plan != whole_plan());
    write("edited.jsonl", plan);
    write("other.jsonl", "{\"a\":1}\n");
    write("wrong.passfile", "*:*:*:*:not-the-password\n");
    QFile::setPermissions(sandbox->folder() + QStringLiteral("/wrong.passfile"), QFile::ReadOwner | QFile::WriteOwner);

    const QStringList listing = words("requests list");
    const QStringList applying = words("recover apply plan.jsonl --reason outage");
    QString nowhere = sandbox->uri();
    nowhere.replace(QRegularExpression(QStringLiteral("port=\\d+")), QStringLiteral("port=1"));
    QString elsewhere = sandbox->uri();
    elsewhere.replace(QStringLiteral("@/ichido?"), QStringLiteral("@/nosuch?"));
    const std::string newer = "insert into ichido.schema_migration (version, name, sha256)"
                              " values (9999, 'from the future', '\\x00')";

    m_faults = {
        {QStringLiteral("no server"), {listing, 3, nowhere, {}, {}}},
        {QStringLiteral("wrong password"), {listing, 3, with_passfile("wrong.passfile"), {}, {}}},
        {QStringLiteral("no password file"), {listing, 3, with_passfile("nosuch.passfile"), {}, {}}},
        {QStringLiteral("wrong database"), {listing, 3, elsewhere, {}, {}}},
        {QStringLiteral("unknown login"), {listing, 3, sandbox->uri_of(QStringLiteral("nobody")), {}, {}}},
        {QStringLiteral("no payment_requests"),
         {listing,
          1,
          {},
          "alter table payment_requests rename to hidden",
          "alter table hidden rename to payment_requests"}},
        {QStringLiteral("no primary key"),
         {applying,
          1,
          {},
          "alter table payment_requests rename constraint payment_requests_pkey to kept;"
          "alter table payment_requests drop constraint kept",
          "alter table payment_requests add primary key (org_id, idem_key)"}},
        {QStringLiteral("older schema"),
         {applying,
          1,
          {},
          "create table kept as select * from ichido.schema_migration;"
          "delete from ichido.schema_migration where version > 3",
          "insert into ichido.schema_migration select * from kept where version > 3; drop table kept"}},
        {QStringLiteral("newer schema"),
         {applying, 1, {}, newer, "delete from ichido.schema_migration where version = 9999"}},
        {QStringLiteral("plan cut in half"), {words("recover apply cut.jsonl --reason outage"), 2, {}, {}, {}}},
        {QStringLiteral("plan edited"), {words("recover apply edited.jsonl --reason outage"), 2, {}, {}, {}}},
        {QStringLiteral("not a plan"), {words("recover apply other.jsonl --reason outage"), 2, {}, {}, {}}},
        {QStringLiteral("no such plan"), {words("recover apply nosuch.jsonl --reason outage"), 2, {}, {}, {}}},
        {QStringLiteral("no reason"), {words("recover apply plan.jsonl"), 2, {}, {}, {}}},
        {QStringLiteral("unknown organisation"), {words("requests list --query org:nosuch"), 2, {}, {}, {}}},
        {QStringLiteral("malformed key"), {words("requests show 1 not-a-key"), 2, {}, {}, {}}},
        {QStringLiteral("unknown key"), {words("requests show 1 00000000-0000-4000-8000-000000000000"), 2, {}, {}, {}}},
        {QStringLiteral("unknown field"), {words("requests list --query colour:red"), 2, {}, {}, {}}},
        {QStringLiteral("malformed age"), {words("requests list --query age:>10parsecs"), 2, {}, {}, {}}},
        {QStringLiteral("open quote"), {words("requests list --query org:\"acme"), 2, {}, {}, {}}},
        {QStringLiteral("unknown verb"), {words("requests lsit"), 2, {}, {}, {}}},
        {QStringLiteral("unknown option"), {words("requests list --collour"), 2, {}, {}, {}}},
        {QStringLiteral("unknown format"), {words("requests list --format xml"), 2, {}, {}, {}}},
        {QStringLiteral("no folder for the plan"),
         {words("recover plan --output nosuch/folder/plan.jsonl"), 2, {}, {}, {}}},
        {QStringLiteral("a viewer applies"), {applying, 4, sandbox->uri_of(QStringLiteral("ichido_view")), {}, {}}},
        {QStringLiteral("a viewer asks"),
         {words("recover plan --output viewer.jsonl"), 4, sandbox->uri_of(QStringLiteral("ichido_view")), {}, {}}},
        {QStringLiteral("no sandbox"), {words("sandbox stop --dir nosuch"), 2, {}, {}, {}}},
        {QStringLiteral("a sandbox where one stands"),
         {QStringList{QStringLiteral("sandbox"), QStringLiteral("start"), QStringLiteral("--dir"), sandbox->dir()},
          2,
          {},
          {},
          {}}},
    };
}

void TestBadInputs::what_is_wrong_is_said_data()
{
    QTest::addColumn<QString>("fault");
    QTest::addColumn<QString>("language");
    for (const auto& [name, fault] : m_faults)
        for (const char* language : {"en", "ja", "ko"})
            QTest::newRow(qPrintable(name + QLatin1Char(' ') + QLatin1String(language)))
                << name << QString::fromLatin1(language);
}

void TestBadInputs::what_is_wrong_is_said()
{
    QFETCH(const QString, fault);
    QFETCH(const QString, language);
    const Fault& wrong = m_faults.at(fault);
    const QString uri = wrong.uri.isEmpty() ? sandbox->uri() : wrong.uri;
    const std::string before = written_state(*sandbox);
    if (!wrong.breaks.empty())
        owner_runs(wrong.breaks);
    const Ended ended =
        ichidoctl(QStringList{QStringLiteral("--uri"), uri, QStringLiteral("--lang"), language} + wrong.arguments,
                  sandbox->folder());
    if (!wrong.mends.empty())
        owner_runs(wrong.mends);

    QVERIFY2(ended.code == wrong.code, qPrintable(QString::number(ended.code) + QString::fromUtf8(ended.err)));
    QVERIFY2(ended.out.isEmpty(), ended.out.constData());
    QVERIFY2(has_sentence(ended.err, language), ended.err.constData());
    for (const char* secret :
         {"postgresql://", "passfile=", "not-the-password", "select ", "SELECT", "$1", "SQLSTATE", "PG::", "libpq:"})
        QVERIFY2(!ended.err.contains(secret), ended.err.constData());
    QVERIFY2(!ended.err.contains(sandbox->dir().toUtf8() + "/gateway"), ended.err.constData());
    QCOMPARE(written_state(*sandbox), before);
}

void TestBadInputs::a_password_on_the_command_line_is_refused()
{
    for (const char* uri : {"postgresql://ichido_ops:hunter2@localhost/ichido",
                            "postgresql://ichido_ops@localhost/ichido?password=hunter2",
                            "postgresql://ichido_ops@localhost/ichido?sslpassword=hunter2"}) {
        const Ended ended = ichidoctl(
            {QStringLiteral("--uri"), QString::fromLatin1(uri), QStringLiteral("requests"), QStringLiteral("list")});
        QCOMPARE(ended.code, 2);
        QVERIFY(ended.out.isEmpty() && !ended.err.contains("hunter2") && has_sentence(ended.err, QStringLiteral("en")));
    }
}

void TestBadInputs::a_gateway_that_is_down_settles_nothing()
{
    // Of the same name, at an address where nobody listens; and no evidence from before.
    QDir(sandbox->folder()).mkpath(QStringLiteral("gateways"));
    QFile shipped(sandbox->dir() + QStringLiteral("/gateways/sandbox.toml"));
    QVERIFY(shipped.open(QIODevice::ReadOnly));
    QByteArray profile = shipped.readAll();
    const QByteArray right = sandbox->address("gateway_url").toUtf8();
    QVERIFY(profile.contains(right));
    write("gateways/sandbox.toml", profile.replace(right, "http://127.0.0.1:1"));
    owner_runs("truncate ichido.evidence");

    const Ended planned =
        sandbox->run(words("--gateways gateways recover plan --output down.jsonl --query age:>10m --format json"));
    QVERIFY2(planned.code == 0, planned.err.constData());
    QVERIFY2(has_sentence(planned.err, QStringLiteral("en")), planned.err.constData());
    QCOMPARE(planned.json().at("settle_completed").get<int>() + planned.json().at("settle_failed").get<int>(), 0);
    const std::string before = written_state(*sandbox);
    const Ended applied = sandbox->run(words("recover apply down.jsonl --reason outage --format json"));
    QCOMPARE(applied.code, 1);
    QCOMPARE(applied.json().at("for_a_person").get<int>() + applied.json().at("waiting").get<int>(),
             applied.json().at("lines").get<int>());
    QCOMPARE(written_state(*sandbox), before);
}

QTEST_GUILESS_MAIN(TestBadInputs)
#include "tst_bad_inputs.moc"
