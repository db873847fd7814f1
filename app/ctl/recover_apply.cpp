// ichidoctl recover apply
#include "app/ctl/applying.h"
#include "app/ctl/connect.h"
#include "app/ctl/output.h"
#include "app/ctl/plan_making.h"
#include "app/ctl/verbs.h"
#include "recovery/evidence/plan_file.h"

namespace ichido::ctl {

ExitStatus run(const Globals& globals, const RecoverApplyOptions& options)
{
    const auto spec = connection_of(globals);
    if (!spec)
        return complain(spec.error());
    const auto content = read_whole_file(options.file);
    if (!content)
        return complain(content.error());
    auto plan = read_plan(*content);
    if (!plan)
        return complain(plan.error());
    return apply(globals, *spec, std::move(*plan), options.reason, options.outcomes);
}

} // namespace ichido::ctl
