// canonical_json(): values are spelled as they are read; an object is put in order when it ends.
#include "recovery/evidence/canonical_number.h"
#include "recovery/evidence/canonical_string.h"
#include "recovery/evidence/fingerprint.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <vector>

#include <nlohmann/json.hpp>

namespace ichido {

namespace {

constexpr std::size_t deepest = 256;
using Json = nlohmann::json;

struct Member {
    std::u16string name; ///< members are ordered by the UTF-16 code units of their names
    std::string text;    ///< "name":value
};

/// An array or object whose end has not been read yet.
struct Open {
    bool object = false;
    std::vector<Member> members;
    std::string elements;
    std::string name; ///< of the member whose value comes next
};

class Canonicalizer : public nlohmann::json_sax<Json> {
public:
    std::string text;
    const char* wrong = "json.malformed";

    bool null() override { return value("null"); }
    bool boolean(bool truth) override { return value(truth ? "true" : "false"); }
    bool number_integer(number_integer_t number) override
    {
        // The magnitude without overflow at the smallest number.
        const auto magnitude = static_cast<number_unsigned_t>(-(number + 1)) + 1;
        return exact(magnitude) ? value(canonical_number(static_cast<double>(number))) : stop("json.number");
    }
    bool number_unsigned(number_unsigned_t number) override
    {
        return exact(number) ? value(canonical_number(static_cast<double>(number))) : stop("json.number");
    }
    bool number_float(number_float_t number, const string_t& spelling) override
    {
        // An integer beyond 64 bits comes here; the parser has rounded it.
        const bool whole = spelling.find_first_not_of("-0123456789") == string_t::npos;
        return std::isfinite(number) && (!whole || spelling == digits_of(number)) ? value(canonical_number(number))
                                                                                  : stop("json.number");
    }
    bool string(string_t& content) override { return value(canonical_string(content)); }
    bool binary(binary_t&) override { return stop("json.malformed"); }
    bool start_object(std::size_t) override { return open(true); }
    bool start_array(std::size_t) override { return open(false); }
    bool key(string_t& name) override
    {
        m_open.back().name = name;
        return true;
    }
    bool end_object() override
    {
        std::vector<Member> members = std::move(m_open.back().members);
        m_open.pop_back();
        std::sort(members.begin(), members.end(), [](const Member& a, const Member& b) { return a.name < b.name; });
        std::string joined = "{";
        for (std::size_t i = 0; i < members.size(); ++i) {
            if (i > 0 && members[i].name == members[i - 1].name)
                return stop("json.duplicate");
            joined += (i > 0 ? "," : "") + members[i].text;
        }
        return value(joined + '}');
    }
    bool end_array() override
    {
        const std::string elements = std::move(m_open.back().elements);
        m_open.pop_back();
        return value('[' + elements + ']');
    }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception& error) override
    {
        constexpr int number_out_of_range = 406;
        if (error.id == number_out_of_range)
            wrong = "json.number";
        return false;
    }

private:
    static bool exact(number_unsigned_t magnitude)
    {
        constexpr int mantissa_bits = 53;
        while (magnitude != 0 && (magnitude & 1U) == 0)
            magnitude >>= 1U;
        return magnitude >> static_cast<unsigned>(mantissa_bits) == 0;
    }

    /// Every digit of a double without fraction.
    static std::string digits_of(double whole)
    {
        std::array<char, std::numeric_limits<double>::max_exponent10 + 3> digits{};
        const auto end =
            std::to_chars(digits.data(), digits.data() + digits.size(), whole, std::chars_format::fixed, 0);
        return {digits.data(), end.ptr};
    }

    bool stop(const char* code)
    {
        wrong = code;
        return false;
    }

    bool open(bool object)
    {
        if (m_open.size() == deepest)
            return stop("json.too_deep");
        m_open.push_back({object, {}, {}, {}});
        return true;
    }

    bool value(const std::string& spelled)
    {
        if (m_open.empty()) {
            text = spelled;
            return true;
        }
        Open& around = m_open.back();
        if (around.object)
            around.members.push_back({utf16_units(around.name), canonical_string(around.name) + ':' + spelled});
        else
            around.elements += (around.elements.empty() ? "" : ",") + spelled;
        return true;
    }

    std::vector<Open> m_open;
};

} // namespace

Result<std::string> canonical_json(std::string_view body)
{
    Canonicalizer canonicalizer;
    // Neither a byte order mark nor NUL is part of JSON text. The parser would skip the one in
    // silence and take the other for the end, so that whatever stands behind it would not count.
    if (body.starts_with("\xEF\xBB\xBF") || body.find('\0') != std::string_view::npos ||
        !Json::sax_parse(body, &canonicalizer))
        return fail(FailureKind::invalid, canonicalizer.wrong);
    return std::move(canonicalizer.text);
}

} // namespace ichido
