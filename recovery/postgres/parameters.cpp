#include "recovery/postgres/parameters.h"

#include "recovery/postgres/wire.h"

namespace ichido::postgres {
namespace {

// An array literal of elements that need no quoting (numbers, UUIDs).
template <typename Values, typename Text>
std::string array_literal(const Values& values, Text text)
{
    std::string literal = "{";
    for (const auto& value : values) {
        if (literal.size() > 1)
            literal += ',';
        literal += text(value);
    }
    return literal + '}';
}

std::string quoted_element(std::string_view value)
{
    std::string quoted = "\"";
    for (const char character : value) {
        if (character == '"' || character == '\\')
            quoted += '\\';
        quoted += character;
    }
    return quoted + '"';
}

template <typename Bytes>
std::string as_string(const Bytes& bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

} // namespace

Parameters& Parameters::add(unsigned type, bool binary, std::string bytes)
{
    m_values.push_back({type, false, binary, std::move(bytes)});
    return *this;
}

Parameters& Parameters::add_null(unsigned type)
{
    m_values.push_back({type, true, true, {}});
    return *this;
}

Parameters& Parameters::int8(std::int64_t value)
{
    return add(oid::int8, true, wire::put(static_cast<std::uint64_t>(value)));
}

Parameters& Parameters::int8_or_null(const std::optional<std::int64_t>& value)
{
    return value ? int8(*value) : add_null(oid::int8);
}

Parameters& Parameters::int4(std::int32_t value)
{
    return add(oid::int4, true, wire::put(static_cast<std::uint32_t>(value)));
}

Parameters& Parameters::boolean(bool value)
{
    return add(oid::boolean, true, std::string(1, value ? '\1' : '\0'));
}

Parameters& Parameters::text(std::string_view value)
{
    return add(oid::text, false, std::string(value));
}

Parameters& Parameters::text_or_null(const std::optional<std::string>& value)
{
    return value ? text(*value) : add_null(oid::text);
}

Parameters& Parameters::json(std::string_view value)
{
    return add(oid::jsonb, false, std::string(value));
}

Parameters& Parameters::bytes(std::string_view value)
{
    return add(oid::bytea, true, std::string(value));
}

Parameters& Parameters::sha256(const Sha256& value)
{
    return add(oid::bytea, true, as_string(value.bytes));
}

Parameters& Parameters::uuid(const Uuid& value)
{
    return add(oid::uuid, true, as_string(value.bytes));
}

Parameters& Parameters::instant(Instant value)
{
    const std::int64_t since = (value - wire::postgres_epoch).count();
    return add(oid::timestamptz, true, wire::put(static_cast<std::uint64_t>(since)));
}

Parameters& Parameters::interval(Duration value)
{
    // microseconds, days, months: all of it in the first, so that no calendar is involved
    return add(oid::interval, true, wire::put(static_cast<std::uint64_t>(value.count())) + std::string(8, '\0'));
}

Parameters& Parameters::int8_array(const std::vector<std::int64_t>& values)
{
    return add(oid::int8_array, false, array_literal(values, [](std::int64_t value) { return std::to_string(value); }));
}

Parameters& Parameters::uuid_array(const std::vector<Uuid>& values)
{
    return add(oid::uuid_array, false, array_literal(values, [](const Uuid& value) { return value.text(); }));
}

Parameters& Parameters::text_array(const std::vector<std::string>& values)
{
    return add(oid::text_array, false,
               array_literal(values, [](const std::string& value) { return quoted_element(value); }));
}

} // namespace ichido::postgres
