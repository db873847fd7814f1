#include "recovery/postgres/connection_spec.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <memory>

#include <libpq-fe.h>

namespace ichido::postgres {
namespace {

constexpr std::array<std::string_view, 12> allowed_keywords = {"host",
                                                               "hostaddr",
                                                               "port",
                                                               "dbname",
                                                               "user",
                                                               "passfile",
                                                               "sslmode",
                                                               "sslrootcert",
                                                               "service",
                                                               "target_session_attrs",
                                                               "connect_timeout",
                                                               "application_name"};

constexpr std::array<std::string_view, 3> secret_keywords = {"password", "sslpassword", "requirepass"};

bool is_one_of(std::string_view word, const auto& words)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

// Qt turns every ';' of its options into a space, and a NUL would end the text early.
bool can_be_handed_on(std::string_view value)
{
    return value.find(';') == std::string_view::npos && value.find('\0') == std::string_view::npos;
}

// libpq tells the two errors apart in words only. Ours are asked for in the C locale's text,
// which a translation changes; the answer is then the broader "malformed".
Failure parse_failure(const char* said)
{
    const std::string_view text = said ? said : "";
    if (text.find("invalid URI query parameter") != std::string_view::npos ||
        text.find("invalid connection option") != std::string_view::npos)
        return {FailureKind::invalid, "uri.keyword", "the connection names a keyword that is not known"};
    return {FailureKind::invalid, "uri.malformed", "the connection cannot be read"};
}

} // namespace

Result<ConnectionSpec> connection_spec_from_uri(std::string_view uri)
{
    if (uri.find('\0') != std::string_view::npos)
        return fail(FailureKind::invalid, "uri.malformed", "the connection cannot be read");
    char* said = nullptr;
    const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> options(
        PQconninfoParse(std::string(uri).c_str(), &said), &PQconninfoFree);
    if (!options) {
        Failure failure = parse_failure(said);
        PQfreemem(said);
        return tl::unexpected<Failure>(std::move(failure));
    }

    ConnectionSpec spec;
    for (const PQconninfoOption* option = options.get(); option->keyword; ++option) {
        if (!option->val)
            continue;
        const std::string_view keyword = option->keyword;
        if (is_one_of(keyword, secret_keywords))
            return fail(FailureKind::invalid, "uri.password", "a password does not belong into a connection");
        if (!is_one_of(keyword, allowed_keywords))
            return fail(FailureKind::invalid, "uri.keyword", "the connection names a keyword that is not allowed");
        const std::string_view value = option->val;
        if (!can_be_handed_on(value))
            return fail(FailureKind::invalid, "uri.malformed", "a value of the connection holds a ';'");
        // A database name that looks like a connection would be expanded by libpq once more,
        // past the list of allowed keywords.
        if (keyword == "dbname" &&
            (value.find('=') != std::string_view::npos || value.find("://") != std::string_view::npos))
            return fail(FailureKind::invalid, "uri.malformed", "the database name is none");
        if (!value.empty())
            spec.m_keywords.emplace(keyword, value);
    }
    return spec;
}

std::optional<std::string> ConnectionSpec::keyword(std::string_view name) const
{
    const auto found = m_keywords.find(name);
    if (found == m_keywords.end())
        return std::nullopt;
    return found->second;
}

std::string ConnectionSpec::passfile_directory() const
{
    const auto passfile = keyword("passfile");
    return passfile ? std::filesystem::path(*passfile).parent_path().string() : std::string();
}

} // namespace ichido::postgres
