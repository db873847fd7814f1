// An ask of a RecoveryRunner.
#pragma once

#include "recovery/workflow/recovery_runner.h"
#include "recovery/workflow/runner_job.h"

#include <memory>
#include <string>
#include <vector>

namespace ichido {

class AskJob final : public RunnerJob {
public:
    AskJob(const RunnerPorts& ports, RunnerReceiver receiver, AskOptions options, AskEvents events);

private:
    class Asking;

    Result<std::unique_ptr<Run>> make_run(const std::string& database) override;
    [[nodiscard]] bool has_news() const override;
    void tell_update(const RunnerReceiver& receiver) override;
    void tell_end(const RunnerReceiver& receiver) override;

    AskOptions m_options;
    std::shared_ptr<const AskEvents> m_events;
    std::string m_database;
    AskRun* m_run = nullptr; ///< owned by the base
    std::vector<PlanLine> m_fresh;
    int m_told_total = 0;
    bool m_told_all_read = false;
};

} // namespace ichido
