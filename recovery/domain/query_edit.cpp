#include "recovery/domain/query_edit.h"

#include "recovery/domain/query_tokens.h"

#include <algorithm>

namespace ichido {

namespace {

/// What must not stand bare in a value: separators, and what quoting itself uses.
bool needs_quotes(std::string_view value)
{
    return value.find_first_of(" \t\r\n\"\\") != std::string_view::npos ||
           value.find("\xE3\x80\x80") != std::string_view::npos;
}

std::string written_filter(std::string_view field, std::string_view value)
{
    std::string written(field);
    written += ':';
    if (!needs_quotes(value))
        return written.append(value);
    written += '"';
    for (const char c : value) {
        if (c == '"' || c == '\\')
            written += '\\';
        written += c;
    }
    return written += '"';
}

std::string trimmed(const std::string& text)
{
    const auto begin = text.find_first_not_of(" \t\r\n");
    if (begin == std::string::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(" \t\r\n") - begin + 1);
}

} // namespace

std::string with_filter(std::string_view text, std::string_view field, std::string_view value)
{
    const auto tokens = cut_query(text);
    if (!tokens)
        return std::string(text);
    const std::string filter = value.empty() ? std::string() : written_filter(field, value);
    const auto found =
        std::find_if(tokens->begin(), tokens->end(), [field](const QueryToken& token) { return token.field == field; });
    if (found == tokens->end())
        return trimmed(std::string(text) + (filter.empty() ? "" : " " + filter));
    const std::size_t end = found->value_offset + found->value_length;
    std::string before(text.substr(0, found->field_offset)), after(text.substr(end));
    if (filter.empty() && !after.empty())
        after.erase(0, 1); // one of the two separators
    return trimmed(before + filter + after);
}

std::string filter_value(std::string_view text, std::string_view field)
{
    const auto tokens = cut_query(text);
    if (!tokens)
        return {};
    for (const QueryToken& token : *tokens) {
        if (token.field == field)
            return token.value;
    }
    return {};
}

} // namespace ichido
