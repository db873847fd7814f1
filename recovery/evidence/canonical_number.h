// Numbers as ECMAScript spells them, which is what RFC 8785 asks for.
#pragma once

#include <string>

namespace ichido {

/// ECMA-262, Number::toString with radix 10 (RFC 8785, section 3.2.2.3): the shortest digits that
/// read back as the same double. `number` is finite.
[[nodiscard]] std::string canonical_number(double number);

} // namespace ichido
