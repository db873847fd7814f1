#include "recovery/postgres/sqlstate.h"

namespace ichido::postgres {
namespace {

Failure made(FailureKind kind, std::string_view sqlstate, const char* text)
{
    return {kind, std::string(sqlstate), text};
}

} // namespace

Failure failure_from_sqlstate(std::string_view sqlstate, bool write)
{
    const std::string_view state_class = sqlstate.substr(0, 2);
    if (sqlstate == "42501" || state_class == "IC" || state_class == "28")
        return made(FailureKind::refused, sqlstate, "the database does not allow this to the login");
    if (sqlstate == "40001" || sqlstate == "40P01" || sqlstate == "55P03" || state_class == "53")
        return made(FailureKind::busy, sqlstate, "the database is busy; it may be tried again");
    // The server itself says that it rolled the statement back, so a write is not unknown.
    if (sqlstate == "57014")
        return made(write ? FailureKind::busy : FailureKind::timed_out, sqlstate, "the database gave the statement up");
    // The backend was told to go. It says so before or instead of the answer: whether a commit
    // came before is not known.
    if (state_class == "08" || sqlstate.substr(0, 4) == "57P0")
        return write ? made(FailureKind::unknown, sqlstate, "the connection was lost after a write was sent")
                     : made(FailureKind::unavailable, sqlstate, "the connection was lost");
    if (sqlstate == "25006")
        return made(FailureKind::refused, sqlstate, "the connection may only read");
    if (state_class == "23")
        return made(FailureKind::conflict, sqlstate, "a rule of the table stands against it");
    return made(FailureKind::invalid, sqlstate.empty() ? "connection.error" : sqlstate,
                "the database could not run the statement");
}

} // namespace ichido::postgres
