#include "recovery/postgres/rows.h"

#include "recovery/postgres/wire.h"

#include <algorithm>
#include <limits>

#include <libpq-fe.h>

namespace ichido::postgres {
namespace {

template <typename Bytes>
std::optional<Bytes> exactly(std::string_view value)
{
    Bytes bytes;
    if (value.size() != bytes.bytes.size())
        return std::nullopt;
    std::transform(value.begin(), value.end(), bytes.bytes.begin(),
                   [](char byte) { return static_cast<std::uint8_t>(byte); });
    return bytes;
}

std::int64_t signed_of(std::string_view bytes)
{
    const std::uint64_t raw = wire::get(bytes);
    switch (bytes.size()) {
    case 2:
        return static_cast<std::int16_t>(raw);
    case 4:
        return static_cast<std::int32_t>(raw);
    default:
        return static_cast<std::int64_t>(raw);
    }
}

} // namespace

Rows::Rows(pg_result* result) : m_result(result, &PQclear) {}

int Rows::count() const noexcept
{
    return PQntuples(m_result.get());
}

int Rows::columns() const noexcept
{
    return PQnfields(m_result.get());
}

std::optional<std::string_view> RowReader::next(std::initializer_list<unsigned> types)
{
    const int column = m_column++;
    pg_result* const result = m_rows.m_result.get();
    if (m_row >= m_rows.count() || column >= m_rows.columns() ||
        std::find(types.begin(), types.end(), PQftype(result, column)) == types.end()) {
        m_good = false;
        return std::nullopt;
    }
    if (PQgetisnull(result, m_row, column))
        return std::nullopt;
    return std::string_view(PQgetvalue(result, m_row, column),
                            static_cast<std::size_t>(PQgetlength(result, m_row, column)));
}

template <typename T>
T RowReader::required(std::optional<T> value)
{
    if (value)
        return std::move(*value);
    m_good = false;
    return T{};
}

std::optional<std::int64_t> RowReader::int8_or_null()
{
    const auto value = next({oid::int8, oid::int4, oid::int2});
    return value ? std::optional(signed_of(*value)) : std::nullopt;
}

std::int64_t RowReader::int8()
{
    return required(int8_or_null());
}

bool RowReader::boolean()
{
    const auto value = next({oid::boolean});
    return required(value ? std::optional(value->size() == 1 && value->front() != '\0') : std::nullopt);
}

std::optional<std::string> RowReader::text_or_null()
{
    // jsonb has a version byte in front; statements cast it to text instead
    const auto value = next({oid::text, oid::varchar, oid::name, oid::json});
    return value ? std::optional<std::string>(*value) : std::nullopt;
}

std::string RowReader::text()
{
    return required(text_or_null());
}

std::string RowReader::bytes()
{
    const auto value = next({oid::bytea});
    return required(value ? std::optional<std::string>(*value) : std::nullopt);
}

Sha256 RowReader::sha256()
{
    const auto value = next({oid::bytea});
    return required(value ? exactly<Sha256>(*value) : std::nullopt);
}

Uuid RowReader::uuid()
{
    const auto value = next({oid::uuid});
    return required(value ? exactly<Uuid>(*value) : std::nullopt);
}

std::optional<Instant> RowReader::instant_or_null()
{
    const auto value = next({oid::timestamptz});
    if (!value)
        return std::nullopt;
    const std::int64_t since = signed_of(*value);
    // PostgreSQL's range ends far before; its two infinities are the extremes of the number
    constexpr std::int64_t margin = wire::postgres_epoch.time_since_epoch().count();
    if (since == std::numeric_limits<std::int64_t>::min() ||
        since > std::numeric_limits<std::int64_t>::max() - margin) {
        m_good = false;
        return std::nullopt;
    }
    return wire::postgres_epoch + Duration(since);
}

Instant RowReader::instant()
{
    return required(instant_or_null());
}

std::optional<Duration> RowReader::duration_or_null()
{
    const auto value = next({oid::interval});
    if (!value)
        return std::nullopt;
    if (value->size() != 16) {
        m_good = false;
        return std::nullopt;
    }
    const Duration time(signed_of(value->substr(0, 8)));
    const auto days = static_cast<int>(signed_of(value->substr(8, 4)));
    const auto months = static_cast<int>(signed_of(value->substr(12, 4)));
    return time + std::chrono::hours(24) * (days + std::int64_t{30} * months);
}

Duration RowReader::duration()
{
    return required(duration_or_null());
}

Failure unexpected_result()
{
    return {FailureKind::invalid, "result.unexpected", "the database answered in a shape that is not expected"};
}

} // namespace ichido::postgres
