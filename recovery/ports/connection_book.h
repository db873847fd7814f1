// The connections that a person has saved.
#pragma once

#include "recovery/domain/connection_profile.h"
#include "recovery/ports/reply.h"

#include <string>
#include <vector>

namespace ichido {

struct SavedConnections {
    std::vector<ConnectionProfile> profiles; ///< in the order of the file
    std::string last;                        ///< name of the one that was opened last; may be empty
};

/// Kept in a file that people may edit. Never holds a password: a URI with one is refused.
class ConnectionBook {
public:
    virtual ~ConnectionBook() = default;
    /// Fails with "connections.malformed" or "file.read"; a missing file is an empty book.
    virtual void read(Reply<SavedConnections> reply) = 0;
    /// Replaces the whole book. Fails with "file.write" or "uri.password".
    virtual void write(SavedConnections connections, Reply<Nothing> reply) = 0;
};

} // namespace ichido
