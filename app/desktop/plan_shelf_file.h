// Plans as files of the person who made them.
#pragma once

#include "recovery/ports/lane.h"
#include "recovery/ports/plan_shelf.h"
#include "recovery/ports/reply.h"

namespace ichido {

/// The form is that of `ichidoctl recover plan`, for its owner only. Destruction waits for what
/// was asked to be saved. Replies come from a thread of its own.
class PlanShelfFile final : public PlanShelf {
public:
    PlanShelfFile();
    ~PlanShelfFile() override;

    void save(std::string path, Plan plan, Reply<Nothing> reply) override;

private:
    Lane<Nothing> m_lane;
};

} // namespace ichido
