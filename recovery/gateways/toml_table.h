// A table of a profile's TOML, read strictly: every key is asked for, or it is refused.
#pragma once

#include "recovery/domain/failure.h"
#include "recovery/domain/time.h"
#include "recovery/gateways/json_pointer.h"
#include "recovery/gateways/profile.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <toml++/impl/forward_declarations.h> // the whole of toml++ costs seconds in every file
#include <vector>

namespace ichido {

/// Remembers the first thing that is wrong.
class TomlErrors final {
public:
    explicit TomlErrors(std::string_view profile) : m_profile(profile) {}
    void add(const char* code, std::size_t line, const std::string& what)
    {
        if (m_first)
            return;
        m_first = Failure{FailureKind::invalid, code,
                          "gateway profile \"" + m_profile + "\"" +
                              (line > 0 ? ", line " + std::to_string(line) : std::string()) + ": " + what};
    }
    [[nodiscard]] const std::optional<Failure>& first() const { return m_first; }

private:
    std::string m_profile;
    std::optional<Failure> m_first;
};

/// One table; every key must be asked for, whatever else it holds is refused by finish().
class TomlTable final {
public:
    TomlTable(TomlErrors& errors, const toml::table& table, std::string where);

    [[nodiscard]] std::size_t line() const; ///< of the table's beginning, from 1
    [[nodiscard]] std::size_t line(std::string_view key) const;
    void wrong(std::string_view key, const std::string& what) const;
    /// Whether the key is there; a required one that is not is an error.
    [[nodiscard]] bool has(std::string_view key, bool required = false) { return get(key, required) != nullptr; }

    /// Each asks for one key; a value of another type or out of range is an error.
    std::string text(std::string_view key, bool required = false);
    bool boolean(std::string_view key, bool otherwise);
    int integer(std::string_view key, int least, int most, int otherwise);
    Duration duration(std::string_view key, Duration least, Duration most, std::optional<Duration> otherwise);
    std::optional<JsonPointer> pointer(std::string_view key, bool required = false);
    /// A table of texts, by name.
    std::vector<Parameter> parameters(std::string_view key, bool required = false);
    std::optional<TomlTable> table(std::string_view key, bool required = false);
    std::vector<TomlTable> tables(std::string_view key, bool required = false);
    /// Refuses keys that nobody asked for.
    void finish() const;

private:
    const toml::node* get(std::string_view key, bool required = false);
    [[nodiscard]] std::string name(std::string_view key) const;

    TomlErrors& m_errors;
    const toml::table& m_table;
    std::string m_where;
    std::set<std::string, std::less<>> m_known;
};

} // namespace ichido
