#include "recovery/domain/query_times.h"

#include <string>

namespace ichido {

namespace {

/// When a written time begins, and when it is over: a date lasts a day, an instant no time.
struct WrittenTime {
    Instant begins;
    Instant ends;
};

std::optional<WrittenTime> read_written_time(std::string_view text)
{
    if (const auto instant = parse_instant(text))
        return WrittenTime{*instant, *instant};
    if (text.size() != 10)
        return std::nullopt;
    const auto midnight = parse_instant(std::string(text) + "T00:00:00Z");
    if (!midnight)
        return std::nullopt;
    return WrittenTime{*midnight, *midnight + std::chrono::days{1}};
}

/// A part of the value, as written in the query.
QueryError refuse_part(const QueryToken& token, std::size_t from, std::size_t length, std::string code)
{
    return {token.value_offset + (token.quoted ? 1 : 0) + from, length, std::move(code), {}};
}

} // namespace

std::optional<QueryError> read_age(const QueryToken& token, Query& query)
{
    const std::string_view value = token.value;
    const bool over = value.front() == '>', under = value.front() == '<';
    if (!over && !under)
        return QueryError{token.value_offset, token.value_length, "query.bad_age",
                          parse_duration(value) ? ">" + token.value : std::string()};
    const std::string_view written = value.substr(1);
    const auto duration = parse_duration(written);
    if (!duration) {
        // ">=10m": ages are never equal to the microsecond, so that ">" means the same.
        const bool with_equals = !written.empty() && written.front() == '=' && parse_duration(written.substr(1));
        const std::string meant = with_equals ? std::string(1, value.front()) + std::string(written.substr(1)) : "";
        return QueryError{token.value_offset, token.value_length, "query.bad_age", meant};
    }
    (over ? query.age_over : query.age_under) = *duration;
    if (query.age_over && query.age_under && *query.age_over >= *query.age_under)
        return QueryError{token.value_offset, token.value_length, "query.empty_range", {}};
    return std::nullopt;
}

std::optional<QueryError> read_created(const QueryToken& token, Query& query)
{
    const std::string_view value = token.value;
    const std::size_t dots = value.find("..");
    if (dots == std::string_view::npos) {
        const auto day = read_written_time(value);
        if (!day || day->begins == day->ends) // nothing is created in an instant
            return QueryError{token.value_offset, token.value_length, "query.bad_created",
                              day ? token.value + ".." : std::string()};
        query.created_from = day->begins;
        query.created_to = day->ends;
        return std::nullopt;
    }
    const std::string_view from = value.substr(0, dots), to = value.substr(dots + 2);
    if (from.empty() && to.empty())
        return QueryError{token.value_offset, token.value_length, "query.bad_created", {}};
    if (!from.empty()) {
        const auto time = read_written_time(from);
        if (!time)
            return refuse_part(token, 0, from.size(), "query.bad_created");
        query.created_from = time->begins;
    }
    if (!to.empty()) {
        const auto time = read_written_time(to);
        if (!time)
            return refuse_part(token, dots + 2, to.size(), "query.bad_created");
        query.created_to = time->ends;
    }
    if (query.created_from && query.created_to && *query.created_from >= *query.created_to)
        return QueryError{token.value_offset, token.value_length, "query.empty_range", {}};
    return std::nullopt;
}

} // namespace ichido
