#include "recovery/gateways/toml_table.h"

#include "recovery/gateways/profile_text.h"

#include <algorithm>
#include <toml++/toml.h>
#include <utility>

namespace ichido {

TomlTable::TomlTable(TomlErrors& errors, const toml::table& table, std::string where)
    : m_errors(errors), m_table(table), m_where(std::move(where))
{
}

std::size_t TomlTable::line() const
{
    return m_table.source().begin.line;
}

std::size_t TomlTable::line(std::string_view key) const
{
    const toml::node* const node = m_table.get(key);
    return node ? node->source().begin.line : line();
}

void TomlTable::wrong(std::string_view key, const std::string& what) const
{
    m_errors.add("profile.value", line(key), name(key) + " " + what);
}

const toml::node* TomlTable::get(std::string_view key, bool required)
{
    m_known.emplace(key);
    const toml::node* const node = m_table.get(key);
    if (!node && required)
        m_errors.add("profile.key", line(), name(key) + " is missing");
    return node;
}

std::string TomlTable::text(std::string_view key, bool required)
{
    const toml::node* const node = get(key, required);
    if (!node)
        return {};
    const auto value = node->value_exact<std::string>();
    if (!value || !is_profile_text(*value) || (required && value->empty())) {
        wrong(key, "must be a text without control characters");
        return {};
    }
    return *value;
}

bool TomlTable::boolean(std::string_view key, bool otherwise)
{
    const toml::node* const node = get(key);
    if (!node)
        return otherwise;
    const auto value = node->value_exact<bool>();
    if (!value)
        wrong(key, "must be true or false");
    return value.value_or(otherwise);
}

int TomlTable::integer(std::string_view key, int least, int most, int otherwise)
{
    const toml::node* const node = get(key);
    if (!node)
        return otherwise;
    const auto value = node->value_exact<std::int64_t>();
    if (!value || *value < least || *value > most) {
        wrong(key, "must be a whole number from " + std::to_string(least) + " to " + std::to_string(most));
        return otherwise;
    }
    return static_cast<int>(*value);
}

Duration TomlTable::duration(std::string_view key, Duration least, Duration most, std::optional<Duration> otherwise)
{
    const toml::node* const node = get(key, !otherwise);
    if (!node)
        return otherwise.value_or(least);
    const auto written = node->value_exact<std::string>();
    const auto value = written ? parse_duration(*written) : std::nullopt;
    if (!value || *value < least || *value > most) {
        wrong(key, "must be a duration from " + format_duration(least) + " to " + format_duration(most) +
                       ", such as \"10s\" or \"15d\"");
        return least;
    }
    return *value;
}

std::optional<JsonPointer> TomlTable::pointer(std::string_view key, bool required)
{
    const toml::node* const node = get(key, required);
    if (!node)
        return std::nullopt;
    const auto written = node->value_exact<std::string>();
    auto pointer = written ? JsonPointer::parse(*written) : std::nullopt;
    if (!pointer)
        wrong(key, "must be a JSON pointer, such as \"/data/id\"");
    return pointer;
}

std::vector<Parameter> TomlTable::parameters(std::string_view key, bool required)
{
    std::vector<Parameter> result;
    const toml::node* const node = get(key, required);
    if (node && !node->is_table())
        wrong(key, "must be a table of texts");
    if (!node || !node->is_table())
        return result;
    for (const auto& [item, value] : *node->as_table()) {
        const auto written = value.value_exact<std::string>();
        if (!written || !is_profile_text(*written) || !is_profile_text(item.str()) || item.str().empty())
            m_errors.add("profile.value", item.source().begin.line,
                         name(key) + ": \"" + shown_key(item.str()) + "\" must be a text");
        else
            result.push_back({std::string(item.str()), *written});
    }
    return result;
}

std::optional<TomlTable> TomlTable::table(std::string_view key, bool required)
{
    const toml::node* const node = get(key, required);
    if (node && !node->is_table())
        wrong(key, "must be a table");
    if (!node || !node->is_table())
        return std::nullopt;
    return TomlTable(m_errors, *node->as_table(), name(key));
}

std::vector<TomlTable> TomlTable::tables(std::string_view key, bool required)
{
    std::vector<TomlTable> result;
    const toml::node* const node = get(key, required);
    if (!node)
        return result;
    const toml::array* const array = node->as_array();
    if (!array || array->empty() || array->size() > 20 ||
        !std::all_of(array->begin(), array->end(), [](const toml::node& item) { return item.is_table(); })) {
        wrong(key, "must be 1 to 20 tables");
        return result;
    }
    for (const toml::node& item : *array)
        result.emplace_back(m_errors, *item.as_table(), name(key));
    return result;
}

void TomlTable::finish() const
{
    for (const auto& [key, value] : m_table) {
        if (m_known.find(key.str()) == m_known.end())
            m_errors.add("profile.key", key.source().begin.line,
                         "\"" + shown_key(key.str()) + "\" is not a key of " +
                             (m_where.empty() ? "a profile" : "[" + m_where + "]"));
    }
}

std::string TomlTable::name(std::string_view key) const
{
    return m_where.empty() ? std::string(key) : m_where + "." + std::string(key);
}

} // namespace ichido
