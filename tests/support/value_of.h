// The value of a result that a test takes for granted.
#pragma once

#include "recovery/domain/failure.h"

#include <stdexcept>
#include <string>
#include <utility>

namespace ichido::test {

/// Ends with an exception, which Qt Test reports as a failure, where there is no value.
template <typename T>
T value_of(Result<T> result)
{
    if (!result)
        throw std::runtime_error("failed with " + result.error().code + ": " + result.error().text);
    return std::move(*result);
}

} // namespace ichido::test
