// ichidoctl recover run: ask, plan and apply in one.
#include "app/ctl/applying.h"
#include "app/ctl/connect.h"
#include "app/ctl/output.h"
#include "app/ctl/plan_making.h"
#include "app/ctl/verbs.h"
#include "app/files/owner_file.h"
#include "recovery/evidence/plan_file.h"

#include <QCoreApplication>

namespace ichido::ctl {

ExitStatus run(const Globals& globals, const RecoverRunOptions& options)
{
    const auto spec = connection_of(globals);
    if (!spec)
        return complain(spec.error());
    if (!options.output.empty()) {
        if (const auto writable = check_writable(options.output); !writable)
            return complain(writable.error());
    }
    auto asked = ask(globals, *spec, options.ask);
    if (!asked)
        return complain(asked.error());
    if (asked->interrupted) {
        say(QCoreApplication::translate("recover",
                                        "Interrupted: nothing was settled. What was asked is kept as evidence."));
        return ExitStatus::findings;
    }
    Plan plan = freeze(std::move(*asked));
    // Before the first settle, so that a crash leaves the commands to be sent again.
    if (!options.output.empty()) {
        if (const auto written = write_owner_file(options.output, write_plan(plan)); !written)
            return complain(written.error());
    }
    return apply(globals, *spec, std::move(plan), options.reason, options.outcomes);
}

} // namespace ichido::ctl
