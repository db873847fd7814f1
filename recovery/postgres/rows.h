// What a statement returned: binary values read with their types checked.
#pragma once

#include "recovery/domain/failure.h"
#include "recovery/domain/identifiers.h"
#include "recovery/domain/time.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

struct pg_result;

namespace ichido::postgres {

/// A finished result; movable. Freed with the last reader.
class Rows final {
public:
    explicit Rows(pg_result* result);
    [[nodiscard]] int count() const noexcept;
    [[nodiscard]] int columns() const noexcept;

private:
    friend class RowReader;
    std::shared_ptr<pg_result> m_result;
};

/// Reads the columns of one row from left to right. The first value of another type than asked,
/// a NULL where none may be, or a column too many makes it bad, and it stays bad; values read
/// after that are empty. Ask good() once, at the end of the row.
class RowReader final {
public:
    RowReader(const Rows& rows, int row) : m_rows(rows), m_row(row) {}

    [[nodiscard]] std::int64_t int8(); ///< also int2 and int4
    [[nodiscard]] std::optional<std::int64_t> int8_or_null();
    [[nodiscard]] bool boolean();
    [[nodiscard]] std::string text(); ///< text, varchar, name, json; NULL is bad
    [[nodiscard]] std::optional<std::string> text_or_null();
    [[nodiscard]] std::string bytes();
    [[nodiscard]] Sha256 sha256(); ///< bytea of exactly 32 bytes
    [[nodiscard]] Uuid uuid();
    /// timestamptz: microseconds since 2000-01-01 UTC on the wire. Infinity is bad.
    [[nodiscard]] Instant instant();
    [[nodiscard]] std::optional<Instant> instant_or_null();
    /// interval, with 24 hours to a day and 30 days to a month, as extract(epoch …) has it.
    [[nodiscard]] Duration duration();
    [[nodiscard]] std::optional<Duration> duration_or_null();

    [[nodiscard]] bool good() const noexcept { return m_good; }
    /// The caller's own check of a value (an enumeration word, a range).
    void mark_bad() noexcept { m_good = false; }

private:
    /// The bytes of the next column, or nothing for NULL; bad when its type is not among `types`.
    [[nodiscard]] std::optional<std::string_view> next(std::initializer_list<unsigned> types);
    template <typename T>
    [[nodiscard]] T required(std::optional<T> value);

    const Rows& m_rows;
    int m_row;
    int m_column = 0;
    bool m_good = true;
};

/// What a bad row becomes: invalid, "result.unexpected".
[[nodiscard]] Failure unexpected_result();

} // namespace ichido::postgres
