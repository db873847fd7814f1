// Runs statements: unnamed, one round trip, parameters apart, binary results.
#pragma once

#include "recovery/domain/failure.h"
#include "recovery/domain/time.h"
#include "recovery/ports/cancel_token.h"
#include "recovery/ports/reply.h"
#include "recovery/postgres/interrupt.h"
#include "recovery/postgres/parameters.h"
#include "recovery/postgres/rows.h"
#include "recovery/postgres/session.h"

#include <chrono>
#include <string_view>

namespace ichido::postgres {

/// A server whose backend is frozen never applies statement_timeout; this deadline is ours.
inline constexpr Duration default_deadline = std::chrono::seconds{35};

struct RunOptions {
    Duration deadline = default_deadline;
    CancelToken cancel;                   ///< looked at while a read waits; a write ignores it
    const Interrupt* interrupt = nullptr; ///< the lane is closing: ends a read at once
};

/// One statement. How it ends when not well:
/// - invalid "parameter.nul": a text holds a NUL; nothing was sent.
/// - the kind of failure_from_sqlstate() with the SQLSTATE as code, when the server said so.
/// - read: unavailable "connection.lost", timed_out "deadline", cancelled "cancelled".
/// - write: unavailable "connection.lost" only when nothing was sent; afterwards every lost
///   connection and every passed deadline is unknown ("connection.lost", "deadline"), since
///   the write may have happened.
/// After a lost connection, a passed deadline or a cancel that the server did not confirm in
/// time, the session is dropped.
[[nodiscard]] Result<Rows> run(Session& session, std::string_view sql, const Parameters& parameters = {},
                               const RunOptions& options = {});

/// Several statements without parameters, as one simple query (migrations). No rows.
[[nodiscard]] Result<Nothing> run_script(Session& session, std::string_view sql, Duration deadline);

} // namespace ichido::postgres
