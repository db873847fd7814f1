#include "recovery/postgres/statement.h"

#include "recovery/postgres/sqlstate.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include <libpq-fe.h>
#include <poll.h>

namespace ichido::postgres {
namespace {

using SteadyClock = std::chrono::steady_clock;
using OwnedResult = std::unique_ptr<PGresult, decltype(&PQclear)>;

/// How often a waiting read looks at its cancel token, and how long a cancel may take.
constexpr auto cancel_look = std::chrono::milliseconds(50);
constexpr auto cancel_limit = std::chrono::milliseconds(1000);

enum class Ended { ready, lost, deadline, cancelled };

struct Waiting {
    SteadyClock::time_point until;
    const RunOptions* options = nullptr; ///< only of a read: nothing else may be cancelled
};

bool wanted_no_more(const Waiting& waiting)
{
    return waiting.options && waiting.options->cancel.cancelled();
}

// Sends what is left to send and reads what has come, until a result can be taken.
Ended wait_for_result(pg_conn* handle, const Waiting& waiting)
{
    for (;;) {
        const int unsent = PQflush(handle);
        if (unsent < 0)
            return Ended::lost;
        if (unsent == 0 && !PQisBusy(handle))
            return Ended::ready;
        if (wanted_no_more(waiting))
            return Ended::cancelled;
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(waiting.until - SteadyClock::now());
        if (left.count() <= 0)
            return Ended::deadline;

        std::array<pollfd, 2> watched = {
            pollfd{PQsocket(handle), static_cast<short>(POLLIN | (unsent ? POLLOUT : 0)), 0},
            pollfd{waiting.options && waiting.options->interrupt ? waiting.options->interrupt->descriptor() : -1,
                   POLLIN, 0}};
        const auto longest = waiting.options ? std::min<std::chrono::milliseconds>(left, cancel_look) : left;
        const int happened = ::poll(watched.data(), watched.size(), static_cast<int>(longest.count()));
        if (happened > 0 && watched[1].revents)
            return Ended::cancelled;
        if (happened > 0 && watched[0].revents && !PQconsumeInput(handle))
            return Ended::lost;
    }
}

// Asks the server to stop a read, and takes its answer away so that the session stays in step.
void stop_on_server(Session& session)
{
    std::array<char, 256> said{};
    if (PGcancel* const cancel = PQgetCancel(session.handle())) {
        PQcancel(cancel, said.data(), static_cast<int>(said.size()));
        PQfreeCancel(cancel);
    }
    const Waiting waiting{SteadyClock::now() + cancel_limit, nullptr};
    while (wait_for_result(session.handle(), waiting) == Ended::ready) {
        const OwnedResult result(PQgetResult(session.handle()), &PQclear);
        if (!result && PQstatus(session.handle()) == CONNECTION_OK)
            return;
        if (!result)
            break;
    }
    session.drop();
}

Failure failure_of(Session& session, Ended ended, bool write)
{
    if (write) {
        session.drop();
        return ended == Ended::deadline
                   ? Failure{FailureKind::unknown, "deadline", "the database did not confirm a write in time"}
                   : Failure{FailureKind::unknown, "connection.lost", "the connection was lost after a write was sent"};
    }
    if (ended == Ended::lost) {
        session.drop();
        return {FailureKind::unavailable, "connection.lost", "the connection was lost"};
    }
    stop_on_server(session);
    if (ended == Ended::deadline)
        return {FailureKind::timed_out, "deadline", "the database did not answer in time"};
    return {FailureKind::cancelled, "cancelled", "nobody waits for the answer"};
}

// The last good result, or the first failure; the connection is in step afterwards, or dropped.
Result<OwnedResult> take_results(Session& session, const Waiting& waiting, bool write)
{
    OwnedResult last(nullptr, &PQclear);
    std::optional<Failure> failure;
    for (;;) {
        const Ended ended = wait_for_result(session.handle(), waiting);
        if (ended != Ended::ready) {
            Failure happened = failure_of(session, ended, write);
            return tl::unexpected<Failure>(failure ? std::move(*failure) : std::move(happened));
        }
        OwnedResult result(PQgetResult(session.handle()), &PQclear);
        if (!result)
            break;
        const ExecStatusType status = PQresultStatus(result.get());
        if (status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK || status == PGRES_EMPTY_QUERY) {
            last = std::move(result);
            continue;
        }
        const char* const sqlstate = PQresultErrorField(result.get(), PG_DIAG_SQLSTATE);
        if (!failure && sqlstate)
            failure = failure_from_sqlstate(sqlstate, write);
        else if (!failure && PQstatus(session.handle()) == CONNECTION_OK)
            failure = failure_from_sqlstate("", write);
    }
    if (PQstatus(session.handle()) != CONNECTION_OK) {
        Failure lost = failure_of(session, Ended::lost, write);
        return tl::unexpected<Failure>(failure ? std::move(*failure) : std::move(lost));
    }
    if (failure)
        return tl::unexpected<Failure>(std::move(*failure));
    if (!last)
        return tl::unexpected<Failure>(unexpected_result());
    return last;
}

tl::unexpected<Failure> nothing_sent(Session& session)
{
    session.drop();
    return fail(FailureKind::unavailable, "connection.lost", "the connection was lost before anything was sent");
}

bool holds_nul(const Parameters& parameters)
{
    return std::any_of(parameters.values().begin(), parameters.values().end(), [](const Parameters::Value& value) {
        return !value.binary && value.bytes.find('\0') != std::string::npos;
    });
}

bool send(pg_conn* handle, std::string_view sql, const Parameters& parameters)
{
    std::vector<Oid> types;
    std::vector<const char*> values;
    std::vector<int> lengths;
    std::vector<int> formats;
    for (const auto& value : parameters.values()) {
        types.push_back(value.type);
        values.push_back(value.null ? nullptr : value.bytes.c_str());
        lengths.push_back(static_cast<int>(value.bytes.size()));
        formats.push_back(value.binary ? 1 : 0);
    }
    constexpr int binary_results = 1;
    return PQsendQueryParams(handle, std::string(sql).c_str(), parameters.count(), types.data(), values.data(),
                             lengths.data(), formats.data(), binary_results) == 1;
}

} // namespace

Result<Rows> run(Session& session, std::string_view sql, const Parameters& parameters, const RunOptions& options)
{
    if (holds_nul(parameters))
        return fail(FailureKind::invalid, "parameter.nul", "a text holds a character that the database cannot store");
    const bool write = session.access() != Access::read;
    if (!write && options.cancel.cancelled())
        return fail(FailureKind::cancelled, "cancelled", "nobody waits for the answer");
    if (!session.usable() || !send(session.handle(), sql, parameters))
        return nothing_sent(session);
    auto result = take_results(session, {SteadyClock::now() + options.deadline, write ? nullptr : &options}, write);
    if (!result)
        return tl::unexpected<Failure>(std::move(result.error()));
    return Rows(result->release());
}

Result<Nothing> run_script(Session& session, std::string_view sql, Duration deadline)
{
    if (!session.handle() || !PQsendQuery(session.handle(), std::string(sql).c_str()))
        return nothing_sent(session);
    const bool write = session.access() != Access::read;
    auto result = take_results(session, {SteadyClock::now() + deadline, nullptr}, write);
    if (!result)
        return tl::unexpected<Failure>(std::move(result.error()));
    return Nothing{};
}

} // namespace ichido::postgres
