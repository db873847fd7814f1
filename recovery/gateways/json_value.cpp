#include "recovery/gateways/json_value.h"

#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <unordered_set>

namespace ichido {

namespace {

/// Builds the document from the parser's events; returning false ends the parsing.
class JsonValueBuilder final {
public:
    using number_integer_t = std::int64_t;
    using number_unsigned_t = std::uint64_t;
    using number_float_t = double;
    using string_t = std::string;
    using binary_t = nlohmann::json::binary_t;

    bool null() { return add(JsonValue::Kind::null, {}) != nullptr; }
    bool boolean(bool value) { return add(JsonValue::Kind::boolean, value ? "true" : "false") != nullptr; }
    bool number_integer(std::int64_t value) { return add(JsonValue::Kind::integer, std::to_string(value)) != nullptr; }
    bool number_unsigned(std::uint64_t value)
    {
        return add(JsonValue::Kind::integer, std::to_string(value)) != nullptr;
    }
    /// Also integers beyond 64 bits; their digits are kept, and no reader takes them as an integer.
    bool number_float(double, const std::string& written) { return add(JsonValue::Kind::decimal, written) != nullptr; }
    bool string(std::string& value) { return add(JsonValue::Kind::text, std::move(value)) != nullptr; }
    bool binary(binary_t&) { return false; }

    bool start_object(std::size_t) { return open(JsonValue::Kind::object); }
    bool key(std::string& name)
    {
        if (!m_names.back().insert(name).second)
            return false;
        m_open.back()->names.push_back(std::move(name));
        return true;
    }
    bool end_object() { return close(); }
    bool start_array(std::size_t) { return open(JsonValue::Kind::array); }
    bool end_array() { return close(); }
    bool parse_error(std::size_t, const std::string&, const nlohmann::json::exception&) { return false; }

    JsonValue take() { return std::move(m_root); }

private:
    JsonValue* add(JsonValue::Kind kind, std::string text)
    {
        if (++m_nodes > json_node_cap)
            return nullptr;
        JsonValue value;
        value.kind = kind;
        value.text = std::move(text);
        if (m_open.empty()) {
            m_root = std::move(value);
            return &m_root;
        }
        return &m_open.back()->items.emplace_back(std::move(value));
    }
    bool open(JsonValue::Kind kind)
    {
        JsonValue* const value = m_open.size() < json_depth_cap ? add(kind, {}) : nullptr;
        if (!value)
            return false;
        m_open.push_back(value); // stays where it is: nothing is added beside it while it is open
        m_names.emplace_back();
        return true;
    }
    bool close()
    {
        m_open.pop_back();
        m_names.pop_back();
        return true;
    }

    JsonValue m_root;
    std::vector<JsonValue*> m_open;
    std::vector<std::unordered_set<std::string>> m_names;
    std::size_t m_nodes = 0;
};

} // namespace

const JsonValue* JsonValue::member(std::string_view name) const
{
    const auto found = std::find(names.begin(), names.end(), name);
    return found == names.end() ? nullptr : &items[static_cast<std::size_t>(found - names.begin())];
}

std::optional<JsonValue> parse_json(std::string_view text)
{
    // The parser takes a NUL between tokens for the end of its input and would accept what follows.
    if (text.find('\0') != std::string_view::npos)
        return std::nullopt;
    JsonValueBuilder builder;
    if (!nlohmann::json::sax_parse(text.begin(), text.end(), &builder))
        return std::nullopt;
    return builder.take();
}

} // namespace ichido
