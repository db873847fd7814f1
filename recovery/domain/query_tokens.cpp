#include "recovery/domain/query_tokens.h"

#include "recovery/domain/intent.h"
#include "recovery/domain/query_words.h"

#include <algorithm>
#include <optional>

namespace ichido {

namespace {

constexpr std::size_t longest_query = 4'096;
constexpr std::string_view ideographic_space = "\xE3\x80\x80";

/// Length of the separator at the front, or 0.
std::size_t separator_at(std::string_view text) noexcept
{
    if (text.empty())
        return 0;
    const char c = text.front();
    if (c == ' ' || c == '\t' || c == '\n' || c == '\r')
        return 1;
    return text.substr(0, ideographic_space.size()) == ideographic_space ? ideographic_space.size() : 0;
}

/// What makes the text no text at all.
std::optional<QueryError> hostile_bytes(std::string_view text)
{
    if (text.size() > longest_query)
        return QueryError{longest_query, text.size() - longest_query, "query.too_long", {}};
    if (const auto invalid = first_invalid_utf8(text))
        return QueryError{*invalid, 1, "query.not_utf8", {}};
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if ((byte < 0x20 || byte == 0x7F) && separator_at(text.substr(i)) == 0)
            return QueryError{i, 1, "query.control_character", {}};
    }
    return std::nullopt;
}

/// A word alone: what it would be as a filter, where that is plain.
std::string as_filter(std::string_view word)
{
    if (Uuid::parse(word))
        return "key:" + ascii_lower(word);
    if (Sha256::parse(ascii_lower(word)))
        return "sha:" + ascii_lower(word);
    if (status_from_any(ascii_lower(word)))
        return "status:" + std::string(word);
    if (word.size() <= 18 && std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; }))
        return "order:" + std::string(word);
    return {};
}

/// Reads a value in quotes from `at`, the opening quote; returns the offset behind the closing one.
std::optional<std::size_t> read_quoted(std::string_view text, std::size_t at, std::string& value)
{
    for (std::size_t i = at + 1; i < text.size(); ++i) {
        if (text[i] == '"')
            return i + 1;
        if (text[i] == '\\' && i + 1 < text.size() && (text[i + 1] == '"' || text[i + 1] == '\\'))
            ++i;
        value += text[i];
    }
    return std::nullopt;
}

} // namespace

tl::expected<std::vector<QueryToken>, QueryError> cut_query(std::string_view text)
{
    if (auto error = hostile_bytes(text))
        return tl::unexpected(*std::move(error));
    std::vector<QueryToken> tokens;
    std::size_t at = 0;
    const auto is_separator = [text](std::size_t i) { return separator_at(text.substr(i)) != 0; };
    while (at < text.size()) {
        if (const std::size_t skipped = separator_at(text.substr(at))) {
            at += skipped;
            continue;
        }
        std::size_t end = at;
        while (end < text.size() && text[end] != ':' && text[end] != '"' && !is_separator(end))
            ++end;
        QueryToken token;
        token.field = text.substr(at, end - at);
        token.field_offset = at;
        if (end == text.size() || text[end] != ':') {
            if (end < text.size() && text[end] == '"') {
                std::string ignored;
                const auto closed = read_quoted(text, end, ignored);
                if (!closed)
                    return tl::unexpected(QueryError{end, text.size() - end, "query.unclosed_quote", {}});
                return tl::unexpected(QueryError{at, *closed - at, "query.no_field", {}});
            }
            return tl::unexpected(QueryError{at, end - at, "query.no_field", as_filter(token.field)});
        }
        token.value_offset = end + 1;
        at = token.value_offset;
        if (at < text.size() && text[at] == '"') {
            const auto closed = read_quoted(text, at, token.value);
            if (!closed)
                return tl::unexpected(QueryError{at, text.size() - at, "query.unclosed_quote", {}});
            token.quoted = true;
            at = *closed;
            if (at < text.size() && !is_separator(at)) // "a"b: which of the two was meant?
                return tl::unexpected(QueryError{at, 1, "query.no_field", {}});
        } else {
            while (at < text.size() && !is_separator(at))
                ++at;
            token.value = text.substr(token.value_offset, at - token.value_offset);
        }
        token.value_length = at - token.value_offset;
        tokens.push_back(std::move(token));
    }
    return tokens;
}

} // namespace ichido
