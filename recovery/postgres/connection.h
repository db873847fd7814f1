// What a lane of this room owns: a connection that comes back after it was lost.
#pragma once

#include "recovery/domain/failure.h"
#include "recovery/postgres/session.h"

#include <memory>
#include <optional>

namespace ichido::postgres {

class Connection final {
public:
    Connection(ConnectionSpec spec, Access access) : m_spec(std::move(spec)), m_access(access) {}

    /// The open session; connects when there is none or the last one was lost.
    [[nodiscard]] Result<Session*> session();
    /// How often it has connected: what was learnt of a session's schema dies with it.
    [[nodiscard]] int generation() const noexcept { return m_generation; }

private:
    ConnectionSpec m_spec;
    Access m_access;
    std::unique_ptr<Session> m_session;
    int m_generation = 0;
};

} // namespace ichido::postgres
