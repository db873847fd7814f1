#include "recovery/postgres/connection.h"

namespace ichido::postgres {

Result<Session*> Connection::session()
{
    if (m_session && m_session->usable())
        return m_session.get();
    m_session.reset();
    auto opened = Session::open(m_spec, m_access);
    if (!opened)
        return tl::unexpected<Failure>(opened.error());
    m_session = std::move(*opened);
    ++m_generation;
    return m_session.get();
}

} // namespace ichido::postgres
