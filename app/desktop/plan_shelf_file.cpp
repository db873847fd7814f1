#include "app/desktop/plan_shelf_file.h"

#include "app/desktop/lane_end.h"
#include "app/files/owner_file.h"
#include "recovery/evidence/plan_file.h"

#include <utility>

namespace ichido {

PlanShelfFile::PlanShelfFile() : m_lane([] { return std::make_unique<Nothing>(); }) {}

PlanShelfFile::~PlanShelfFile()
{
    finish_jobs(m_lane);
}

void PlanShelfFile::save(std::string path, Plan plan, Reply<Nothing> reply)
{
    m_lane.post([path = std::move(path), plan = std::move(plan), reply = std::move(reply)](Nothing&) {
        reply(write_owner_file(path, write_plan(plan)));
    });
}

} // namespace ichido
