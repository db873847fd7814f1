#include "app/ctl/applying.h"

#include "app/ctl/applied_lines.h"
#include "app/ctl/output.h"
#include "app/ctl/progress.h"
#include "app/ctl/verdict_counts.h"
#include "app/ctl/waiting.h"
#include "app/files/owner_file.h"
#include "models/words.h"
#include "recovery/postgres/doctor.h"
#include "recovery/postgres/postgres_ledger.h"
#include "recovery/postgres/postgres_store.h"
#include "recovery/workflow/system_clock.h"

#include <QCoreApplication>

namespace ichido::ctl {

namespace {

constexpr int ledger_lanes = 4;

Result<Nothing> check_database(const postgres::ConnectionSpec& spec, const PlanHeader& header)
{
    if (const auto usable = postgres::require_usable(spec); !usable)
        return tl::unexpected<Failure>(usable.error());
    postgres::PostgresStore store(spec);
    const auto database = await<std::string>([&store](CancelToken cancel, Reply<std::string> reply) {
        store.database_identity(std::move(cancel), std::move(reply));
    });
    if (!database)
        return tl::unexpected<Failure>(database.error());
    if (*database != header.database)
        return fail(FailureKind::refused, "plan.other_database", "the plan was made for another database");
    return Nothing{};
}

/// Only a warning: commands that were sent before answer with their first outcome however old the
/// plan is, and for the others the database itself refuses evidence that is too old.
void warn_when_expired(const PlanHeader& header)
{
    const auto now = std::chrono::time_point_cast<Duration>(std::chrono::system_clock::now());
    if (header.expires_at < now)
        say(QCoreApplication::translate(
            "recover", "The plan has expired: the database will refuse lines whose evidence is too old."));
}

} // namespace

ExitStatus apply(const Globals& globals, const postgres::ConnectionSpec& spec, Plan plan, const std::string& reason,
                 const std::string& outcomes)
{
    if (!outcomes.empty()) {
        if (const auto writable = check_writable(outcomes); !writable)
            return complain(writable.error());
    }
    if (const auto checked = check_database(spec, plan.header); !checked)
        return complain(checked.error());
    warn_when_expired(plan.header);
    const std::vector<PlanLine> lines = plan.lines;

    SystemClock clock;
    SystemRandom random;
    postgres::PostgresLedger ledger(spec, ledger_lanes);
    Inbox inbox;
    ApplyRun applying(ledger, clock, random, inbox, std::move(plan), {reason, ledger_lanes});
    int done = 0;
    applying.on_line = [&done](const AppliedLine&) { ++done; };
    drive(applying, inbox,
          [&done] { show_progress(QCoreApplication::translate("recover", "%n line(s) settled", nullptr, done)); });
    clear_progress();

    const ApplySummary summary = applying.summary();
    // Counts and lines would only bury the one thing to know.
    if (applying.failure() && summary.for_a_person + summary.waiting == summary.lines)
        return complain(*applying.failure());
    print(summary_text(globals.format, summary));
    if (globals.format == Format::table)
        print(unsettled_lines(applying.outcomes()) + lines_for_a_person(lines) +
              waiting_reasons(count_verdicts(lines)));
    ExitStatus status = exit_status(summary);
    if (applying.failure()) {
        const ExitStatus failed = complain(*applying.failure());
        status = status == ExitStatus::unknown ? status : failed;
    }
    if (const int left = never_sent_lines(applying.outcomes()); left > 0 && !applying.failure())
        say(QCoreApplication::translate(
            "recover", "Interrupted: %n line(s) were not sent. Apply the same plan again to settle them.", nullptr,
            left));
    if (summary.unknown > 0)
        say(sentence(Failure{FailureKind::unknown, {}, {}}));
    if (!outcomes.empty()) {
        if (const auto written = write_owner_file(outcomes, outcome_lines(applying.outcomes())); !written) {
            const ExitStatus failed = complain(written.error());
            status = status == ExitStatus::done || status == ExitStatus::findings ? failed : status;
        }
    }
    return status;
}

} // namespace ichido::ctl
