// A command line that cannot be meant.
#pragma once

#include <QString>

namespace ichido::ctl {

/// Thrown while the command line is read; never beyond. The sentence names what to do and repeats
/// no value, which may be a secret at the wrong place.
struct UsageError {
    QString sentence;
};

} // namespace ichido::ctl
