#include "app/ctl/exit_status.h"

#include <string_view>

namespace ichido::ctl {

ExitStatus exit_status(const Failure& failure) noexcept
{
    const std::string_view code = failure.code;
    if (failure.kind == FailureKind::unknown)
        return ExitStatus::unknown;
    if (code.starts_with("connect") || code == "57P03")
        return ExitStatus::no_connection;
    if (code == "sandbox.no_postgresql" || code == "sandbox.initdb" || code == "sandbox.start" ||
        code == "sandbox.service" || code == "sandbox.connect" || code == "sandbox.port")
        return ExitStatus::no_connection;
    for (const std::string_view usage : {"uri.", "plan.", "query.", "organization.", "request.", "sandbox.", "profile.",
                                         "gateway", "secret.", "parameter.", "file."}) {
        if (code.starts_with(usage))
            return ExitStatus::usage;
    }
    for (const std::string_view finding : {"schema.", "table.", "orders.", "server.", "index.", "migrate."}) {
        if (code.starts_with(finding))
            return ExitStatus::findings;
    }
    // The server's own words for what is missing: a table, a column, a function, the agreed shape.
    if (code == "IC006" || code == "42P01" || code == "42703" || code == "42883" || code == "25006")
        return ExitStatus::findings;
    switch (failure.kind) {
    case FailureKind::refused:
        return ExitStatus::refused;
    case FailureKind::busy:
    case FailureKind::unavailable:
    case FailureKind::timed_out:
        return ExitStatus::no_connection;
    case FailureKind::conflict:
    case FailureKind::cancelled:
    case FailureKind::invalid:
        return ExitStatus::findings;
    case FailureKind::unknown:
        return ExitStatus::unknown;
    }
    return ExitStatus::findings;
}

ExitStatus exit_status(const ApplySummary& summary) noexcept
{
    if (summary.unknown > 0)
        return ExitStatus::unknown;
    return summary.for_a_person + summary.waiting + summary.changed > 0 ? ExitStatus::findings : ExitStatus::done;
}

} // namespace ichido::ctl
