// A plan file that was cut or changed anywhere is refused.
#include "recovery/evidence/plan_file.h"
#include "tests/evidence/plan_samples.h"

#include <QTest>

#include <string>

using namespace ichido;
using namespace ichido::evidence_tests;

namespace {

const std::string& written()
{
    static const std::string file = write_plan(sample_plan());
    return file;
}

/// The code of the failure, "a plan" where there is none, "tells too much" where content could leak.
std::string code_of(const std::string& file)
{
    const auto plan = read_plan(file);
    if (plan)
        return "a plan";
    const Failure& failure = plan.error();
    return failure.text.empty() && failure.kind == FailureKind::invalid ? failure.code : "tells too much";
}

bool is_of_a_plan(const std::string& code)
{
    return code == "plan.truncated" || code == "plan.edited" || code == "plan.malformed" || code == "plan.version";
}

std::string with(std::string text, std::string_view from, std::string_view to)
{
    const auto at = text.find(from);
    return at == std::string::npos ? "not there" : text.replace(at, from.size(), to);
}

} // namespace

class TestPlanFileDamaged : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cut_anywhere()
    {
        for (std::size_t length = 0; length < written().size(); ++length)
            QCOMPARE(code_of(written().substr(0, length)), std::string("plan.truncated"));
    }

    void cut_at_the_front()
    {
        for (std::size_t start = 1; start < written().size(); ++start)
            QVERIFY2(is_of_a_plan(code_of(written().substr(start))), std::to_string(start).c_str());
    }

    void any_bit_changed()
    {
        const std::size_t first_line = written().find('\n');
        for (std::size_t at = 0; at < written().size(); ++at) {
            for (int bit = 0; bit < 8; ++bit) {
                std::string file = written();
                file[at] = static_cast<char>(file[at] ^ (1 << bit));
                const std::string code = code_of(file);
                QVERIFY2(is_of_a_plan(code), (std::to_string(at) + ": " + code).c_str());
                // Behind the header only the digest speaks, unless the last line is no longer there.
                QVERIFY(at <= first_line || code == "plan.edited" || code == "plan.truncated");
            }
        }
    }

    void any_byte_made_another_that_fits()
    {
        for (const char other : {'0', '"', '\n', '\r', ' ', '\0', '\xff', '}'}) {
            for (std::size_t at = 0; at < written().size(); ++at) {
                if (written()[at] == other)
                    continue;
                std::string file = written();
                file[at] = other;
                QVERIFY2(is_of_a_plan(code_of(file)), std::to_string(at).c_str());
            }
        }
    }

    void any_byte_gone_doubled_or_new()
    {
        for (std::size_t at = 0; at < written().size(); ++at) {
            QVERIFY(is_of_a_plan(code_of(std::string(written()).erase(at, 1))));
            QVERIFY(is_of_a_plan(code_of(std::string(written()).insert(at, 1, written()[at]))));
            QVERIFY(is_of_a_plan(code_of(std::string(written()).insert(at, 1, ' '))));
        }
    }

    void edited_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QByteArray>("code");
        const std::string& file = written();
        const auto row = [](const char* name, const std::string& damaged, const char* code) {
            QTest::newRow(name) << QByteArray::fromStdString(damaged) << QByteArray(code);
        };
        const auto second = file.find('\n') + 1, third = file.find('\n', second) + 1,
                   fourth = file.find('\n', third) + 1;
        const std::string header = file.substr(0, second), one = file.substr(second, third - second),
                          two = file.substr(third, fourth - third), rest = file.substr(fourth);
        row("an amount", with(file, R"("minor":1200)", R"("minor":1201)"), "plan.edited");
        row("a verdict", with(file, R"("kind":"person")", R"("kind":"wait")"), "plan.edited");
        row("the database", with(file, "7301234567890123456", "7301234567890123457"), "plan.edited");
        row("the end of its life", with(file, "14:18:22", "23:18:22"), "plan.edited");
        row("a line gone", header + two + rest, "plan.edited");
        row("a line twice", header + one + one + two + rest, "plan.edited");
        row("lines in another order", header + two + one + rest, "plan.edited");
        row("no line left", header + file.substr(file.rfind("{\"lines\"")), "plan.edited");
        row("the number of lines", with(file, R"({"lines":5)", R"({"lines":4)"), "plan.edited");
        row("the digest", with(file, R"("sha256":")", R"("sha256":"0)"), "plan.edited");
        row("a line behind", file + one, "plan.edited");
        row("an empty line behind", file + '\n', "plan.edited");
        row("a space behind", file + ' ', "plan.edited");
        row("a NUL behind", file + '\0', "plan.edited");
        row("two plans", file + file, "plan.edited");
        row("a last line in the middle", header + file.substr(file.rfind("{\"lines\"")) + one + two + rest,
            "plan.edited");
        row("a header twice", header + file, "plan.edited");
        row("an empty line in front", '\n' + file, "plan.malformed");
        row("a space in front", ' ' + file, "plan.malformed");
        row("a byte order mark", "\xEF\xBB\xBF" + file, "plan.malformed");
        row("no header", one + two + rest, "plan.malformed");
        std::string dos;
        for (const char c : file)
            dos += c == '\n' ? std::string("\r\n") : std::string(1, c);
        row("line ends of another system", dos, "plan.malformed");
        row("one such line end", with(file, "}\n{\"command\"", "}\r\n{\"command\""), "plan.malformed");
        row("one such line end at last", file.substr(0, file.size() - 1) + "\r\n", "plan.edited");
        row("another version", with(file, R"("ichido_plan":1)", R"("ichido_plan":2)"), "plan.version");
        row("a later version in a form of its own", "{\"made\":{},\"ichido_plan\":3}\nsomething\n", "plan.version");
    }

    void edited()
    {
        QFETCH(const QByteArray, file);
        QFETCH(const QByteArray, code);
        QVERIFY(file.toStdString() != written() && file != "not there");
        QCOMPARE(QByteArray::fromStdString(code_of(file.toStdString())), code);
    }

    void a_plan_of_another_version_is_not_read()
    {
        for (const int version : {0, 2, -1, INT32_MAX}) {
            Plan plan = sample_plan();
            plan.header.version = version;
            QCOMPARE(code_of(write_plan(plan)), std::string("plan.version"));
        }
    }
};

QTEST_APPLESS_MAIN(TestPlanFileDamaged)
#include "tst_plan_file_damaged.moc"
