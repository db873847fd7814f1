#include "app/desktop/connection_book_text.h"

#include "app/desktop/dotted_keys.h"
#include "recovery/postgres/connection_spec.h"

#include <algorithm>
#include <array>
#include <optional>
#include <sstream>
#include <toml++/toml.h>

namespace ichido {

namespace {

struct EnvironmentWord {
    Environment environment;
    std::string_view word;
};
constexpr std::array<EnvironmentWord, 3> environment_words{{{Environment::development, "development"},
                                                            {Environment::staging, "staging"},
                                                            {Environment::production, "production"}}};

tl::unexpected<Failure> book_malformed(const char* what)
{
    return fail(FailureKind::invalid, "connections.malformed", what);
}

bool has_only(const toml::table& table, std::initializer_list<std::string_view> keys)
{
    return std::all_of(table.begin(), table.end(), [&](const auto& item) {
        return std::find(keys.begin(), keys.end(), item.first.str()) != keys.end();
    });
}

/// Nothing: it is there, but no text. A missing one is `otherwise`.
std::optional<std::string> text_of(const toml::table& table, std::string_view key,
                                   std::optional<std::string> otherwise = std::nullopt)
{
    const toml::node* const node = table.get(key);
    return node ? node->value_exact<std::string>() : otherwise;
}

std::optional<Environment> environment_of(const std::string& word)
{
    for (const EnvironmentWord& known : environment_words) {
        if (known.word == word)
            return known.environment;
    }
    return std::nullopt;
}

bool is_named(const std::vector<ConnectionProfile>& profiles, const std::string& name)
{
    return std::any_of(profiles.begin(), profiles.end(),
                       [&](const ConnectionProfile& profile) { return profile.name == name; });
}

Result<ConnectionProfile> read_connection(const toml::node& node)
{
    const toml::table* const table = node.as_table();
    if (!table || !has_only(*table, {"name", "uri", "environment"}))
        return book_malformed("a connection has a name, a uri and an environment, and nothing else");
    const auto name = text_of(*table, "name");
    const auto uri = text_of(*table, "uri");
    if (!name || name->empty() || !uri)
        return book_malformed("a connection needs a name and a uri");
    if (!postgres::connection_spec_from_uri(*uri))
        return book_malformed("the uri of a connection is not one that may be used");
    const auto word = text_of(*table, "environment", "production");
    const auto environment = word ? environment_of(*word) : std::nullopt;
    if (!environment)
        return book_malformed("an environment is development, staging or production");
    return ConnectionProfile{*name, *uri, *environment};
}

Result<SavedConnections> read_root(const toml::table& root)
{
    if (!has_only(root, {"last", "connection"}))
        return book_malformed("the file holds \"last\" and \"[[connection]]\", and nothing else");
    SavedConnections saved;
    if (const toml::node* const connections = root.get("connection")) {
        if (!connections->is_array())
            return book_malformed("connections are written as \"[[connection]]\"");
        for (const toml::node& node : *connections->as_array()) {
            auto connection = read_connection(node);
            if (!connection)
                return tl::unexpected<Failure>(connection.error());
            if (is_named(saved.profiles, connection->name))
                return book_malformed("two connections have the same name");
            saved.profiles.push_back(std::move(*connection));
        }
    }
    const auto last = text_of(root, "last", "");
    if (!last)
        return book_malformed("the last connection is given by its name");
    if (is_named(saved.profiles, *last))
        saved.last = *last;
    return saved;
}

void write_line(std::ostream& out, const char* key, std::string_view value)
{
    const toml::value<std::string> node{std::string(value)};
    out << key << " = " << toml::toml_formatter(node, toml::format_flags::allow_unicode_strings) << '\n';
}

} // namespace

Result<SavedConnections> read_connection_book(std::string_view text)
{
    if (has_dotted_key(text)) // none of the keys is one, and they are costly to destroy
        return book_malformed("a key of the file holds a dot");
    try {
        return read_root(toml::parse(text));
    } catch (const toml::parse_error&) { // its message repeats the input
        return book_malformed("the file is not TOML");
    }
}

Result<std::string> write_connection_book(const SavedConnections& connections)
{
    std::ostringstream out;
    if (is_named(connections.profiles, connections.last))
        write_line(out, "last", connections.last);
    for (const ConnectionProfile& profile : connections.profiles) {
        if (const auto spec = postgres::connection_spec_from_uri(profile.uri); !spec)
            return tl::unexpected<Failure>(spec.error());
        out << "\n[[connection]]\n";
        write_line(out, "name", profile.name);
        write_line(out, "uri", profile.uri);
        for (const EnvironmentWord& known : environment_words) {
            if (known.environment == profile.environment)
                write_line(out, "environment", known.word);
        }
    }
    std::string text = out.str();
    // Never a file that hides every connection at the next start.
    const auto again = read_connection_book(text);
    if (!again)
        return tl::unexpected<Failure>(again.error());
    if (again->profiles != connections.profiles)
        return book_malformed("a connection could not be read again");
    return text;
}

} // namespace ichido
