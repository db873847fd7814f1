// Where a plan is kept as a file.
#pragma once

#include "recovery/domain/plan.h"
#include "recovery/ports/reply.h"

#include <string>

namespace ichido {

/// Files are read and written in a thread of their own; the caller never waits for a disk.
class PlanShelf {
public:
    virtual ~PlanShelf() = default;
    /// Replaces the file at once with its whole content, or leaves it as it was. "file.write".
    virtual void save(std::string path, Plan plan, Reply<Nothing> reply) = 0;
};

} // namespace ichido
