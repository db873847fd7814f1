#include "recovery/domain/failure.h"

namespace ichido {

const char* to_word(FailureKind kind) noexcept
{
    switch (kind) {
    case FailureKind::refused:
        return "refused";
    case FailureKind::conflict:
        return "conflict";
    case FailureKind::busy:
        return "busy";
    case FailureKind::unavailable:
        return "unavailable";
    case FailureKind::timed_out:
        return "timed_out";
    case FailureKind::cancelled:
        return "cancelled";
    case FailureKind::invalid:
        return "invalid";
    case FailureKind::unknown:
        return "unknown";
    }
    return "unknown"; // the careful reading of a value that is none
}

} // namespace ichido
