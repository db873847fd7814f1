#include "recovery/domain/query.h"

#include "recovery/domain/query_times.h"
#include "recovery/domain/query_tokens.h"
#include "recovery/domain/query_words.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace ichido {

namespace {

using Refusal = std::optional<QueryError>;

constexpr std::array<std::string_view, 8> query_fields{"org", "status", "age",   "created",
                                                       "key", "sha",    "order", "stuck"};
constexpr std::array<std::string_view, 9> query_statuses{"processing", "completed", "failed", "処理中", "完了",
                                                         "失敗",       "처리중",    "완료",   "실패"};

QueryError refuse_value(const QueryToken& token, std::string code, std::string suggestion = {})
{
    return {token.value_offset, token.value_length, std::move(code), std::move(suggestion)};
}

/// All of the text as one number of the database's bigint.
std::optional<std::int64_t> read_number(std::string_view text) noexcept
{
    std::int64_t number = 0;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || error != std::errc{} || stop != text.data() + text.size())
        return std::nullopt;
    return number;
}

bool looks_like_number(std::string_view text) noexcept
{
    return !text.empty() && std::all_of(text.begin() + (text.front() == '-' && text.size() > 1 ? 1 : 0), text.end(),
                                        [](char c) { return c >= '0' && c <= '9'; });
}

/// Quotes make a name of digits a name.
Refusal read_org(const QueryToken& token, Query& query)
{
    if (token.quoted || !looks_like_number(token.value)) {
        query.org_name = token.value;
        return std::nullopt;
    }
    const auto number = read_number(token.value);
    if (!number)
        return refuse_value(token, "query.bad_org", "\"" + token.value + "\"");
    query.org = OrgId{*number};
    return std::nullopt;
}

/// One word, or several with commas between.
Refusal read_status(const QueryToken& token, Query& query)
{
    std::size_t from = 0;
    while (from <= token.value.size()) {
        const std::size_t comma = std::min(token.value.find(',', from), token.value.size());
        const std::string word = ascii_lower(std::string_view(token.value).substr(from, comma - from));
        const auto status = status_from_any(word);
        if (!status) {
            const std::size_t quote = token.quoted ? 1 : 0;
            return QueryError{token.value_offset + quote + from, comma - from, "query.bad_status",
                              std::string(nearest_word(word, query_statuses))};
        }
        if (std::find(query.statuses.begin(), query.statuses.end(), *status) == query.statuses.end())
            query.statuses.push_back(*status);
        from = comma + 1;
    }
    return std::nullopt;
}

bool is_lower_hex(char c) noexcept
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
}

/// Hexadecimal from the beginning of a key, with all of its dashes so far or without any.
Refusal read_key(const QueryToken& token, Query& query)
{
    const std::string text = ascii_lower(token.value);
    const bool dashed = text.find('-') != std::string::npos;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool dash_here = dashed && (i == 8 || i == 13 || i == 18 || i == 23);
        if (dash_here ? text[i] != '-' : !is_lower_hex(text[i]))
            return refuse_value(token, "query.bad_key");
    }
    if (text.size() > (dashed ? 36U : 32U))
        return refuse_value(token, "query.bad_key");
    query.key_prefix = text;
    return std::nullopt;
}

Refusal read_sha(const QueryToken& token, Query& query)
{
    const std::string text = ascii_lower(token.value);
    if (text.size() > 64 || !std::all_of(text.begin(), text.end(), is_lower_hex))
        return refuse_value(token, "query.bad_sha");
    query.sha_prefix = text;
    return std::nullopt;
}

Refusal read_order(const QueryToken& token, Query& query)
{
    const auto number = looks_like_number(token.value) ? read_number(token.value) : std::nullopt;
    if (!number)
        return refuse_value(token, "query.bad_order");
    query.order_id = *number;
    return std::nullopt;
}

Refusal read_stuck(const QueryToken& token, Query& query)
{
    if (ascii_lower(token.value) != "yes")
        return refuse_value(token, "query.bad_stuck", "yes");
    query.stuck_only = true;
    return std::nullopt;
}

/// Whether a second filter of this field would silently replace the first.
bool already_given(std::string_view field, const QueryToken& token, const Query& query)
{
    if (field == "org")
        return query.org || !query.org_name.empty();
    if (field == "age")
        return token.value.front() == '<' ? query.age_under.has_value() : query.age_over.has_value();
    if (field == "created")
        return query.created_from || query.created_to;
    if (field == "key")
        return !query.key_prefix.empty();
    if (field == "sha")
        return !query.sha_prefix.empty();
    if (field == "order")
        return query.order_id.has_value();
    return false; // several statuses are meant as any of them; stuck:yes twice is stuck:yes
}

Refusal read_token(const QueryToken& token, Query& query)
{
    const std::string field = ascii_lower(token.field);
    if (std::find(query_fields.begin(), query_fields.end(), field) == query_fields.end())
        return QueryError{token.field_offset, token.field.size(), "query.unknown_field",
                          std::string(nearest_word(field, query_fields))};
    if (token.value.empty())
        return refuse_value(token, "query.empty_value");
    if (already_given(field, token, query))
        return QueryError{token.field_offset, token.field.size(), "query.repeated_field", {}};
    if (field == "org")
        return read_org(token, query);
    if (field == "status")
        return read_status(token, query);
    if (field == "age")
        return read_age(token, query);
    if (field == "created")
        return read_created(token, query);
    if (field == "key")
        return read_key(token, query);
    if (field == "sha")
        return read_sha(token, query);
    return field == "order" ? read_order(token, query) : read_stuck(token, query);
}

} // namespace

tl::expected<Query, QueryError> parse_query(std::string_view text)
{
    const auto tokens = cut_query(text);
    if (!tokens)
        return tl::unexpected(tokens.error());
    Query query;
    for (const QueryToken& token : *tokens)
        if (auto error = read_token(token, query))
            return tl::unexpected(*std::move(error));
    return query;
}

} // namespace ichido
