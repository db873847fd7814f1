#include "recovery/postgres/reading_connection.h"

namespace ichido::postgres {

Result<ReadContext> ReadingConnection::ready(const RunOptions& options)
{
    if (options.cancel.cancelled())
        return fail(FailureKind::cancelled, "cancelled", "nobody waits for the answer");
    const auto session = m_connection.session();
    if (!session)
        return tl::unexpected<Failure>(session.error());
    if (!m_facts || m_facts_of != m_connection.generation()) {
        m_facts.reset();
        const auto facts = read_schema_facts(**session);
        if (!facts)
            return tl::unexpected<Failure>(facts.error());
        m_facts = *facts;
        m_facts_of = m_connection.generation();
    }
    return ReadContext{**session, *m_facts, options};
}

} // namespace ichido::postgres
