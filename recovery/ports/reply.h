// How an asynchronous port answers.
#pragma once

#include "recovery/domain/failure.h"

#include <functional>

namespace ichido {

/// Called exactly once, in a thread of the port's; it must do nothing but post into an Inbox.
template <typename T>
using Reply = std::function<void(Result<T>)>;

struct Nothing {
    bool operator==(const Nothing&) const = default;
};

} // namespace ichido
