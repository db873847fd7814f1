// The arrows between rooms, read from the includes: docs/architecture.md, "Directions".
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace {

/// What each room may reach, itself included. A room that is not a key here is a mistake.
const QMap<QString, QSet<QString>>& allowed_arrows()
{
    static const QMap<QString, QSet<QString>> arrows = [] {
        const QString domain = QStringLiteral("recovery/domain"), ports = QStringLiteral("recovery/ports"),
                      workflow = QStringLiteral("recovery/workflow"), postgres = QStringLiteral("recovery/postgres"),
                      gateways = QStringLiteral("recovery/gateways"), evidence = QStringLiteral("recovery/evidence"),
                      models = QStringLiteral("models"), ui = QStringLiteral("ui");
        return QMap<QString, QSet<QString>>{
            {domain, {domain}},
            {ports, {domain, ports}},
            {workflow, {domain, ports, workflow}},
            {postgres, {domain, ports, postgres}},
            {gateways, {domain, ports, gateways}},
            {evidence, {domain, ports, evidence}},
            {models, {domain, ports, models}},
            {ui, {domain, ports, workflow, models, ui}},
            {QStringLiteral("app"),
             {domain, ports, workflow, postgres, gateways, evidence, models, ui, QStringLiteral("app")}},
        };
    }();
    return arrows;
}

QString room_of(const QString& path)
{
    for (auto it = allowed_arrows().keyBegin(); it != allowed_arrows().keyEnd(); ++it) {
        if (path.startsWith(*it + QLatin1Char('/')))
            return *it;
    }
    return {};
}

/// Headers by room that alone may use them; everything else that includes one is a forbidden arrow.
struct OutsideRule {
    const char* header;
    QStringList rooms;
};

const QList<OutsideRule>& outside_rules()
{
    static const QList<OutsideRule> rules{
        {"<curl/", {QStringLiteral("recovery/gateways")}},
        {"<libpq-fe.h>", {QStringLiteral("recovery/postgres"), QStringLiteral("app")}},
        {"<QSql", {QStringLiteral("recovery/postgres")}},
        {"<QtSql", {QStringLiteral("recovery/postgres")}},
        {"<httplib.h>", {QStringLiteral("app")}},
        {"<QWidget>", {QStringLiteral("ui"), QStringLiteral("app")}},
        {"<QApplication>", {QStringLiteral("ui"), QStringLiteral("app")}},
        {"<QMessageBox>", {QStringLiteral("ui")}},
        {"<toml++/", {QStringLiteral("recovery/gateways"), QStringLiteral("app")}},
        {"<CLI/", {QStringLiteral("app")}},
    };
    return rules;
}

QStringList forbidden_arrows(const QString& room, const QString& text)
{
    QStringList found;
    static const QRegularExpression include(QStringLiteral(R"(^\s*#\s*include\s+(["<])([^">]+)[">])"),
                                            QRegularExpression::MultilineOption);
    for (auto it = include.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        const QString path = match.captured(2);
        const QString target = room_of(path);
        if (match.captured(1) == QLatin1String("\"") && !target.isEmpty() && !allowed_arrows()[room].contains(target))
            found << path;
        const QString written =
            match.captured(1) + path + (match.captured(1) == QLatin1String("<") ? QStringLiteral(">") : QString());
        for (const auto& rule : outside_rules()) {
            if (written.startsWith(QLatin1String(rule.header)) && !rule.rooms.contains(room))
                found << written;
        }
        const bool core = room == QLatin1String("recovery/domain") || room == QLatin1String("recovery/ports") ||
                          room == QLatin1String("recovery/workflow") || room == QLatin1String("recovery/evidence");
        if (core && match.captured(1) == QLatin1String("<") && path.startsWith(QLatin1Char('Q')))
            found << written;
    }
    static const QRegularExpression banned(
        QStringLiteral(R"(processEvents|QEventLoop|\binstance\(\)\s*;\s*//\s*singleton)"));
    if (room != QLatin1String("app") && banned.match(text).hasMatch())
        found << QStringLiteral("nested event loop");
    return found;
}

} // namespace

class TestIncludes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_arrow_is_allowed()
    {
        const QDir root(QStringLiteral(ICHIDO_SOURCE_DIR));
        int files = 0;
        QStringList wrong;
        for (const auto* folder : {"recovery", "models", "ui", "app"}) {
            QDirIterator it(root.filePath(QLatin1String(folder)), {QStringLiteral("*.h"), QStringLiteral("*.cpp")},
                            QDir::Files, QDirIterator::Subdirectories);
            while (it.hasNext()) {
                const QString path = root.relativeFilePath(it.next());
                const QString room = room_of(path);
                QVERIFY2(!room.isEmpty(), qPrintable(path + QStringLiteral(" stands in no room")));
                QFile file(root.filePath(path));
                QVERIFY(file.open(QIODevice::ReadOnly));
                for (const QString& arrow : forbidden_arrows(room, QString::fromUtf8(file.readAll())))
                    wrong << path + QStringLiteral(" → ") + arrow;
                ++files;
            }
        }
        QVERIFY(files > 20);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    }

    void a_forbidden_arrow_is_found_data()
    {
        QTest::addColumn<QString>("room");
        QTest::addColumn<QString>("text");
        QTest::newRow("the window reaches SQL")
            << QStringLiteral("ui") << QStringLiteral("#include \"recovery/postgres/session.h\"\n");
        QTest::newRow("a model reaches a gateway")
            << QStringLiteral("models") << QStringLiteral("#include \"recovery/gateways/profile.h\"\n");
        QTest::newRow("the domain reaches a port")
            << QStringLiteral("recovery/domain") << QStringLiteral("#include \"recovery/ports/ledger.h\"\n");
        QTest::newRow("the core uses Qt")
            << QStringLiteral("recovery/workflow") << QStringLiteral("#include <QString>\n");
        QTest::newRow("HTTP outside its room")
            << QStringLiteral("recovery/postgres") << QStringLiteral("#include <curl/curl.h>\n");
        QTest::newRow("SQL outside its room")
            << QStringLiteral("recovery/workflow") << QStringLiteral("#include <libpq-fe.h>\n");
        QTest::newRow("a message box below the window")
            << QStringLiteral("models") << QStringLiteral("#include <QMessageBox>\n");
        QTest::newRow("a nested event loop") << QStringLiteral("ui") << QStringLiteral("QEventLoop loop;\n");
    }
    void a_forbidden_arrow_is_found()
    {
        QFETCH(QString, room);
        QFETCH(QString, text);
        QVERIFY(!forbidden_arrows(room, text).isEmpty());
    }

    void an_allowed_arrow_is_not()
    {
        QVERIFY(forbidden_arrows(QStringLiteral("recovery/postgres"),
                                 QStringLiteral("#include \"recovery/ports/ledger.h\"\n#include <libpq-fe.h>\n"))
                    .isEmpty());
    }
};

QTEST_APPLESS_MAIN(TestIncludes)
#include "tst_includes.moc"
