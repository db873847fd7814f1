// From SQLSTATE to how an operation ended.
#pragma once

#include "recovery/domain/failure.h"

#include <string_view>

namespace ichido::postgres {

/// `code` of the result is the SQLSTATE; `text` is a fixed sentence, never the server's, whose
/// message and detail hold parameters and row contents.
/// Classes: 42501, IC001 to IC006 and class 28 refused; 40001, 40P01, 55P03, class 53 busy;
/// 57014 timed_out; 57P0x and class 08 unavailable, or unknown after a write was sent;
/// 23xxx conflict; everything else invalid.
[[nodiscard]] Failure failure_from_sqlstate(std::string_view sqlstate, bool write);

} // namespace ichido::postgres
