// Text from outside as a person may see it: no control, no change of direction, one line.
#pragma once

#include <QString>

#include <string_view>

namespace ichido {

/// Hidden characters become "<U+202E>" (recovery/domain/visible_text.h); bytes that are not UTF-8 U+FFFD.
[[nodiscard]] QString shown_text(std::string_view utf8);

} // namespace ichido
