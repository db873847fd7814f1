// The saved connections as a file of the person who saved them.
#pragma once

#include "recovery/ports/connection_book.h"
#include "recovery/ports/lane.h"

namespace ichido {

/// The form is that of read_connection_book(); only its owner may read the file. Writing makes
/// the folders that are missing, and comments that somebody has written into the file are lost.
/// Destruction waits for what was asked to be written. Replies come from a thread of its own.
class ConnectionBookFile final : public ConnectionBook {
public:
    explicit ConnectionBookFile(std::string path);
    ~ConnectionBookFile() override;

    void read(Reply<SavedConnections> reply) override;
    /// Fails besides with "uri.keyword" and "uri.malformed", in which a password could hide, and
    /// with "connections.malformed" for connections that could not be read again.
    void write(SavedConnections connections, Reply<Nothing> reply) override;

private:
    std::string m_path;
    Lane<Nothing> m_lane;
};

} // namespace ichido
