// What was asked of a lane is done before the lane ends.
#pragma once

#include "recovery/ports/lane.h"

#include <future>
#include <memory>

namespace ichido {

/// Waits for the jobs that were posted before. A lane drops what it has not begun when it is
/// destroyed; something to be written, asked for just before the end, would be lost.
template <typename Resource>
void finish_jobs(Lane<Resource>& lane)
{
    const auto reached = std::make_shared<std::promise<void>>();
    lane.post([reached](Resource&) { reached->set_value(); });
    reached->get_future().wait();
}

} // namespace ichido
