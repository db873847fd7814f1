// Which server, database and login, without any secret.
#pragma once

#include "recovery/domain/failure.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace ichido::postgres {

/// Keywords of libpq that a person may give; all others keep libpq's own defaults, so PG*
/// variables and a service file are honoured. Passwords come from a password file, PGPASSWORD
/// or a service file only; this value never holds one.
class ConnectionSpec final {
public:
    /// The value that was given for a keyword of libpq; nothing: libpq's default.
    [[nodiscard]] std::optional<std::string> keyword(std::string_view name) const;
    [[nodiscard]] const std::map<std::string, std::string, std::less<>>& keywords() const noexcept
    {
        return m_keywords;
    }
    /// The folder of the password file that was given; empty when none was given. A connection's
    /// own "gateways" folder stands beside its password file.
    [[nodiscard]] std::string passfile_directory() const;

private:
    friend Result<ConnectionSpec> connection_spec_from_uri(std::string_view uri);
    std::map<std::string, std::string, std::less<>> m_keywords;
};

/// Reads "postgresql://…" or "keyword=value …"; the empty text means libpq's defaults.
/// Allowed: host, hostaddr, port, dbname, user, passfile, sslmode, sslrootcert, service,
/// target_session_attrs, connect_timeout, application_name.
/// Fails (FailureKind::invalid) with "uri.password" when it holds a password, which other users
/// of the machine could see; "uri.keyword" for any other keyword; "uri.malformed" otherwise.
/// The text of the failure never repeats the input.
[[nodiscard]] Result<ConnectionSpec> connection_spec_from_uri(std::string_view uri);

} // namespace ichido::postgres
