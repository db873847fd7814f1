// Any JSON text and every other spelling of it have one fingerprint.
#include "recovery/evidence/fingerprint.h"

#include <QTest>
#include <rapidcheck.h>

#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace ichido;

namespace {

std::string any_space()
{
    return *rc::gen::element<std::string>("", "", " ", "\n", "\t", "\r\n  ");
}

/// The same in two spellings.
using Spellings = std::pair<std::string, std::string>;

Spellings any_string()
{
    static const std::vector<Spellings> pieces{{"a", "\\u0061"},
                                               {"b", "b"},
                                               {"/", "\\/"},
                                               {"\\n", "\\u000a"},
                                               {"\\u001F", "\\u001f"},
                                               {"\\\"", "\\u0022"},
                                               {"\xC3\xA9", "\\u00e9"},
                                               {"\xE2\x82\xAC", "\\u20AC"},
                                               {"\xEF\xAC\xB3", "\\ufb33"},
                                               {"\xF0\x9F\x98\x80", "\\uD83D\\ude00"},
                                               {"\\\\", "\\u005C"},
                                               {"\\u0000", "\\u0000"}};
    Spellings both{"\"", "\""};
    for (const auto& [one, other] : *rc::gen::container<std::vector<Spellings>>(rc::gen::elementOf(pieces))) {
        both.first += one;
        both.second += other;
    }
    both.first += '"';
    both.second += '"';
    return both;
}

Spellings any_json(int depth)
{
    const int kind = *rc::gen::inRange(0, depth > 0 ? 6 : 3);
    if (kind == 0)
        return *rc::gen::elementOf(std::vector<Spellings>{{"null", " null"}, {"true", "true "}, {"false", "false"}});
    if (kind == 1)
        return any_string();
    if (kind == 2) {
        const std::string number =
            *rc::gen::element<std::string>("", "-") + std::to_string(*rc::gen::inRange(1, 1'000'000));
        return *rc::gen::elementOf(std::vector<Spellings>{{number, number + ".0"},
                                                          {number + "e3", number + "000"},
                                                          {number + ".25", number + "25e-2"},
                                                          {number + "e30", number + ".0E+30"}});
    }
    const int count = *rc::gen::inRange(0, 4);
    std::vector<Spellings> parts;
    std::set<std::string> names;
    for (int i = 0; i < count; ++i) {
        const auto value = any_json(depth - 1);
        const auto name = any_string();
        if (kind == 3)
            parts.push_back(value);
        else if (names.insert(canonical_json(name.first).value()).second)
            parts.emplace_back(name.first + ':' + value.first,
                               any_space() + name.second + any_space() + ':' + value.second);
    }
    Spellings both{kind == 3 ? "[" : "{", kind == 3 ? "[" : "{"};
    for (std::size_t i = 0; i < parts.size(); ++i) {
        // Members stand in the other order in the other spelling.
        const auto& other = kind == 3 ? parts[i] : parts[parts.size() - 1 - i];
        both.first += (i > 0 ? "," : "") + parts[i].first;
        both.second += (i > 0 ? any_space() + ',' : "") + any_space() + other.second + any_space();
    }
    both.first += kind == 3 ? ']' : '}';
    both.second += kind == 3 ? ']' : '}';
    return both;
}

} // namespace

class TestFingerprintAny : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void two_spellings_have_one_fingerprint()
    {
        const bool holds = rc::check([] {
            const auto [one, other] = any_json(4);
            RC_ASSERT(fingerprint_jcs(one).value() == fingerprint_jcs(other).value());
            RC_ASSERT((one == other) == (fingerprint_raw(one) == fingerprint_raw(other)));
        });
        QVERIFY(holds);
    }

    void canonical_text_is_its_own_canonical_text()
    {
        const bool holds = rc::check([] {
            const std::string canonical = canonical_json(any_json(4).first).value();
            RC_ASSERT(canonical_json(canonical).value() == canonical);
        });
        QVERIFY(holds);
    }

    void what_looks_like_json_is_read_or_refused()
    {
        constexpr std::string_view alphabet = "{}[]\",:\\u0d19.-+eE ntfa\n";
        const auto looks_like_json = rc::gen::container<std::string>(rc::gen::elementOf(std::string(alphabet)));
        const bool holds = rc::check([looks_like_json] {
            const auto canonical = canonical_json(*looks_like_json);
            RC_ASSERT(canonical || (canonical.error().text.empty() && canonical.error().code.starts_with("json.")));
        });
        QVERIFY(holds);
    }
};

QTEST_APPLESS_MAIN(TestFingerprintAny)
#include "tst_fingerprint_any.moc"
