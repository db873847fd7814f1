// An apply of a RecoveryRunner.
#pragma once

#include "recovery/workflow/recovery_runner.h"
#include "recovery/workflow/runner_job.h"

#include <memory>
#include <string>
#include <vector>

namespace ichido {

class ApplyJob final : public RunnerJob {
public:
    ApplyJob(const RunnerPorts& ports, RunnerReceiver receiver, Plan plan, ApplyOptions options, ApplyEvents events);

private:
    class Applying;

    Result<std::unique_ptr<Run>> make_run(const std::string& database) override;
    [[nodiscard]] bool has_news() const override { return !m_fresh.empty(); }
    void tell_update(const RunnerReceiver& receiver) override;
    void tell_end(const RunnerReceiver& receiver) override;
    [[nodiscard]] ApplySummary summary() const;

    Plan m_plan; ///< until there is a run
    ApplyOptions m_options;
    std::shared_ptr<const ApplyEvents> m_events;
    ApplySummary m_nothing_sent; ///< what the summary is without a run
    ApplyRun* m_run = nullptr;   ///< owned by the base
    std::vector<AppliedLine> m_fresh;
    int m_done = 0;
    int m_total = 0;
};

} // namespace ichido
