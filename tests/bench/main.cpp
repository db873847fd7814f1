// ichido_bench: measures the console on a sandbox of its own and prints each figure beside its limit.
#include "tests/bench/measures.h"

#include <QCommandLineParser>
#include <QLocale>

#include <cstdio>
#include <exception>

using namespace ichido::bench;

namespace {

constexpr int bench_wrong_usage = 2;
constexpr std::int64_t fewest_rows = 20'000; ///< a whole page of one organisation
constexpr std::int64_t most_rows = 20'000'000;
constexpr int stuck_rows = 200;

const QStringList& names()
{
    static const QStringList all{QStringLiteral("page"), QStringLiteral("page_gui"), QStringLiteral("first_window")};
    return all;
}

Figure measure(const QString& name, const ichido::test::WindowSandbox& sandbox, const Sizes& sizes,
               TimedApplication& app)
{
    if (name == QLatin1String("page"))
        return measure_page(sandbox, sizes);
    if (name == QLatin1String("page_gui"))
        return measure_page_gui(sandbox, sizes, app);
    return measure_first_window(sandbox, sizes);
}

std::vector<Figure> measure_all(const QStringList& wanted, const Sizes& sizes, TimedApplication& app)
{
    std::printf("A sandbox of %s, %d of them stuck\n", rows_text(sizes.rows).c_str(), stuck_rows);
    (void)std::fflush(stdout);
    const ichido::test::WindowSandbox sandbox(sizes.rows, stuck_rows);
    sandbox.script("vacuum analyze"); // what the server would otherwise do in the middle
    std::vector<Figure> figures;
    for (const QString& name : names()) {
        if (!wanted.isEmpty() && !wanted.contains(name))
            continue;
        figures.push_back(measure(name, sandbox, sizes, app));
        print(figures.back());
    }
    return figures;
}

} // namespace

std::string ichido::bench::rows_text(std::int64_t rows)
{
    return QLocale(QLocale::English, QLocale::UnitedStates).toString(qlonglong{rows}).toStdString() + " rows";
}

int main(int argc, char** argv)
{
    TimedApplication app(argc, argv);
    QCommandLineParser parser;
    const QCommandLineOption rows(QStringLiteral("rows"), QStringLiteral("In the database."), QStringLiteral("N"),
                                  QString::number(Sizes{}.rows));
    const QCommandLineOption pairs(QStringLiteral("pairs"), QStringLiteral("Of runs per ratio."), QStringLiteral("N"),
                                   QString::number(Sizes{}.pairs));
    const QCommandLineOption json(QStringLiteral("json"), QStringLiteral("Where the figures are written to, too."),
                                  QStringLiteral("file"));
    parser.addOptions({rows, pairs, json});
    parser.addPositionalArgument(QStringLiteral("name"), names().join(QStringLiteral(", ")), QStringLiteral("[name…]"));
    parser.addHelpOption();
    parser.process(app);
    Sizes sizes;
    sizes.rows = parser.value(rows).toLongLong();
    sizes.pairs = parser.value(pairs).toInt();
    bool known = true;
    for (const QString& name : parser.positionalArguments())
        known = known && names().contains(name);
    if (!known || sizes.rows < fewest_rows || sizes.rows > most_rows || sizes.pairs < 1) {
        std::fprintf(stderr, "ichido_bench: names are %s; at least %lld rows and one pair\n",
                     qPrintable(names().join(QStringLiteral(", "))), static_cast<long long>(fewest_rows));
        return bench_wrong_usage;
    }
    try {
        const auto figures = measure_all(parser.positionalArguments(), sizes, app);
        if (parser.isSet(json))
            write_json(figures, parser.value(json).toStdString());
    } catch (const std::exception& error) {
        std::fprintf(stderr, "ichido_bench: %s\n", error.what());
        return 1;
    }
    return 0;
}
