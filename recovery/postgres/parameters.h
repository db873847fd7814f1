// The values $1, $2, … of one statement.
#pragma once

#include "recovery/domain/identifiers.h"
#include "recovery/domain/time.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ichido::postgres {

/// Each call adds the next parameter and returns the object, so that calls line up with $n.
class Parameters final {
public:
    Parameters& int8(std::int64_t value);
    Parameters& int8_or_null(const std::optional<std::int64_t>& value);
    Parameters& int4(std::int32_t value);
    Parameters& boolean(bool value);
    /// A NUL inside is refused by run() before anything is sent: the server cannot store it.
    Parameters& text(std::string_view value);
    Parameters& text_or_null(const std::optional<std::string>& value);
    Parameters& json(std::string_view value);
    Parameters& bytes(std::string_view value);
    Parameters& sha256(const Sha256& value);
    Parameters& uuid(const Uuid& value);
    Parameters& instant(Instant value);
    Parameters& interval(Duration value);
    Parameters& int8_array(const std::vector<std::int64_t>& values);
    Parameters& uuid_array(const std::vector<Uuid>& values);
    Parameters& text_array(const std::vector<std::string>& values);

    struct Value {
        unsigned type = 0; ///< OID of pg_type
        bool null = false;
        bool binary = false;
        std::string bytes;
    };
    [[nodiscard]] const std::vector<Value>& values() const noexcept { return m_values; }
    /// How many there are: the number of the last one in the SQL text.
    [[nodiscard]] int count() const noexcept { return static_cast<int>(m_values.size()); }

private:
    Parameters& add(unsigned type, bool binary, std::string bytes);
    Parameters& add_null(unsigned type);
    std::vector<Value> m_values;
};

} // namespace ichido::postgres
