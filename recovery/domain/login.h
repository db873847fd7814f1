// Who is connected, and what the database lets this login do.
#pragma once

#include <string>

namespace ichido {

/// Roles as the server has granted them, directly or through another role. The window shows them;
/// the server decides.
struct Login {
    std::string name;           ///< session_user
    bool reads = false;         ///< ichido_viewer
    bool asks = false;          ///< ichido_prober: may ask gateways and record evidence
    bool settles = false;       ///< ichido_operator
    bool member = false;        ///< at least one row in ichido.member
    bool read_only = false;     ///< the server is a standby or refuses writes
    std::string server_version; ///< "15.14"
    bool operator==(const Login&) const = default;
};

} // namespace ichido
