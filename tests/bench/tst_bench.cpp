// The figures of `./dev bench` can be measured; how good they are is nothing for a busy machine to say.
#include "tests/desktop/temporary_place.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <nlohmann/json.hpp>
#include <set>

using ichido::test::TemporaryPlace;

class TestBench final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void each_figure_stands_beside_its_limit()
    {
        const TemporaryPlace place;
        const QTemporaryDir folder(QStringLiteral(ICHIDO_BUILD_DIR "/bench-XXXXXX")); // not in that place
        const QString file = folder.filePath(QStringLiteral("bench.json"));
        QProcess process;
        process.start(QStringLiteral(ICHIDO_BIN_DIR "/ichido_bench"),
                      {QStringLiteral("--rows"), QStringLiteral("20000"), QStringLiteral("--pairs"),
                       QStringLiteral("2"), QStringLiteral("--json"), file});
        QVERIFY(process.waitForFinished(150'000));
        const QByteArray said = process.readAllStandardError();
        QVERIFY2(process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0, said.constData());
        QCOMPARE(place.names(), std::set<std::string>()); // nothing is left behind

        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        std::set<std::string> names;
        for (const auto& figure : nlohmann::json::parse(written.readAll().toStdString())) {
            names.insert(figure.at("name").get<std::string>());
            for (const char* number : {"measured", "limit", "ratio", "reach"}) {
                QVERIFY(figure.at(number).is_number());
                const double value = figure.at(number).get<double>();
                QVERIFY(std::isfinite(value) && value > 0);
            }
            QCOMPARE(figure.at("unit").get<std::string>(), std::string("ms"));
        }
        QVERIFY((names == std::set<std::string>{"page", "page_gui", "first_window"}));
    }

    void what_it_does_not_measure_is_refused()
    {
        for (const QStringList& arguments :
             {QStringList{QStringLiteral("none-such")}, QStringList{QStringLiteral("--rows"), QStringLiteral("0")},
              QStringList{QStringLiteral("--pairs"), QStringLiteral("x")}}) {
            QProcess process;
            process.start(QStringLiteral(ICHIDO_BIN_DIR "/ichido_bench"), arguments);
            QVERIFY(process.waitForFinished());
            QCOMPARE(process.exitCode(), 2);
        }
    }
};

QTEST_GUILESS_MAIN(TestBench)
#include "tst_bench.moc"
