// The simulation finds nothing in the protocol as it is, and each planted bug.
#include "tests/simulation/simulation.h"

#include <QProcess>
#include <QTest>

using namespace ichido::simulation;

namespace {

struct Ended {
    int code = -1;
    QByteArray last_line;
    QByteArray output;
};

Ended simulate(const QStringList& arguments)
{
    QProcess process;
    process.start(QStringLiteral(ICHIDO_BIN_DIR "/ichido_simulate"), arguments);
    Ended ended;
    if (!process.waitForFinished(150'000) || process.exitStatus() != QProcess::NormalExit)
        return ended;
    ended.code = process.exitCode();
    ended.output = process.readAllStandardOutput();
    ended.last_line = ended.output.trimmed().split('\n').last();
    return ended;
}

} // namespace

class TestSimulation final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothing_is_found_in_2000_seeds()
    {
        const Ended ended = simulate({QStringLiteral("--seeds"), QStringLiteral("2000")});
        QVERIFY2(ended.code == 0, ended.output.constData());
        QCOMPARE(ended.last_line, QByteArray("2000 seeds, 0 violations"));
    }

    void each_planted_bug_is_found_data()
    {
        QTest::addColumn<QString>("plant");
        for (const PlantName& known : plant_names) {
            const QString name = QString::fromUtf8(known.name.data(), static_cast<qsizetype>(known.name.size()));
            QTest::newRow(name.toUtf8().constData()) << name;
        }
    }
    void each_planted_bug_is_found()
    {
        QFETCH(const QString, plant);
        const Ended ended =
            simulate({QStringLiteral("--seeds"), QStringLiteral("2000"), QStringLiteral("--plant"), plant});
        QCOMPARE(ended.code, 1);
        QVERIFY(ended.output.startsWith("seed "));
        QVERIFY(ended.output.contains("replay: ichido_simulate --first "));
        QVERIFY(ended.last_line.startsWith("2000 seeds, "));
    }

    void the_same_seed_gives_the_same_run()
    {
        for (std::uint64_t seed = 1; seed <= 50; ++seed) {
            const SeedResult once = run_seed(seed, Plant::none);
            QCOMPARE(run_seed(seed, Plant::none).trace_hash, once.trace_hash);
            QVERIFY(run_seed(seed + 1, Plant::none).trace_hash != once.trace_hash);
        }
    }

    void both_the_service_and_the_consoles_settle()
    {
        int by_ichido = 0;
        int by_service = 0;
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            const SeedResult result = run_seed(seed, Plant::none);
            by_ichido += result.settled_by_ichido;
            by_service += result.settled_by_service;
        }
        QVERIFY(by_ichido > 40);
        QVERIFY(by_service > 40);
    }

    void wrong_arguments_are_no_violations()
    {
        QCOMPARE(simulate({QStringLiteral("--seeds"), QStringLiteral("0")}).code, 2);
        QCOMPARE(simulate({QStringLiteral("--seeds"), QStringLiteral("x")}).code, 2);
        QCOMPARE(simulate({QStringLiteral("--seeds"), QStringLiteral("1"), QStringLiteral("--plant"),
                           QStringLiteral("none-such")})
                     .code,
                 2);
    }
};

QTEST_APPLESS_MAIN(TestSimulation)
#include "tst_simulation.moc"
